"""A HAIP server that finds fault with its client: it refuses, loses a message, runs out of credit, and hangs up.

Serves one connection on loopback. Prints its port, and at the end how many errors there were of each code.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from time import time_ns
from typing import Any
from uuid import uuid4

from agent_errors import haip
from agent_errors.guard import Guard
from agent_errors.monitor import Monitor
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

VERSIONS = ["1.0", "1.1"]
CREDIT = 3
guard = Guard(haip)
monitor = Monitor(haip)


class Session:
    """One connection."""

    def __init__(self, socket: ServerConnection) -> None:
        self.socket = socket
        self.id = str(socket.id)
        self.sent: list[dict[str, Any]] = []
        self.parts: list[str] = []
        self.credit = CREDIT

    async def send(
        self, type_: str, payload: Mapping[str, Any], *, channel: str = "SYSTEM", lost: bool = False
    ) -> None:
        """Send a message, and keep it to send it again; one that is lost is only kept."""
        message: dict[str, Any] = {
            "id": str(uuid4()),
            "session": self.id,
            "seq": self.seq,
            "ts": str(time_ns() // 10**6),
        }
        message |= {"channel": channel, "type": type_, "payload": payload}
        self.sent.append(message)
        if not lost:
            await self.socket.send(json.dumps(message))

    @property
    def seq(self) -> str:
        """The number of the next message."""
        return str(len(self.sent) + 1)

    async def refuse(self, code: haip.ErrorCode, related_id: object = None, detail: Any = ...) -> None:
        """Tell the client what it did wrong; when it did that too often, hang up."""
        related = related_id if isinstance(related_id, str) else None
        event = haip.build_error_event(code, session=self.id, seq=self.seq, related_id=related, detail=detail)
        self.sent.append(event)
        await self.socket.send(json.dumps(event))
        monitor.record(code, self.id)
        verdict = guard.record(self.id, code)
        if verdict is not None:
            await self.socket.close(verdict.close_code or 1008, verdict.reason)

    async def receive(self, message: Any) -> None:
        """Answer a message."""
        problems = haip.check_message(message)
        if problems:
            detail = [{"pointer": pointer, "message": words} for pointer, words in problems]
            await self.refuse(haip.ErrorCode.PROTOCOL_VIOLATION, detail=detail)
            return
        payload = message["payload"]
        match message["type"]:
            case "HAI" if payload.get("version") not in VERSIONS:
                detail = {"supported_versions": VERSIONS}
                await self.refuse(haip.ErrorCode.VERSION_INCOMPATIBLE, message["id"], detail)
            case "HAI" if payload.get("token") != "fresh":
                await self.refuse(haip.ErrorCode.AUTHENTICATION_FAILED, message["id"])
            case "HAI":
                await self.send("HAI", {"version": payload["version"]})
            case "TOOL_CALL":
                for part in ("a", "b", "c"):
                    await self.send("MESSAGE_PART", {"text": part}, channel="answers", lost=part == "b")
            case "REPLAY_REQUEST":
                for sent in self.sent[int(payload["from_seq"]) - 1 :]:
                    await self.socket.send(json.dumps(sent))
            case "MESSAGE_PART" if self.credit == 0:
                await self.refuse(haip.ErrorCode.FLOW_CONTROL_VIOLATION, message["id"])
                self.credit = CREDIT
                await asyncio.sleep(0.05)
                await self.send("FLOW_UPDATE", {"credit": CREDIT})
            case "MESSAGE_PART":
                self.credit -= 1
                self.parts.append(payload["text"])
            case "MESSAGE_END":
                await self.send("MESSAGE_END", {"text": "".join(self.parts)})
            case "ERROR":
                error = haip.error_in(message)
                if error is not None:
                    monitor.record(error, self.id)


async def main() -> None:
    """Serve until the first connection ends."""
    ended = asyncio.Event()

    async def handle(socket: ServerConnection) -> None:
        session = Session(socket)
        try:
            async for text in socket:
                await session.receive(_decoded(text))
        except ConnectionClosed:
            pass
        finally:
            guard.forget(session.id)
            ended.set()

    async with serve(handle, "127.0.0.1", 0) as server:
        print(server.sockets[0].getsockname()[1], flush=True)
        await ended.wait()
    print(json.dumps(monitor.summary().by_code, sort_keys=True))


def _decoded(text: str | bytes) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


if __name__ == "__main__":
    asyncio.run(main())

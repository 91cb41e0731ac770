"""A HAIP client that makes mistakes and recovers from them; each thing that went well is a line of output.

python client.py PORT
"""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress
from time import time_ns
from typing import Any
from uuid import uuid4

from agent_errors import haip
from agent_errors.handler import ErrorHandler
from agent_errors.recovery import Recovery
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SPOKEN = ["2.0", "1.0"]


class Client:
    """One connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version, self.token = SPOKEN[0], "stale"
        self.received = 0  # the last message before which none is missing
        self.seen = 0
        self.sent = 0
        self.changed = asyncio.Condition()
        self.messages: list[dict[str, Any]] = []
        self.tasks: set[asyncio.Task[Any]] = set()
        actions = {
            haip.Action.NEGOTIATE_VERSION: self.negotiate,
            haip.Action.REFRESH_TOKEN: self.refresh,
            haip.Action.REQUEST_REPLAY: self.request_replay,
            haip.Action.WAIT_FOR_CREDIT: self.wait_for_credit,
        }
        self.handler = ErrorHandler(Recovery(haip, actions))
        self.handler.on_error(lambda error: print("error", error.raw_code))

    # What the catalogue asks for

    async def negotiate(self, error: haip.ErrorPayload) -> None:
        """Take the first version that both speak; fails if there is none."""
        self.version = next(version for version in SPOKEN if version in error.detail["supported_versions"])
        print("version", self.version)

    async def refresh(self, _: haip.ErrorPayload) -> None:
        """Get a new token, here from nowhere."""
        self.token = "fresh"
        print("token", self.token)

    async def request_replay(self, _: haip.HaipError) -> None:
        """Ask for what is missing, and wait until it is there."""
        await self.send("REPLAY_REQUEST", {"from_seq": str(self.received + 1)})
        await self.until(lambda: self.received >= self.seen)
        print("replayed")

    async def wait_for_credit(self, _: haip.ErrorPayload) -> None:
        """Wait until the server grants credit."""
        await self.until(lambda: self.latest("FLOW_UPDATE"))
        print("credit")

    # Sending and receiving

    async def send(self, type_: str, payload: dict[str, Any]) -> str:
        """Send a message; its id."""
        id_ = str(uuid4())
        message = {
            "id": id_,
            "session": "client",
            "seq": self.seq(),
            "ts": str(time_ns() // 10**6),
            "channel": "SYSTEM",
        }
        await self.socket.send(json.dumps({**message, "type": type_, "payload": payload}))
        return id_

    def seq(self) -> str:
        """The number of the next message."""
        self.sent += 1
        return str(self.sent)

    async def until(self, happened: Any) -> Any:
        """Wait until something has happened."""
        async with self.changed:
            return await self.changed.wait_for(happened)

    def parts(self) -> list[str]:
        """The texts that have come, in order."""
        return [message["payload"]["text"] for message in self.messages if message["type"] == "MESSAGE_PART"]

    def latest(self, type_: str, related_id: str | None = None) -> dict[str, Any] | None:
        """The latest message of a type, or an error about this id."""
        for message in reversed(self.messages):
            about = message["payload"].get("related_id")
            if message["type"] == type_ or (related_id is not None and related_id == about):
                return message
        return None

    async def receive(self) -> None:
        """Take messages in their order; when one is missing, tell the server and recover."""
        async for text in self.socket:
            message = json.loads(text)
            assert haip.check_message(message) == []
            seq = int(message["seq"])
            self.seen = max(self.seen, seq)
            if seq == self.received + 1:
                async with self.changed:
                    self.received = seq
                    self.messages.append(message)
                    self.changed.notify_all()
            elif seq > self.received:
                missing = haip.SeqViolation(f"{self.received + 1} is missing", related_id=message["id"])
                event = haip.build_error_event(
                    "SEQ_VIOLATION", missing.message, session="client", seq=self.seq(), related_id=message["id"]
                )
                await self.socket.send(json.dumps(event))
                self.begin(self.handler.handle(missing))

    def begin(self, work: Any) -> None:
        """Do something while messages are received."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def ask(self, type_: str, payload: Any) -> dict[str, Any]:
        """Send until the answer is of the same type; the answer. Raises what cannot be recovered from."""
        while True:
            id_ = await self.send(type_, payload())
            answer = await self.until(lambda id_=id_: self.latest(type_, id_))
            error = haip.error_in(answer)
            if error is None:
                return dict(answer["payload"])
            outcome = await self.handler.handle(error)
            if outcome is None or not outcome.recovered:
                raise haip.exception_for(error)


async def play(client: Client) -> None:
    """Make every mistake once."""
    answer = await client.ask("HAI", lambda: {"version": client.version, "token": client.token})
    print("connected", answer["version"])

    await client.send("TOOL_CALL", {"tool": "alphabet"})
    await client.until(lambda: len(client.parts()) == 3)
    await asyncio.gather(*client.tasks)
    print("parts", *client.parts())

    for part in ("w", "x", "y"):
        await client.send("MESSAGE_PART", {"text": part})
    id_ = await client.send("MESSAGE_PART", {"text": "z"})
    refusal = await client.until(lambda: client.latest("", id_))
    await client.handler.handle(haip.parse_error(refusal["payload"]))
    await client.send("MESSAGE_PART", {"text": "z"})
    await client.send("MESSAGE_END", {})
    answer = await client.until(lambda: client.latest("MESSAGE_END"))
    print("accepted", answer["payload"]["text"])

    for _ in range(11):
        await client.socket.send("this is no message")


async def main(port: int) -> None:
    """Connect and play until the server hangs up."""
    async with connect(f"ws://127.0.0.1:{port}") as socket:
        client = Client(socket)
        playing = asyncio.ensure_future(play(client))
        with suppress(ConnectionClosed):
            await client.receive()
        await playing
        print("closed", socket.close_code, socket.close_reason)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))

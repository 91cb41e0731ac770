// A HAIP server that finds fault with its client: it refuses, loses a message, runs out of credit, and hangs up.
// Serves one connection on loopback. Prints its port, and at the end how many errors there were of each code.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Guard } from "agent-errors/guard";
import { buildErrorEvent, checkMessage, ErrorCode, errorIn } from "agent-errors/haip";
import * as haip from "agent-errors/haip/catalog";
import { Monitor } from "agent-errors/monitor";
import { WebSocketServer } from "ws";

const VERSIONS = ["1.0", "1.1"];
const CREDIT = 3;
const guard = new Guard(haip);
const monitor = new Monitor(haip);

/** One connection. */
class Session {
  id = randomUUID();
  sent = [];
  parts = [];
  credit = CREDIT;

  constructor(socket) {
    this.socket = socket;
  }

  /** The number of the next message. */
  get seq() {
    return String(this.sent.length + 1);
  }

  /** Send a message, and keep it to send it again; one that is lost is only kept. */
  send(type, payload, { channel = "SYSTEM", lost = false } = {}) {
    const message = { id: randomUUID(), session: this.id, seq: this.seq, ts: `${Date.now()}`, channel, type, payload };
    this.sent.push(message);
    if (!lost) this.socket.send(JSON.stringify(message));
  }

  /** Tell the client what it did wrong; when it did that too often, hang up. */
  refuse(code, related, detail) {
    const relatedId = typeof related === "string" ? related : undefined;
    const event = buildErrorEvent(code, undefined, { session: this.id, seq: this.seq, relatedId, detail });
    this.sent.push(event);
    this.socket.send(JSON.stringify(event));
    monitor.record(code, this.id);
    const verdict = guard.record(this.id, code);
    if (verdict) this.socket.close(verdict.closeCode ?? 1008, verdict.reason);
  }

  /** Answer a message. */
  async receive(message) {
    const problems = checkMessage(message);
    if (problems.length > 0) return this.refuse(ErrorCode.PROTOCOL_VIOLATION, undefined, problems);
    const { id, type, payload } = message;
    if (type === "HAI") this.greet(id, payload);
    else if (type === "TOOL_CALL") {
      for (const text of ["a", "b", "c"])
        this.send("MESSAGE_PART", { text }, { channel: "answers", lost: text === "b" });
    } else if (type === "REPLAY_REQUEST") {
      for (const sent of this.sent.slice(Number(payload.from_seq) - 1)) this.socket.send(JSON.stringify(sent));
    } else if (type === "MESSAGE_PART" && this.credit === 0) {
      this.refuse(ErrorCode.FLOW_CONTROL_VIOLATION, id);
      this.credit = CREDIT;
      await sleep(50);
      this.send("FLOW_UPDATE", { credit: CREDIT });
    } else if (type === "MESSAGE_PART") {
      this.credit -= 1;
      this.parts.push(payload.text);
    } else if (type === "MESSAGE_END") this.send("MESSAGE_END", { text: this.parts.join("") });
    else if (type === "ERROR") monitor.record(errorIn(message), this.id);
  }

  greet(id, { version, token }) {
    const detail = { supported_versions: VERSIONS };
    if (!VERSIONS.includes(version)) this.refuse(ErrorCode.VERSION_INCOMPATIBLE, id, detail);
    else if (token !== "fresh") this.refuse(ErrorCode.AUTHENTICATION_FAILED, id);
    else this.send("HAI", { version });
  }
}

function decoded(data) {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}

const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () => console.log(server.address().port));
server.on("connection", (socket) => {
  const session = new Session(socket);
  socket.on("message", (data) => {
    if (socket.readyState === socket.OPEN) session.receive(decoded(data));
  });
  socket.on("close", () => {
    guard.forget(session.id);
    server.close();
    console.log(JSON.stringify(Object.fromEntries([...monitor.summary().byCode].sort())));
  });
});

// A HAIP client that makes mistakes and recovers from them; each thing that went well is a line of output.
//
//     node client.mjs PORT
import { randomUUID } from "node:crypto";
import {
  Action,
  buildErrorEvent,
  checkMessage,
  ErrorCode,
  errorIn,
  exceptionFor,
  parseError,
  SeqViolation,
} from "agent-errors/haip";
import * as haip from "agent-errors/haip/catalog";
import { ErrorHandler } from "agent-errors/handler";
import { Recovery } from "agent-errors/recovery";
import { WebSocket } from "ws";

const SPOKEN = ["2.0", "1.0"];

/** One connection. */
class Client {
  version = SPOKEN[0];
  token = "stale";
  received = 0; // the last message before which none is missing
  seen = 0;
  sent = 0;
  messages = [];
  waiting = new Set();
  tasks = new Set();

  constructor(socket) {
    this.socket = socket;
    const actions = {
      [Action.NEGOTIATE_VERSION]: (error) => this.negotiate(error),
      [Action.REFRESH_TOKEN]: () => this.refresh(),
      [Action.REQUEST_REPLAY]: () => this.requestReplay(),
      [Action.WAIT_FOR_CREDIT]: () => this.waitForCredit(),
    };
    const logger = { warn: console.error, debug() {} };
    this.handler = new ErrorHandler({ recovery: new Recovery(haip, actions), logger });
    this.handler.onError(({ rawCode }) => console.log("error", rawCode));
    socket.on("message", (data) => this.receive(JSON.parse(data.toString())));
  }

  // What the catalogue asks for

  /** Take the first version that both speak; fails if there is none. */
  async negotiate({ detail }) {
    const version = SPOKEN.find((each) => detail.supported_versions.includes(each));
    if (version === undefined) return false;
    this.version = version;
    console.log("version", version);
  }

  /** Get a new token, here from nowhere. */
  async refresh() {
    this.token = "fresh";
    console.log("token", this.token);
  }

  /** Ask for what is missing, and wait until it is there. */
  async requestReplay() {
    this.send("REPLAY_REQUEST", { from_seq: `${this.received + 1}` });
    await this.until(() => this.received >= this.seen);
    console.log("replayed");
  }

  /** Wait until the server grants credit. */
  async waitForCredit() {
    await this.until(() => this.latest("FLOW_UPDATE"));
    console.log("credit");
  }

  // Sending and receiving

  /** The number of the next message. */
  seq() {
    this.sent += 1;
    return String(this.sent);
  }

  /** Send a message; its id. */
  send(type, payload) {
    const [id, seq, ts] = [randomUUID(), this.seq(), `${Date.now()}`];
    this.socket.send(JSON.stringify({ id, session: "client", seq, ts, channel: "SYSTEM", type, payload }));
    return id;
  }

  /** Wait until something has happened; what it gives. */
  async until(happened) {
    for (;;) {
      const found = happened();
      if (found) return found;
      await new Promise((resolve) => this.waiting.add(resolve));
    }
  }

  /** The texts that have come, in order. */
  parts() {
    return this.messages.filter(({ type }) => type === "MESSAGE_PART").map(({ payload }) => payload.text);
  }

  /** The latest message of a type, or an error about this id. */
  latest(wanted, relatedId) {
    const about = (payload) => relatedId !== undefined && payload.related_id === relatedId;
    return this.messages.findLast(({ type, payload }) => type === wanted || about(payload));
  }

  /** Take messages in their order; when one is missing, tell the server and recover. */
  receive(message) {
    if (checkMessage(message).length > 0) throw new Error("the server broke the protocol");
    const seq = Number(message.seq);
    this.seen = Math.max(this.seen, seq);
    if (seq === this.received + 1) {
      this.received = seq;
      this.messages.push(message);
      for (const wake of this.waiting) wake();
      this.waiting.clear();
    } else if (seq > this.received) {
      const relatedId = message.id;
      const missing = new SeqViolation(`${this.received + 1} is missing`, { relatedId });
      const options = { session: "client", seq: this.seq(), relatedId };
      this.socket.send(JSON.stringify(buildErrorEvent(ErrorCode.SEQ_VIOLATION, missing.message, options)));
      this.tasks.add(this.handler.handle(missing));
    }
  }

  /** Send until the answer is of the same type; the answer. Throws what cannot be recovered from. */
  async ask(type, payload) {
    for (;;) {
      const id = this.send(type, payload());
      const answer = await this.until(() => this.latest(type, id));
      const error = errorIn(answer);
      if (error === undefined) return answer.payload;
      const outcome = await this.handler.handle(error);
      if (outcome?.status !== "recovered") throw exceptionFor(error);
    }
  }
}

/** Make every mistake once. */
async function play(client) {
  const { version } = await client.ask("HAI", () => ({ version: client.version, token: client.token }));
  console.log("connected", version);

  client.send("TOOL_CALL", { tool: "alphabet" });
  await client.until(() => client.parts().length === 3);
  await Promise.all(client.tasks);
  console.log("parts", ...client.parts());

  for (const text of ["w", "x", "y"]) client.send("MESSAGE_PART", { text });
  const id = client.send("MESSAGE_PART", { text: "z" });
  const refusal = await client.until(() => client.latest(undefined, id));
  await client.handler.handle(parseError(refusal.payload));
  client.send("MESSAGE_PART", { text: "z" });
  client.send("MESSAGE_END", {});
  const { payload } = await client.until(() => client.latest("MESSAGE_END"));
  console.log("accepted", payload.text);

  for (let count = 0; count < 11; count += 1) client.socket.send("this is no message");
}

const socket = new WebSocket(`ws://127.0.0.1:${process.argv[2]}`);
const client = new Client(socket);
socket.on("open", () => play(client));
socket.on("close", (code, reason) => console.log("closed", code, reason.toString()));

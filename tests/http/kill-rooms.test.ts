import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { AppServer } from "../support/app-server";
import { ChatSocket } from "../support/chat-socket";

/**
 * kill -9 in the middle of a thousand messages, by calls and by a socket, and of two hundred posts: none that
 * was acknowledged is lost, and none doubles when all are sent again.
 */

const CALLED = "/api/chat-rooms/general/messages";
const SOCKET_ROOM = "help";
const THREADS = "/api/forum/threads";

let app: AppServer;
let ann: AppClient;
let threadId: string;

beforeAll(async () => {
  app = await AppServer.start({ RATE_LIMIT_SCALE: "1000" });
  ann = await app.person("ann");
  const first = { title: "Which name?", content: "I am looking for one.", category: "general" };
  threadId = (await ann.json("POST", THREADS, first)).body.id;
});
afterAll(() => app.stop());

/** Things of one kind that are sent, each under a client id. */
class Sending {
  readonly total: number;
  /** Ids as they were acknowledged, by client id. */
  readonly acknowledged = new Map<string, string>();
  readonly #name: string;

  constructor(name: string, total: number) {
    this.#name = name;
    this.total = total;
  }

  clientIdOf(n: number): string {
    return `${this.#name}-${n}`;
  }

  /** Notes what was answered: the same thing has the same id, however often it is sent. */
  acknowledge(clientId: string, id: string): void {
    expect(this.acknowledged.get(clientId) ?? id).toBe(id);
    this.acknowledged.set(clientId, id);
    onAnswer();
  }

  /** Sends all, some at once; what is not answered is left to be sent again. */
  async byCalls(atOnce: number, call: (clientId: string, n: number) => [string, object]) {
    let next = 0;
    const send = async () => {
      while (next < this.total) {
        const n = next;
        next += 1;
        const [path, body] = call(this.clientIdOf(n), n);
        const answer = await ann.json("POST", path, body).catch(() => null);
        if (!answer) continue;
        expect([200, 201]).toContain(answer.status);
        this.acknowledge(this.clientIdOf(n), answer.body.id);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, send));
  }

  /** Sends all over one socket, until that ends. */
  async bySocket(atOnce: number) {
    const socket = await ChatSocket.join(ann, app.port, SOCKET_ROOM);
    const ended = socket.closed().then(() => null);
    for (let from = 0; from < this.total; from += atOnce) {
      for (let n = from; n < from + atOnce; n += 1) {
        const clientId = this.clientIdOf(n);
        const content = `This is ${clientId}.`;
        socket.send({ type: "message", roomId: SOCKET_ROOM, content, clientId });
      }
      for (let n = 0; n < atOnce; n += 1) {
        const told = await Promise.race([socket.next("message"), ended]);
        if (!told) return;
        this.acknowledge(told.clientId ?? "", told.id);
      }
    }
    socket.leave();
  }
}

const messages = new Sending("message", 700);
const spoken = new Sending("spoken", 300);
const threads = new Sending("thread", 100);
const replies = new Sending("reply", 100);
const all = [messages, spoken, threads, replies];

/** Called with each acknowledgement. */
let onAnswer = () => {};

const sendAll = () =>
  Promise.all([
    messages.byCalls(20, (clientId) => [CALLED, { content: `This is ${clientId}.`, clientId }]),
    spoken.bySocket(10),
    threads.byCalls(3, (clientId, n) => {
      const title = `Thread ${n}`;
      return [THREADS, { title, content: `This is ${clientId}.`, category: "general", clientId }];
    }),
    replies.byCalls(3, (clientId) => [
      `${THREADS}/${threadId}/replies`,
      { content: `This is ${clientId}.`, clientId },
    ]),
  ]);

/** All messages of a room, page by page. */
async function readRoom(roomId: string) {
  const stored: { id: string; clientId: string; number: number }[] = [];
  const path = `/api/chat-rooms/${roomId}/messages`;
  for (let page = path; ; ) {
    const { body } = await ann.get(page);
    if (body.length === 0) return stored;
    stored.unshift(...body);
    page = `${path}?before=${body[0].number}`;
  }
}

/** All of a list of the forum, page by page. */
async function readForum(path: string) {
  const stored: { id: string; content: string }[] = [];
  for (let page: string | undefined = path; page; ) {
    const { body, headers } = await ann.get(page);
    stored.push(...body);
    page = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ""))?.[1];
  }
  return stored;
}

/** Ids by the client id that their text names. */
const byText = (stored: { id: string; content: string }[]) =>
  new Map(stored.map(({ id, content }) => [/This is (.+)\./.exec(content)?.[1] ?? "", id]));

test("messages and posts survive it, each once", { timeout: 300_000 }, async () => {
  let killed: Promise<unknown> | undefined;
  onAnswer = () => {
    const isInTheMiddle = all.every(({ acknowledged, total }) => acknowledged.size * 10 >= total);
    if (isInTheMiddle) killed ??= app.kill9();
  };
  await sendAll();
  await killed;
  for (const { acknowledged, total } of all) expect(acknowledged.size).toBeLessThan(total);
  await app.restart();
  onAnswer = () => {};
  await sendAll();

  for (const [sending, roomId] of [
    [messages, "general"],
    [spoken, SOCKET_ROOM],
  ] as const) {
    const stored = await readRoom(roomId);
    expect(stored).toHaveLength(sending.total);
    expect(new Map(stored.map(({ clientId, id }) => [clientId, id]))).toEqual(sending.acknowledged);
    expect(new Set(stored.map(({ number }) => number)).size).toBe(sending.total);
  }
  const storedThreads = await readForum(THREADS);
  const others = storedThreads.filter(({ id }) => id !== threadId);
  expect(others).toHaveLength(threads.total);
  expect(byText(others)).toEqual(threads.acknowledged);
  const storedReplies = await readForum(`${THREADS}/${threadId}/replies`);
  expect(storedReplies).toHaveLength(replies.total);
  expect(byText(storedReplies)).toEqual(replies.acknowledged);
});

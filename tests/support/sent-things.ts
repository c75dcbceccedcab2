import { expect } from "vitest";
import type { AppClient } from "./app-client";
import type { AppServer } from "./app-server";
import { ChatSocket } from "./chat-socket";

const CALLED = "/api/chat-rooms/general/messages";
const SOCKET_ROOM = "help";
const THREADS = "/api/forum/threads";

/** Things of one kind that are sent, each under a client id. */
class Sending {
  /** Ids as they were acknowledged, by client id. */
  readonly acknowledged = new Map<string, string>();
  /** Called with each acknowledgement. */
  onAnswer = () => {};
  #total: number;
  /** How many were sent so far, answered or not. */
  #begun = 0;
  #isCut = false;

  constructor(
    readonly name: string,
    total: number,
  ) {
    this.#total = total;
  }

  /** How many there are. */
  get total(): number {
    return this.#total;
  }

  /** Sends no more: nobody hears it. */
  cut(): void {
    this.#isCut = true;
  }

  /** From here on there are those alone that were sent before. */
  keepBegun(): void {
    this.#total = this.#begun;
    this.#isCut = false;
  }

  clientIdOf(n: number): string {
    return `${this.name}-${n}`;
  }

  /** Notes what was answered: the same thing has the same id, however often it is sent. */
  acknowledge(clientId: string, id: string): void {
    expect(this.acknowledged.get(clientId) ?? id).toBe(id);
    this.acknowledged.set(clientId, id);
    this.onAnswer();
  }

  /** Sends all, some at once; what is not answered is left to be sent again. */
  async byCalls(by: AppClient, atOnce: number, call: (clientId: string, n: number) => object) {
    let next = 0;
    const send = async () => {
      while (next < this.#total && !this.#isCut) {
        const n = next;
        next += 1;
        this.#begun = Math.max(this.#begun, next);
        const { path, ...body } = call(this.clientIdOf(n), n) as { path: string };
        const answer = await by.json("POST", path, body).catch(() => null);
        if (!answer) continue;
        expect([200, 201]).toContain(answer.status);
        this.acknowledge(this.clientIdOf(n), answer.body.id);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, send));
  }

  /** Sends all over one socket, until that ends. */
  async bySocket(by: AppClient, port: number, atOnce: number) {
    const socket = await ChatSocket.join(by, port, SOCKET_ROOM);
    const ended = socket.closed().then(() => null);
    for (let from = 0; from < this.#total; from += atOnce) {
      this.#begun = Math.max(this.#begun, from + atOnce);
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

/**
 * A thousand messages, by calls and by a socket, and two hundred posts: one person begins to send them to a process,
 * which is killed in the middle of it, and then sends all again that went to it.
 */
export class SentThings {
  readonly #messages: Sending;
  readonly #spoken: Sending;
  readonly #threads: Sending;
  readonly #replies: Sending;
  readonly #all: readonly Sending[];
  readonly #by: AppClient;
  #threadId = "";

  /**
   * @param by who sends
   * @param share of them all, where a smaller number shows the same
   */
  constructor(by: AppClient, share = 1) {
    this.#by = by;
    this.#messages = new Sending("message", 700 * share);
    this.#spoken = new Sending("spoken", 300 * share);
    this.#threads = new Sending("thread", 100 * share);
    this.#replies = new Sending("reply", 100 * share);
    this.#all = [this.#messages, this.#spoken, this.#threads, this.#replies];
  }

  /**
   * Sends all to a process, and kills that once a tenth of each kind was acknowledged. What nobody has sent by then
   * could be neither lost nor doubled, and is left out from here on.
   */
  async sendUntilKilled(app: AppServer): Promise<void> {
    const first = { title: "Which name?", content: "I am looking for one.", category: "general" };
    this.#threadId = (await this.#by.at(app).json("POST", THREADS, first)).body.id;
    let killed: Promise<unknown> | undefined;
    const onAnswer = () => {
      const isInTheMiddle = this.#all.every(
        ({ acknowledged, total }) => acknowledged.size * 10 >= total,
      );
      if (!isInTheMiddle || killed) return;
      killed = app.kill9();
      for (const sending of this.#all) sending.cut();
    };
    for (const sending of this.#all) sending.onAnswer = onAnswer;
    await this.sendAll(app);
    await killed;
    for (const { acknowledged, total } of this.#all) {
      expect(acknowledged.size).toBeLessThan(total);
    }
    for (const sending of this.#all) {
      sending.onAnswer = () => {};
      sending.keepBegun();
    }
  }

  /** Sends all that there are to a process, whatever was sent before. */
  async sendAll(app: AppServer): Promise<void> {
    const by = this.#by.at(app);
    await Promise.all([
      this.#messages.byCalls(by, 20, (clientId) => {
        return { path: CALLED, content: `This is ${clientId}.`, clientId };
      }),
      this.#spoken.bySocket(by, app.port, 10),
      this.#threads.byCalls(by, 3, (clientId, n) => {
        const content = `This is ${clientId}.`;
        return { path: THREADS, title: `Thread ${n}`, content, category: "general", clientId };
      }),
      this.#replies.byCalls(by, 3, (clientId) => {
        const path = `${THREADS}/${this.#threadId}/replies`;
        return { path, content: `This is ${clientId}.`, clientId };
      }),
    ]);
  }

  /** Holds that each is there once, under the id that was acknowledged. */
  async expectEachOnce(): Promise<void> {
    for (const [sending, roomId] of [
      [this.#messages, "general"],
      [this.#spoken, SOCKET_ROOM],
    ] as const) {
      const stored = await this.#readRoom(roomId);
      expect(stored).toHaveLength(sending.total);
      const ids = new Map(stored.map(({ clientId, id }) => [clientId, id]));
      expect(ids).toEqual(sending.acknowledged);
      expect(new Set(stored.map(({ number }) => number)).size).toBe(sending.total);
    }
    const threads = (await this.#readForum(THREADS)).filter(({ id }) => id !== this.#threadId);
    const replies = await this.#readForum(`${THREADS}/${this.#threadId}/replies`);
    for (const [sending, stored] of [
      [this.#threads, threads],
      [this.#replies, replies],
    ] as const) {
      expect(stored).toHaveLength(sending.total);
      expect(idsByText(stored)).toEqual(sending.acknowledged);
    }
  }

  /** All messages of a room, page by page. */
  async #readRoom(roomId: string) {
    const stored: { id: string; clientId: string; number: number }[] = [];
    const path = `/api/chat-rooms/${roomId}/messages`;
    for (let page = path; ; ) {
      const { body } = await this.#by.get(page);
      if (body.length === 0) return stored;
      stored.unshift(...body);
      page = `${path}?before=${body[0].number}`;
    }
  }

  /** All of a list of the forum, page by page. */
  async #readForum(path: string) {
    const stored: { id: string; content: string }[] = [];
    for (let page: string | undefined = path; page; ) {
      const { body, headers } = await this.#by.get(page);
      stored.push(...body);
      page = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ""))?.[1];
    }
    return stored;
  }
}

/** Ids by the client id that their text names. */
function idsByText(stored: readonly { id: string; content: string }[]): Map<string, string> {
  return new Map(stored.map(({ id, content }) => [/This is (.+)\./.exec(content)?.[1] ?? "", id]));
}

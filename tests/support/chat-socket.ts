import { once } from "node:events";
import { WebSocket } from "ws";
import type { ServerFrame } from "../../app/community/rooms/frames";
import type { AppClient } from "./app-client";

/** The frame of a type. */
type Frame<Type, Each = ServerFrame> = Each extends { type: infer Own }
  ? Type extends Own
    ? Each
    : never
  : never;

/** A browser's socket in the chat rooms: what it was told, and what to wait for. */
export class ChatSocket {
  /** Everything that came, in order. */
  readonly frames: ServerFrame[] = [];
  readonly #socket: WebSocket;
  readonly #waiting = new Set<() => void>();
  /** Frames before this one were waited for already. */
  #at = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("error", () => {});
    socket.on("message", (data) => {
      this.frames.push(JSON.parse(String(data)));
      for (const wake of [...this.#waiting]) wake();
    });
  }

  /** Opens one as a browser with these cookies does. @throws {Error} when it is refused */
  static async open(
    client: AppClient,
    port: number,
    more: Record<string, string> = {},
  ): Promise<ChatSocket> {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const host = `localhost:${port}`;
    const headers = { host, origin: `http://${host}`, cookie, ...more };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/chat`, { headers });
    const chat = new ChatSocket(socket);
    await once(socket, "open");
    return chat;
  }

  /** Opens one in a room. */
  static async join(client: AppClient, port: number, roomId: string): Promise<ChatSocket> {
    const chat = await ChatSocket.open(client, port);
    chat.send({ type: "join", roomId });
    await chat.next("joined");
    return chat;
  }

  send(frame: object): void {
    this.raw(JSON.stringify(frame));
  }

  raw(data: string | Buffer): void {
    this.#socket.send(data);
  }

  /** The next frame of a type that satisfies, after those waited for before. */
  async next<Type extends ServerFrame["type"]>(
    type: Type,
    satisfies: (frame: Frame<Type>) => boolean = () => true,
  ): Promise<Frame<Type>> {
    for (;;) {
      for (; this.#at < this.frames.length; this.#at += 1) {
        const frame = this.frames[this.#at];
        if (frame?.type !== type || !satisfies(frame as Frame<Type>)) continue;
        this.#at += 1;
        return frame as Frame<Type>;
      }
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#waiting.delete(wake);
          resolve();
        };
        this.#waiting.add(wake);
      });
    }
  }

  /** Resolves with the code by which it is closed, also when its server was killed. */
  closed(): Promise<number> {
    return new Promise((resolve) => {
      this.#socket.once("close", resolve);
    });
  }

  /** Texts of the messages that came, in order. */
  get said(): string[] {
    return this.frames.flatMap((frame) => (frame.type === "message" ? [frame.content] : []));
  }

  leave(): void {
    this.#socket.terminate();
  }
}

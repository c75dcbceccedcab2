import { connect, type Socket } from "node:net";
import { PONG_FRAME, readFrames, textFrame } from "./client-frames";
import { readMarks } from "./marks";

/** What a line reads: frames of a WebSocket, or a page that does not end. */
export type LineKind = "socket" | "page";

/** Where a line goes. */
export interface LineTarget {
  kind: LineKind;
  port: number;
  path: string;
  /** The address that it comes from. */
  from: string;
  cookie: string;
  /** What is sent first, and answered by something with {@link answered}. */
  hello?: string;
  answered?: string;
}

/** All lines read into it, one after the other: what is left over is copied. */
const buffer = Buffer.alloc(256 * 1024);
/** Where a message's text begins, in a frame and in a page. */
const BEFORE_MARK = { socket: '"content":"', page: "<p>" } as const;

/** One reader's connection, without anything that a reader need not do. */
export class Line {
  /** The text of the last frame with a mark. */
  lastMessage = "";
  /** Called with the time of each mark. */
  onMark: (writtenAt: number) => void = () => {};
  readonly #target: LineTarget;
  readonly #socket: Socket;
  #rest: Buffer | null = null;
  #isOpen = false;
  #opened: (() => void) | null = null;
  #failed: (error: Error) => void;

  /** @param onEnd called when the other side ends it */
  private constructor(target: LineTarget, onEnd: (error: Error) => void) {
    this.#target = target;
    this.#failed = onEnd;
    const callback = (length: number) => this.#read(buffer.subarray(0, length));
    this.#socket = connect({
      port: target.port,
      host: "127.0.0.1",
      localAddress: target.from,
      onread: { buffer, callback },
    });
    this.#socket.setNoDelay(true);
    this.#socket.on("error", (error) => this.#failed(error));
    this.#socket.on("close", () => this.#failed(new Error("A line was closed.")));
    this.#socket.write(requestOf(target));
  }

  /** Opens one. @throws {Error} when it is refused */
  static open(target: LineTarget, onEnd: (error: Error) => void): Promise<Line> {
    return new Promise((resolve, reject) => {
      const line = new Line(target, reject);
      line.#opened = () => {
        line.#failed = onEnd;
        resolve(line);
      };
    });
  }

  say(text: string): void {
    this.#socket.write(textFrame(text));
  }

  close(): void {
    this.#failed = () => {};
    this.#socket.destroy();
  }

  #read(chunk: Buffer): boolean {
    const bytes = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk;
    const read = this.#isOpen ? this.#take(bytes) : this.#shakeHands(bytes);
    this.#rest = read < bytes.length ? Buffer.from(bytes.subarray(read)) : null;
    return true;
  }

  #shakeHands(bytes: Buffer): number {
    const end = bytes.indexOf("\r\n\r\n");
    if (end === -1) return 0;
    const status = bytes.toString("latin1", 0, bytes.indexOf("\r\n"));
    if (!/ (101|200) /.test(status)) {
      this.#failed(new Error(`${status}: ${bytes.toString("latin1", end, end + 300)}`));
      return bytes.length;
    }
    this.#isOpen = true;
    const { hello } = this.#target;
    if (hello) this.say(hello);
    else this.#opened?.();
    return end + 4 + this.#take(bytes.subarray(end + 4));
  }

  #take(bytes: Buffer): number {
    const { kind } = this.#target;
    const marks = { before: BEFORE_MARK[kind], onMark: this.onMark };
    if (kind === "page") return readMarks(bytes, marks);
    return readFrames(bytes, {
      onText: (payload) => this.#takeText(payload),
      onPing: () => this.#socket.write(PONG_FRAME),
      onClose: () => this.#failed(new Error("A server closed a line.")),
    });
  }

  #takeText(payload: Buffer): void {
    const { answered } = this.#target;
    if (this.#opened && answered && payload.includes(answered)) this.#opened();
    readMarks(payload, {
      before: BEFORE_MARK.socket,
      onMark: (writtenAt) => {
        if (this.keepsMessages) this.lastMessage = payload.toString();
        this.onMark(writtenAt);
      },
    });
  }

  /** Whether it keeps its last message: one line of many does. */
  keepsMessages = false;
}

function requestOf({ kind, port, path, cookie }: LineTarget): string {
  const lines = [`GET ${path} HTTP/1.1`, `Host: localhost:${port}`];
  if (cookie) lines.push(`Cookie: ${cookie}`);
  if (kind === "page") lines.push("Accept: text/html");
  else {
    lines.push(
      "Connection: Upgrade",
      "Upgrade: websocket",
      `Origin: http://localhost:${port}`,
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    );
  }
  return `${lines.join("\r\n")}\r\n\r\n`;
}

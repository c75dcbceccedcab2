import type { Duplex } from "node:stream";
import type { ServerFrame } from "~/community/rooms/frames";
import { encodeFrame } from "~/community/rooms/live/live-change.server";
import { type Unread, UnreadBytes } from "../limits/unread-bytes";
import type { OpenSocket } from "../sockets/open-socket";
import { CLOSE_MS } from "../sockets/socket-limits";
import { isTooSlow } from "./slow-reader.server";

/** IANA's registry of close codes: try again later. */
const TRY_AGAIN_LATER = 1013;

/** Frames are counted from this size on, in bytes: what was missed, of which two hundred messages may be a megabyte. */
const LARGE_FRAME = 16_000;
/** What waits for sockets that read none of it: one network's 120 could have had 150 MB of it, and ten networks all memory. */
const unread = new UnreadBytes({ network: 20_000_000, all: 100_000_000 });

/** Why something was not done. */
interface Refusal {
  code: string;
  message: string;
  retryAfterSeconds?: number | undefined;
}

/** What one browser is told: frames, as they are on the line. */
export class ChatLine {
  readonly #socket: OpenSocket;
  readonly #line: Duplex;
  readonly #network: string;
  /** What waits in large frames; there are thousands of sockets for which nothing ever does. */
  #unread: Unread | null = null;

  /**
   * @param line the connection below the socket
   * @param network where it comes from, opaquely
   */
  constructor(socket: OpenSocket, line: Duplex, network: string) {
    this.#socket = socket;
    this.#line = line;
    this.#network = network;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  send(frame: ServerFrame): void {
    this.write(encodeFrame(frame));
  }

  /** @param clientId of the message that was refused */
  refuse({ code, message, retryAfterSeconds }: Refusal, clientId?: string): void {
    this.send({
      type: "error",
      code,
      message,
      ...(clientId ? { clientId } : {}),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    });
  }

  /**
   * Writes past `ws`, which would frame the same bytes anew for each of thousands.
   *
   * @param frames one frame, or several in a row
   */
  write(frames: Buffer): void {
    if (!this.isOpen) return;
    if (isTooSlow(this.#line)) {
      // Its browser resumes with `after`.
      this.end(TRY_AGAIN_LATER, "Too slow. Join again with what you have.");
      this.#socket.terminate();
      return;
    }
    if (frames.length < LARGE_FRAME) this.#line.write(frames);
    else this.#writeCounted(frames);
  }

  #writeCounted(frames: Buffer): void {
    const end = () => this.#socket.terminate();
    this.#unread ??= { network: this.#network, bytes: 0, end };
    const one = this.#unread;
    this.#line.write(frames, () => unread.remove(one, frames.length));
    unread.add(one, frames.length);
  }

  /** @param code of RFC 6455, 7.4.1 */
  end(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  /** Ends it for somebody who goes on sending: nothing more is read, as `ws` would do until the other side ends too. */
  cutOff(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.end(code, reason);
    this.#socket.stopReading();
    setTimeout(() => this.#socket.terminate(), CLOSE_MS).unref();
  }
}

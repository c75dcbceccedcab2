import type { Duplex } from "node:stream";
import type { ServerFrame } from "~/community/rooms/frames";
import { encodeFrame } from "~/community/rooms/live/live-change.server";
import type { OpenSocket } from "../sockets/open-socket";
import { CLOSE_MS } from "../sockets/socket-limits";
import { isTooSlow } from "./slow-reader.server";

/** IANA's registry of close codes: try again later. */
const TRY_AGAIN_LATER = 1013;

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

  /** @param line the connection below the socket */
  constructor(socket: OpenSocket, line: Duplex) {
    this.#socket = socket;
    this.#line = line;
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
    this.#line.write(frames);
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

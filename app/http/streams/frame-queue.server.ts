import { isRefused, type ReadFrame, readFrame } from "~/community/rooms/live/read-frame";
import { toAppError } from "../requests/error-response.server";
import type { OpenSocket } from "../sockets/open-socket";
import type { ChatLine } from "./chat-line.server";
import { FrameRate, MOST_AT_ONCE, TOO_MANY_FRAMES } from "./frame-rate.server";

/** RFC 6455, 7.4.1: what was sent is not what this takes. */
export const POLICY_VIOLATION = 1008;
/** Frames of one socket that wait for those before them; each may hold a message. */
const MOST_UNANSWERED = 2 * MOST_AT_ONCE;

/** The frames of one socket: so many in a time, and one after the other, in the order in which they came. */
export class FrameQueue {
  readonly #socket: OpenSocket;
  readonly #line: ChatLine;
  readonly #perform: (frame: ReadFrame) => Promise<void>;
  readonly #rate = new FrameRate();
  #last: Promise<void> = Promise.resolve();
  #unanswered = 0;
  /** Whether the frame that comes next was there with the one before. */
  #isNextHere = false;

  /** @param perform does what a frame asks for; what it throws is told to who sent the frame */
  constructor(socket: OpenSocket, line: ChatLine, perform: (frame: ReadFrame) => Promise<void>) {
    this.#socket = socket;
    this.#line = line;
    this.#perform = perform;
    socket.on("message", (data, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.counter = this;
  }

  /** Counts a frame, also one that holds nothing to do, and tells of one too many. */
  countFrame(): boolean {
    const counted = this.#rate.count(performance.now(), this.#isNextHere);
    this.#isNextHere = this.#socket.hasMore;
    const isBehind = counted === "take" && this.#unanswered >= MOST_UNANSWERED;
    if (counted === "end") this.#line.cutOff(POLICY_VIOLATION, "Too many frames.");
    else if (counted === "refuse" || isBehind) this.#line.refuse(TOO_MANY_FRAMES);
    return counted === "take" && !isBehind;
  }

  #receive(data: Buffer, isBinary: boolean): void {
    const frame = this.countFrame() ? readFrame(data, isBinary) : null;
    if (!frame) return;
    if (isRefused(frame)) {
      this.#line.refuse(frame, frame.clientId);
      return;
    }
    this.#unanswered += 1;
    this.#last = this.#last.then(() => this.#answer(frame)).finally(() => (this.#unanswered -= 1));
  }

  async #answer(frame: ReadFrame): Promise<void> {
    try {
      await this.#perform(frame);
    } catch (error) {
      const { code, status, message, retryAfterSeconds } = toAppError(error);
      const clientId = "clientId" in frame ? (frame.clientId ?? undefined) : undefined;
      this.#line.refuse({ code: code ?? `http_${status}`, message, retryAfterSeconds }, clientId);
    }
  }
}

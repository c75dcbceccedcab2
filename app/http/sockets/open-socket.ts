import { WebSocket } from "ws";

/** What has come of a connection and is no frame yet, in `ws`; documented nowhere, so it may be missing. */
interface Unread {
  _buffers?: Buffer[];
  _bufferedBytes?: number;
}

/**
 * A socket as this server holds thousands. What is the same for all of them it does by itself: a listener for each
 * event would be as large as the socket.
 */
export class OpenSocket extends WebSocket {
  /** It was asked for a sign of life, and gave none since. */
  isSilent = false;
  /** Counts pings and pongs: each costs as much to read as a word. */
  counter: { countFrame(): unknown } | undefined;
  /** Gives back what it takes while it is open. */
  leave: (() => unknown) | undefined;

  /** Whether more has come together with the frame that was read last. */
  get hasMore(): boolean {
    return (this.#unread?._bufferedBytes ?? 0) > 0;
  }

  /**
   * Reads nothing more. A piece of 64 kB may hold eight thousand frames, of which `ws` would read one in each turn of the
   * event loop, and end the socket when it has read them all.
   */
  stopReading(): void {
    this.pause();
    if (!this.#unread?._buffers) return;
    this.#unread._buffers = [];
    this.#unread._bufferedBytes = 0;
  }

  get #unread(): Unread | undefined {
    return (this as unknown as { _receiver?: Unread })._receiver;
  }

  override emit(name: string | symbol, ...values: unknown[]): boolean {
    if (name === "pong") this.isSilent = false;
    if (name === "ping" || name === "pong") this.counter?.countFrame();
    if (name === "close") this.leave?.();
    // A frame that is too large, say: `ws` closes the socket by itself.
    if (name === "error" && this.listenerCount("error") === 0) return false;
    return super.emit(name, ...values);
  }
}

/** Asks sockets for a sign of life, and ends those that gave none since they were asked before. */
export function pingAll(sockets: Iterable<OpenSocket>): void {
  for (const socket of sockets) {
    if (socket.isSilent) socket.terminate();
    else {
      socket.isSilent = true;
      socket.ping();
    }
  }
}

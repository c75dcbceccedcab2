import { CHAT_SOCKET_PATH, type ClientFrame, type ServerFrame } from "~/community/rooms/frames";
import { waitAfter } from "./back-off";

/** A line that gives no sign of life for this long after it was asked for one is dead, in milliseconds. */
const SIGN_MS = 5_000;

interface LineEnds {
  /** What is said first on each new socket. */
  hello(): ClientFrame;
  /** What the server always answers. */
  question: ClientFrame;
  onFrame(frame: ServerFrame): void;
  onState(isLive: boolean): void;
  /** Once for each outage: it was tried, and there is no socket. */
  onFailure(): void;
}

/** The socket to the server, opened again whenever it ends. */
export class Line {
  readonly #ends: LineEnds;
  #socket: WebSocket | undefined;
  #failures = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #sign: ReturnType<typeof setTimeout> | undefined;
  #isLeaving = false;

  constructor(ends: LineEnds) {
    this.#ends = ends;
    addEventListener("online", () => this.#retryNow());
    addEventListener("offline", () => this.#socket?.close());
    addEventListener("pagehide", () => {
      this.#isLeaving = true;
    });
    addEventListener("pageshow", () => {
      this.#isLeaving = false;
      this.#check();
    });
    document.addEventListener("visibilitychange", () => this.#check());
    this.#open();
  }

  get isLive(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** @returns whether there is a socket to send it on */
  send(frame: ClientFrame): boolean {
    if (!this.isLive) return false;
    this.#socket?.send(JSON.stringify(frame));
    return true;
  }

  #open(): void {
    clearTimeout(this.#again);
    const address = new URL(CHAT_SOCKET_PATH, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    let wasOpen = false;
    socket.onopen = () => {
      wasOpen = true;
      this.#failures = 0;
      this.send(this.#ends.hello());
      this.#ends.onState(true);
    };
    socket.onmessage = ({ data }) => {
      clearTimeout(this.#sign);
      this.#ends.onFrame(JSON.parse(data));
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#sign);
      this.#ends.onState(false);
      if (!wasOpen && this.#failures++ === 0 && !this.#isLeaving) this.#ends.onFailure();
      this.#again = setTimeout(() => this.#open(), waitAfter(this.#failures));
    };
  }

  /** A line may have died while the computer slept, and nobody was told. */
  #check(): void {
    if (document.hidden) return;
    if (!this.isLive) {
      this.#retryNow();
      return;
    }
    this.send(this.#ends.question);
    clearTimeout(this.#sign);
    this.#sign = setTimeout(() => this.#drop(), SIGN_MS);
  }

  /** Its own end would be told only when the network gives up. */
  #drop(): void {
    const dead = this.#socket;
    this.#ends.onState(false);
    this.#open();
    dead?.close();
  }

  #retryNow(): void {
    const state = this.#socket?.readyState;
    if (state === WebSocket.CLOSED) this.#open();
  }
}

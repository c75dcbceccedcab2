import { connect } from "node:net";
import type { Sent } from "./fuzz-requests";

/** What came back on one connection. */
export interface Exchange {
  /** All that came, until the connection ended or a stream began. */
  text: string;
  ms: number;
  /** Neither an answer nor the connection's end came in time. */
  hangs: boolean;
  /** Nobody listens any more. */
  isRefused: boolean;
}

/** More than this of an answer is read and dropped, in characters. */
const KEPT = 200_000;
/**
 * So long a sender listens who may owe the server a rest, in milliseconds; then their half of the line ends. A server of
 * Node's ends an answer that is not written by then, so whoever has sent everything listens to its end.
 */
const OWED_MS = 1_500;

/** Sends bytes on a connection of their own, and waits for its end. */
export function exchange(port: number, sent: Sent, boundMs: number): Promise<Exchange> {
  return new Promise((resolve) => {
    const started = performance.now();
    const line = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    let text = "";
    let hangs = false;
    let ending: NodeJS.Timeout | undefined;
    let isRefused = false;
    const finish = () => {
      clearTimeout(timer);
      clearTimeout(ending);
      line.destroy();
      resolve({ text, hangs, isRefused, ms: performance.now() - started });
    };
    const timer = setTimeout(() => {
      hangs = true;
      finish();
    }, boundMs);
    line.setEncoding("latin1");
    line.on("data", (chunk: string) => {
      if (text.length < KEPT) text += chunk;
      // It ends when its reader does; so does a WebSocket.
      if (/\r\nContent-Type: text\/event-stream|^HTTP\/1\.1 101 /im.test(text)) finish();
    });
    line.on("end", finish).on("close", finish);
    // A server may hang up on what is no HTTP, even while it is being sent.
    line.on("error", (error: NodeJS.ErrnoException) => {
      isRefused = error.code === "ECONNREFUSED";
      finish();
    });
    line.write(sent.bytes);
    if (sent.isCut) line.destroySoon();
    else if (!sent.isWhole) ending = setTimeout(() => line.end(), OWED_MS);
  });
}

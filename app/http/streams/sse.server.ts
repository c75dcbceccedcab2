import { once } from "node:events";
import type { Request, Response } from "express";
import { onceOver } from "~/platform/response-over.server";
import { watchReader } from "~/platform/stream-reader.server";
import { endTurn } from "../limits/request-turns.server";

/** An open server-sent stream. */
export interface EventStream {
  /** Fires when the reader has gone. */
  signal: AbortSignal;
  /** Writes one frame. @returns what to wait for when the reader is slower than the events */
  send(data: string, id?: string): Promise<void> | undefined;
  /** Writes a frame that several readers get, with what else is written in this moment. */
  sendShared(frame: Uint8Array): Promise<void> | undefined;
  end(): void;
}

/**
 * Answers with a server-sent stream: headers at once, no buffering on the way, an eye on the reader.
 * The signal comes from the response: a request's own is lost to garbage collection (nodejs/node#55428).
 */
export function openEventStream(request: Request, response: Response): EventStream {
  const gone = new AbortController();
  response.status(200).set({
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "private, no-store, no-transform",
    "X-Accel-Buffering": "no",
    Connection: "close",
  });
  // The stream ends with its connection: without chunks a frame is all that is written.
  response.removeHeader("Transfer-Encoding");
  response.flushHeaders();
  request.socket.setNoDelay(true);
  // From here on it waits for what happens, and its reader's other requests do not wait for it.
  endTurn(request);
  const endWatch = watchReader(response);
  onceOver(request, response, () => {
    endWatch();
    gone.abort();
  });
  if (request.method === "HEAD") {
    // Frames go past the response, which would keep a body to itself that nobody asked for.
    gone.abort();
    response.end();
  }
  const write = (frame: Uint8Array) => {
    // Straight to the connection: an answer's own way costs half as much again for each reader. It
    // has no connection yet while an earlier answer is being sent (pipelining).
    const line = response.socket ?? response;
    if (line.write(frame)) return;
    return once(line, "drain", { signal: gone.signal }).then(
      () => {},
      () => {},
    );
  };
  return {
    signal: gone.signal,
    send(data, id) {
      return gone.signal.aborted ? undefined : write(encodeFrame(data, id));
    },
    sendShared(frame) {
      if (gone.signal.aborted) return;
      const line = response.socket ?? response;
      line.cork();
      process.nextTick(() => line.uncork());
      return write(frame);
    },
    end() {
      response.end();
    },
  };
}

/** The bytes of a frame. */
export function frameOf(data: string, id: string | undefined): Buffer {
  return Buffer.from(`${id ? `id: ${id}\n` : ""}data: ${data}\n\n`);
}

let lastFrame = { data: "", id: "" as string | undefined, bytes: frameOf("", undefined) };

/** The bytes of a frame. An event goes to all its readers in a row, so the last one is kept. */
function encodeFrame(data: string, id: string | undefined): Buffer {
  if (lastFrame.data !== data || lastFrame.id !== id) {
    lastFrame = { data, id, bytes: frameOf(data, id) };
  }
  return lastFrame.bytes;
}

import type { Server } from "node:http";
import type { Socket } from "node:net";
import { HeaderRest } from "./header-rest";
import { COOKIES_BYTES, largeHeadersPage } from "./large-headers-page";

/** What a browser sends at the very most: 180 cookies of a domain, 4 kB each (Chromium). */
const MOST_BYTES = 1024 * 1024;
/** How long the rest of the headers may take to come, and the answer to be read, in milliseconds. */
const REST_MS = 5_000;

/** What Node answers by itself, as long as nobody listens for these errors. */
const STATUS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
};

/** A connection as Node's server keeps it. @property _httpMessage the answer that is being sent */
interface HttpSocket extends Socket {
  _httpMessage?: { headersSent: boolean } | null;
}

/**
 * Answers a request whose headers are longer than Node reads, with a page that lets the person go on:
 * Node ends such a connection before any handler hears of it. Where cookies are the cause, the
 * answer has the browser remove them. Where the address is, it does not: any page of the web could
 * sign people out by a long link otherwise (docs/decisions/054-too-many-cookies.md).
 *
 * @param limit bytes of headers that the server reads
 */
export function answerLargeHeaders(server: Server, limit: number): void {
  server.on("clientError", (error: Error & { code?: string; rawPacket?: Buffer }, socket) => {
    const connection = socket as HttpSocket;
    if (!connection.writable || connection._httpMessage?.headersSent) {
      connection.destroy();
    } else if (error.code === "HPE_HEADER_OVERFLOW") {
      void answerOverflow(connection, error.rawPacket ?? Buffer.alloc(0), limit);
    } else {
      const status = STATUS[error.code ?? ""] ?? "400 Bad Request";
      connection.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
      connection.destroySoon();
    }
  });
}

async function answerOverflow(socket: Socket, first: Buffer, limit: number): Promise<void> {
  const rest = new HeaderRest();
  rest.read(first);
  // Node's own listener would parse what follows, and fail at each packet.
  socket.removeAllListeners("data");
  const timer = setTimeout(() => socket.destroy(), 2 * REST_MS);
  socket.once("close", () => clearTimeout(timer));
  await new Promise<void>((resolve) => {
    if (rest.isComplete) resolve();
    socket.on("data", (chunk: Buffer) => {
      rest.read(chunk);
      if (rest.total > MOST_BYTES) socket.destroy();
      if (rest.isComplete) resolve();
    });
    socket.once("close", resolve);
    setTimeout(resolve, REST_MS).unref();
    socket.resume();
  });
  // Ended, not destroyed: what is still unread would have the connection reset, and the answer lost.
  if (socket.writable) socket.end(largeHeadersPage(rest.headerBytes > COOKIES_BYTES, limit));
}

import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** How much of an app is loaded for a picture, in bytes. */
const MOST_BYTES = 50_000_000;
/** And in how many requests. */
const MOST_REQUESTS = 1_000;

/** A proxy through which one app can be reached, and nothing else. */
export interface OneAppProxy {
  port: number;
  /** How the app's first page was answered; null before it was asked for. */
  status(): number | null;
  close(): Promise<void>;
}

/**
 * Opens a proxy for a browser that runs somebody's code: it asks nobody, but answers the requests
 * for one host itself and refuses all others: the product, other apps, the private network, the internet.
 *
 * @param host the one that is answered, without a port
 * @param serve answers what is asked of that host
 */
export async function openOneAppProxy(host: string, serve: RequestListener): Promise<OneAppProxy> {
  const sockets = new Set<Socket>();
  let [requests, bytes]: [number, number] = [0, 0];
  let status: number | null = null;
  const server = createServer((request, response) => {
    const path = pathOn(host, request.url ?? "");
    requests += 1;
    const sent = [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, bytes);
    if (path === null || requests > MOST_REQUESTS || sent > MOST_BYTES) {
      response.writeHead(403, { Connection: "close" }).end();
      return;
    }
    request.url = path;
    request.headers.host = host;
    response.once("close", () => {
      if (path === "/") status ??= response.statusCode;
    });
    serve(request, response);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => {
      bytes += socket.bytesWritten;
      sockets.delete(socket);
    });
  });
  // Tunnels: https, WebSockets.
  const refuse = (_request: unknown, socket: { destroy(): void }) => socket.destroy();
  server.on("connect", refuse).on("upgrade", refuse);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    status: () => status,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      if (server.listening) await once(server, "close");
    },
  };
}

/** The path and query of an address on a host; null for any other address. */
function pathOn(host: string, address: string): string | null {
  // What a proxy is asked for is a whole address (RFC 9112, section 3.2.2).
  const start = `http://${host}/`;
  return address.startsWith(start) ? address.slice(start.length - 1) : null;
}

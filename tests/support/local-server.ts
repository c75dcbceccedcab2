import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface SeenRequest {
  method: string;
  path: string;
  body: string;
  headers: IncomingMessage["headers"];
  at: number;
}

type Answer = (request: SeenRequest, response: ServerResponse) => void | Promise<void>;

/** A real HTTP server in place of ours, and the browser's way to reach it by plain paths. */
export async function startLocalServer(answer: Answer) {
  const seen: SeenRequest[] = [];
  const server = createServer(async (incoming, response) => {
    let body = "";
    for await (const chunk of incoming) body += chunk;
    const request = {
      method: incoming.method ?? "",
      path: incoming.url ?? "",
      body,
      headers: incoming.headers,
      at: performance.now(),
    };
    seen.push(request);
    await answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ownFetch = globalThis.fetch;
  // Node has no page whose address a plain path could be resolved against.
  globalThis.fetch = (input, init) =>
    ownFetch(typeof input === "string" ? new URL(input, origin) : input, init);
  return {
    origin,
    seen,
    /** The requests so far as "METHOD path". */
    lines: () => seen.map(({ method, path }) => `${method} ${path}`),
    async close() {
      globalThis.fetch = ownFetch;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(value));
}

/** Begins an event stream. */
export function openStream(response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  response.flushHeaders();
}

/** One event in the wire's own spelling. */
export function eventText(data: unknown, id?: string): string {
  const text = typeof data === "string" ? data : JSON.stringify(data);
  return `${id ? `id: ${id}\n` : ""}data: ${text}\n\n`;
}

/** Resolves once something holds; the test's own time limit ends a wait in vain. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

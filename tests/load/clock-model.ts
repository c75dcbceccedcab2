import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A model that says the time: what a reader gets tells how old it is. */
export interface ClockModel {
  /** With the version of its API. */
  url: string;
  /** Resolves when somebody has asked it. */
  asked: Promise<void>;
  tick(): void;
  end(): void;
  close(): void;
}

/** Starts a clock that speaks chat completions. */
export async function startClockModel(): Promise<ClockModel> {
  let reply: ServerResponse | null = null;
  let noteAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    noteAsked = resolve;
  });
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.flushHeaders();
    reply = response;
    noteAsked();
  });
  const say = (content: string, finish: string | null = null) =>
    reply?.write(
      `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`,
    );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    tick: () => say(`it is <<${performance.now()}>> now `),
    end: () => {
      say("", "stop");
      reply?.end();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { connect } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { createRequestHandler } from "@remix-run/express";
import type { AppLoadContext } from "@remix-run/node";
import express, { type RequestHandler } from "express";
import { afterEach, expect, test } from "vitest";
import { smallBuild } from "../../../tests/support/small-build";
import { answerRefusals } from "../shell/refusal.server";
import { boundBodies, countBodyDuring } from "./bodies-in-flight.server";
import { countBodiesDuringActions, lookAgainAfterActions } from "./counted-actions.server";
import { openServer, type Patience } from "./slow-requests.server";
import { visitorContext } from "./visitor-context.server";

/** Room for two bodies of one address, and for three of all. */
const BODY = 400_000;
const BOUNDS = { all: 1_300_000, each: 900_000 };

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

const servers = new Map<number, Server>();

/** How many connections a server of ours still has. */
function connectionsOf(port: number): Promise<number> {
  return new Promise((resolve) => {
    servers.get(port)?.getConnections((_error, count) => resolve(count));
  });
}

/** A server of its own with these bounds, before what the test puts behind them. */
async function open(handler: RequestHandler, patience?: Patience): Promise<number> {
  const app = express();
  app.set("trust proxy", 1);
  app.use(
    boundBodies(BOUNDS),
    handler,
    answerRefusals(
      smallBuild(() => null),
      contextOf,
    ),
  );
  const server = openServer(app, patience);
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  servers.set(port, server);
  return port;
}

/** Nothing here shows a page. */
const contextOf = () => ({}) as AppLoadContext;

const echo: RequestHandler = async (request, response) => {
  const bytes = await buffer(request).catch(() => null);
  response.send(String(bytes?.length));
};

function head(bytes: number, address = "10.0.0.1", more = ""): string {
  return `POST /?index HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nContent-Length: ${bytes}\r\n${more}\r\n`;
}

async function connection(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  closings.push(() => socket.destroy());
  await once(socket, "connect");
  return socket;
}

/** Declares a body and sends none of it; the server is waiting for it when this returns. */
async function begin(port: number, address?: string, bytes = BODY): Promise<Socket> {
  const socket = await connection(port);
  socket.write(head(bytes, address, "Expect: 100-continue\r\n"));
  await once(socket, "data");
  socket.pause();
  return socket;
}

/** Sends a whole body on a connection of its own. */
async function post(port: number, address?: string, bytes = BODY): Promise<string> {
  const socket = await connection(port);
  socket.write(head(bytes, address, "Connection: close\r\n"));
  socket.write(Buffer.alloc(bytes));
  return text(socket);
}

const statusOf = async (answer: Promise<string>) => Number((await answer).split(" ")[1]);

test("too many large bodies at once from one address are told to wait, others are not", async () => {
  const port = await open(echo);
  await begin(port);
  await begin(port);
  const answer = await post(port);
  expect(answer).toContain("503 Service Unavailable");
  expect(answer).toMatch(/\r\nRetry-After: 10\r\n/);
  expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toEqual({
    error:
      "Too much is being sent from your network at the moment. Nothing was lost; please try again in 10 seconds.",
    code: "busy",
    retryable: true,
  });
  expect(await statusOf(post(port, "10.0.0.2"))).toBe(200);
});

test("the process has a bound as well, whoever sends", async () => {
  const port = await open(echo);
  for (const address of ["10.0.0.1", "10.0.0.2", "10.0.0.3"]) await begin(port, address);
  const answer = await post(port, "10.0.0.4");
  expect(answer).toContain("503 Service Unavailable");
  expect(answer).toContain("Too much is being sent to this server at the moment. Nothing was lost");
});

test("small bodies pass all the time", async () => {
  const port = await open(echo);
  await begin(port);
  await begin(port);
  expect(await statusOf(post(port, "10.0.0.1", 256_000))).toBe(200);
});

test("an upload that breaks off makes room, and so does each that is answered", async () => {
  const port = await open(echo);
  const [first, second] = [await begin(port), await begin(port)];
  first.write(Buffer.alloc(BODY / 2));
  first.destroy();
  await expect.poll(() => statusOf(post(port))).toBe(200);
  for (let turn = 0; turn < 5; turn += 1) expect(await statusOf(post(port))).toBe(200);
  second.destroy();
  await begin(port);
  await expect.poll(() => statusOf(post(port))).toBe(200);
});

test("connections that are kept, and used again, count each body once", async () => {
  const port = await open(echo);
  const socket = await connection(port);
  for (let turn = 0; turn < 5; turn += 1) {
    socket.write(head(BODY));
    socket.write(Buffer.alloc(BODY));
    const [answer] = await once(socket, "data");
    expect(String(answer)).toContain("HTTP/1.1 200 OK");
  }
});

test("requests that wait behind others count, and make room when their connection dies", async () => {
  let reached = 0;
  const port = await open(async (request, response) => {
    reached += 1;
    // The first one is never answered, so nothing behind it can be.
    const isFirst = reached === 1;
    await buffer(request).catch(() => null);
    if (!isFirst) response.send("done");
  });
  const socket = await connection(port);
  for (let turn = 0; turn < 2; turn += 1) {
    socket.write(head(BODY));
    socket.write(Buffer.alloc(BODY));
  }
  await expect.poll(() => reached).toBe(2);
  expect(await statusOf(post(port))).toBe(503);
  socket.destroy();
  await expect.poll(() => statusOf(post(port))).toBe(200);
  await begin(port);
  expect(await statusOf(post(port))).toBe(200);
});

/** Work that begins when a body is read, and is done when the test says so. */
class Work {
  begun = 0;
  finish = () => {};
  readonly #done = new Promise<void>((resolve) => {
    this.finish = resolve;
  });

  async do(): Promise<void> {
    this.begun += 1;
    await this.#done;
  }
}

test("whoever leaves before the answer still has a body there while it is worked on", async () => {
  const work = new Work();
  const port = await open(async (request, response) => {
    await countBodyDuring(
      response,
      buffer(request).then(() => work.do()),
    );
    response.send("done");
  });
  await expectBodiesToStay(port, work);
});

test("also where Remix has stopped waiting for its action", async () => {
  const work = new Work();
  const remix = createRequestHandler({
    build: countBodiesDuringActions(
      smallBuild(async ({ request }) => {
        await request.arrayBuffer();
        await work.do();
        return new Response("done");
      }),
    ),
    getLoadContext: (request, response) => ({
      ...visitorContext(request, response),
      cspNonce: "",
      requestId: "",
      build: "",
      refusal: null,
      keepPage: () => {},
      isFromThisMachine: false,
      countBodyDuring: (task) => countBodyDuring(response, task),
    }),
  });
  const port = await open((request, response, next) => void remix(request, response, next));
  await expectBodiesToStay(port, work);
});

test("whoever an action signs out is nobody to the page that answers it", async () => {
  const forgotten: string[] = [];
  const remix = lookAgainAfterActions(
    smallBuild(async () => {
      forgotten.push("action");
      throw new Response("refused");
    }),
  );
  const route = Object.values(remix.routes).find(({ module }) => module.action);
  const context = { forgetViewer: () => forgotten.push("forgotten") };
  const args = { context, request: new Request("http://x"), params: {} };
  const acting = (route?.module.action as (given: unknown) => Promise<unknown>)(args);
  await expect(acting).rejects.toBeInstanceOf(Response);
  expect(forgotten).toEqual(["action", "forgotten"]);
});

/** Two whole bodies are sent by somebody who hangs up while they are worked on. */
async function expectBodiesToStay(port: number, work: Work): Promise<void> {
  const sockets = [await connection(port), await connection(port)];
  for (const socket of sockets) {
    socket.write(head(BODY));
    socket.write(Buffer.alloc(BODY));
  }
  await expect.poll(() => work.begun).toBe(2);
  for (const socket of sockets) socket.destroy();
  // Until the server has seen them go, this would be refused in any case.
  await expect.poll(() => connectionsOf(port)).toBe(0);
  expect(await statusOf(post(port))).toBe(503);
  work.finish();
  await expect.poll(() => statusOf(post(port))).toBe(200);
}

test("headers and bodies that trickle in are given up, with 408", async () => {
  const port = await open(echo, { headers: 100, request: 300, check: 50 });
  const headers = await connection(port);
  headers.write("POST / HTTP/1.1\r\nHost: localhost\r\n");
  expect(await statusOf(text(headers))).toBe(408);
  const bodies = [await begin(port), await begin(port)];
  for (const body of bodies) expect(await statusOf(text(body))).toBe(408);
  expect(await statusOf(post(port))).toBe(200);
});

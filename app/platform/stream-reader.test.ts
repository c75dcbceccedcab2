import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { watchReader } from "./stream-reader.server";

/** Far more than the system itself takes on the way. */
const MUCH = Buffer.alloc(40_000_000, "x");
/** Enough for the system to ask for more. */
const MOUTHFUL = 1_000_000;
const TIMES = { pingMs: 40, stallMs: 400 };

let server: Server;
let reader: Socket;
afterEach(() => {
  reader.destroy();
  server.close();
});

/** A reader that has asked for a stream; it reads nothing yet. */
async function open(): Promise<ServerResponse> {
  const asked = new Promise<ServerResponse>((resolve) => {
    server = createServer((_request, response) => {
      const end = watchReader(response, TIMES);
      response.on("close", end);
      response.flushHeaders();
      resolve(response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  reader = connect((server.address() as AddressInfo).port, "127.0.0.1");
  reader.on("error", () => {});
  reader.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  reader.pause();
  return asked;
}

test("a reader of a quiet stream is kept, and hears a comment now and then", async () => {
  const response = await open();
  let heard = "";
  reader.on("data", (chunk) => {
    heard += chunk;
  });
  reader.resume();
  while (heard.split(": ping").length < 20) await once(reader, "data");
  expect(response.closed).toBe(false);
});

test("a reader that takes nothing is let go, and of an ended stream, too", async () => {
  for (const isEnded of [false, true]) {
    const response = await open();
    if (isEnded) response.end(MUCH);
    else response.write(MUCH);
    const { socket } = response;
    await once(response, "close");
    expect(socket?.destroyed).toBe(true);
    if (!isEnded) server.close();
  }
});

test("a slow reader gets all of it, however long it takes", async () => {
  const response = await open();
  response.end(MUCH);
  let size = 0;
  let taken = 0;
  const started = performance.now();
  reader.on("data", (chunk) => {
    size += chunk.length;
    taken += chunk.length;
    // A mouthful now and then, for longer than a reader may take nothing.
    if (taken < MOUTHFUL || performance.now() - started > TIMES.stallMs * 2) return;
    taken = 0;
    reader.pause();
    setTimeout(() => reader.resume(), TIMES.stallMs / 10);
  });
  reader.resume();
  await once(reader, "close");
  expect(performance.now() - started).toBeGreaterThan(TIMES.stallMs * 2);
  expect(size).toBeGreaterThan(MUCH.length);
});

import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { boundPipelines } from "./pipelined-requests.server";

let server: Server;
let port: number;
let seen: number;
/** Answers that are held back, where they are. */
let held: ServerResponse[] | null;

beforeEach(async () => {
  seen = 0;
  held = null;
  server = createServer((_request, response) => {
    seen += 1;
    if (held) held.push(response);
    else response.end("done");
  });
  boundPipelines(server, 3);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const REQUEST = "GET / HTTP/1.1\r\nHost: here\r\n\r\n";

/** Sends so many requests in one piece. @returns how many answers came until the end, or until all were there */
function send(times: number): Promise<number> {
  return new Promise((resolve) => {
    let text = "";
    const count = () => text.split("HTTP/1.1 200").length - 1;
    const socket = connect(port, "127.0.0.1", () => socket.write(REQUEST.repeat(times)));
    socket.on("error", () => {});
    socket.on("close", () => resolve(count()));
    socket.on("data", (chunk) => {
      text += String(chunk);
      if (count() === times) socket.destroy();
    });
  });
}

test("a few requests may be sent ahead of their answers, and many one after the other", async () => {
  expect(await send(3)).toBe(3);
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(1)));
  expect(answers).toEqual(Array.from({ length: 20 }, () => 1));
});

test("who sends ever more ahead is cut off, and nothing of the rest is begun", async () => {
  held = [];
  expect(await send(2_000)).toBe(0);
  expect(seen).toBe(3);
});

test("answers make room on a connection that stays", async () => {
  const socket = connect(port, "127.0.0.1");
  for (let turn = 1; turn <= 5; turn += 1) {
    socket.write(REQUEST.repeat(2));
    await expect.poll(() => seen).toBe(2 * turn);
  }
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});

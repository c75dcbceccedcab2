import { randomBytes } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import compression from "compression";
import express from "express";
import { afterEach, beforeEach, expect, test } from "vitest";
import { boundUnread } from "./unread-answers.server";

const MB = 1_000_000;
/** More than the kernel takes of a connection. */
const LARGE = 12 * MB;

/** Of which compression leaves the most. */
const TEXT = randomBytes((LARGE / 4) * 3).toString("base64");

/** Tells of requests that are answered when their sender has left. */
const asked = new EventEmitter();
let server: Server;
let sockets: Socket[];

beforeEach(async () => {
  sockets = [];
  const app = express();
  app.use(compression(), boundUnread({ network: 3 * LARGE, all: 5 * LARGE, from: MB }));
  app.get("/large", (_, response) => void response.type("text").send(TEXT));
  app.get("/late", ({ socket }, response) => {
    socket.once("close", () => response.type("text").send(TEXT));
    asked.emit("late", socket);
  });
  const inPieces = boundUnread({ network: 3 * LARGE, all: 5 * LARGE, from: 16_000 });
  app.get("/in-pieces", inPieces, (_, response) => {
    for (let at = 0; at < TEXT.length; at += MB / 5) response.write(TEXT.slice(at, at + MB / 5));
    response.end();
  });
  app.get("/small", (_, response) => void response.send("well"));
  server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

/** Asks, and reads nothing of the answer. */
async function askUnread(localAddress: string, path = "/large", encoding = "identity") {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ host: "127.0.0.1", port, localAddress });
  sockets.push(socket.on("error", () => {}));
  socket.pause();
  const headers = `Host: x\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
  socket.write(`GET ${path} HTTP/1.1\r\n${headers}`);
  await once(socket, "readable");
  return socket;
}

const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

async function readWhole(localAddress: string): Promise<number> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ host: "127.0.0.1", port, localAddress });
  sockets.push(socket);
  socket.write("GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  let bytes = 0;
  for await (const chunk of socket) bytes += (chunk as Buffer).length;
  return bytes;
}

test.each([
  "identity",
  "gzip",
])("whoever reads nothing of large answers (%s) loses the oldest, and others get theirs whole", async (encoding) => {
  for (let n = 0; n < 5; n += 1) await askUnread("127.0.0.2", "/large", encoding);
  await expect.poll(connections).toBe(3);
  expect(await readWhole("127.0.0.3")).toBeGreaterThan(LARGE);
  expect(await connections()).toBe(3);
});

test("when all of them have too much, the network that has most makes room", async () => {
  for (let n = 0; n < 3; n += 1) await askUnread("127.0.0.2");
  for (let n = 0; n < 2; n += 1) await askUnread("127.0.0.3");
  await askUnread("127.0.0.4");
  await expect.poll(connections).toBe(5);
  // The oldest of the first network was ended; the others' come whole.
  for (const socket of sockets.slice(1)) {
    let bytes = 0;
    socket.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
    });
    await expect.poll(() => bytes).toBeGreaterThan(LARGE);
  }
});

test("what comes for somebody who has left takes no room of what others still read", async () => {
  const slow = await askUnread("127.0.0.2");
  for (let n = 0; n < 3; n += 1) {
    const { port } = server.address() as AddressInfo;
    const socket = connect({ host: "127.0.0.1", port, localAddress: "127.0.0.2" });
    socket.write("GET /late HTTP/1.1\r\nHost: x\r\n\r\n");
    const [left] = await once(asked, "late");
    socket.destroy();
    await once(left, "close");
  }
  let bytes = 0;
  slow.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  await expect.poll(() => bytes).toBeGreaterThan(LARGE);
});

test("what is made anew for each of many readers counts in small pieces as well", async () => {
  for (let n = 0; n < 5; n += 1) await askUnread("127.0.0.2", "/in-pieces");
  await expect.poll(connections).toBe(3);
});

test("small answers are nobody's burden", async () => {
  for (let n = 0; n < 20; n += 1) await askUnread("127.0.0.2", "/small");
  expect(await connections()).toBe(20);
});

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { textFrame } from "./socket-frame.server";

let server: Server;
let client: WebSocket;
/** What a client of another hand read. */
const read: string[] = [];
let write: (frame: Buffer) => void;

beforeAll(async () => {
  server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  const opened = new Promise<void>((resolve) => {
    server.on("upgrade", (request, line, head) => {
      sockets.handleUpgrade(request, line, head, () => {
        write = (frame) => void line.write(frame);
        resolve();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on("message", (data, isBinary) => {
    expect(isBinary).toBe(false);
    read.push(String(data));
  });
  await opened;
});
afterAll(() => {
  client.terminate();
  server.close();
});

test("texts of every length arrive as they are, one after the other", async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 200_000].map((length) => "x".repeat(length));
  texts.push("Grüße 👋", "é".repeat(63));
  for (const text of texts) write(textFrame(text));
  await expect.poll(() => read.length).toBe(texts.length);
  expect(read).toEqual(texts);
});

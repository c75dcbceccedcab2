import type { ServerResponse } from "node:http";
import { Duplex } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { OpenSocket } from "../sockets/open-socket";
import { ChatLine } from "./chat-line.server";
import { MOST_WAITING, writeToPage } from "./slow-reader.server";

/** A connection whose other side takes nothing. */
const stuckLine = () => new Duplex({ read() {}, write() {} });
const PIECE = Buffer.alloc(1_000);
/** Two hundred messages that were missed. */
const LARGE_FRAME = Buffer.alloc(1_000_000);
/** Far more than may wait. */
const PIECES = 10 * (MOST_WAITING / PIECE.length);

function openSocket() {
  const socket = { OPEN: 1, readyState: 1, close: vi.fn(), terminate: vi.fn() };
  socket.terminate.mockImplementation(() => {
    socket.readyState = 3;
  });
  return socket;
}

test("of large frames that nobody reads a network's oldest give way, and nobody else's", () => {
  const open = (network: string) => {
    const [socket, line] = [openSocket(), stuckLine()];
    return { socket, line, chat: new ChatLine(socket as unknown as OpenSocket, line, network) };
  };
  const neighbour = open("network:b");
  neighbour.chat.write(LARGE_FRAME);
  const many = Array.from({ length: 30 }, () => open("network:a"));
  for (const { chat } of many) chat.write(LARGE_FRAME);
  const ended = many.map(({ socket }) => socket.readyState === 3);
  expect(ended).toEqual(many.map((_, number) => number < 10));
  expect(neighbour.socket.terminate).not.toHaveBeenCalled();
});

test("what was read makes room for what comes", async () => {
  const [socket, line] = [openSocket(), new Duplex({ read() {}, write: (_, _as, done) => done() })];
  const chat = new ChatLine(socket as unknown as OpenSocket, line, "network:c");
  for (let count = 0; count < 50; count += 1) {
    chat.write(LARGE_FRAME);
    await setImmediate();
  }
  expect(socket.terminate).not.toHaveBeenCalled();
});

test("for a socket that reads nothing so much waits, and then it ends", () => {
  const line = stuckLine();
  const socket = openSocket();
  const chat = new ChatLine(socket as unknown as OpenSocket, line, "network:a");
  for (let count = 0; count < PIECES; count += 1) chat.write(PIECE);
  expect(socket.close).toHaveBeenCalledExactlyOnceWith(1013, expect.stringContaining("Too slow"));
  expect(socket.terminate).toHaveBeenCalledOnce();
  expect(line.writableLength).toBeLessThanOrEqual(MOST_WAITING + PIECE.length);
});

test("for a page that nobody reads so much waits, and then it ends", () => {
  const socket = stuckLine();
  const response = { socket, destroyed: false, writableEnded: false, destroy: vi.fn() };
  response.destroy.mockImplementation(() => {
    response.destroyed = true;
  });
  for (let count = 0; count < PIECES; count += 1) {
    writeToPage(response as unknown as ServerResponse, PIECE);
  }
  expect(response.destroy).toHaveBeenCalledOnce();
  expect(socket.writableLength).toBeLessThanOrEqual(MOST_WAITING + PIECE.length);
});

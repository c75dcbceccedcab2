import type { ServerResponse } from "node:http";
import { Duplex } from "node:stream";
import { expect, test, vi } from "vitest";
import type { OpenSocket } from "../sockets/open-socket";
import { ChatLine } from "./chat-line.server";
import { MOST_WAITING, writeToPage } from "./slow-reader.server";

/** A connection whose other side takes nothing. */
const stuckLine = () => new Duplex({ read() {}, write() {} });
const PIECE = Buffer.alloc(1_000);
/** Far more than may wait. */
const PIECES = 10 * (MOST_WAITING / PIECE.length);

test("for a socket that reads nothing so much waits, and then it ends", () => {
  const line = stuckLine();
  const socket = { OPEN: 1, readyState: 1, close: vi.fn(), terminate: vi.fn() };
  socket.terminate.mockImplementation(() => {
    socket.readyState = 3;
  });
  const chat = new ChatLine(socket as unknown as OpenSocket, line);
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

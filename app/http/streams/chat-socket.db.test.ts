import { Duplex } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { LiveRooms } from "~/community/rooms/live/live-rooms.server";
import { productTurns, REQUEST_BOUNDS } from "../limits/request-turns.server";
import type { OpenSocket } from "../sockets/open-socket";
import { ChatSocket } from "./chat-socket.server";

const NETWORK = "192.0.2.7";

/** A signed-out visitor's socket, and the rooms that it joined. */
function openSocket() {
  const joined: string[] = [];
  const rooms = {
    listen: vi.fn((roomId: string) => {
      joined.push(roomId);
      return Promise.resolve({ change: 0, isArchived: false });
    }),
    leave: vi.fn(),
    whoIsHere: () => Promise.resolve(Buffer.alloc(0)),
  } as unknown as LiveRooms;
  const receive: ((data: Buffer, isBinary: boolean) => void)[] = [];
  const on = (name: string, listener: () => void) => name === "message" && receive.push(listener);
  const socket = { OPEN: 1, readyState: 1, hasMore: false, on, close: vi.fn(), terminate: vi.fn() };
  const line = new Duplex({ read() {}, write: (_, _as, done) => done() });
  const visitor = `network:${NETWORK}` as const;
  const owner = { viewer: { user: null } as never, visitor, network: visitor, cookie: null };
  new ChatSocket({ socket: socket as unknown as OpenSocket, line, owner, rooms });
  const join = (roomId: string, after?: number) =>
    receive[0]?.(Buffer.from(JSON.stringify({ type: "join", roomId, after })), false);
  return { join, joined };
}

test("what was missed waits for its network's turn among pages; joining a room anew does not", async () => {
  const pages = Array.from({ length: REQUEST_BOUNDS.perVisitor }, () => productTurns.take(NETWORK));
  const [leave, ...others] = await Promise.all(pages);
  const { join: resume, joined: resumed } = openSocket();
  resume("general", 0);
  const { join, joined } = openSocket();
  join("general");
  await vi.waitFor(() => expect(joined).toEqual(["general"]));
  await setTimeout(20);
  expect(resumed).toEqual([]);
  leave?.();
  await vi.waitFor(() => expect(resumed).toEqual(["general"]));
  for (const end of others) end();
});

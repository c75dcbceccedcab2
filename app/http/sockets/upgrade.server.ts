import { type IncomingMessage, type Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Express } from "express";

/** What is left of a request that asks for a WebSocket, beside the request itself. */
interface Upgrade {
  socket: Duplex;
  /** What came after the request already. */
  head: Buffer;
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>();

/**
 * Sends requests for an upgrade through the application like all others, so that they pass the same
 * gate: sites first, the request line, rates. What refuses one answers it as it answers any request.
 */
export function routeUpgrades(server: Server, app: Express): void {
  server.on("upgrade", (request, socket, head) => {
    socket.on("error", destroyIt);
    const response = new ServerResponse(request);
    // Node reads no further request from this connection.
    response.shouldKeepAlive = false;
    // Asked for behind a request that is still being answered: two answers would share a line.
    if (!takeLine(response, socket as Socket)) return void socket.destroy();
    response.on("finish", () => {
      response.detachSocket(socket as Socket);
      // Ending alone waits for the other side, which may never end; Node looks after it no longer.
      (socket as Socket).destroySoon();
    });
    upgrades.set(request, { socket, head });
    app(request as never, response as never);
  });
}

/** A function that knows nothing: one of this request would keep it for as long as its socket lives. */
function destroyIt(this: Duplex): void {
  this.destroy();
}

/** Has a response answer on a connection. @returns whether no other one does */
function takeLine(response: ServerResponse, line: Socket): boolean {
  try {
    response.assignSocket(line);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_HTTP_SOCKET_ASSIGNED") throw error;
    return false;
  }
}

/** The upgrade that a request asks for, or undefined. */
export function upgradeOf(request: IncomingMessage): Upgrade | undefined {
  return upgrades.get(request);
}

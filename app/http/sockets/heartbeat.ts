import type { WebSocket } from "ws";

/** Sockets that were asked for a sign of life and gave none yet. */
const silent = new WeakSet<WebSocket>();

/** Looks after a socket from now on. */
export function awaitPongs(socket: WebSocket): void {
  socket.on("pong", noteSign);
}

/** Asks sockets for a sign of life, and ends those that gave none since they were asked before. */
export function pingAll(sockets: Iterable<WebSocket>): void {
  for (const socket of sockets) {
    if (silent.has(socket)) socket.terminate();
    else {
      silent.add(socket);
      socket.ping();
    }
  }
}

/** One for all sockets, which `ws` calls as a method of theirs: each has no more than a reference to it. */
function noteSign(this: WebSocket): void {
  silent.delete(this);
}

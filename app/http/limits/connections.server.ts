import type { Server } from "node:http";
import type { Socket } from "node:net";
import { env } from "~/platform/env.server";
import { networkOf } from "~/platform/network";

/**
 * Connections of one network: a browser opens six to each host, and one for each socket of the rooms. An office of two
 * hundred people at work has some 1,500. Each costs 5 to 15 kB, whether anything is sent on it or not.
 */
export const NETWORK_CONNECTIONS = 2_000;
/** In all: files and databases need descriptors too, of which a process has some ten thousand at least. */
const CONNECTIONS = 10_000;

/** Where proxies stand in front, all connections are theirs, and it is theirs to bound those of visitors. */
const BOUNDS = {
  perNetwork: env.TRUST_PROXY > 0 ? CONNECTIONS : NETWORK_CONNECTIONS,
  inAll: CONNECTIONS,
};

/** Ends connections beyond what one network may have open, and beyond what all may, before anything is read of them. */
export function boundConnections(server: Server, { perNetwork, inAll } = BOUNDS): void {
  const open = new Map<string, number>();
  const networks = new WeakMap<Socket, string>();
  // One function for all of them: there are thousands.
  function leave(this: Socket): void {
    const network = networks.get(this) ?? "";
    const left = (open.get(network) ?? 1) - 1;
    if (left > 0) open.set(network, left);
    else open.delete(network);
  }
  server.maxConnections = inAll;
  server.prependListener("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const count = (open.get(network) ?? 0) + 1;
    if (count > perNetwork) return void socket.destroy();
    open.set(network, count);
    networks.set(socket, network);
    socket.once("close", leave);
  });
}

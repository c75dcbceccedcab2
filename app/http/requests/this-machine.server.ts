import type { IncomingMessage } from "node:http";
import { isLoopbackAddress } from "~/platform/network";

/** What a proxy adds: it may be on this machine, but who asked it need not be. */
const FORWARDED = ["forwarded", "x-forwarded-for"];

/**
 * Whether a request comes from this very machine: by its connection, not by what it says of itself.
 * A proxy or a tunnel that does not say that it is one cannot be told from a browser here.
 */
export function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined);
  return !isForwarded && isLoopbackAddress(socket.remoteAddress ?? "");
}

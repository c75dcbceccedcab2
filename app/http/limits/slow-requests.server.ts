import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
} from "node:http";
import { boundConnections } from "./connections.server";
import { answerLargeHeaders } from "./large-headers.server";
import { boundPipelines } from "./pipelined-requests.server";

/** A wish of 2,000 characters in any script fits into an address; Node's own limit is 16 kB. */
const HEADER_BYTES = 64 * 1024;

/** How long a request may take to come in, in milliseconds; Node answers 408 and hangs up. */
export interface Patience {
  headers: number;
  /** Headers and body. */
  request: number;
  /** How often Node looks. */
  check: number;
}

/**
 * Headers are 2 kB, which a line of 2G carries in a second or two. The largest body, 32 MB, comes
 * in five minutes on a line of 0.9 Mbit/s. Node's own limits are a minute and five, looked after
 * every half minute.
 */
const PATIENCE: Patience = { headers: 20_000, request: 300_000, check: 5_000 };

/**
 * How long a connection is kept open for the next request, in milliseconds: longer than the minute of most proxies,
 * and than a person reads. Whoever sends on one that Node ends in that moment gets no answer; its own limit is 5 s.
 */
const KEPT_OPEN_MS = 75_000;

/**
 * Node 24.9 and later: any other upgrade is answered as an ordinary request, as RFC 9110 has it. Some
 * clients offer HTTP/2 with each.
 */
interface UpgradeOptions {
  shouldUpgradeCallback: (request: IncomingMessage) => boolean;
}

/**
 * An HTTP server that lets no request trickle in for ever, none be sent far ahead of the answers, and answers those it
 * cannot read. Answers may take as long as they like.
 */
export function openServer(handler: RequestListener, patience: Patience = PATIENCE): Server {
  const options: ServerOptions & UpgradeOptions = {
    maxHeaderSize: HEADER_BYTES,
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    keepAliveTimeout: KEPT_OPEN_MS,
    connectionsCheckingInterval: patience.check,
    shouldUpgradeCallback: (request) => request.headers.upgrade?.toLowerCase() === "websocket",
  };
  const server = createServer(options, handler);
  boundConnections(server);
  answerLargeHeaders(server, HEADER_BYTES);
  boundPipelines(server);
  return server;
}

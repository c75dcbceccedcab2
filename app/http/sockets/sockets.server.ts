import type { Duplex } from "node:stream";
import type { Request, RequestHandler, Response } from "express";
import { WebSocketServer } from "ws";
import { AppError, badRequest, notFound, unauthorized } from "~/platform/errors";
import { endTurn } from "../limits/request-turns.server";
import { keepPlace } from "../limits/spend.server";
import { networkVisitor, viewerOf, visitorOf } from "../limits/visitor.server";
import { sendError } from "../requests/error-response.server";
import { comesFromOurPage } from "../requests/same-origin.server";
import { OpenSocket, pingAll } from "./open-socket";
import { CLOSE_MS, FRAME_BYTES, MOST_FRAGMENTS, OPEN_SOCKETS, PING_MS } from "./socket-limits";
import type { SocketRoute } from "./socket-route";
import { upgradeOf } from "./upgrade.server";

/** RFC 6455, 7.4.1: the server is going down. */
const GOING_AWAY = 1001;

interface Opened {
  socket: OpenSocket;
  /** The connection below it. */
  line: Duplex;
}

/** The WebSockets of this process: who may open one, and how each ends. */
export class Sockets {
  readonly #routes = new Map<string, SocketRoute>();
  readonly #server = new WebSocketServer({
    noServer: true,
    WebSocket: OpenSocket,
    maxPayload: FRAME_BYTES,
    // It would keep a window in memory for each socket.
    perMessageDeflate: false,
    // One frame in each turn of the event loop: all of a piece of 64 kB would be eight thousand at once.
    allowSynchronousEvents: false,
    maxFragments: MOST_FRAGMENTS,
  });
  #pings: NodeJS.Timeout | null = null;
  #isClosing = false;

  /** Has a route answer at its path from now on. */
  register(route: SocketRoute): void {
    this.#routes.set(route.path, route);
  }

  /** Answers requests for an upgrade, which passed everything before this; lets others pass. */
  readonly answer: RequestHandler = async (request, response, next) => {
    if (!upgradeOf(request)) return next();
    // An offer of another protocol, such as HTTP/2: a request without a body is answered as it is.
    if (!wantsWebSocket(request) && ["GET", "HEAD"].includes(request.method)) return next();
    try {
      await this.#accept(request, response);
    } catch (error) {
      sendError(response, error);
    }
  };

  /** Ends all sockets with 1001, and takes no further one. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#pings) clearInterval(this.#pings);
    const { clients } = this.#server;
    const ended = [...clients].map((socket) => new Promise((end) => socket.once("close", end)));
    for (const socket of clients) socket.close(GOING_AWAY, "The server is restarting.");
    const late = setTimeout(() => {
      for (const socket of clients) socket.terminate();
    }, CLOSE_MS);
    await Promise.all(ended);
    clearTimeout(late);
  }

  async #accept(request: Request, response: Response): Promise<void> {
    if (!wantsWebSocket(request)) {
      throw badRequest("Only WebSocket is spoken here. Ask again without an Upgrade header.");
    }
    if (!comesFromOurPage(request)) {
      throw new AppError(403, "This request came from another site, so it was not carried out.");
    }
    const route = this.#routes.get(request.path);
    if (!route) throw notFound("There is no such address.");
    const viewer = await viewerOf(request);
    const visitor = await visitorOf(request);
    if (route.needsUser && !viewer.user) throw unauthorized();
    if (this.#isClosing)
      throw new AppError(503, "The server is restarting. Try again in a moment.");
    // They are in this process's memory, and in no other's. How many one visitor may have is a budget.
    if (this.#server.clients.size >= OPEN_SOCKETS) throw full();
    const { socket, line } = await this.#shakeHands(request, response);
    // What was needed to open it goes: there are thousands that do nothing but listen.
    endTurn(request);
    socket.leave = keepPlace(request);
    this.#pings ??= setInterval(() => pingAll(this.#server.clients), PING_MS).unref();
    // A visitor's socket stays one, whatever its browser's cookies are later.
    const cookie = (viewer.user && request.headers.cookie) || null;
    route.open(socket, { viewer, visitor, network: networkVisitor(request), cookie }, line);
  }

  /** Resolves when the socket is open; a handshake that is none is answered by `ws`. */
  #shakeHands(request: Request, response: Response): Promise<Opened> {
    const upgrade = upgradeOf(request);
    if (!upgrade) throw new Error("This request asks for no upgrade.");
    const { socket: line, head } = upgrade;
    // From here on it is no HTTP response any more.
    if (response.socket) response.detachSocket(response.socket);
    return new Promise((resolve) =>
      this.#server.handleUpgrade(request, line, head, (socket) => resolve({ socket, line })),
    );
  }
}

function full(): AppError {
  return new AppError(503, "This server has no free connection. Please try again in a minute.", {
    code: "busy",
    retryAfterSeconds: 60,
  });
}

function wantsWebSocket(request: Request): boolean {
  return request.get("upgrade")?.toLowerCase() === "websocket";
}

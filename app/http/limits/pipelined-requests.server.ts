import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Requests of one connection that may wait for their answers. Browsers and proxies send the next one when they have the
 * answer, or open another connection; programs for measuring send some ahead.
 */
export const MOST_UNANSWERED = 16;
/** Parts of the server that wait for the end of one response; Node warns from eleven on. */
const MOST_LISTENERS = 30;
/** What the parser is told for it to take nothing more of what has come: as behind the last request before an upgrade. */
const TAKE_NO_MORE = 2;

/** Node's parser of a connection. @property onIncoming hears of each request whose headers are read */
interface Parser {
  onIncoming: (request: ParsedRequest, keepsAlive: boolean) => number;
}

/** @property upgrade whether Node looks for another protocol in what follows */
type ParsedRequest = IncomingMessage & { upgrade?: boolean };

/**
 * Ends connections that send ever more requests ahead of their answers. Node reads 64 kB of a connection at once, and
 * begins with all requests in it before anything else has its turn: 1,700 small ones. Sixty connections held up everybody
 * for minutes, with what the kernel had taken of them (docs/decisions/108-requests-sent-ahead.md).
 */
export function boundPipelines(server: Server, most = MOST_UNANSWERED): void {
  const unanswered = new WeakMap<Socket, number>();
  const add = (socket: Socket, by: number) => {
    unanswered.set(socket, (unanswered.get(socket) ?? 0) + by);
  };
  // Behind Node's own listener, which has given the connection its parser.
  server.on("connection", (socket: Socket & { parser?: Parser }) => {
    const { parser } = socket;
    if (!parser) return;
    const { onIncoming } = parser;
    parser.onIncoming = (request, keepsAlive) => {
      if ((unanswered.get(socket) ?? 0) < most) {
        add(socket, 1);
        return onIncoming(request, keepsAlive);
      }
      request.upgrade = false;
      socket.destroy();
      return TAKE_NO_MORE;
    };
  });
  server.prependListener("request", ({ socket }, response) => {
    // Limits and turns each listen for the end of a response, too: it is no leak.
    response.setMaxListeners(MOST_LISTENERS);
    response.once("close", () => add(socket, -1));
  });
}

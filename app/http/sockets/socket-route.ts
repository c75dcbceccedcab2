import type { Duplex } from "node:stream";
import type { Viewer } from "~/accounts/user";
import type { Visitor } from "~/platform/visitor";
import type { OpenSocket } from "./open-socket";

/** Who opened a socket. */
export interface SocketOwner {
  viewer: Viewer;
  /** Whom limits count. */
  visitor: Visitor;
  /** Where it comes from, whoever is signed in there. */
  network: Visitor;
  /** Asked again (`identify`) it says who it is now: the session may have ended since. */
  cookie: string | null;
}

/** What answers WebSockets at one path. */
export interface SocketRoute {
  /** e.g. "/ws/chat" */
  readonly path: string;
  /** Whether only who is signed in may open one; others are refused with 401. */
  readonly needsUser: boolean;
  /**
   * Takes over a socket that was just opened. What its frames say of who sent them counts for
   * nothing: its owner is who opened it.
   *
   * @param line the connection below the socket, for whole frames that are the same for many
   *   (platform/socket-frame.server.ts): `ws` writes each of its own at once, so they never mix
   */
  open(socket: OpenSocket, owner: SocketOwner, line: Duplex): void;
}

import type { WebSocket } from "ws";
import type { Viewer } from "~/accounts/user";

/** What answers WebSockets at one path. */
export interface SocketRoute {
  /** e.g. "/api/sockets/rooms" */
  readonly path: string;
  /** Whether only who is signed in may open one; others are refused with 401. */
  readonly needsUser: boolean;
  /**
   * Takes over a socket that was just opened. What its frames say of who sent them counts for
   * nothing: the viewer is who opened it.
   */
  open(socket: WebSocket, viewer: Viewer): void;
}

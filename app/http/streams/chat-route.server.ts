import { CHAT_SOCKET_PATH } from "~/community/rooms/frames";
import type { LiveRooms } from "~/community/rooms/live/live-rooms.server";
import type { SocketRoute } from "../sockets/socket-route";
import { ChatSocket } from "./chat-socket.server";

/** `/ws/chat`: rooms, live. Whoever is signed out may listen. */
export function chatSocketRoute(rooms: LiveRooms): SocketRoute {
  return {
    path: CHAT_SOCKET_PATH,
    needsUser: false,
    open(socket, owner, line) {
      new ChatSocket({ socket, line, owner, rooms });
    },
  };
}

import { CHAT_SOCKET_PATH } from "~/community/rooms/frames";
import type { LiveRooms } from "~/community/rooms/live/live-rooms.server";
import type { SocketRoute } from "../sockets/socket-route";
import { ChatSocket } from "./chat-socket.server";

/** `/ws/chat`: rooms, live. Whoever is signed out may listen. */
export function chatSocketRoute(rooms: LiveRooms): SocketRoute {
  /** The sockets of people who are told when their session ends, by account. */
  const byAccount = new Map<string, Set<ChatSocket>>();
  const recheck = (userId: string) => {
    for (const socket of byAccount.get(userId) ?? []) void socket.recheck();
  };
  rooms.onAccountChange(
    ({ userId }) => recheck(userId),
    () => {
      for (const userId of byAccount.keys()) recheck(userId);
    },
  );
  return {
    path: CHAT_SOCKET_PATH,
    needsUser: false,
    open(socket, owner) {
      const chat = new ChatSocket(socket, owner, rooms);
      const { user } = owner.viewer;
      if (!user) return;
      const own = byAccount.get(user.id) ?? new Set();
      byAccount.set(user.id, own.add(chat));
      socket.once("close", () => {
        own.delete(chat);
        if (own.size === 0) byAccount.delete(user.id);
      });
    },
  };
}

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
  const onEnd = (socket: ChatSocket) => {
    const { userId } = socket;
    const own = byAccount.get(userId ?? "");
    own?.delete(socket);
    if (userId && own?.size === 0) byAccount.delete(userId);
  };
  return {
    path: CHAT_SOCKET_PATH,
    needsUser: false,
    open(socket, owner, line) {
      const chat = new ChatSocket({ socket, line, owner, rooms, onEnd });
      const { userId } = chat;
      if (userId) byAccount.set(userId, (byAccount.get(userId) ?? new Set()).add(chat));
    },
  };
}

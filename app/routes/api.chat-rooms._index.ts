import { MESSAGE_DAYS } from "~/community/rooms/room-limits";
import { listRooms } from "~/community/rooms/rooms.server";
import { apiRoute } from "~/http/api/api-route.server";

export const { loader, action } = apiRoute({
  /** All rooms that are open, for everybody; `keptDays` is how long their messages stay. */
  async GET() {
    const rooms = await listRooms();
    return rooms.map(({ id, name, description, slowSeconds }) => ({
      id,
      name,
      description,
      slowSeconds,
      keptDays: MESSAGE_DAYS,
    }));
  },
});

import { roomPath } from "~/platform/urls";

export interface RoomListEntry {
  id: string;
  name: string;
  description: string;
  /** Messages that the viewer has not seen, as far as they were counted. */
  unread?: number;
}

/** The rooms there are, as links. */
export function RoomList({
  rooms,
  currentId,
}: {
  rooms: readonly RoomListEntry[];
  currentId: string;
}) {
  return (
    <nav className="room-list" aria-label="Chat rooms">
      <ul className="room-list__rooms">
        {rooms.map(({ id, name, description, unread }) => (
          <li key={id}>
            <a
              className="room-list__room"
              href={roomPath(id)}
              aria-current={id === currentId ? "page" : undefined}
            >
              <span className="room-list__name one-line">{name}</span>{" "}
              {unread ? (
                <span className="badge badge--accent">
                  {unread}
                  <span className="visually-hidden"> unread</span>
                </span>
              ) : null}{" "}
              <span className="room-list__about one-line">{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { followRoomPath, personPath, roomPath } from "~/platform/urls";
import { Icon } from "~/ui/icon";
import { FollowForm } from "../notifications/follow-form";
import type { FollowLevel } from "../notifications/follow-levels";
import { roomPlace } from "../notifications/places";
import type { Present } from "./present.server";
import type { ShownRoom } from "./shown-room";

interface RoomHeadProps {
  room: ShownRoom;
  present: Present;
  /** What the viewer is told of this room; null for a visitor. */
  followLevel: FollowLevel | null;
  /** Messages appear in a frame that does not end. */
  isLive: boolean;
}

/** The room's name, who is here, and whether messages appear by themselves. */
export function RoomHead({ room, present, followLevel, isLive }: RoomHeadProps) {
  return (
    <header className="room__head">
      <div className="room__title">
        <h1 id="room-title" className="one-line">
          {room.name}
        </h1>
        <p className="muted small one-line">{room.description}</p>
      </div>
      <PeopleHere present={present} />
      {followLevel ? (
        <details className="room-people">
          <summary aria-label="Notifications of this room">
            <Icon name="bell" />
          </summary>
          <div className="room-people__list">
            <FollowForm
              place={roomPlace(room.id)}
              level={followLevel}
              returnTo={roomPath(room.id)}
            />
          </div>
        </details>
      ) : null}
      {/* Without a script there is another way to see messages appear. */}
      {isLive ? (
        <a className="room__follow" href={roomPath(room.id)}>
          Stop following
        </a>
      ) : (
        <a className="room__follow" href={followRoomPath(room.id)} data-follow>
          Follow live
        </a>
      )}
      {/* A script says which; browsers of text show even what is hidden. */}
      <p className="room-state" data-state aria-live="polite" />
    </header>
  );
}

/** Who has the room open, as the page was read; a script goes on with it. */
function PeopleHere({ present: { count, people } }: { present: Present }) {
  const others = count - people.length;
  return (
    <details className="room-people" data-people hidden={count === 0}>
      <summary>{count > 0 ? `${count} here` : null}</summary>
      <ul className="room-people__list">
        {people.map(({ id, name }) => (
          <li key={id}>
            <a href={personPath(id)} dir="auto">
              {name}
            </a>
          </li>
        ))}
        {others > 0 ? <li>and {others} more</li> : null}
      </ul>
    </details>
  );
}

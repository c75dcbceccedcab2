import { followRoomPath, roomPath } from "~/platform/urls";
import { Icon } from "~/ui/icon";
import { FollowForm } from "../notifications/follow-form";
import type { FollowLevel } from "../notifications/follow-levels";
import { roomPlace } from "../notifications/places";
import type { ShownRoom } from "./shown-room";

interface RoomHeadProps {
  room: ShownRoom;
  /** What the viewer is told of this room; null for a visitor. */
  followLevel: FollowLevel | null;
  /** Messages appear in a frame that does not end. */
  isLive: boolean;
}

/** The room's name, who is here, and whether messages appear by themselves. */
export function RoomHead({ room, followLevel, isLive }: RoomHeadProps) {
  return (
    <header className="room__head">
      <div className="room__title">
        <h1 id="room-title" className="one-line">
          {room.name}
        </h1>
        <p className="muted small one-line">{room.description}</p>
      </div>
      <details className="room-people" data-people hidden>
        <summary>
          <span data-count>0</span> here
        </summary>
        <ul className="room-people__list" />
      </details>
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
      <p className="room-state needs-script" data-state aria-live="polite">
        Offline
      </p>
    </header>
  );
}

import { liveRoomPath } from "~/platform/urls";
import type { ShownRoom } from "./shown-room";

/** The room's name, who is here, and whether messages appear by themselves. */
export function RoomHead({ room }: { room: ShownRoom }) {
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
      {/* Without a script there is another way to see messages appear. */}
      <a className="room__follow" href={liveRoomPath(room.id)} data-follow>
        Follow live
      </a>
      <p className="room-state needs-script" data-state aria-live="polite">
        Offline
      </p>
    </header>
  );
}

import { ReasonField } from "~/admin/audit/reason-field";
import { roomPath } from "~/platform/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FlashMessage, type FlashText } from "~/ui/notice";
import type { Room } from "./room";
import { MOST_SLOW_SECONDS, ROOM_ABOUT_CHARACTERS, ROOM_NAME_CHARACTERS } from "./room-limits";

/** What was typed into a form that was refused. */
export interface RefusedRoom {
  /** The room's id; "" for a new one. */
  id: string;
  name: string;
  description: string;
  slowSeconds: string;
  reason: string;
  error: string;
}

interface RoomFormsProps {
  room: Room;
  refused: RefusedRoom | null;
  /** Nothing is above it. */
  isFirst: boolean;
  /** What was just done with one of them. */
  flash: FlashText | null;
}

/** The id of the part of the page that is about a room. */
export function roomAnchor(id: string): string {
  return `room-${id}`;
}

/** The forms of one room: its texts and its pace, its place, and whether it is open. */
export function RoomForms({ room, refused, isFirst, flash }: RoomFormsProps) {
  const { id, name, isArchived } = room;
  const shown = refused ?? { ...room, slowSeconds: String(room.slowSeconds), error: undefined };
  const anchor = roomAnchor(id);
  return (
    <section className="admin__section" id={anchor} aria-label={name}>
      <FlashMessage flash={flash?.at === anchor ? flash : null} isInside />
      <div className="admin__title">
        <h2>
          <a href={roomPath(id)}>
            <bdi>{name}</bdi>
          </a>{" "}
          {isArchived ? <span className="badge">Archived</span> : null}
        </h2>
        <PlaceForms room={room} isFirst={isFirst} />
      </div>
      <form method="post" className="stack">
        <input type="hidden" name="id" value={id} />
        <Texts id={id} name={shown.name} description={shown.description} error={shown.error} />
        <div className="admin__line">
          <Field
            label="Slow mode"
            hint="Seconds between two messages of a person; 0 for none."
            id={`slow-${id}`}
            name="slowSeconds"
            type="number"
            required
            min={0}
            max={MOST_SLOW_SECONDS}
            defaultValue={shown.slowSeconds}
          />
          <ReasonField of={name} id={id} value={refused?.reason} />
          <Button type="submit" name="intent" value="change" variant="primary">
            Save
          </Button>
        </div>
      </form>
    </section>
  );
}

/** What is done with one press: where the room stands, and whether people write in it. */
function PlaceForms({
  room: { id, name, isArchived },
  isFirst,
}: Pick<RoomFormsProps, "room" | "isFirst">) {
  return (
    <form method="post" className="admin__line">
      <input type="hidden" name="id" value={id} />
      <ReasonField of={isArchived ? `open ${name} again` : `archive ${name}`} id={`place-${id}`} />
      {isFirst || isArchived ? null : (
        <Button type="submit" name="intent" value="raise" small>
          Move up
        </Button>
      )}
      <Button type="submit" name="intent" value={isArchived ? "restore" : "archive"} small>
        {isArchived ? "Open again" : "Archive"}
      </Button>
    </form>
  );
}

/** Opens another room. */
export function NewRoomForm({ refused }: { refused: RefusedRoom | null }) {
  return (
    <section className="admin__section" aria-labelledby="new-room">
      <h2 id="new-room">Another room</h2>
      <form method="post" className="stack">
        <input type="hidden" name="intent" value="add" />
        <Texts
          id=""
          name={refused?.name ?? ""}
          description={refused?.description ?? ""}
          error={refused?.error}
        />
        <ReasonField of="Another room" id="new-room" value={refused?.reason} />
        <div className="button-row">
          <Button type="submit" variant="primary">
            Add room
          </Button>
        </div>
      </form>
    </section>
  );
}

function Texts(shown: {
  id: string;
  name: string;
  description: string;
  error?: string | undefined;
}) {
  return (
    <div className="admin__line">
      <Field
        label="Name"
        id={`name-${shown.id}`}
        name="name"
        required
        dir="auto"
        maxLength={ROOM_NAME_CHARACTERS}
        defaultValue={shown.name}
        autoComplete="off"
        {...(shown.error ? { error: shown.error } : {})}
      />
      <Field
        label="What it is for"
        id={`about-${shown.id}`}
        name="description"
        dir="auto"
        maxLength={ROOM_ABOUT_CHARACTERS}
        defaultValue={shown.description}
        autoComplete="off"
      />
    </div>
  );
}

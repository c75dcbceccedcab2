import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import type { Room } from "./room";
import { MOST_SLOW_SECONDS, ROOM_ABOUT_CHARACTERS, ROOM_NAME_CHARACTERS } from "./room-limits";

/** What was typed into a form that was refused. */
export interface RefusedRoom {
  /** The room's id; "" for a new one. */
  id: string;
  name: string;
  description: string;
  slowSeconds: string;
  error: string;
}

interface RoomFormsProps {
  room: Room;
  refused: RefusedRoom | null;
  /** Nothing is above it. */
  isFirst: boolean;
}

/** The forms of one room: its texts and its pace, its place, and whether it is open. */
export function RoomForms({ room, refused, isFirst }: RoomFormsProps) {
  const { id, isArchived } = room;
  const shown = refused ?? { ...room, slowSeconds: String(room.slowSeconds), error: undefined };
  return (
    <li className="card panel stack">
      <form method="post" className="stack" aria-label={room.name}>
        <input type="hidden" name="id" value={id} />
        <Texts id={id} name={shown.name} description={shown.description} error={shown.error} />
        <Field
          label="Seconds between two messages of a person"
          hint="Slow mode; 0 switches it off."
          id={`slow-${id}`}
          name="slowSeconds"
          type="number"
          min={0}
          max={MOST_SLOW_SECONDS}
          defaultValue={shown.slowSeconds}
        />
        <p className="button-row">
          <Button type="submit" name="intent" value="change" variant="primary" small>
            Save
          </Button>
          {isArchived ? (
            <Button type="submit" name="intent" value="restore" small formNoValidate>
              Open again
            </Button>
          ) : (
            <>
              {isFirst ? null : (
                <Button type="submit" name="intent" value="raise" small formNoValidate>
                  Move up
                </Button>
              )}
              <Button type="submit" name="intent" value="archive" small formNoValidate>
                Archive
              </Button>
            </>
          )}
        </p>
      </form>
    </li>
  );
}

/** Opens another room. */
export function NewRoomForm({ refused }: { refused: RefusedRoom | null }) {
  return (
    <form method="post" className="card panel stack" aria-label="New room">
      <input type="hidden" name="intent" value="add" />
      <Texts
        id=""
        name={refused?.name ?? ""}
        description={refused?.description ?? ""}
        error={refused?.error}
      />
      <p className="button-row">
        <Button type="submit" variant="primary">
          Add room
        </Button>
      </p>
    </form>
  );
}

function Texts(shown: {
  id: string;
  name: string;
  description: string;
  error?: string | undefined;
}) {
  return (
    <>
      <Field
        label="Name"
        id={`name-${shown.id}`}
        name="name"
        required
        maxLength={ROOM_NAME_CHARACTERS}
        defaultValue={shown.name}
        {...(shown.error ? { error: shown.error } : {})}
      />
      <Field
        label="What it is for"
        id={`about-${shown.id}`}
        name="description"
        optional
        maxLength={ROOM_ABOUT_CHARACTERS}
        defaultValue={shown.description}
      />
    </>
  );
}

import type { ReactNode } from "react";
import type { PublicPerson } from "~/accounts/public-person";
import { PICTURE_FIELD, PICTURE_TYPES } from "~/community/writing/picture-limits";
import { MESSAGE_CHARACTERS } from "~/community/writing/text-limits";
import { followRoomPath, projectsPath, roomPath } from "~/platform/urls";
import { Button, ButtonLink } from "~/ui/button";
import type { QuotedMessage } from "./room-message";
import type { ShownRoom } from "./shown-room";

/** What stands in the form when the page opens. */
export interface RoomForm {
  content: string;
  /** Made up for this page: sent twice, it is one message. */
  clientId: string;
  /** The message that is being answered. */
  replyTo: (QuotedMessage & { id: string }) | null;
  /** Why what was sent was not taken. */
  error: string | null;
}

interface RoomComposerProps {
  room: ShownRoom;
  viewer: PublicPerson | null;
  form: RoomForm;
  isLive?: boolean;
  /** Further fields of the form. */
  children?: ReactNode;
}

/** Where somebody writes into the room, or why they cannot. */
export function RoomComposer({ room, viewer, form, isLive, children }: RoomComposerProps) {
  if (room.isArchived) {
    return (
      <div className="room-closed" id="composer" data-closed="">
        <p className={form.error ? undefined : "muted"}>
          {form.error ??
            "This room is archived. Its messages stay, and nobody writes here any more."}
        </p>
        <TypedText text={form.content} />
      </div>
    );
  }
  if (!viewer) {
    return (
      <div className="room-closed" id="composer">
        <p>{form.error ?? "Please log in to participate in chat"}</p>
        <TypedText text={form.content} />
        <ButtonLink variant="primary" small href={projectsPath}>
          Log In
        </ButtonLink>
      </div>
    );
  }
  const { replyTo, error } = form;
  const here = isLive ? followRoomPath(room.id) : roomPath(room.id);
  return (
    <form
      className="room-composer"
      id="composer"
      method="post"
      encType="multipart/form-data"
      action={here}
      data-composer={isLive ? undefined : ""}
    >
      <p className="room-composer__typing" data-typing />
      <input type="hidden" name="clientId" value={form.clientId} />
      <input type="hidden" name="replyToId" value={replyTo?.id ?? ""} />
      {children}
      <div className="room-composer__box">
        <p className="room-composer__about" data-about hidden={!replyTo}>
          <span className="one-line" dir="auto">
            {replyTo ? `Answering ${replyTo.name}: ${replyTo.text ?? ""}` : null}
          </span>
          {/* A script names it for an answer; browsers of text show even what is hidden. */}
          <a href={here} data-act="cancel">
            {replyTo ? "Cancel" : null}
          </a>
        </p>
        <label className="visually-hidden" htmlFor="content">
          Message
        </label>
        <textarea
          className="room-composer__text"
          id="content"
          name="content"
          rows={1}
          required
          dir="auto"
          data-mentions=""
          maxLength={MESSAGE_CHARACTERS}
          placeholder={`Message ${room.name}`}
          aria-describedby={error ? "composer-error" : undefined}
          aria-invalid={error ? true : undefined}
          defaultValue={form.content}
        />
        <div className="room-composer__foot">
          {/* A script stores a picture as it is chosen; without one it goes with the message. */}
          <label className="room-composer__picture" data-picture>
            Add picture
            <input type="file" name={PICTURE_FIELD} accept={PICTURE_TYPES} multiple />
          </label>
          <span className="muted small room-composer__hint">
            {room.slowSeconds > 0 ? `One message every ${room.slowSeconds} seconds. ` : null}
          </span>
          <Button type="submit" variant="primary" small>
            Send
          </Button>
        </div>
      </div>
      <p className="field__error" id="composer-error" role="alert">
        {error}
      </p>
    </form>
  );
}

/** What somebody typed who cannot send it, to be copied. */
function TypedText({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <textarea
      className="input"
      rows={3}
      readOnly
      dir="auto"
      aria-label="What you typed"
      value={text}
    />
  );
}

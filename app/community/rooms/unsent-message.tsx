import type { PublicPerson } from "~/accounts/public-person";
import { PersonPicture } from "~/ui/person-picture";

/** What the room's script copies for a message that is on its way, or could not be sent. */
export function UnsentMessage({ viewer }: { viewer: PublicPerson }) {
  return (
    <template data-unsent>
      <li className="room-message room-message--unsent">
        <PersonPicture name={viewer.name} imageUrl={viewer.imageUrl} />
        <div className="room-message__main">
          <p className="room-message__head">
            <bdi className="room-message__name">{viewer.name}</bdi>{" "}
            <span className="room-message__time" data-sending>
              Sending…
            </span>
          </p>
          <p className="markdown-as-written" dir="auto" data-text />
          <p className="room-message__failed" data-failed hidden>
            <span className="field__error" data-reason>
              Not sent.
            </span>
            <button type="button" className="room-message__button" data-act="retry">
              Retry
            </button>
            <button type="button" className="room-message__button" data-act="drop">
              Delete
            </button>
          </p>
        </div>
      </li>
    </template>
  );
}

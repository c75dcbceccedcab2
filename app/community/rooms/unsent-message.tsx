import type { PublicPerson } from "~/accounts/public-person";
import { PersonPicture } from "~/ui/person-picture";

/** A message that is on its way, or could not be sent, without its text. */
export function UnsentMessage({ viewer }: { viewer: PublicPerson }) {
  return (
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
  );
}

/**
 * What the room's script makes entries of. It is no `<template>`, because browsers of text show what
 * stands in one: nobody shows a script, and one of this type is not run.
 *
 * @param html `UnsentMessage` as the server has rendered it
 */
export function UnsentTemplate({ html }: { html: string }) {
  return (
    <script
      type="text/html"
      data-unsent
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered and escaped it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

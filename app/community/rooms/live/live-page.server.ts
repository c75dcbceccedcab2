import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Viewer } from "~/accounts/user";
import { escapeText } from "~/platform/plain-page";
import { type EntryKind, renderEntry } from "../message-entry.server";
import { groupedBy, readerOf } from "../message-list";
import { DayLine, dayOf } from "../message-time";
import { readMessages } from "../messages.server";
import type { RoomMessage } from "../room";
import { continuesGroup } from "../room-message";
import { requireRoom } from "../rooms.server";
import type { LiveChange } from "./live-change.server";

/** Of the page that does not end: readers come and go, each message is written out once for all of a kind. */
const entries = new WeakMap<LiveChange, Map<string, Buffer>>();

interface LivePageOptions {
  /** Addresses of stylesheets. */
  styles: readonly string[];
  /** Lets the page's own rules through its policy. */
  nonce: string;
}

/** A page up to the newest message of its room. */
interface Beginning {
  html: string;
  /** Whether it has a change already. */
  hasShown(change: LiveChange): boolean;
}

/**
 * A room's page that does not end, piece by piece. HTML that was sent stays: what changes later hides
 * what it was, by a rule, and stands at the end anew.
 */
export class LivePage {
  readonly #options: LivePageOptions;
  #viewerId: string | null = null;
  /** What stands at the end. */
  #last: RoomMessage | null = null;

  constructor(options: LivePageOptions) {
    this.#options = options;
  }

  /** The page up to its newest message. @throws {AppError} 404 without such a room */
  async begin(viewer: Viewer, roomId: string): Promise<Beginning> {
    const room = await requireRoom(roomId);
    const { messages } = await readMessages(viewer, roomId);
    this.#viewerId = viewer.user?.id ?? null;
    const shown = new Map(messages.map(({ id, change }) => [id, change]));
    const entries = messages.map((message) => {
      const { day, kind } = this.#place(message, true);
      return day + renderEntry(message, kind);
    });
    const open = '<ul class="room-messages" data-messages="true">';
    return {
      html: `${this.#head(`${room.name}, live`)}${open}${entries.join("")}`,
      hasShown: ({ message }) => (shown.get(message.id) ?? 0) >= message.change,
    };
  }

  /** A change as it is added. @param isSeen whether its reader may see the message */
  change(change: LiveChange, isSeen: boolean): (string | Buffer)[] {
    const { number, change: at } = change.message;
    const former = `[data-number="${number}"]:not([data-change="${at}"])`;
    const hide = change.isNew ? [] : [this.#hide(former)];
    return isSeen ? [...hide, ...this.#entry(change)] : hide;
  }

  /** Says that the room was archived, or opened again. The form beside the page does not know of it. */
  turn(isArchived: boolean): string {
    const now = isArchived
      ? "This room was archived: it can be read, but nobody writes here any more."
      : "This room is open again.";
    return `<li class="room__older">${now}</li>`;
  }

  /** Hides what people have written whom the reader has blocked just now. */
  leaveOut(authorIds: readonly string[]): string {
    return this.#hide(`:is(${authorIds.map((id) => `[data-author="${id}"]`).join()})`);
  }

  #entry(change: LiveChange): (string | Buffer)[] {
    const { day, kind } = this.#place(change.message, change.isNew);
    const entry = entryOf(change, kind);
    return day ? [day, entry] : [entry];
  }

  /** How a message stands at the end: below the line of its day, or together with the one before it. */
  #place(message: RoomMessage, isNew: boolean): { day: string; kind: EntryKind } {
    const last = this.#last;
    const isNewDay = last === null || dayOf(last.createdAt) < dayOf(message.createdAt);
    const isGrouped =
      isNew && last !== null && !isNewDay && continuesGroup(groupedBy(last), groupedBy(message));
    // One that was changed stands out of its turn: nothing continues it.
    this.#last = isNew ? message : last && { ...last, userId: null };
    return {
      day: isNewDay ? dayLine(dayOf(message.createdAt)) : "",
      kind: { reader: readerOf(message, this.#viewerId), isGrouped, isLive: true },
    };
  }

  /** The name stays above those that stand together with what is gone. */
  #hide(entry: string): string {
    const words = `${entry} .room-message__main>:not(.room-message__head)`;
    const whole = `${entry}:not(:has(+.room-message--grouped))`;
    return `<style nonce="${this.#options.nonce}">${words}{display:none}${whole}{display:none}</style>`;
  }

  /** The end. @param reason a sentence */
  end(path: string, reason: string): string {
    const again = `<a href="${path}" target="_self">Go on following</a>`;
    return `<li class="room__older">${reason} ${again}</li></ul></div></div></body></html>`;
  }

  /** A page that says why there is nothing to follow. */
  refusal(message: string, path: string): string {
    const again = `<a href="${path}" target="_self">Try again</a>`;
    return `${this.#head("Follow live")}<p class="room__empty">${escapeText(message)} ${again}</p></div></div></body></html>`;
  }

  #head(title: string): string {
    const styles = this.#options.styles.map((href) => `<link rel="stylesheet" href="${href}">`);
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeText(title)}</title><base target="_parent">${styles.join("")}</head><body class="room-live"><div class="room__log"><div class="room__messages">`;
  }
}

/** A message as the pages of everybody get it to whom it is the same. */
function entryOf(change: LiveChange, kind: EntryKind): Buffer {
  const kinds = entries.get(change) ?? new Map<string, Buffer>();
  entries.set(change, kinds);
  const name = `${kind.reader} ${kind.isGrouped}`;
  const known = kinds.get(name);
  if (known) return known;
  const bytes = Buffer.from(renderEntry(change.message, kind));
  kinds.set(name, bytes);
  return bytes;
}

function dayLine(day: string): string {
  return renderToStaticMarkup(createElement(DayLine, { day }));
}

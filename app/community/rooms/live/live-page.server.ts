import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Viewer } from "~/accounts/user";
import { escapeText } from "~/platform/plain-page";
import { MessageItem } from "../message-item";
import { MessageList } from "../message-list";
import { readMessages } from "../messages.server";
import { requireRoom } from "../rooms.server";
import type { LiveChange } from "./live-change.server";

/** Of the page that does not end: readers come and go, each message is written out once for all. */
const entries = new WeakMap<LiveChange, Buffer>();

interface LivePageOptions {
  /** Addresses of stylesheets. */
  styles: readonly string[];
  /** Lets the page's own rules through its policy. */
  nonce: string;
}

/**
 * A room's page that does not end, piece by piece. HTML that was sent stays: what changes later hides
 * what it was, by a rule, and stands at the end anew.
 */
export class LivePage {
  readonly #options: LivePageOptions;
  /** The change in which each message of the beginning stands. */
  readonly #shown = new Map<string, number>();

  constructor(options: LivePageOptions) {
    this.#options = options;
  }

  /** The page up to its newest message. @throws {AppError} 404 without such a room */
  async begin(viewer: Viewer, roomId: string): Promise<string> {
    const room = await requireRoom(roomId);
    const { messages } = await readMessages(viewer, roomId);
    for (const { id, change } of messages) this.#shown.set(id, change);
    const list = createElement(MessageList, {
      messages: messages.map((message) => ({
        ...message,
        status: message.status === "held" ? ("held" as const) : ("shown" as const),
      })),
      viewerId: null,
      unreadFrom: null,
    });
    const open = renderToStaticMarkup(list).replace(/<\/ol>$/, "");
    return `${this.#head(`${room.name}, live`)}${open}`;
  }

  /** Whether the beginning has a change already. */
  hasShown({ message }: LiveChange): boolean {
    return (this.#shown.get(message.id) ?? 0) >= message.change;
  }

  /** A change as it is added. @param isSeen whether its reader may see the message */
  change(change: LiveChange, isSeen: boolean): string | Buffer {
    const { number, change: at } = change.message;
    if (change.isNew) return isSeen ? entryOf(change) : "";
    const former = `[data-number="${number}"]:not([data-change="${at}"])`;
    const hide = `<style nonce="${this.#options.nonce}">${former}{display:none}</style>`;
    return isSeen ? `${hide}${entryOf(change)}` : hide;
  }

  /** The end, after an hour. */
  end(path: string): string {
    const again = `<a href="${path}" target="_self">Go on following</a>`;
    return `<li class="room__older">This page has been open for an hour. ${again}</li></ol></div></div></body></html>`;
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

/** A message as everybody's page gets it. */
function entryOf(change: LiveChange): Buffer {
  const known = entries.get(change);
  if (known) return known;
  const status = change.message.status === "held" ? "held" : "shown";
  const message = { ...change.message, status } as const;
  const item = createElement(MessageItem, { message, reader: "visitor" });
  const bytes = Buffer.from(renderToStaticMarkup(item));
  entries.set(change, bytes);
  return bytes;
}

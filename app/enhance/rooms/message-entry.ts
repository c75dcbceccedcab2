import type { SentMessage } from "~/community/rooms/frames";

const CLOCK = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "short" });

/** The entry of a message that the server has rendered for nobody in particular. */
export function entryOf({ html, content }: SentMessage, viewerId: string): HTMLElement {
  const template = document.createElement("template");
  // Our own server has rendered and sanitised it, as it does for the page.
  template.innerHTML = html;
  const entry = template.content.firstElementChild as HTMLElement;
  if (viewerId && entry.dataset.author === viewerId) entry.dataset.content = content;
  leaveActions(entry, viewerId);
  sayLocalTime(entry);
  return entry;
}

/** Takes out what this reader may not do with the message. */
function leaveActions(entry: HTMLElement, viewerId: string): void {
  const isAuthor = viewerId !== "" && entry.dataset.author === viewerId;
  const ofMembers = viewerId ? [] : ["reply", "block"];
  const unfit = isAuthor ? ["report", "block"] : ["edit", "delete", ...ofMembers];
  for (const act of unfit) entry.querySelector(`[data-act=${act}]`)?.remove();
}

/** The server says UTC. */
export function sayLocalTime(entry: HTMLElement): void {
  const time = entry.querySelector<HTMLElement>(".room-message__time time");
  const at = new Date(entry.dataset.at ?? "");
  if (!time || Number.isNaN(+at)) return;
  time.textContent = CLOCK.format(at);
  time.title = MOMENT.format(at);
}

/** The number of a message in its room; above all others for one that is not sent yet. */
export function numberOf(entry: HTMLElement | undefined): number {
  return Number(entry?.dataset.number ?? Number.POSITIVE_INFINITY);
}

/** The message that a part of an address names, e.g. "#message-12", when it is on this page. */
export function messageAt(hash: string): HTMLElement | null {
  return /^#message-\d+$/.test(hash) ? document.getElementById(hash.slice(1)) : null;
}

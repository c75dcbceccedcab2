import type { ServerFrame } from "~/community/rooms/frames";
import { personPath } from "~/platform/urls";

/** How long somebody is said to be typing after they were told to be, in milliseconds. */
const TYPING_MS = 5_000;

type Presence = Extract<ServerFrame, { type: "presence" }>;

/** Shows who is here. */
export function showPresence(place: HTMLElement, { count, people }: Presence): void {
  // Visitors do not count: alone, they need not be told of nobody.
  place.hidden = count === 0;
  const number = place.querySelector("[data-count]");
  if (number) number.textContent = String(count);
  const entries = people.map(({ id, name }) => {
    const link = Object.assign(document.createElement("a"), { href: personPath(id) });
    link.textContent = name;
    link.dir = "auto";
    return entryWith(link);
  });
  const others = count - people.length;
  if (others > 0) entries.push(entryWith(`and ${others} more`));
  place.querySelector("ul")?.replaceChildren(...entries);
}

function entryWith(content: Node | string): HTMLElement {
  const entry = document.createElement("li");
  entry.append(content);
  return entry;
}

/** Says who types, e.g. "Ann and Bob are typing…". */
export function nameTyping(names: readonly string[]): string {
  const [first, second] = names;
  if (!first) return "";
  if (!second) return `${first} is typing…`;
  return names.length === 2
    ? `${first} and ${second} are typing…`
    : `${first}, ${second} and others are typing…`;
}

/** Shows who types for as long as that is true of what was told. */
export function createTypingLine(place: HTMLElement | null): (names: readonly string[]) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (names: readonly string[]) => {
    if (place) place.textContent = nameTyping(names);
  };
  return (names) => {
    clearTimeout(timer);
    show(names);
    timer = setTimeout(show, TYPING_MS, []);
  };
}

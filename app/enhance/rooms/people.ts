import type { ServerFrame } from "~/community/rooms/frames";
import { personPath } from "~/platform/urls";

/** How long somebody is said to be typing after they were told to be, in milliseconds. */
const TYPING_MS = 5_000;
/** So long after a message its author is not said to be typing, in milliseconds: as often as a page tells of it. */
const LATE_MS = 3_000;

type Person = Extract<ServerFrame, { type: "typing" }>["people"][number];

type Presence = Extract<ServerFrame, { type: "presence" }>;

/** Shows who is here. */
export function showPresence(place: HTMLElement, { count, people }: Presence): void {
  // Visitors do not count: alone, they need not be told of nobody.
  place.hidden = count === 0;
  const summary = place.querySelector("summary");
  if (summary) summary.textContent = `${count} here`;
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

/** Shows who types, for as long as that is true of what was told. */
export class TypingLine {
  readonly #place: { textContent: string | null } | null;
  #people: readonly Person[] = [];
  /** When somebody's message came, by their id. */
  readonly #wroteAt = new Map<string | null, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(place: { textContent: string | null } | null) {
    this.#place = place;
  }

  /** Signs of typing are gathered: one may come after the message that it was for. */
  hear(people: readonly Person[]): void {
    const since = Date.now() - LATE_MS;
    this.#show(people.filter(({ id }) => (this.#wroteAt.get(id) ?? 0) < since));
  }

  /** What somebody was typing is here. */
  wrote(id: string | null): void {
    this.#wroteAt.set(id, Date.now());
    this.#show(this.#people.filter((person) => person.id !== id));
  }

  #show(people: readonly Person[]): void {
    clearTimeout(this.#timer);
    this.#people = people;
    if (this.#place) this.#place.textContent = nameTyping(people.map(({ name }) => name));
    if (people.length > 0) this.#timer = setTimeout(() => this.#show([]), TYPING_MS);
  }
}

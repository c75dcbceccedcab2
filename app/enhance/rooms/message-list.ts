import type { RemovedMessage, SentMessage } from "~/community/rooms/frames";
import { continuesGroup } from "~/community/rooms/room-message";
import { nameDay } from "./day";
import { entryOf, numberOf, sayLocalTime } from "./message-entry";

/** The entries of a room's list, in the order of their numbers; what is not sent yet comes last. */
export class MessageList {
  readonly #list: HTMLElement;
  readonly #viewerId: string;

  constructor(list: HTMLElement, viewerId: string) {
    this.#list = list;
    this.#viewerId = viewerId;
    for (const line of list.querySelectorAll(".room-day")) line.remove();
    for (const entry of this.entries) {
      sayLocalTime(entry);
      this.#arrange(entry);
    }
  }

  get entries(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>(".room-message")];
  }

  find(number: number): HTMLElement | null {
    return this.#list.querySelector(`[data-number="${number}"]`);
  }

  /** The last message of the viewer that is stored. */
  get lastOwn(): HTMLElement | undefined {
    return this.entries.findLast(({ dataset }) => dataset.content !== undefined);
  }

  get lastNumber(): number {
    return numberOf(this.entries.findLast(({ dataset }) => dataset.number));
  }

  get firstNumber(): number {
    return numberOf(this.entries[0]);
  }

  /**
   * Shows a message as it is now.
   *
   * @param before whether it may come before all that are here
   * @returns its entry when it was not here
   */
  show(message: SentMessage, before = false): HTMLElement | null {
    const former = this.find(message.number);
    if (Number(former?.dataset.change) >= message.change) return null;
    if (!former && !before && message.number < this.firstNumber) {
      // It changed, and stands on a page that is not loaded.
      if (this.entries.some(({ dataset }) => dataset.number)) return null;
    }
    const entry = entryOf(message, this.#viewerId);
    if (former) former.replaceWith(entry);
    else this.#insert(entry);
    this.#arrangeAround(entry);
    return former ? null : entry;
  }

  /** Puts something that has no number yet at the end. */
  append(entry: HTMLElement): void {
    this.#list.append(entry);
  }

  remove({ number }: Pick<RemovedMessage, "number">): void {
    const entry = this.find(number);
    if (!entry) return;
    const next = this.#neighbour(entry, "nextElementSibling");
    const line = entry.previousElementSibling;
    entry.remove();
    if (next) this.#arrange(next);
    else if (line?.matches(".room-day")) line.remove();
  }

  /** Puts a line before a message, which then begins a group. */
  putLineBefore(entry: HTMLElement, line: HTMLElement): void {
    entry.before(line);
    this.#arrange(entry);
  }

  #insert(entry: HTMLElement): void {
    const number = numberOf(entry);
    const previous = this.entries.findLast((other) => numberOf(other) < number);
    if (previous) previous.after(entry);
    else this.#list.prepend(entry);
  }

  #arrangeAround(entry: HTMLElement): void {
    this.#arrange(entry);
    const next = this.#neighbour(entry, "nextElementSibling");
    if (next) this.#arrange(next);
  }

  /** The line of its day where it is the first of one, and whether it continues a group. */
  #arrange(entry: HTMLElement): void {
    if (!entry.dataset.at) return;
    let top: Element = entry;
    for (let line = top.previousElementSibling; line; line = top.previousElementSibling) {
      if (line.matches(".room-day")) line.remove();
      else if (line.matches(".room-new")) top = line;
      else break;
    }
    const previous = this.#neighbour(entry, "previousElementSibling");
    const at = new Date(entry.dataset.at);
    const isNewDay = new Date(previous?.dataset.at ?? 0).toDateString() !== at.toDateString();
    if (isNewDay) top.before(dayLine(at));
    const continues =
      entry.previousElementSibling === previous &&
      continuesGroup(previous && groupedBy(previous), groupedBy(entry));
    entry.classList.toggle("room-message--grouped", continues);
  }

  #neighbour(
    entry: Element,
    way: "previousElementSibling" | "nextElementSibling",
  ): HTMLElement | null {
    let other = entry[way];
    while (other && !(other as HTMLElement).dataset.number) other = other[way];
    return other as HTMLElement | null;
  }
}

function groupedBy({ dataset }: HTMLElement) {
  return {
    userId: dataset.author || null,
    createdAt: dataset.at ?? "",
    isAnswer: dataset.answer !== undefined,
  };
}

function dayLine(day: Date): HTMLElement {
  const line = document.createElement("li");
  line.className = "room-day";
  const time = document.createElement("time");
  time.dateTime = day.toISOString();
  time.textContent = nameDay(day);
  line.append(time);
  return line;
}

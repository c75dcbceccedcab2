import { ReadMark } from "~/community/rooms/read-mark";
import { numberOf } from "./message-entry";
import type { MessageList } from "./message-list";

/** How often the server is told what was read, in milliseconds. */
const TELL_MS = 30_000;

/** What came while nobody looked: a line before it, and its number in the page's title. */
export class Unread {
  readonly #title = document.title;
  readonly #list: MessageList;
  readonly #isSeen: () => boolean;
  readonly #read: ReadMark;
  #count = 0;

  /**
   * @param isSeen whether the end of the list is in sight
   * @param onRead up to which message the room was read
   */
  constructor(list: MessageList, isSeen: () => boolean, onRead: (number: number) => void) {
    this.#list = list;
    this.#isSeen = isSeen;
    this.#read = new ReadMark(onRead, TELL_MS);
    for (const sign of ["visibilitychange", "scroll"]) {
      document.addEventListener(sign, () => this.look(), { capture: true, passive: true });
    }
  }

  /** Takes note of somebody else's message that was just added. */
  add(entry: HTMLElement): void {
    if (this.#isLookedAt) this.#read.see(numberOf(entry));
    else {
      if (this.#count === 0) this.#putLine(entry);
      this.#say(this.#count + 1);
    }
  }

  /** Forgets the number when somebody looks; the line stays until there is a new one. */
  look(): void {
    // Whoever turns away, or leaves, has read what was in sight.
    if (document.hidden) this.#read.flush();
    if (this.#count === 0 || !this.#isLookedAt) return;
    this.#read.see(this.#list.lastNumber);
    this.#say(0);
  }

  get #isLookedAt(): boolean {
    return !document.hidden && this.#isSeen();
  }

  #say(count: number): void {
    this.#count = count;
    document.title = count > 0 ? `(${count}) ${this.#title}` : this.#title;
  }

  #putLine(entry: HTMLElement): void {
    document.querySelector(".room-new")?.remove();
    const line = document.createElement("li");
    line.className = "room-new";
    line.append(Object.assign(document.createElement("span"), { textContent: "New" }));
    this.#list.putLineBefore(entry, line);
  }
}

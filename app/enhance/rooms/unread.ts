import type { MessageList } from "./message-list";

/** What came while nobody looked: a line before it, and its number in the page's title. */
export class Unread {
  readonly #title = document.title;
  readonly #list: MessageList;
  readonly #isSeen: () => boolean;
  #count = 0;

  /** @param isSeen whether the end of the list is in sight */
  constructor(list: MessageList, isSeen: () => boolean) {
    this.#list = list;
    this.#isSeen = isSeen;
    for (const sign of ["visibilitychange", "scroll"]) {
      document.addEventListener(sign, () => this.look(), { capture: true, passive: true });
    }
  }

  /** Takes note of somebody else's message that was just added. */
  add(entry: HTMLElement): void {
    if (this.#isLookedAt) return;
    if (this.#count === 0) this.#putLine(entry);
    this.#say(this.#count + 1);
  }

  /** Forgets the number when somebody looks; the line stays until there is a new one. */
  look(): void {
    if (this.#count > 0 && this.#isLookedAt) this.#say(0);
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

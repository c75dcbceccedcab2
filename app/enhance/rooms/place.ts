/** This near to the end somebody reads what is new, in CSS pixels. */
const NEAR_PX = 48;

/**
 * Where somebody reads in a list that is turned around (`column-reverse`): it is measured from its end,
 * so that it stays at the end by itself, and in place when older messages come above.
 */
export class Place {
  readonly #log: HTMLElement;
  readonly #news: HTMLButtonElement;
  #unseen = 0;

  /**
   * @param foot in which the button "3 new messages" is shown
   * @param onNews when it is pressed
   */
  constructor(log: HTMLElement, foot: HTMLElement, onNews: () => void) {
    this.#log = log;
    this.#news = document.createElement("button");
    this.#news.type = "button";
    this.#news.className = "button button--primary button--small room__news";
    this.#news.hidden = true;
    foot.append(this.#news);
    this.#news.addEventListener("click", onNews);
    log.addEventListener("scroll", () => this.isAtEnd && this.#tell(0), { passive: true });
  }

  get isAtEnd(): boolean {
    return this.#log.scrollTop > -NEAR_PX;
  }

  goToEnd(): void {
    this.#log.scrollTop = 0;
    this.#tell(0);
  }

  /** Adds something at the end without moving what somebody reads further up. */
  keepWhile(add: () => void): void {
    const isAtEnd = this.isAtEnd;
    const { scrollHeight } = this.#log;
    add();
    if (!isAtEnd) this.#log.scrollTop -= this.#log.scrollHeight - scrollHeight;
  }

  /** Says that there is one more message below. */
  tellNew(): void {
    this.#tell(this.#unseen + 1);
  }

  #tell(unseen: number): void {
    this.#unseen = unseen;
    this.#news.hidden = unseen === 0;
    this.#news.textContent = unseen === 1 ? "1 new message" : `${unseen} new messages`;
  }
}

import { type ShownMention, stateOf } from "~/mentions/mention";
import { fillCard, sayTime } from "./fill-card";

/** Cards that stand for what is looked for where nothing is there yet. */
const SKELETONS = 3;

/** The list on the page of mentions. */
export class MentionList {
  readonly #list: HTMLElement;
  readonly #page: HTMLElement;
  #isBusy = false;

  constructor(page: HTMLElement) {
    this.#page = page;
    this.#list = page.querySelector("[data-mention-list]") as HTMLElement;
  }

  /** Shows that new ones are looked for, or that this is over. */
  set isBusy(isBusy: boolean) {
    this.#isBusy = isBusy;
    this.#list.setAttribute("aria-busy", String(isBusy));
    for (const skeleton of this.#list.querySelectorAll("[data-skeleton]")) skeleton.remove();
    if (isBusy) {
      const standing = this.#cards().length === 0 ? SKELETONS : 1;
      const { content } = this.#template("skeleton");
      for (let n = 0; n < standing; n += 1) this.#list.prepend(content.cloneNode(true));
    }
    this.#showWhatIsThere();
  }

  /** Shows these, and keeps every card that is as it was, with what somebody is about to press in it. */
  show(mentions: readonly ShownMention[]): void {
    const before = new Map(this.#cards().map((card) => [card.dataset.mention, card]));
    let place = this.#cards()[0] ?? null;
    for (const mention of mentions) {
      const known = before.get(mention.id);
      const isSame = known !== undefined && known.dataset.state === stateOf(mention);
      const card = isSame ? known : fillCard(this.#template("card"), mention);
      before.delete(mention.id);
      if (known && !isSame) {
        if (place === known) place = card;
        known.replaceWith(card);
      }
      sayTime(card);
      if (card === place) place = place.nextElementSibling as HTMLElement | null;
      else this.#list.insertBefore(card, place);
    }
    for (const gone of before.values()) gone.remove();
    this.#showWhatIsThere();
  }

  #cards(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>("[data-mention]")];
  }

  #template(name: "card" | "skeleton"): HTMLTemplateElement {
    return this.#page.querySelector(`[data-${name}-template]`) as HTMLTemplateElement;
  }

  #showWhatIsThere(): void {
    const isEmpty = this.#cards().length === 0 && !this.#isBusy;
    this.#list.hidden = isEmpty;
    const none = this.#page.querySelector<HTMLElement>("[data-no-mentions]");
    if (none) none.hidden = !isEmpty;
  }
}

import { CURRENCY, signOf } from "../../../match/money";
import { sentenceCase } from "../../../match/words";
import { type EditResult, edited } from "../../edit";
import { PAGE } from "../../project";
import { wholeLines } from "../../said/page-elements";
import type { Item } from "../items-said";
import type { Page, Piece } from "../page-model";
import { isSample } from "./section-there";

const SIGN = new RegExp(CURRENCY, "u");

/** "650 pounds and 1100": what one of several is in, all of them are. */
export function inOneCurrency(items: readonly Item[]): Item[] {
  const signs = items.flatMap(({ price }) => SIGN.exec(price ?? "")?.[0] ?? []);
  const sign = signs[0] === undefined ? "" : signOf(signs[0]);
  return items.map((item) => {
    if (item.price === null || sign === "" || SIGN.test(item.price)) return item;
    return { ...item, price: sign.length > 1 ? `${item.price} ${sign}` : `${sign}${item.price}` };
  });
}

/** Among names with capitals one that was said in small letters gets one, too. */
export function namedLike(entries: readonly Piece[], name: string): string {
  return entries.length > 0 && entries.every(({ says }) => /^[^\p{L}]*\p{Lu}/u.test(says))
    ? sentenceCase(name)
    : name;
}

/** Prices that are examples give way to those that are said. */
export function isPriceSample(
  entries: readonly Piece[],
  items: readonly Item[],
  page: Page,
): boolean {
  const section = entries[0]?.section;
  return (
    section?.concepts.includes("prices") === true &&
    isSample(section, page) &&
    items.every(({ price }) => price !== null)
  );
}

/** The entries of a list in the place of its examples. */
export function inPlaceOfExamples(
  source: string,
  entries: readonly Piece[],
  blocks: string,
  items: readonly Item[],
): EditResult | null {
  const [first] = entries;
  const last = entries.at(-1);
  if (!first?.section || !last) return null;
  const { start } = wholeLines(source, first.place);
  const { end } = wholeLines(source, last.place);
  const { place } = first.section;
  const head = source
    .slice(place.start, start)
    .replace(/[ \t]*<p class="[^"]*section-note[^"]*">[^<]*<\/p>\n/, "");
  const next = source.slice(0, place.start) + head + blocks + source.slice(end);
  return edited(
    new Map([[PAGE, next]]),
    `“${first.section.says}” holds ${items.map(({ name, price }) => `“${name}” for ${price}`).join(" and ")} now, in the place of the examples.`,
  );
}

import { entriesIn, type ToldEntry } from "../../../match/facts/told-lists";
import type { EditResult } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { putInto } from "../orders/put-into";
import type { Page, Piece } from "../page-model";
import { isAlike, wordsOf } from "../page-words";
import { ADDS } from "../verbs";
import { entriesNamed, thingSaid } from "./find-thing";

const TO_LIST = [
  pattern(
    `^(?:${ADDS}) (?:to|in|on|into) (?:the |our |my )?(?<list>[^:⟦⟧]{2,40}?)(?: list| section| part)?: ?(?<items>.+)$`,
  ),
  pattern(
    `^(?:${ADDS}) (?<items>[^:⟦⟧]{2,200}?) (?:to|in|on|into) (?:the |our |my )?(?<list>[^,:⟦⟧]{2,40}?)(?: list| section| part)?$`,
  ),
];
const PLAIN = pattern(
  `^(?:${ADDS}|we(?: also| now)? have|new|welcome) (?:a |an |our |another )?(?<items>[^:⟦⟧]{3,200})$`,
);
/** What has a price is read as such, and none of its name. */
const PRICED =
  /(?<!\p{L})(?:for|at|costs?) (?:\p{Sc} ?)?\d|\p{Sc} ?\d|\d ?\p{Sc}|(?<![\d:])\d+[.,]\d{2}(?![\d:])|\d ?(?:euros?|pounds?|dollars?|eur|chf)(?!\p{L})/iu;
/** "New wood: elm": one more of what a list is of. */
const ONE_OF = pattern(
  `^(?:(?:${ADDS}) )?(?:a |an )?(?:new|another|one more) (?<noun>[\\p{L}]{3,20}(?: [\\p{L}]{3,20})?)(?: called|:|,) ?(?<items>.{2,160})$`,
);

/** One more of a list whose entries have details: "Add Luna, dog, 7 years, loves children". */
export function frameEntry(order: Order): EditResult | null {
  const { text, page, quotes } = order;
  for (const form of TO_LIST) {
    const groups = form.exec(text)?.groups;
    if (!groups?.list || !groups.items || PRICED.test(groups.items)) continue;
    const section = thingSaid(groups.list, order, ({ kind }) => kind === "section");
    const [one, other] = section?.pieces ?? [];
    const list = one && !other ? entriesOf(one, page) : [];
    const items = itemsSaid(unmasked(groups.items, quotes));
    if (list.length === 0 || items.length === 0 || list.some(({ entry }) => entry?.price)) continue;
    return put(list, items, page, groups.items);
  }
  const one = ONE_OF.exec(text)?.groups;
  const of = one?.noun ? (entriesNamed(`each ${one.noun}`, page)?.pieces ?? []) : [];
  if (one?.items && of.length > 0 && !of.some(({ entry }) => entry?.price ?? entry?.time)) {
    const item = detailed(unmasked(one.items, quotes)) ?? {
      name: unmasked(one.items, quotes),
      text: null,
    };
    return put(of, [item], page, one.items);
  }
  const said = PLAIN.exec(text)?.groups?.items;
  if (!said || !/^\p{Lu}/u.test(said) || /[.!?]\s|\d[€£$]|[€£$]\d/.test(said)) return null;
  const item = detailed(unmasked(said, quotes));
  const list = item ? likeliest(item, page) : null;
  return item && list ? put(list, [item], page, said) : null;
}

function itemsSaid(said: string): ToldEntry[] {
  const several = entriesIn(said);
  if (several) return several.every(({ name }) => name.split(" ").length <= 6) ? several : [];
  const one = entriesIn(`${said}, x`)?.[0];
  return one ? [one] : [];
}

/** A name and what is said of it behind commas, in brackets or behind a dash. */
function detailed(said: string): ToldEntry | null {
  const comma = /^([^,(]{2,40}?),\s+(.+)$/su.exec(said);
  if (comma)
    return {
      name: comma[1] ?? "",
      text: (comma[2] ?? "").split(/\s*,\s+(?:and )?/u).join(" · "),
    };
  const told = entriesIn(`${said}, x`)?.[0];
  return told?.text ? told : null;
}

const entriesOf = (section: Piece, { pieces }: Page) =>
  pieces.filter((piece) => piece.kind === "entry" && piece.section === section);

/** The list with details whose entries are most like one. */
function likeliest(item: ToldEntry, page: Page): Piece[] | null {
  const words = wordsOf(`${item.name} ${item.text ?? ""}`);
  const scored = page.pieces
    .filter(({ kind }) => kind === "section")
    .flatMap((section) => {
      const list = entriesOf(section, page);
      const described = list.filter(({ entry }) =>
        entry?.texts.some(({ text }) => text.includes(" · ")),
      );
      if (described.length === 0 || list.some(({ entry }) => entry?.price || entry?.time))
        return [];
      const known = list.flatMap(({ entry }) => wordsOf(entry?.all ?? ""));
      const shared = words.filter((word) => known.some((one) => isAlike(one, word))).length;
      return [{ list, score: shared + 0.5 }];
    });
  const top = Math.max(0, ...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === top);
  return best.length === 1 && (top > 1 || scored.length === 1) ? (best[0]?.list ?? null) : null;
}

function put(
  list: readonly Piece[],
  items: readonly ToldEntry[],
  page: Page,
  said: string,
): EditResult | null {
  const shaped = items.map(({ name, text }) => ({
    name: name[0]?.toUpperCase() + name.slice(1),
    price: null,
    time: null,
    note: text,
  }));
  return putInto(list, shaped, page, said);
}

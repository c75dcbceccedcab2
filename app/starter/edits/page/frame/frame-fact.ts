import { escapePattern } from "~/projects/escape-pattern";
import { html } from "../../../source/html";
import { type EditResult, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import type { Order } from "../order";
import { like } from "../orders/set-price";
import { type Change, pageEdit } from "../page-draft";
import type { Page } from "../page-model";
import { isAlike, wordsOf } from "../page-words";
import { ADDS, MOVES, REMOVES } from "../verbs";
import { type Leaf, leavesOf } from "./fact-leaves";
import { tokens } from "./find-thing";
import { type SaidValue, valuesIn, withDigits, withoutValues } from "./numbers-said";
import { isSynonym } from "./synonyms";
import { isConcept, thingWords } from "./thing-words";

/** Words that tell a fact, and nothing of which. */
const TELLING =
  /(?<!\p{L})(?:is|are|was|were|it['’]s|its|it|we['’]ve|we|i['’]ve|i|starts?|begins?|old|they|there|have|has|got|now|nowadays|today|from|really|actually|only|already|just|in fact|costs?|priced|should|must|has to|be|been|become|becomes|went|goes|gone|up|down|to|at|by|not|no longer|instead|rather|than|but|and|change|set|update|correct|make|raise|lower|increase|reduce|put|wrong|right|sorry|oops|the|price|of|for|number|stays?|staying|come|comes|says?|on|page|one|each)(?!\p{L})/giu;
const ORDERED = pattern(`^(?:${ADDS}|${MOVES}|${REMOVES})@ `);
const HAS_VERB = pattern(
  "~(?:starts?|begins?|is|are|was|were|it['’]?s|its|have|has|got|now|should|must|costs?|change|set|update|correct|make|raise|lower|increase|reduce|went|goes|not|instead|stays?|actually|really)@",
);

/**
 * A number, price or hour that is another one now, however it is told: "its 34 hives now", "15 years should be 16",
 * "insured up to 100,000 actually", "tickets are ten pounds, concessions seven".
 */
export function frameFact(order: Order): EditResult | null {
  const { page, quotes } = order;
  if (quotes.length > 0 || order.text.length > 140 || ORDERED.test(order.text)) return null;
  const inside = partOfText(order);
  if (inside) return inside;
  const text = withDigits(order.text);
  if (text.includes(":")) return null;
  const clauses = text
    .split(/\s*[,;]\s+(?:and |but )?|\s+and\s+(?=\p{L}[^\d]*\d)/iu)
    .filter((one) => one.trim() !== "");
  const whole = changeIn(text, page);
  const changes = whole
    ? [whole]
    : clauses.length > 1
      ? clauses.map((one) => changeIn(one, page))
      : [];
  if (changes.length === 0 || changes.some((one) => one === null)) return null;
  const made = changes.flatMap((one) => one ?? []);
  const starts = new Set(made.map(({ change }) => change.start));
  if (starts.size < made.length) return null;
  if (made.every(({ now, old }) => now === old))
    return unchanged(`It says “${made[0]?.now}” already.`);
  return pageEdit(
    page.source,
    made.map(({ change }) => change),
    made.map(({ what, old, now }) => `“${what}”: ${old} is ${now} now.`).join(" "),
  );
}

interface Made {
  change: Change;
  what: string;
  old: string;
  now: string;
}

function changeIn(clause: string, page: Page): Made | null {
  const values = valuesIn(clause);
  if (values.length === 0 || values.length > 2) return null;
  const words = tokens(withoutValues(clause).replace(TELLING, " "));
  const leaves = leavesOf(page).flatMap((leaf) => {
    const score = scoreOf(words, leaf, page);
    const swap = score > 0 ? swapIn(leaf, values, clause) : null;
    return swap ? [{ leaf, score, swap }] : [];
  });
  const top = Math.max(0, ...leaves.map(({ score }) => score));
  const [best, other] = leaves.filter(({ score }) => score > top - 0.001);
  if (!best || other || (words.length === 0 && values.length < 2)) return null;
  const { leaf, swap } = best;
  // Without a verb it is the text itself with another value: "insured up to £5,000,000".
  const own = wordsOf(leaf.text);
  const isText = words.length > 1 && words.every((word) => own.some((one) => isAlike(one, word)));
  if (!HAS_VERB.test(clause) && !isText && !leaf.isPrice) return null;
  const at = page.source.indexOf(html(swap.old), leaf.start);
  if (at < 0 || at > leaf.end) return null;
  return {
    change: { start: at, end: at + html(swap.old).length, text: html(swap.now) },
    what: leaf.piece.says || leaf.text,
    ...swap,
  };
}

/** Which value of a text gives way to which: the one that was said to be the old one, or the only one of its class. */
function swapIn(
  leaf: Leaf,
  said: readonly SaidValue[],
  clause: string,
): { old: string; now: string } | null {
  const shown = valuesIn(leaf.text).filter(({ kind }) => kind !== "free" || leaf.isPrice);
  const plain = (text: string) =>
    text
      .replace(/[^\d.:]/g, "")
      .replace(/[.,](?=\d{3})/g, "")
      .replace(".", ":");
  const [one, other] = said;
  if (!one) return null;
  // "2 men and a van": a number with its noun is no price.
  if (
    leaf.isPrice &&
    one.kind === "number" &&
    COUNTED.test(clause.slice(clause.indexOf(one.text) + one.text.length))
  )
    return null;
  if (other) {
    const old = shown.filter((value) =>
      said.some((item) => plain(item.text) === plain(value.text)),
    );
    const [first] = old;
    if (!first || old.length > 1) return null;
    const now = said.find((item) => plain(item.text) !== plain(first.text));
    if (
      !now ||
      (now.kind === "clock") !==
        (first.kind === "clock" || (plain(first.text).includes(":") && now.kind === "clock"))
    )
      return null;
    // "Size 4 and 5" keeps the 4.
    const isBoth =
      new RegExp(`${escapePattern(one.text)} (?:and|or|&) ${escapePattern(other.text)}`, "iu").test(
        clause,
      ) && plain(one.text) === plain(first.text);
    return {
      old: first.text,
      now: isBoth ? `${first.text} and ${other.text}` : inForm(first, now),
    };
  }
  const alike = shown.filter(({ kind }) => isOfClass(kind, one.kind));
  const [only] = alike;
  if (!only || alike.length > 1) return null;
  return { old: only.text, now: inForm(only, one) };
}

const COUNTED =
  /^ (?!now|per|each|instead|not|only|pounds|euros?|dollars|from|again|today|please|for|rather)\p{L}{3,}/iu;

function isOfClass(shown: SaidValue["kind"], said: SaidValue["kind"]): boolean {
  if (said === "free") return shown === "money" || shown === "free";
  if (said === "money") return shown === "money" || shown === "free";
  if (said === "clock") return shown === "clock";
  return shown !== "free";
}

/** A value in the form of the one that it takes the place of. */
function inForm(old: SaidValue, now: SaidValue): string {
  if (now.kind === "free" || old.kind === "free") return now.text.replace(/^for /iu, "");
  if (old.kind === "money") return like(old.text, now.text);
  if (old.kind === "clock" && now.kind === "number") {
    const half = / ?(?:am|pm)$/iu.exec(old.text)?.[0] ?? "";
    return `${now.text}${half}`;
  }
  return now.text;
}

/** How well words tell a text: all must be its own, or stand around it. */
function scoreOf(words: readonly string[], leaf: Leaf, page: Page): number {
  const here = wordsOf(leaf.text);
  const { own, around } = thingWords(leaf.piece, page);
  let score = 0.01;
  let isNamed = words.length === 0;
  for (const word of words) {
    if (here.some((one) => isAlike(one, word))) {
      score += 1;
      isNamed = true;
    } else if (own.some((one) => isAlike(one, word) || isSynonym(one, word))) {
      score += 0.9;
      isNamed = true;
    } else if (around.some((one) => isAlike(one, word)) || isConcept(word, around)) score += 0.3;
    else return 0;
  }
  return isNamed ? score : 0;
}

const PART = pattern(
  "^(?:change|correct|replace|swap|make|turn|update) (?:the word |the )?(?<old>[^,.:;⟦⟧]{2,40}?) (?:to|into|with|by) (?<value>[^,.:;⟦⟧]{2,40})$",
);

/** "Change April to March" where a text says “Season April to October”: the rest of it stays. */
function partOfText({ text, page }: Order): EditResult | null {
  const groups = PART.exec(text)?.groups;
  if (!groups?.old || !groups.value) return null;
  const form = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(groups.old)}(?![\\p{L}\\p{N}])`, "u");
  const holding = page.pieces.flatMap(({ kind, says, entry }) =>
    entry
      ? [entry.name, ...entry.texts].filter((one) => form.test(one.text))
      : /^(?:title|headline|lead|button|navlink)$/.test(kind) && form.test(says)
        ? [{ text: says, place: { innerStart: -1, innerEnd: -1 } }]
        : [],
  );
  const [one, other] = holding;
  if (!one || other || one.text === groups.old || one.place.innerStart < 0) return null;
  const inner = page.source.slice(one.place.innerStart, one.place.innerEnd);
  if (!form.test(inner) || !/^\p{Lu}|\d/u.test(groups.old)) return null;
  const value = groups.value;
  return pageEdit(
    page.source,
    [
      {
        start: one.place.innerStart,
        end: one.place.innerEnd,
        text: inner.replace(form, () => html(value)),
      },
    ],
    `“${one.text}” says “${value}” in the place of “${groups.old}” now.`,
  );
}

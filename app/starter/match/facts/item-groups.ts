import { sentenceCase } from "../words";
import type { SaidText } from "./said-text";

/** A price or a count inside a bracket. */
const PRICED = /\d{1,4}(?:[.,]\d{1,2})?(?=\s*(?:[,;€$£]|$|and |und |et |y |e ))/gu;
const BRACKETS = /(?<before>[^()\n]{0,80})\((?<inner>[^()\n]{6,400})\)/gu;
/** What stands before a group's own name: the sentence, the group before, who sells. */
const LEAD =
  /^.*(?:[,;:.!?)]|(?<!\p{L})(?:and|und|et|y|e|do|have|has|sell|serve|offer|make|haben|bieten|gibt|avons|servons|tenemos|servimos|abbiamo|temos)(?!\p{L}))\s*/iu;
const NAME_WORDS = 3;
/** So many priced things make a bracket a group, and no note on one of them. */
const FEWEST = 2;

/** Things with prices that are listed together: "cakes (carrot cake 3.80, brownie 3.20)". */
interface ItemGroup {
  name: string;
  /** Where its name begins, and its bracket opens and closes. */
  start: number;
  open: number;
  end: number;
}

/**
 * The name of the group that a thing of a price list was listed in, by where it stands in the text; the names are read
 * with it. One list in brackets is no group of several: "three rooms (Garden 85 €, River 95 €)".
 */
export function groupsOf(
  said: SaidText,
  items: readonly { at: number }[],
): (at: number) => string | undefined {
  const isIn = (at: number, { open, end }: ItemGroup) => at > open && at < end;
  const own = itemGroupsIn(said.text).filter((group) => items.some(({ at }) => isIn(at, group)));
  if (own.length < 2) return () => undefined;
  for (const { start, open } of own) said.take(start, open + 1);
  return (at) => own.find((group) => isIn(at, group))?.name;
}

/** The groups of a text. */
function itemGroupsIn(text: string): ItemGroup[] {
  return [...text.matchAll(BRACKETS)].flatMap((match) => {
    const { before = "", inner = "" } = match.groups ?? {};
    const name = before.replace(LEAD, "").trim();
    const isGroup =
      (inner.match(PRICED)?.length ?? 0) >= FEWEST &&
      /^\p{L}[\p{L}&'’ -]{2,30}$/u.test(name) &&
      name.split(/\s+/).length <= NAME_WORDS;
    if (!isGroup) return [];
    const open = match.index + before.length;
    const start = match.index + before.lastIndexOf(name);
    return [{ name: sentenceCase(name), start, open, end: open + inner.length + 2 }];
  });
}

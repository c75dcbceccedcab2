import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { changedLines } from "./changed-lines";
import { textsChanged } from "./texts-changed";

const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;
const wordsOf = (wish: string) => wish.replace(QUOTED, " ").toLowerCase();

const MAY_TAKE =
  /^(?:please |can you |could you )?(?:let (?:me|us|people|them|users?)|allow (?:me|us|people|users?)?|make it possible|(?:i|we) (?:want|would like|'d like|need)(?: to be able)? to|(?:it should be|be) (?:possible|able))(?: to)? (?:also )?(?:delete|remove|take)(?!\p{L})/u;

/** A way to take something away was asked for: what is taken away now is another thing. */
export function tookInsteadOfWay(wish: string, before: FileTree, after: FileTree): string[] {
  if (!MAY_TAKE.test(wordsOf(wish))) return [];
  const { added, removed } = changedLines(before, after);
  const isHidden = /^(?:[^{}]*\{\s*display: none;\s*\}\s*)+$/.test(added);
  return isHidden || (removed.trim() !== "" && added.trim() === "")
    ? ["it would take something away, and add no way to do so"]
    : [];
}

/** Words that begin an order and no name of a field. */
const ORDER =
  /label: "(?:colou?r the|paint|highlight|group|limit|let|allow|count|print|undo|ask|confirm|start the|stop|play|remove|delete|hide|rename|change|sort|filter|show|make|move|add|put|replace|entfern\p{L}*|lösch\p{L}*|supprime\p{L}*|quita\p{L}*|elimina\p{L}*|rimuov\p{L}*|remov\p{L}*) /u;

/** A new field that is called like the order: "Remove the date". */
export function orderAsField(wish: string, before: FileTree, after: FileTree): string[] {
  const { added } = changedLines(before, after);
  return ORDER.test(added) && !/["“„«]/u.test(wish)
    ? ["a field would be called like what to do"]
    : [];
}

const EXCHANGES =
  /(?<!\p{L})(?:instead of|rather than|in place of|statt|anstatt|au lieu d[eu']|en (?:vez|lugar) de|invece d[ei]|em vez d[eao])(?!\p{L})/u;
const ADDS =
  /(?<!\p{L})(?:add|adds|field|column|new|feld|spalte|champ|campo|colonne|coluna|track|record)(?!\p{L})/u;

/** One thing was to stand in the place of another, and only a field is there more. */
export function fieldForExchange(wish: string, before: FileTree, after: FileTree): string[] {
  const words = wordsOf(wish);
  if (!EXCHANGES.test(words) || ADDS.test(words)) return [];
  const { added, removed } = changedLines(before, after);
  return /\{ id: "[^"]*", label: "/.test(added) && removed.trim() === ""
    ? ["a field would be added, and nothing exchanged"]
    : [];
}

const PUTS =
  /(?<!\p{L})(?:chang\p{L}*|renam\p{L}*|replac\p{L}*|call\p{L}*|say|says|reads?|writes?|written|text|word\p{L}*|title|heading|headline|label\p{L}*|name[ds]?|instead|translat\p{L}*|should be|must be|is now|are now|now|to be|becomes?|turn|into|swap|use|update|correct|fix|not|wrong|spell\p{L}*|actually|put|set|make)(?!\p{L})/u;
const GIVES =
  /^(?:please |can you |could you )?(?:add|let (?:me|us|people|them)|allow|include|i (?:want|need|'d like) to)(?!\p{L})/u;

/** Something was to be added or made possible, and a text that stood there went for words of the wish. */
export function textForAdded(wish: string, before: FileTree, after: FileTree): string[] {
  const words = wordsOf(wish);
  if (PUTS.test(words) || !(GIVES.test(words) || /^\s*as \p{L}/u.test(words))) return [];
  const { gone, fresh: come } = textsChanged(before, after);
  // "Add" is a word of the order, and may stand on a button as well.
  const said = wish
    .toLowerCase()
    .replace(/^(?:(?:please|can you|could you|add|allow|include|let) )+/u, "");
  const own = gone.filter(
    (text) => text.length > 2 && /\p{L}{3}/u.test(text) && !said.includes(text.toLowerCase()),
  );
  const theirs = come.filter((text) => text.length > 2 && said.includes(text.toLowerCase()));
  const heading = (files: FileTree) =>
    [...files.values()].join("\n").match(/<h1[^>]*>[\s\S]*?<\/h1>/)?.[0] ?? "";
  const isHeading =
    heading(before) !== heading(after) && theirs.some((text) => heading(after).includes(text));
  return (GIVES.test(words) &&
    own.length === 1 &&
    theirs.length === 1 &&
    come.length <= gone.length) ||
    isHeading
    ? [`“${own[0] ?? "the heading"}” would go for it`]
    : [];
}

/** A picture has no letters that could be larger. */
export function pictureByLetters(wish: string, before: FileTree, after: FileTree): string[] {
  const words = wordsOf(wish);
  const isSize = /(?<!\p{L})(?:bigger|larger|smaller|tiny|huge)(?!\p{L})/u.test(words);
  if (!isSize || !/(?<!\p{L})(?:pictures?|photos?|images?|illustrations?)(?!\p{L})/u.test(words))
    return [];
  if (/(?<!\p{L})(?:text|captions?|letters|title|heading)(?!\p{L})/u.test(words)) return [];
  const { added } = changedLines(before, after);
  const sizes =
    /(?:^|[\s;])(?:width|height|max-width|max-height|min-height|aspect-ratio|grid-template|flex|scale)[\w-]*\s*:/m;
  return /font-size\s*:/.test(added) && !sizes.test(added)
    ? ["letters would change, and no picture"]
    : [];
}

/** "From orange to pink" names two colours, and both are to be seen. */
export function gradientOfOne(wish: string, before: FileTree, after: FileTree): string[] {
  const words = wordsOf(wish);
  if (!/gradient|verlauf|dégradé|degradado|sfumatura/u.test(words)) return [];
  const asked = coloursIn(
    words
      .replace(/gradient|background/gu, " ")
      .replace(/(?<!\p{L})(?:from|to|and|of)(?!\p{L})/gu, "in"),
  );
  const both = [asked?.accent, asked?.second ?? asked?.background].flatMap((hex) => hex ?? []);
  const { added } = changedLines(before, after);
  return both.length === 2 && /gradient\(/.test(added) && !both.every((hex) => added.includes(hex))
    ? ["only one of the two colours would be in it"]
    : [];
}

/** What was to go has left an empty name, and what it named is there. */
export function emptyNameLeft(wish: string, before: FileTree, after: FileTree): string[] {
  const { added } = changedLines(before, after);
  return /(?<!\p{L})(?:remove|hide|delete|without|take|drop|don'?t|get rid)(?!\p{L})/u.test(
    wordsOf(wish),
  ) && /\w\("", |<dt>\s*<\/dt>|<label[^>]*>\s*<\/label>/.test(added)
    ? ["its name alone would go"]
    : [];
}

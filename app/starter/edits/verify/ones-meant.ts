import { escapePattern } from "~/projects/escape-pattern";
import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { partSaid, partsOfApp } from "../app/parts/app-part-said";
import { withEnglishLooks, withoutLooks } from "../parts/look-words";
import { changedLines, plain } from "./changed-lines";
import { selectorsChanged } from "./changed-rules";
import { formFields } from "./form-fields";
import { areColoursOfAll } from "./kinds-of-change";

const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;
/** By these some of several are meant: "those who don't come", "only the ones that are late". */
const SOME =
  /(?<!\p{L})(?:those|the ones|only ones|everyone|everybody|people|guests|entries|tasks|items) (?:who|that|which|whose|with|without)(?!\p{L})|(?<!\p{L})(?:those|the ones) (?:\p{Ll}+ed|not)(?!\p{L})/iu;
/** "Seen ones in green": a word before "ones" says which. */
const ONES = /(?<!\p{L})(\p{L}{3,}) ones(?!\p{L})/iu;
/** What one can press is no word for all of an app. */
const PRESSED =
  /^(?:please |can you |could you )*(?:make|turn|paint|colou?r|set)(?: the)? (?:delete|save|add|edit|remove|cancel|reset|start|stop|next|back|send|search|undo)(?! \p{L}* ?button)(?!\p{L})/iu;
/** Further colours to choose from are no look. */
const TO_CHOOSE =
  /^(?:please |can you |could you )*(?:add |i want |we need |give me |have )?(?:more|extra|other|additional|further|new|these|the) colou?rs?(?: too)? ?[:(,]/iu;

/** Some of several were meant, or one thing, and all of them changed. */
export function onesMeant(wish: string, before: FileTree, after: FileTree): string[] {
  const words = wish.replace(QUOTED, " ");
  return [
    ...wholeForPart(words, before, after),
    ...allForSome(words, before, after),
    ...allButtons(words, before, after),
    ...sortedByLess(words, before, after),
  ].slice(0, 1);
}

/** "Make the heading fun" of which all of the app has other colours. */
function wholeForPart(words: string, before: FileTree, after: FileTree): string[] {
  if (!areColoursOfAll(before, after)) return [];
  const which = ONES.exec(words)?.[1] ?? "";
  const isSome = which !== "" && coloursIn(`make it ${which.toLowerCase()}`) === null;
  if (SOME.test(words) || isSome) return ["all of it would look so"];
  const pressed = PRESSED.test(words) || TO_CHOOSE.test(words);
  const lower = words.toLowerCase();
  const parts = partsOfApp(before).filter(({ look }) => look !== "page");
  const part = partSaid(lower, parts);
  const isOne =
    part !== null &&
    new RegExp(
      `(?:make|turn|paint|give|set|want|like|have|use|colou?r) (?:the |my |all the )?${part.name.replace(/^the /u, "").replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`,
      "iu",
    ).test(lower) &&
    !/(?<!\p{L})(?:background|page|app|everything|theme|whole|colou?rs?)(?!\p{L})/iu.test(lower);
  return pressed || isOne
    ? [`more than ${isOne ? `the ${part?.name}` : "that"} would look so`]
    : [];
}

/** "Only the ones who come should count": nothing of the change asks who comes. */
function allForSome(words: string, before: FileTree, after: FileTree): string[] {
  const { added } = changedLines(before, after);
  if (!/\.length\} in all/.test(added)) return [];
  const said = plain(words);
  // "How many I have seen", where entries have a field “Seen”.
  const field = formFields(before).find(({ label }) =>
    new RegExp(`(?<!\\p{L})${escapePattern(plain(label))}(?!\\p{L})`, "iu").test(said),
  );
  return SOME.test(words) || field ? ["all of them would be counted"] : [];
}

const ONE_BUTTON = /(?<!\p{L})(\p{L}+) button(?!\p{L})/iu;
const GENERIC = /^(?:\.button(?:\.small|\.primary|\.quiet)?|button|:root(?::root)* \.button)$/;

/** "Next button bigger" of which all buttons are. */
function allButtons(words: string, before: FileTree, after: FileTree): string[] {
  const own = ONE_BUTTON.exec(words)?.[1]?.toLowerCase() ?? "";
  const isLook =
    withoutLooks(withEnglishLooks(own)).trim() === "" || coloursIn(`make it ${own}`) !== null;
  if (
    own.length < 2 ||
    isLook ||
    /^(?:the|an?|my|our|your|its?|each|every|all|any|main|primary|app|this|that|another|one|of|same|coloured|colored|normal|other)$/u.test(
      own,
    )
  )
    return [];
  const selectors = selectorsChanged(after, before).map((one) => one.trim());
  const isStyleAlone = [...after].every(
    ([path, text]) => path.endsWith(".css") || before.get(path) === text,
  );
  return isStyleAlone && selectors.length > 0 && selectors.every((one) => GENERIC.test(one))
    ? [`more than the ${own} button would look so`]
    : [];
}

/** "Coming first, then by name": the second is asked for as well. */
function sortedByLess(words: string, before: FileTree, after: FileTree): string[] {
  const then =
    /(?<!\p{L})(?:sort|order|first)(?!\p{L}).*(?:,| and)? then (?:by )?(?:the )?(\p{L}[\p{L} ]*)/iu.exec(
      words,
    )?.[1];
  const { added } = changedLines(before, after);
  if (!then || !/\.sort\(/.test(added)) return [];
  const field = formFields(after).find(({ label }) => plain(then).startsWith(plain(label)));
  return field && !added.includes(`values.${field.id.toLowerCase()}`)
    ? [`it would not be sorted by “${field.label}” after that`]
    : [];
}

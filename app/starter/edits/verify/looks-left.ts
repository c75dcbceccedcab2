import { escapePattern } from "~/projects/escape-pattern";
import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { oklchOf } from "../../theme/oklch";
import { isFrame } from "../grounded/cues";
import { withoutLooks } from "../parts/look-words";
import { selectorsOf, targetsIn } from "../said/targets";
import type { ChangedLines } from "./changed-lines";
import { LOOKS } from "./looks-written";
import { isPutting } from "./putting-words";

/** "A red banner": what is new has the colour that stands before it. */
const NEW_IN_COLOUR =
  /^(?:please )?(?:add|put|insert|create|show)\b (?:an? |the )?(?:\w+ ){1,3}(?:banner|bar|box|button|border|line|strip|stripe|background|frame|badge|label|divider|ribbon)\b/;

/** "It takes place on the green": where something happens has no colour. */
const OF_PLACE = /\b(?:takes? place|taking place|is held|be held|happens) (?:on|at|in|behind|by) /;

/** "Change the green to lavender": the first colour is the one that was. */
const WAS =
  /^(?:the|this|that) [a-z]+(?= (?:isn['’]?t|isn t|is not|doesn['’]?t|doesn t|does not)\b)|\b(change|replace|swap|exchange|turn|make|switch) (?:all |every )?(?:of )?the (?:(?:dark|light|bright|pale|soft|deep) )?[a-z]+(?= (?:(?:parts?|bits?|colou?r) )?(?:(?:to|with|for|into|by) )?(?:an? )?(?:(?:dark|light|bright|pale|soft|deep) )?[a-z]+$)/;

/** Colours that a wish asks for and no line that was added has. */
export function coloursLeft(words: string, takes: boolean, { added }: ChangedLines): string[] {
  const asked =
    takes || OF_PLACE.test(words) || /\bcolou?r\b.{0,24}\b(?:field|column|input)/.test(words)
      ? null
      : coloursIn(words.replace(WAS, " $1"));
  // A palette is many colours; a word is one.
  const hexes = [asked?.accent, asked?.second, asked?.background].filter(
    (hex) => hex !== undefined,
  );
  if (
    !asked ||
    asked.words.length !== hexes.length ||
    (!/\b(?:make|set|use|turn|change|colou?rs?|background|in)\b/.test(words) &&
      !NEW_IN_COLOUR.test(words) &&
      !isLook(words))
  )
    return [];
  const written = [...added.matchAll(/#[0-9a-f]{6}\b/g)].map(([hex]) => hex);
  const isText = (word: string) => TEXT_OF_PAGE(word).test(added);
  const grounds = added.split("\n").filter((line) => /background|--bg|--paper|--ground/.test(line));
  const behind = grounds.flatMap((line) => line.match(/#[0-9a-f]{6}\b/g) ?? []);
  return hexes.flatMap((hex, at) =>
    (hex === asked.background ? behind : written).some((other) => isLike(hex, other)) ||
    isText(asked.words[at] ?? "")
      ? []
      : [`${asked.words[at]} is not there`],
  );
}

/** "Scones with clotted cream" are no look: the word is read on the page. */
const TEXT_OF_PAGE = (word: string) =>
  new RegExp(`>[^<>{}]*(?<!\\p{L})${escapePattern(word.toLowerCase())}(?!\\p{L})[^<>{}]*<`, "u");

/** Whether a person would call two colours by one name; shades that keep letters readable differ. */
export function isLike(asked: string, written: string): boolean {
  const [a, b] = [oklchOf(asked), oklchOf(written)];
  if (a.c < 0.04) return b.c < 0.06;
  const turn = Math.abs(a.h - b.h);
  return b.c > 0.008 && Math.min(turn, 360 - turn) < 40;
}

/** A wish that says how things are to look, and little else: "Schrift größer und Hintergrund hellgrün". */
function isLook(words: string): boolean {
  return (
    !/[":]|\b(?:renamed?|name|call(?:ed)?|titled?|says?|saying|reads?)\b/.test(words) &&
    withoutLooks(words)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2 && !isFrame(word) && !isPutting(word)).length < 3
  );
}

/** Looks that a wish asks for and no line that was added gives. */
export function looksLeft(words: string, takes: boolean, { added }: ChangedLines): string[] {
  if (
    takes ||
    (!/^(?:please )?(?:make|use|set|give|put|turn|switch|change|the|align|center|centre|underline)\b/.test(
      words,
    ) &&
      !isLook(words))
  )
    return [];
  return LOOKS.filter(([said, written]) => said.test(words) && !written.test(added)).map(
    ([, , name]) => `${name} did not change`,
  );
}

/** Of several parts that a look is asked for, each has it. */
export function partsLeft(words: string, after: FileTree, { added }: ChangedLines): string[] {
  const targets = targetsIn(words);
  const isLook = LOOKS.some(([said]) => said.test(words)) || coloursIn(words) !== null;
  if (
    targets.length < 2 ||
    !isLook ||
    !/^(?:please )?(?:make|set|turn|give|color|colour)\b/.test(words)
  )
    return [];
  const css = [...after]
    .filter(([path]) => path.endsWith(".css"))
    .map(([, text]) => text)
    .join("\n");
  return targets
    .filter(
      (target) =>
        !selectorsOf(after, css, target).some((name) => added.includes(name.toLowerCase())),
    )
    .map(({ name }) => `the ${name} did not change`);
}

import type { FileTree } from "~/projects/files";
import { withEnglishLooks } from "../parts/look-words";
import { changedLines } from "./changed-lines";

/** Words that say no to what follows them, in six languages. */
const NOT =
  "(?:no|not|without|never|stop|avoid|less|(?<!why )don'?t(?! forget)|(?<!why )do not(?! forget)|shouldn'?t|pas de|plus de|ne veux pas|kein\\p{L}*|nicht|ohne|sin|no quiero|nada de|senza|non voglio|niente|sem|não quero|nada de)";
/** A look by its English word → how it is written where it is had. */
const HAD: readonly [look: string, written: RegExp][] = [
  ["uppercase|capitals?|caps", /text-transform: ?uppercase/],
  ["bold", /font-weight: ?(?:bold|[6-9]00)/],
  ["italics?", /font-style: ?italic/],
  ["underlin\\p{L}*", /text-decoration: ?[^;]*underline/],
  ["shadows?", /(?:box|text)-shadow:(?! ?none)/],
  ["borders?|frames?", /border(?:-\w+)?:(?! ?(?:none|0))/],
  ["rounded|round(?: corners)?", /border-radius:(?! ?(?:0|calc\([^;]* \* 0\.))/],
  ["cent(?:re|er)(?:e?d|ing)?|middle", /text-align: ?center/],
  ["dark|dark mode", /color-scheme: ?dark/],
  ["gradients?", /gradient\(/],
  ["animat\\p{L}*|motion|movement", /animation(?:-name)?:(?! ?none)|@keyframes/],
];
/** What may stand between a no and the look: "stop making everything uppercase". */
const BETWEEN =
  "(?:(?:the|so|as|any|all|everything|anything|it|them|that|want|like|need|have|having|use|using|be|being|make|making|put|putting|write|writing|show|text|texts|letters|words|corners|in|such|more|too|much|de|le|les|los|las|i|o|a) ){0,4}";

const ROUNDED = new RegExp(
  `(?<!\\p{L})${NOT} ${BETWEEN}(?:rounded|rounder|rounding|round)(?!\\p{L}| enough)`,
  "u",
);
const RADIUS = /--(?:border-)?(?:radius|rounded): ?([\d.]+)px/g;

/** Corners that are told in one number for all of the project, and are rounder now. */
function isRounder({ added, removed }: { added: string; removed: string }): boolean {
  const largest = (text: string) =>
    Math.max(-1, ...[...text.matchAll(RADIUS)].map(([, size]) => Number(size)));
  return largest(added) > largest(removed) && largest(added) > 0;
}

/** "The headline is not bold enough" asks for more of it. */
const TOO_LITTLE: readonly [look: RegExp, less: RegExp][] = [
  [/(?:not|n['’]?t) (?:\p{L}+ )?bold enough/u, /font-weight: ?(?:normal|lighter|[1-4]00)/],
  [/(?:not|n['’]?t) (?:\p{L}+ )?dark enough/u, /color-scheme: ?light(?! dark)/],
  [/(?:not|n['’]?t) (?:\p{L}+ )?round(?:ed)? enough/u, /radius: ?0/],
];

/** A look that a wish says no to, and that something has now. */
export function negatedLook(wish: string, before: FileTree, after: FileTree): string[] {
  const words = withEnglishLooks(wish.replace(/["“„«][^"“”„«»\n]*["”“»]/gu, " ")).toLowerCase();
  const { added, removed } = changedLines(before, after);
  if (TOO_LITTLE.some(([look, less]) => look.test(words) && less.test(added)))
    return ["there would be less of it"];
  if (ROUNDED.test(words) && isRounder({ added, removed }))
    return ["what you do not want would be there"];
  return HAD.filter(
    ([look, written]) =>
      written.test(added) &&
      new RegExp(
        `(?<!\\p{L})${NOT} ${BETWEEN}(?:\\p{L}+ (?:with|mit|avec|con|com) (?:the |any )?)?(?:${look})(?!\\p{L}| enough)`,
        "u",
      ).test(words),
  )
    .slice(0, 1)
    .map(() => "what you do not want would be there");
}

import type { FileTree } from "~/projects/files";
import { withEnglishLooks } from "../parts/look-words";
import { changedLines } from "./changed-lines";

/** Words that say no to what follows them, in six languages. */
const NOT =
  "(?:no|not|without|never|stop|less|don'?t (?:want|like|need)|do not (?:want|like|need)|pas de|plus de|ne veux pas|kein\\p{L}*|nicht|ohne|sin|no quiero|nada de|senza|non voglio|niente|sem|não quero|nada de)";
/** A look by its English word → how it is written where it is had. */
const HAD: readonly [look: string, written: RegExp][] = [
  ["uppercase|capitals?|caps", /text-transform: ?uppercase/],
  ["bold", /font-weight: ?(?:bold|[6-9]00)/],
  ["italics?", /font-style: ?italic/],
  ["underlin\\p{L}*", /text-decoration: ?[^;]*underline/],
  ["shadows?", /(?:box|text)-shadow:(?! ?none)/],
  ["borders?|frames?", /border(?:-\w+)?:(?! ?(?:none|0))/],
  ["rounded|round(?: corners)?", /border-radius:(?! ?(?:0|calc\([^;]* \* 0\.))/],
  ["cent(?:re|er)d|middle", /text-align: ?center/],
  ["dark|dark mode", /color-scheme: ?dark/],
];

/** A look that a wish says no to, and that something has now. */
export function negatedLook(wish: string, before: FileTree, after: FileTree): string[] {
  const words = withEnglishLooks(wish.replace(/["“„«][^"“”„«»\n]*["”“»]/gu, " ")).toLowerCase();
  const { added } = changedLines(before, after);
  return HAD.filter(
    ([look, written]) =>
      written.test(added) &&
      new RegExp(
        `(?<!\\p{L})${NOT} (?:the |so |as |any |de |le |les |los |las |i |o |a )?(?:\\p{L}+ (?:with|mit|avec|con|com) (?:the |any )?)?(?:${look})(?!\\p{L})`,
        "u",
      ).test(words),
  )
    .slice(0, 1)
    .map(() => "what you do not want would be there");
}

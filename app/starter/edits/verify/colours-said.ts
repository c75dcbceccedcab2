import type { FileTree } from "~/projects/files";
import { oklchOf } from "../../theme/oklch";
import { looksSaid } from "../page/look-words";
import { readTokens } from "../tokens";
import { changedLines } from "./changed-lines";

const QUOTED = /["“„«][^"“”„«»\n]*["”“»]|'[^'\n]{2,}'/gu;
/** Colours behind these are those that were: "not red", "from blue to green". */
const NOT_ASKED =
  /(?<!\p{L})(?:instead of|rather than|not|no|from|than|without|never|isn'?t|don'?t (?:like|want)(?: the)?|statt|nicht|au lieu d[eu]|pas|en vez de|invece d[ei]|em vez d[eo])(?: (?:the|an?|so|too))? (?:(?:dark|light|bright|pale|soft|deep)[ -]?)?\p{L}+/giu;
/** "Change the green to …": the first is the one that was. */
const CHANGED =
  /^(?:the|this|that) \p{L}+(?= (?:isn['’]t|is not|doesn['’]t|does not)(?!\p{L}))|^(?:please |can you |could you )*(?:change|replace|swap|exchange|turn|make|switch) (?:all |every )?(?:of )?the (?:(?:dark|light|bright|pale|soft|deep)[ -]?)?\p{L}+(?= (?:parts? |bits? |colou?r )?(?:(?:to|with|for|into|by) )?(?:an? )?(?:(?:dark|light|bright|pale|soft|deep)[ -]?)?\p{L}+[.!]*$)/iu;
/** Both together say that there is no colour. */
const WITHOUT_COLOUR =
  /(?:black|white)(?:[- ]and[- ]|[- ]?& ?)(?:white|black)|schwarz[- ]?(?:und[- ])?wei(?:ß|ss)|noir et blanc|blanco y negro|bianco e nero|preto e branco/giu;
/** Below this a colour is a grey; further apart than that (degrees) two colours have other names. */
const GREY = 0.045;
const HUES = 42;

/** Of several colours that a look was given, each must be written: "white on dark blue" is not white alone. */
export function coloursSaid(wish: string, before: FileTree, after: FileTree): string[] {
  const words = wish
    .replace(QUOTED, " ")
    .replace(CHANGED, " ")
    .replace(NOT_ASKED, " ")
    .replace(WITHOUT_COLOUR, " ");
  const { colours } = looksSaid(words);
  const { added } = changedLines(before, after);
  if (!isLook(before, after)) return groundStays(words, before, after);
  if (new Set(colours.map(({ hex }) => hex)).size < 2) return groundStays(words, before, after);
  const written = (added.match(/#[0-9a-f]{6}(?![0-9a-f])/gu) ?? []).map(oklchOf);
  const missing = colours.find(({ hex }) => {
    const { c, h, l } = oklchOf(hex);
    return !written.some((one) => {
      if (c < GREY) return one.c < GREY && Math.abs(one.l - l) < 0.4;
      const apart = Math.abs(one.h - h);
      return one.c >= GREY && Math.min(apart, 360 - apart) < HUES;
    });
  });
  return missing ? [`nothing would be ${missing.word}`] : groundStays(words, before, after);
}

/** Only styles differ. */
function isLook(before: FileTree, after: FileTree): boolean {
  return [...after].every(([path, text]) => path.endsWith(".css") || before.get(path) === text);
}

const DARK_GROUND =
  /(?<!\p{L})(?:dark|black|night)(?:er)? (?:page )?background(?! (?:for|of|on|behind|in) )/iu;

/** "Dark background with yellow text" on a page that stays as light as it was. */
function groundStays(words: string, before: FileTree, after: FileTree): string[] {
  if (!DARK_GROUND.test(words)) return [];
  const css = (files: FileTree) =>
    [...files].flatMap(([path, text]) => (path.endsWith(".css") ? [text] : [])).join("\n");
  const [was, is] = [readTokens(css(before)), readTokens(css(after))];
  if (was.get("--bg") === is.get("--bg") && was.get("--accent") === is.get("--accent")) return [];
  const light = /#[0-9a-f]{6}/iu.exec(is.get("--bg") ?? "")?.[0];
  const isDark = /color-scheme:\s*dark/u.test(css(after)) || (light && oklchOf(light).l < 0.5);
  return isDark ? [] : ["the background would not be dark"];
}

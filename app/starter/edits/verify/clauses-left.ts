import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { isFrame } from "../grounded/cues";
import { saidWords } from "../grounded/said-words";
import { kindsNamed } from "../parts/kind-words";
import { withEnglishLooks, withoutLooks } from "../parts/look-words";
import { isSameWord } from "../parts/same-word";
import { halvesOf, names, standsAlone } from "../said/halves";
import { changedLines } from "./changed-lines";
import { isPutting } from "./putting-words";
import { shownTexts } from "./texts-changed";
import { stemsOfChange, withoutReasons } from "./unexplained";

/** What is wished for without an order: "a filter would be cool". */
const WISHED =
  /(?<!\p{L})(?:would be (?:cool|nice|great|good|lovely|perfect|handy|helpful)|wäre (?:cool|schön|gut|toll|super|praktisch)|serait (?:bien|cool|super|pratique)|estaría (?:bien|genial)|sería (?:bueno|genial)|sarebbe (?:bello|utile|comodo)|seria (?:bom|ótimo|fixe|legal))(?!\p{L})|^(?:que|qu['’]|che) /iu;

/** What goes on with what was said before it, or says why. */
const OF_BEFORE =
  /(?<!\p{L})(?:it|this|that|them|him|her|those|these|es|das|dies\p{L}*|sie|ça|cela|lo|la|eso|esto|questo|quello|isso|isto|nicht mehr|no longer|any ?more|no more|ya no|n['’]\p{L}+ plus|non \p{L}+ più|já não)(?!\p{L})/iu;

/** Another name for the whole, behind something else: "15 years now, and it's Sootless Ltd". */
const OTHER_NAME =
  /^(?:it['’]?s|it is|we['’]?re|we are|(?:the|our) name is|(?:wir|es|sie) heiß(?:t|en)|ça s['’]appelle|se llama|si chiama|chama-se)(?: now| jetzt| maintenant| ahora| ora| adesso| agora)? (?<name>\p{Lu}[\p{L}\p{N}'’&. -]{1,50})$/u;

/**
 * The half of a message that an order or an answer leaves out: it has a verb or a look of its own, and nothing that changed, that
 * was told or that stands on the screen says any word of it.
 *
 * @returns the half as it was written; empty where both are answered
 */
export function clausesLeft(
  wish: string,
  before: FileTree,
  after: FileTree,
  told: readonly string[],
): string[] {
  const core = withoutReasons(wish);
  const known = [
    ...stemsOfChange(before, after),
    ...saidWords(told.join(" ")).map(({ stem }) => stem),
  ];
  const shown = new Set(
    [...shownTexts(after)].flatMap((text) => saidWords(text).map(({ stem }) => stem)),
  );
  const { added } = changedLines(before, after);
  const isLeft = (half: string) => {
    const isLook = lookIn(half);
    if (!isLook && !standsAlone(half) && !WISHED.test(half)) return false;
    if (isLook) return names(half) && !/[\w-]+: ?[^;]+;|style=|class(?:Name)?=/.test(added);
    if (before === after) return false;
    const words = saidWords(half).filter(
      ({ text }) =>
        text.length > 2 &&
        !isFrame(text) &&
        !isPutting(text) &&
        kindsNamed(text).length === 0 &&
        withoutLooks(withEnglishLooks(text)) !== "" &&
        !WISHED.test(text),
    );
    return (
      words.length > 0 &&
      !words.some(({ stem }) => shown.has(stem) || known.some((one) => isSameWord(one, stem)))
    );
  };
  const later = [
    ...halvesOf(core).map(([, other]) => other),
    ...core.split(/(?<=[.!?])\s+/u).slice(1),
  ].map((half) => half.replace(/[\s.!?]+$/u, ""));
  const screen = [...shownTexts(after)].join("\n").toLowerCase();
  const unnamed = later.filter((half) => {
    const name = OTHER_NAME.exec(half)?.groups?.name;
    return name !== undefined && !screen.includes(name.trim().toLowerCase());
  });
  if (unnamed.length > 0) return unnamed.slice(0, 1);
  // The shortest says most exactly what it is.
  return later
    .filter((half) => !OF_BEFORE.test(half) && isLeft(half))
    .sort((a, b) => a.length - b.length)
    .slice(0, 1);
}

/** Whether words give a colour to something. */
function lookIn(words: string): boolean {
  return (
    coloursIn(`make it ${words.toLowerCase()}`) !== null &&
    /(?<!\p{L})(?:should|be|make|turn|in|soll\p{L}*|mach\p{L}*|doi\p{L}*|soit|sea|sean|debe\p{L}*|que|sia|deve\p{L}*|seja)(?!\p{L})/iu.test(
      words,
    )
  );
}

import type { FileTree } from "~/projects/files";
import { TONES, type Tone } from "../../theme/tones";
import { shapeOf } from "../project";
import { readTokens } from "../tokens";
import { changedLines } from "./changed-lines";

const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;
/** Words by which there is to be less of what follows them, in four languages. */
const LESS =
  "(?:less|not|n['’]t|no longer|never|too|nicht(?: mehr)?|kein\\p{L}*|weniger|zu|moins|pas|trop|menos|no|demasiado) (?:(?:to|be|look|feel|so|as|too|that|quite|very|all|it|mehr|ganz|sehr|si|aussi|tan|tellement|sea) ){0,3}";

const GROWS =
  "big(?:ger)?|larger?|huge|enormous|gigantic|groß\\p{L}*|größer\\p{L}*|riesig\\p{L}*|grand\\p{L}*|grande|énorme";
const SHRINKS =
  "small(?:er)?|tiny|little|klein\\p{L}*|winzig\\p{L}*|petit\\p{L}*|pequeñ\\p{L}*|minuscule";

/** Which ways a wish speaks of a size: "not so huge" is smaller; "all the text" and "a bit" are of none. */
function sizesSaid(wish: string): Set<"bigger" | "smaller"> {
  const said = new Set<"bigger" | "smaller">();
  for (const [words, plainWay, lessWay] of [
    [GROWS, "bigger", "smaller"],
    [SHRINKS, "smaller", "bigger"],
  ] as const) {
    const form = new RegExp(
      `(?<less>(?<!\\p{L})${LESS})?(?<!\\p{L})(?:${words})(?!\\p{L}| enough)`,
      "giu",
    );
    for (const { groups } of wish.matchAll(form)) said.add(groups?.less ? lessWay : plainWay);
  }
  return said;
}

const sizeOf = (files: FileTree) =>
  /^([\d.]+)/.exec(
    readTokens(files.get(shapeOf(files).styles ?? "") ?? "").get("--font-size") ?? "",
  )?.[1];

/** All text is bigger where it was to be smaller, or the other way round. */
export function otherSize(wish: string, before: FileTree, after: FileTree): string[] {
  const [was, is] = [Number(sizeOf(before)), Number(sizeOf(after))];
  if (!was || !is || was === is) return [];
  const ways = sizesSaid(wish.replace(QUOTED, " "));
  const made = is > was ? "bigger" : "smaller";
  return ways.size === 1 && !ways.has(made) ? [`the text would be ${made}`] : [];
}

const BOLDER =
  /(?<!\p{L})(?:bold(?:er)?|heavier|thicker|fett(?:er)?|dicker|kräftiger|plus gras(?:se)?|más (?:gruesa|negrita|fuerte))(?!\p{L})/iu;

/** Headings that were to be bolder and have that weight already, or are thinner then. */
export function noBolder(wish: string, before: FileTree, after: FileTree): string[] {
  if (!BOLDER.test(wish.replace(QUOTED, " "))) return [];
  const { added } = changedLines(before, after);
  const weight = Number(/(?:^|[\s,])h[12][^{]*\{\s*font-weight:\s*(\d+)/.exec(added)?.[1]);
  const had = Number(
    readTokens(before.get(shapeOf(before).styles ?? "") ?? "").get("--heading-weight"),
  );
  return weight && had && weight <= had ? ["the headings have that weight already"] : [];
}

const TONE_WORDS: Partial<Record<Tone, string>> = {
  professional:
    "serious|formal|professional|business ?like|stiff|strict|corporate|grown-up|ernst\\p{L}*|förmlich\\p{L}*|seriös\\p{L}*|steif\\p{L}*|sérieu\\p{L}*|formel\\p{L}*|seri[oa]|formal\\p{L}*",
  playful:
    "playful|silly|childish|fun|funny|cute|funky|albern\\p{L}*|kindisch\\p{L}*|verspielt\\p{L}*|lustig\\p{L}*|drôle|amusant\\p{L}*|enfantin\\p{L}*|divertid[oa]|infantil|gracios[oa]",
  retro: "retro|vintage|old[- ]fashioned|altmodisch\\p{L}*|rétro|antiguo",
  minimal: "minimal\\p{L}*|plain|bare|schlicht\\p{L}*|sobre|sencill[oa]",
};

/** A look that there was to be less of, or the opposite of the one that was wished for. */
export function otherTone(wish: string, before: FileTree, after: FileTree): string[] {
  const { added } = changedLines(before, after);
  const made = (Object.keys(TONE_WORDS) as Tone[]).find((tone) =>
    added.includes(`--font: ${TONES[tone].font.toLowerCase()}`),
  );
  if (!made) return [];
  const words = wish.replace(QUOTED, " ");
  const isLess = new RegExp(`(?<!\\p{L})${LESS}(?:${TONE_WORDS[made]})(?!\\p{L}| enough)`, "iu");
  return isLess.test(words) ? [`it would look more ${made}, and not less`] : [];
}

/** Whether what changed goes the way that was asked for. */
export function otherWay(wish: string, before: FileTree, after: FileTree): string[] {
  return [otherSize, noBolder, otherTone].flatMap((ask) => ask(wish, before, after));
}

import { oklchOf } from "../../../theme/oklch";
import { edited, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { shapeOf } from "../../project";
import { recolour } from "../../recolour";
import { readTokens } from "../../tokens";
import { hexOfColour } from "../colour-words";
import { looksSaid } from "../look-words";
import type { ReadOrder } from "../order";

const COLOUR = "(?:(?:light|dark|bright|pale|soft|deep) )?[\\p{L}-]{3,16}";
const FORMS = [
  pattern(
    `^(?:change|replace|swap|exchange|turn|make|switch|ersetze?|ändere?|tausche?|mach|remplace[rz]?|change[rz]?|cambia(?:r)?|reemplaza|sostituisci|troca) (?:all |every |any )*(?:of )?(?:the |das |den |le |el |il |o )?(?<old>${COLOUR})(?: parts?| bits?| colou?r| things?| stuff)?(?: (?:to|with|for|into|by|durch|in|gegen|en|par|por|con))?(?: an?| ein| un)? (?<next>${COLOUR})(?: instead)?$`,
  ),
  pattern(
    `^(?:(?:i|we)(?:['’]d| would)? (?:like|want|prefer|rather have) |use |have |can we have |please )*(?<next>${COLOUR}) (?:instead of|rather than|statt|au lieu (?:de|du)|en vez de|invece di|em vez de) (?:the |das |dem |le |el |il )?(?<old>${COLOUR})$`,
  ),
];
const TOKENS = ["--accent", "--second", "--bg"] as const;
/** Hues further apart than this many degrees are two colours. */
const SAME_HUE = 38;
const LEAST_CHROMA = 0.03;

/** "Change the green to lavender": the colour of the page that is the old one becomes the new one. */
export const swapColour: ReadOrder = ({ text, quotes, files }) => {
  if (quotes.length > 0 || text.length > 100) return null;
  const groups = FORMS.map((form) => form.exec(text)?.groups).find(
    (said) => said && isColour(said.old) && isColour(said.next),
  );
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!groups?.old || !groups.next || !styles || css === undefined) return null;
  const old = hexOfColour(groups.old);
  const next = hexOfColour(groups.next);
  const tokens = readTokens(css);
  if (!old || !next || !tokens.has("--accent-ink")) return null;
  const now = (name: string) => /#[0-9a-f]{6}/iu.exec(tokens.get(name) ?? "")?.[0];
  const name = TOKENS.find((token) => isSameColour(now(token) ?? "", old));
  if (!name)
    return unchanged(
      `None of the page’s colours is ${groups.old}, so nothing was changed. “Make it ${groups.next}” changes its main colour, “make the background ${groups.next}” its ground.`,
    );
  const result = recolour(
    files,
    {
      accent: name === "--accent" ? next : (now("--accent") ?? next),
      second: name === "--second" ? next : now("--second"),
      ...(name === "--bg" ? { background: next } : {}),
      words: [groups.next],
    },
    null,
  );
  const made = result.ok ? result.changes.get(styles) : null;
  return typeof made === "string"
    ? edited(
        new Map([[styles, made]]),
        `What was ${groups.old} is ${groups.next} now; texts on it were made readable.`,
      )
    : result;
};

function isColour(word: string | undefined): boolean {
  const { colours, rest } = looksSaid(word ?? "");
  return colours.length === 1 && rest.trim() === "" && hexOfColour(word ?? "") !== null;
}

function isSameColour(one: string, other: string): boolean {
  if (one === "") return false;
  const [a, b] = [oklchOf(one), oklchOf(other)];
  const isGrey = (colour: { c: number }) => colour.c < LEAST_CHROMA;
  if (isGrey(a) || isGrey(b)) return isGrey(a) && isGrey(b) && Math.abs(a.l - b.l) < 0.25;
  const apart = Math.abs(((a.h - b.h + 540) % 360) - 180);
  return apart <= SAME_HUE;
}

import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { plainWords } from "../../match/words";
import { type Edit, type EditResult, unchanged } from "../edit";
import { removeField } from "../fields";
import { ADDS, isFrame, REMOVES } from "../grounded/cues";
import { saidWords } from "../grounded/said-words";
import { recolour } from "../recolour";
import { fieldMeant } from "../said/field-lines";
import { looksIn } from "../said/looks";
import type { Look } from "../said/measures";
import { isSameThing } from "./concepts";
import { partsNamed } from "./find-parts";
import { setLooksOf } from "./look-of-part";
import { withEnglishLooks, withoutLooks } from "./look-words";
import { onParts } from "./on-parts";
import type { Part, PartKind } from "./part";
import { partsOf } from "./parts-of";
import { isSameWord } from "./same-word";
import { selectorOf } from "./selector-of";
import { hidePart, takePart } from "./take-part";

/** A longer wish is a text, and its words are found in many places. */
const WISH_CHARACTERS = 300;

/** The edits that a wish may ask for of any part of the screen that it names, the likeliest first. */
export function readParts(wish: string, files: FileTree): Edit[] {
  if (wish.length > WISH_CHARACTERS) return [];
  return [readTaking, readLooking].flatMap((read) => read(wish, files) ?? []);
}

const HIDES =
  /(?<!\p{L})(?:hide|hidden|invisible|don'?t show|do not show|stop showing|no longer show|versteck\p{L}*|ausblenden|ausgeblendet|blende?|cache[rz]?|masque[rz]?|ocult\p{L}*|escond\p{L}*|nascond\p{L}*)(?!\p{L})/iu;
const WITHOUT_FRAME =
  /(?<!\p{L})(?:can|could|you|please|from|of|on|at|in|the|page|site|app|screen|aus|von|der|seite|de la page|anymore|any more|any longer|at all|completely|entirely|whole|entire|ganze[nrs]?|bitte|we|i|wir|ich|really|it|its|just|there|don'?t|dont|do not|want|need|soll\p{L}*|muss|kann|können|darf|mit|man|brauche\p{L}*|nicht|kein\p{L}*|mehr|per favore|por favor|s['’]il te plaît|stp|pls|plz|della|del|dalla|dal|da|de|du|des|sur|sulla?|sulle|sui|en|on a|plus|pas|besoin|je|nous|veux|voulons|no|non|quiero|queremos|necesito|voglio|quero|ich|will|wollen|oben|unten|links|rechts|arriba|abajo|(?:in |at )?(?:the )?(?:top|upper|bottom) (?:right|left)(?: corner)?|en haut|en bas|à droite|à gauche)(?!\p{L})/giu;

/** Taken off the screen, whatever it is. */
function readTaking(wish: string, files: FileTree): Edit | null {
  const hides = HIDES.test(wish);
  if (!hides && (!REMOVES.test(wish) || ADDS.test(wish))) return null;
  const target = wish
    .replace(new RegExp(HIDES.source, "giu"), " ")
    .replace(new RegExp(REMOVES.source, "giu"), (said) => (said.length > 30 ? said : " "))
    .replace(/(?<!\p{L})(?:out|away|off|aus|weg|raus)(?!\p{L})/giu, " ")
    .replace(WITHOUT_FRAME, " ");
  const name = target.replace(/\s+/g, " ").trim();
  const field = hides || name === "" ? null : fieldMeant(files, name);
  if (field) return (tree) => removeField(tree, { id: field, label: field, type: "text" });
  const component = componentNamed(name, files);
  if (component)
    return (tree) => {
      const part = componentNamed(name, tree);
      return part ? takePart(tree, part, name) : unchanged(`I found no “${name}”.`);
    };
  return onParts(target, files, "whole", (tree, parts) => {
    const [only] = parts;
    return hides || parts.length > 1 || !only
      ? hidePart(tree, parts, name)
      : takePart(tree, only, name);
  });
}

/** A part of a program with a name of its own, that stands once: the chart is `<CategoryChart />`. */
function componentNamed(name: string, files: FileTree): Part | null {
  const words = saidWords(name).filter(({ text }) => !isFrame(text));
  const found = partsOf(files).filter(
    ({ tag, isRepeated, cut }) =>
      /^\p{Lu}/u.test(tag) &&
      !isRepeated &&
      cut !== null &&
      words.length === 1 &&
      saidWords(tag.replace(/([a-z])([A-Z])/g, "$1 $2")).some(
        ({ stem }) =>
          isSameThing(stem, words[0]?.stem ?? "") || isSameWord(stem, words[0]?.stem ?? ""),
      ),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Filled with the colour that is said of them, rather than written in it. */
const BOXES = new Set<PartKind>([
  "button",
  "section",
  "form",
  "footer",
  "header",
  "nav",
  "entry",
  "field",
  "table",
  "list",
  "page",
]);

/** What only some of a kind are. */
const SOME =
  /\b(?:negative|positive|overdue|late|expired|selected|active|wrong|correct|finished|unfinished|unread|done|completed|checked)\b/;

/** What the page as a whole is called, and what is said around its colours. */
const WHOLE =
  /^(?:page|site|website|app|everything|all|whole|entire|main|plain|just|simple|please|would|nice|lovely|maybe|seite|webseite|ganze[rsn]?|alles|hauptfarbe|akzentfarbe|grundfarbe|bitte|am|besten|warm\p{L}*|schön\p{L}*|page|tout|toute|couleur|principale|página|pagina|sitio|sito|todo|toda|tutto|tudo|color|colore|cor|principal|per|favore|por|favor|muda|cambia|mets|mach\p{L}*|pon\p{L}*|metti|põe|coloca|para|con|com|mit|avec|accent|theme|thème|tema|gerne|lieber|plutôt|mejor|wäre|toll|sarebbe|mi|me|my|our|o|a|il|el|la|le|un|una|um|uma|ein\p{L}*|de|di)$/iu;

const BEGINS =
  /(?<!\p{L})(?:start|begin|open|beginn|fang|commenc|empe|empie|inizi|começ)\p{L}* (?:with|on|in|mit|par|avec|con|com)(?!\p{L})/iu;

/** How any part looks. */
function readLooking(wish: string, files: FileTree): Edit | null {
  const words = plainWords(withEnglishLooks(wish.replace(/["“„«][^"”»]*["”»]/g, " ")));
  const target = withoutLooks(withEnglishLooks(wish));
  const isWhole = saidWords(target).every(({ text }) => isFrame(text) || WHOLE.test(text));
  const colours = isWhole ? coloursIn(`make it ${words}`) : null;
  const ground = /\bbackground\b/.test(words) && colours?.words.length === 1 && colours.accent;
  if (colours)
    return (tree) =>
      recolour(tree, ground ? { words: colours.words, background: ground } : colours, null);
  if (isWhole && /\bmore space\b|\bless space\b/.test(words))
    return (tree) => spaceOut(tree, /\bmore\b/.test(words));
  const [first] = partsNamed(target, files, "text");
  if (!first) return null;
  const isText = /\b(?:text|letters|words|font|writing)\b/.test(words);
  const looks = cornersIn(words) ?? looksIn(words, isBoxed(first) && !isText);
  if (looks.length === 0) return null;
  // A drawing has no letters to be larger; and of some only, styles would need to know which.
  if (
    first.kind === "picture" &&
    looks.some(({ property }) => /^(?:font-size|color)$/.test(property))
  )
    return null;
  // Letters have no corners, and what a program begins with is no size of it.
  const isPlain = /^(?:text|heading|title|link)$/.test(first.kind);
  if (isPlain && looks.some(({ property }) => property === "border-radius")) return null;
  if (BEGINS.test(wish)) return null;
  const some = SOME.exec(words)?.[0];
  if (some && !first.classes.includes(some)) return null;
  return onParts(target, files, "text", (tree, parts) =>
    setLooksOf(tree, parts, looks, nameOf(parts)),
  );
}

/** Corners that are more or less round; how much is said of none. */
function cornersIn(words: string): Look[] | null {
  if (!/\bcorners?\b|\brounded\b|\brounder\b|\bsquare\b/.test(words) || /\d/.test(words))
    return null;
  const property = "border-radius";
  const isSquare = /\bsquare\b|\b(?:less|not|without|no) round/.test(words);
  const value = isSquare ? "0" : "calc(var(--radius, 8px) * 1.8)";
  const said = isSquare
    ? "The corners of the {} are square now."
    : "The corners of the {} are rounder now.";
  return [{ property, declare: () => ({ [property]: value }), said }];
}

/** More or less room in and between the parts that hold the others. */
function spaceOut(files: FileTree, isMore: boolean): EditResult {
  const holding = partsOf(files).filter(
    ({ kind, classes, isRepeated }) =>
      !isRepeated && (classes.includes("card") || /^(?:section|form)$/.test(kind)),
  );
  const parts = holding.length > 0 ? holding : partsOf(files).filter(({ tag }) => tag === "main");
  const looks = looksIn(isMore ? "more space" : "less space", true);
  return setLooksOf(
    files,
    parts.filter((part) => selectorOf(part, files) !== null),
    looks,
    "page",
  );
}

function isBoxed({ kind, classes }: Part): boolean {
  return BOXES.has(kind) || classes.includes("card");
}

function nameOf(parts: readonly Part[]): string {
  const [first] = parts;
  const text = first?.texts[0]?.text;
  return parts.length === 1 && text ? `“${text}”` : (first?.kind ?? "part");
}

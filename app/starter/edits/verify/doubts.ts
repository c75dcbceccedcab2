import type { FileTree } from "~/projects/files";
import { saidWords } from "../grounded/said-words";
import { pageOf } from "../page/page-model";
import { ASKED_OF_EACH } from "./asked-of-each";
import { clausesLeft } from "./clauses-left";
import { isDoing } from "./doing-words";
import { fieldLabels } from "./field-names";
import { areColoursOfAll, isLookOfPart, isTextAlone } from "./kinds-of-change";
import { looksUnseen, staysOn } from "./looks-unseen";
import { whiteOfSpace } from "./not-as-spoken";
import { otherSum } from "./other-sum";
import { overlooked } from "./overlooked";
import { pageDoubts } from "./page-doubts";
import { spaceLeft } from "./space-left";
import { otherPlace } from "./told-place";
import { unaccounted } from "./unaccounted";
import { takesAway, wrongWay } from "./unordered";
import { withoutWhiteSpace } from "./white-space";

/** A change that was made for a wish. */
export interface Deed {
  /** As it was written. */
  wish: string;
  before: FileTree;
  after: FileTree;
  /** What the change says of itself. */
  told: readonly string[];
  /** Words of the wish that it answers and that what it writes does not hold. */
  accounts: string;
  /** It was made by an order that takes a wish only where it has a use for each of its words. */
  isOrder: boolean;
}

/** What speaks against a change, and what of its wish it leaves. */
export interface Doubts {
  /** A few words for each reason not to make it, that go on behind "I could not do … as you said it:". */
  against: string[];
  /** Words of the wish that nothing of the change accounts for: they are told beside it. */
  left: string[];
  /** Looks that it says and that nothing has: told as well, though no reading is a worse one for them. */
  unseen: string[];
}

/** Asks of a change whether it is what was wished for. Pure. */
export function doubtsOf(given: Deed): Doubts {
  const deed = { ...given, wish: withoutWhiteSpace(given.wish) };
  const { wish, before, after, told, isOrder } = deed;
  const against = [
    ...whiteOfSpace(given.wish, before, after),
    ...ASKED_OF_EACH.flatMap((ask) => ask(wish, before, after)),
    ...(isOrder ? [] : lookedOver(deed)),
    ...wrongWay(wish, told),
    ...spaceLeft(wish, before, after),
  ];
  // An order has a use for each word: words of its own answer them, which no comparison finds.
  const looks =
    against.length === 0
      ? [
          ...looksUnseen(wish, before, after),
          ...staysOn(wish, before, after),
          ...otherPlace(wish, told),
        ]
      : [];
  const unseen = (left: string[]) =>
    looks.filter((look) => !left.some((words) => words.includes(look)));
  if (isOrder) {
    const left = against.length > 0 ? [] : clausesLeft(wish, before, after, told);
    return { against, left, unseen: unseen(left) };
  }
  const words = against.length === 0 ? unaccounted(wish, before, after, deed.accounts) : [];
  return {
    // A reason is said once, in however many places it holds.
    against: [...new Set([...against, ...weighty(words, deed)])],
    left: words,
    unseen: unseen(words),
  };
}

/** What a reading made nothing of: it read another wish than was said. */
function lookedOver({ wish, before, after, accounts }: Deed): string[] {
  const words = overlooked(wish, before, after, accounts);
  return words.length > 0 ? [`I would have left out “${words.join(" ")}”`] : [];
}

/** Words that are left and without which another wish was made. */
function weighty(left: readonly string[], { wish, before, after }: Deed): string[] {
  const words = `“${left.join(" ")}”`;
  // Of a page people ask in everyday words: what is made of half of them is another wish.
  const isPage = pageOf(before) !== null;
  return [
    ...otherSum(left, wish, before, after),
    // Of what is taken away, each word said which: "delete the walking habit" takes no field away that is called “Habit”.
    ...(left.length > 0 && (takesAway(before, after) || fieldLabels(after) < fieldLabels(before))
      ? [`I would have left out ${words}`]
      : []),
    // What something is to do is the wish itself.
    ...left.filter(isDoing).map((word) => `nothing would “${word}”`),
    ...(isPage ? pageDoubts(wish, before, after) : []),
    ...(left.length > 0 &&
    (isPage ||
      isLookOfPart(before, after) ||
      (!OF_ALL.test(wish) && areColoursOfAll(before, after)) ||
      left.some((word) => /^\d/.test(word) || FIELD_NOUN.test(word)) ||
      isNamedThing(left, wish, before) ||
      isTextAlone(before, after))
      ? [`I saw nothing to do about ${words}`]
      : []),
  ];
}

/** A field was asked for, and something else was made that is called so. */
const FIELD_NOUN =
  /^(?:fields?|columns?|felder?|feld|spalten?|champs?|colonnes?|campos?|columnas?|campi|colonn[ae]|colunas?)$/iu;

const COUNTS =
  /^(?:please |show (?:me )?|zeig\p{L}* |montre |)(?:how (?:many|much)|count|number of|sum|total|wie ?viele?|anzahl|combien|nombre|total|cuánt\p{L}+|número|quant\p{L}+|numero)(?!\p{L})/iu;

/** Words by which the whole is meant. */
const OF_ALL =
  /(?<!\p{L})(?:all|every\p{L}*|whole|page|site|website|app|theme|design|colou?rs?|background|style|alles|ganze[nrs]?|seite|farben?|hintergrund|design|tout\p{L}*|couleurs?|fond|todo|toda|colores|fondo|tema|tutt[oai]|colori|sfondo|tudo|cores|fundo)(?!\p{L})/iu;

/** Something of the app that the wish names and that the change has nothing of; or of what is to be counted. */
function isNamedThing(left: readonly string[], wish: string, before: FileTree): boolean {
  if (left.length > 0 && COUNTS.test(wish.trim())) return true;
  const labels = [...(before.get("src/fields.ts") ?? "").matchAll(/label: "([^"]+)"/g)].flatMap(
    ([, label = ""]) => saidWords(label).map(({ stem }) => stem),
  );
  return left.some((word) => saidWords(word).some(({ stem }) => labels.includes(stem)));
}

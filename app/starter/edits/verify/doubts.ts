import type { FileTree } from "~/projects/files";
import { saidWords } from "../grounded/said-words";
import { pageOf } from "../page/page-model";
import { alwaysShown } from "./always-shown";
import { askedWhy } from "./asked-why";
import { clausesLeft } from "./clauses-left";
import { coloursSaid } from "./colours-said";
import { daysLeft } from "./days-left";
import { isDoing } from "./doing-words";
import { exceptionLost, keptLost } from "./excepted";
import { factsTouched, mailMade, ownFactStays } from "./facts-kept";
import { fieldLeft } from "./field-left";
import { fieldsMisread } from "./fields-misread";
import { fieldsUnspoken } from "./fields-unspoken";
import { areColoursOfAll, isLookOfPart, isTextAlone } from "./kinds-of-change";
import { leftUndone } from "./left-undone";
import { looksUnseen, staysOn } from "./looks-unseen";
import { mismatches } from "./mismatches";
import { cutWithin, priceInName } from "./names-broken";
import { negatedLook } from "./negated-look";
import { notAsSaid } from "./not-as-said";
import { notAsSpoken, whiteOfSpace } from "./not-as-spoken";
import {
  emptyNameLeft,
  fieldForExchange,
  gradientOfOne,
  orderAsField,
  pictureByLetters,
  textForAdded,
  tookInsteadOfWay,
} from "./not-asked-for";
import { onesMeant } from "./ones-meant";
import { onlyShown } from "./only-shown";
import { orderAsName } from "./order-as-name";
import { otherOrdinal } from "./ordinal-meant";
import { otherKind } from "./other-kind";
import { otherSum } from "./other-sum";
import { overlooked } from "./overlooked";
import { overwritten, writtenTwice } from "./overwritten";
import { pageDoubts } from "./page-doubts";
import { placeWritten } from "./place-written";
import { quotesLeft } from "./quotes-left";
import { nameLeft, renamedUnasked } from "./renamed-unasked";
import { saidLeft } from "./said-left";
import { shadeAlone } from "./shade-alone";
import { showsNothing } from "./shows-nothing";
import { fallen } from "./stands";
import { largerStays, stillReadable } from "./still-readable";
import {
  callForChat,
  headingOfSpeech,
  linksAsWords,
  logoAsName,
  photosAsText,
  tableAsList,
} from "./thing-as-words";
import { otherPlace } from "./told-place";
import { unaccounted } from "./unaccounted";
import { unitsByName } from "./units-by-name";
import { takesAway, wrongWay } from "./unordered";
import { valuesByLook } from "./values-by-look";
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

type Question = (wish: string, before: FileTree, after: FileTree) => string[];

/** What is asked of each change, whoever made it: of what the wish says and what differs, never of how it was read. */
const OF_EACH: readonly Question[] = [
  // Does it ask for a change at all?
  askedWhy,
  // Is it a project still, and can it be read?
  fallen,
  stillReadable,
  // Is what was given there: texts, amounts, colours, looks, parts?
  leftUndone,
  quotesLeft,
  // Does the screen show what the wish says, and nothing beside it?
  mismatches,
  // Is it the one that was counted: "the second heading"?
  otherOrdinal,
  // Is it of the kind that was named: "the list"?
  otherKind,
  largerStays,
  // Does what was to stay as it is do so?
  exceptionLost,
  keptLost,
  factsTouched,
  // Did the address, number or price that was meant change, and no part of another?
  mailMade,
  ownFactStays,
  // Has it the day that was said, and not only the time?
  daysLeft,
  // Is what was not wanted there?
  negatedLook,
  // Are some alone shown, where some alone were to be?
  onlyShown,
  // Has it the colour still, where only its shade was spoken of?
  shadeAlone,
  // Is each of several colours there, and the ground as dark as it was said?
  coloursSaid,
  // Is it the one, or those, that were meant, and not all?
  onesMeant,
  // Has the other part the look too, and is the text there that was said last?
  saidLeft,
  // Would anybody see it?
  showsNothing,
  // Does a number change with its unit?
  unitsByName,
  // Is what is to be there only sometimes not there always?
  alwaysShown,
  // Does the form ask for what it was to ask for?
  fieldLeft,
  // Are the other fields as they were, and is what can be chosen called as it was said?
  fieldsUnspoken,
  // Is each new field a name, and none gone that was demanded?
  fieldsMisread,
  // Is anything called by words of the order?
  orderAsName,
  // Did a value change, or only what it looks like?
  valuesByLook,
  // Were words that say where or what to do written down?
  placeWritten,
  // Were words of the wish put together otherwise than they were said?
  notAsSaid,
  // Is what words of the order, of a place or of a shade spoke of no text and no look of its own?
  notAsSpoken,
  // Has the whole another name, of which nothing was said?
  renamedUnasked,
  nameLeft,
  // Is what stood there before still there, and what was given there once?
  overwritten,
  writtenTwice,
  // Are names and texts whole, and without the price that stands beside them?
  priceInName,
  cutWithin,
  // Is it a way to do something, or is that done at once? A field, or what was to be exchanged? A picture, or letters?
  tookInsteadOfWay,
  orderAsField,
  fieldForExchange,
  textForAdded,
  pictureByLetters,
  gradientOfOne,
  emptyNameLeft,
  // Is the thing there that was asked for, or only words about it?
  logoAsName,
  photosAsText,
  linksAsWords,
  tableAsList,
  headingOfSpeech,
  callForChat,
];

/** Asks of a change whether it is what was wished for. Pure. */
export function doubtsOf(given: Deed): Doubts {
  const deed = { ...given, wish: withoutWhiteSpace(given.wish) };
  const { wish, before, after, told, isOrder } = deed;
  const against = [
    ...whiteOfSpace(given.wish, before, after),
    ...OF_EACH.flatMap((ask) => ask(wish, before, after)),
    ...(isOrder ? [] : lookedOver(deed)),
    ...wrongWay(wish, told),
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
    against: [...against, ...weighty(words, deed)],
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
    // Of what is taken away, each word said which.
    ...(left.length > 0 && (takesAway(before, after) || losesField(before, after))
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

/** "Delete the walking habit" takes no field away that is called “Habit”. */
function losesField(before: FileTree, after: FileTree): boolean {
  const labels = (files: FileTree) => (files.get("src/fields.ts") ?? "").match(/label: "/g)?.length;
  return (labels(after) ?? 0) < (labels(before) ?? 0);
}

import type { FileTree } from "~/projects/files";
import { coloursIn } from "../match/colours";
import { plainWords, REQUEST_CHARACTERS } from "../match/words";
import { doneAlready } from "./abilities/already";
import { denies, readAbilities, readWhyNot } from "./abilities/read-abilities.server";
import { addPage } from "./add-page.server";
import { type Edit, there } from "./edit";
import { setFooter } from "./footer";
import { givenEntries, namedEntries } from "./given/given-entries";
import { plainField } from "./given/plain-field";
import { readGiven } from "./given/read-given.server";
import { asEnglishOrders, asQuotes } from "./grammar/english-orders";
import { isOfHeadline } from "./grammar/headline";
import { readGrammar } from "./grammar/read-grammar.server";
import { REMOVES } from "./grounded/cues";
import { groundGiven, groundQuoted } from "./grounded/ground-change";
import { groundNumbers } from "./grounded/ground-numbers";
import { groundNamedValue } from "./grounded/ground-values.server";
import { readGrounded } from "./grounded/read-grounded.server";
import { isOfWhole } from "./of-whole";
import { readParts } from "./parts/read-parts";
import { readLookOrPart } from "./read-look.server";
import { footerIn, newTitleIn, pageIn } from "./read-names";
import { rename } from "./rename";
import { clausesOf, withVerbs } from "./said/clauses";
import { inEnglishFrame } from "./said/english-frame";
import { halvesOf } from "./said/halves";
import { asLooks } from "./said/look-list";
import { withoutManners } from "./said/manners";
import { withNamedText } from "./said/named-texts";
import { asOrders } from "./said/orders";
import { asPairs } from "./said/pairs";
import { readSaid } from "./said/read-said.server";
import { spelled } from "./said/spelling";
import { targetsIn } from "./said/targets";
import { asTwo, withArrows, withoutBetween } from "./said/two-wishes";
import { withoutReasons, withoutRest } from "./verify/unexplained";

/** One way to read a wish. */
export interface Reading {
  /** The changes that it asks for, in their order. */
  edits: Edit[];
  /** Nothing of the wish is left over. */
  isWhole: boolean;
}

/** One thing that a message asks for. */
export interface Wish {
  /** As it was written: what is made of it is held against this. */
  said: string;
  /** The ways to read it, the likeliest first: the first that can be made and holds is made. */
  readings: Reading[];
}

/** What a message asks of a project, in its order, and what of it was not understood. */
export interface Wishes {
  wishes: Wish[];
  /** Wishes that ask for nothing the starter knows, as they were written. */
  unread: string[];
}

/** Reads the edits that a message asks of an existing project. Pure: nothing is changed here. */
export function readEdits(text: string, files: FileTree): Wishes {
  const wishes: Wish[] = [];
  const unread: string[] = [];
  const said = withoutRest(withAsked(text.slice(0, REQUEST_CHARACTERS))).replace(
    /,\s+(?:and )?(sub-?title|tag ?line|headline|footer|title)(?=\s*:)/giu,
    (_, part: string) => `. ${part.slice(0, 1).toUpperCase()}${part.slice(1)}`,
  );
  // A list of entries is one wish, whatever verbs are in their names.
  const entries = /[.!?;]\s/.test(said.trim())
    ? null
    : namedEntries(withoutManners(said.trim()), files);
  if (entries) {
    return {
      wishes: [{ said: said.trim(), readings: [{ edits: [entries], isWhole: true }] }],
      unread,
    };
  }
  for (const wish of clausesOf(withNamedText(said, files))) {
    for (const each of partsOf(wish, files)) {
      const part = withNoun(each, wishes.at(-1)?.said ?? "");
      const readings = readWish(part, files);
      if (readings.length > 0 || isOfTwo(part, files)) wishes.push({ said: part, readings });
      else if (!isCourtesy(part)) unread.push(part);
    }
  }
  return { wishes, unread };
}

/** "Do I really need the search? Take it off" is one wish, and no question. */
function withAsked(text: string): string {
  // A text is changed wherever it stands; what is left of it is told.
  return text
    .replace(
      /(?<=^(?:please )?(?:replace|change|rename|swap) [^"“„«]{3,160}) everywhere[.!]?$/iu,
      "",
    )
    .replace(
      /^(?:do|does) (?:i|we|you|anyone|anybody|people) (?:really |still |actually )*(?:need|use|want) ([^?.!]{2,80})\?\s*(?:please )?(?:take|remove|delete|throw|get|drop|hide)\b[^?!]{0,20}$/iu,
      (_, named: string) => `remove ${named}`,
    );
}

/** Whether one half of a wish can be read, where the whole cannot. */
function isOfTwo(wish: string, files: FileTree): boolean {
  return halvesOf(wish).some((halves) => halves.some((half) => readWish(half, files).length > 0));
}

/** "Make them red" is about the part that the wish before it named. */
function withNoun(wish: string, before: string): string {
  const [named, ...more] = targetsIn(plainWords(inEnglishFrame(before) ?? before));
  if (!named || more.length > 0) return wish;
  return wish.replace(/\b(?:them|those)\b/i, `the ${named.name}`);
}

/** "The sentence under the headline" is not the headline. */
const OF_BESIDE =
  /\b(?:change|replace|set|make|rewrite|rename)\b.*\b(?:sentence|text|line|words|paragraph|note)s?\b(?: \w+)? (?:under|below|beneath|above) (?:the|my|our) [\p{L} ]+? (?:to|with|say)\b/iu;

/** The readings of a wish, and of it without its reasons; as two wishes it is read elsewhere. */
export function readWish(wish: string, files: FileTree): Reading[] {
  const ready = REMOVES.test(wish) || denies(wish) ? null : doneAlready(wish, files);
  if (ready !== null) return [{ edits: [() => there(ready)], isWhole: true }];
  const core = withoutReasons(wish).trim();
  return core === wish.trim() || core.split(/\s+/).length < 2
    ? waysOf(wish, files)
    : [...waysOf(wish, files), ...waysOf(core, files)];
}

/** The readings of a wish: of its words in English frames and as orders, and of its words as they are. */
function waysOf(wish: string, files: FileTree): Reading[] {
  const said = withoutBetween(withoutManners(wish));
  const english = inEnglishFrame(said);
  // Slips are mended in English words alone: those of other languages are not known.
  const plain = english ? said : spelled(said, files);
  const ways = [
    ...(english ? [english] : []),
    plain,
    ...asOrders(english ?? plain),
    ...(english ? asOrders(said) : []),
    ...asEnglishOrders(said),
  ];
  const readings = [...new Set(ways)].flatMap((each) => readEnglish(each, files));
  // A number that has a name is a number, and what is given for an answer is its text.
  const sure = [
    plainField(plain, files),
    groundQuoted(said, files),
    groundNumbers(said, files),
    groundGiven(said, files),
    groundNamedValue(said, files),
  ].filter((edit) => edit !== null);
  const isFirst = isOfHeadline(said, files) || OF_BESIDE.test(said);
  const put = [...new Set([wish, spelled(wish, files)])].flatMap((way) =>
    readGrammar(way, files).map((edit) => ({ edits: [edit], isWhole: true })),
  );
  const grounded = readGrounded(plain, files).map((edit) => ({ edits: [edit], isWhole: true }));
  return [
    ...sure.map((edit) => ({ edits: [edit], isWhole: true })),
    ...(isFirst ? put : []),
    ...readAbilities(said, files).map((edit) => ({ edits: [edit], isWhole: true })),
    ...readings.filter(({ isWhole }) => isWhole),
    ...(isFirst ? [] : put),
    ...grounded,
    ...readParts(said, files).map((edit) => ({ edits: [edit], isWhole: true })),
    ...readGiven(said, files).map((edit) => ({ edits: [edit], isWhole: true })),
    ...entriesOf(said, files),
    ...readings.filter(({ isWhole }) => !isWhole),
    ...readWhyNot(said, files).map((edit) => ({ edits: [edit], isWhole: true })),
  ];
}

/** Names alone may be those of anything else: they are read as entries behind all that they may ask for. */
function entriesOf(wish: string, files: FileTree): Reading[] {
  const edit = givenEntries(wish, files);
  return edit ? [{ edits: [edit], isWhole: true }] : [];
}

function readEnglish(wish: string, files: FileTree): Reading[] {
  const special = readWhole(wish);
  if (special.length > 0) return [{ edits: special, isWhole: true }];
  const said = readSaid(wish, files).map((edit) => ({ edits: [edit], isWhole: true }));
  const edits = readLookOrPart(wish, files);
  return edits.length > 0 ? [...said, { edits, isWhole: !leavesColour(wish) }] : said;
}

/** "Make the headings red, the buttons green" are two wishes, where each alone can be read. */
function partsOf(wish: string, files: FileTree): string[] {
  const english = inEnglishFrame(wish);
  const looks = asLooks(withoutManners(english ?? wish));
  if (looks.filter((look) => readWish(look, files)[0]?.isWhole).length > 1) return looks;
  const readings = [
    asQuotes(wish),
    withArrows(wish),
    asTwo(wish),
    asPairs(wish, files),
    withVerbs(wish),
    english ? withVerbs(english) : [],
  ];
  return (
    readings.find(
      (parts) => parts.length > 1 && parts.every((part) => readWish(part, files)[0]?.isWhole),
    ) ?? [wish]
  );
}

/** A colour that is meant for a part that is not known: the rest of the wish may be done, this is not. */
function leavesColour(wish: string): boolean {
  const words = plainWords(wish);
  return coloursIn(words) !== null && !isOfWhole(words) && pageIn(wish) === null;
}

/** "Thanks!", "hello": words that ask for nothing. */
function isCourtesy(wish: string): boolean {
  return !/\p{L}{2}/u.test(
    wish.replace(
      /\b(?:thanks?|thank you|please|hi|hello|hey|ok(?:ay)?|great|nice|cool|i (?:really )?(?:like|love) it|now|also|and|bitte|danke|merci|gracias)\b/gi,
      "",
    ),
  );
}

/** Names, pages, footers and form fields: readings that know what is theirs. */
function readWhole(wish: string): Edit[] {
  const name = newTitleIn(wish);
  if (name && !isAboutPart(wish)) return [(tree) => rename(tree, name)];
  const footer = footerIn(wish);
  if (footer) return [(tree) => setFooter(tree, footer)];
  const page = pageIn(wish);
  if (page) return [(tree) => addPage(tree, page)];
  return [];
}

/** A wish that names a part of the page by more than its title. */
function isAboutPart(wish: string): boolean {
  return /\b(?:section|button|field|column|heading|headline|question|label|link)\b/i.test(wish);
}

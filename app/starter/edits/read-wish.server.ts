import type { FileTree } from "~/projects/files";
import { coloursIn } from "../match/colours";
import { plainWords } from "../match/words";
import { doneAlready } from "./abilities/already";
import { denies, readAbilities, readWhyNot } from "./abilities/read-abilities.server";
import { addPage } from "./add-page.server";
import { readAppOrder } from "./app/app-orders.server";
import { whyOutOfReach } from "./app/out-of-reach";
import { type Edit, there } from "./edit";
import { setFooter } from "./footer";
import { givenEntries } from "./given/given-entries";
import { plainField } from "./given/plain-field";
import { readGiven } from "./given/read-given.server";
import { asEnglishOrders } from "./grammar/english-orders";
import { isOfHeadline } from "./grammar/headline";
import { readGrammar } from "./grammar/read-grammar.server";
import { REMOVES } from "./grounded/cues";
import { groundGiven, groundQuoted } from "./grounded/ground-change";
import { groundNumbers } from "./grounded/ground-numbers";
import { groundNamedValue } from "./grounded/ground-values.server";
import { readGrounded } from "./grounded/read-grounded.server";
import { isOfWhole } from "./of-whole";
import { onPhones, withoutPhones } from "./on-phones";
import { pageOf } from "./page/page-model";
import { readParts } from "./parts/read-parts";
import { readLookOrPart } from "./read-look.server";
import { footerIn, newTitleIn, pageIn } from "./read-names";
import { type Reading, Readings } from "./readings";
import { rename } from "./rename";
import { asComplaints } from "./said/complaints";
import { inEnglishFrame } from "./said/english-frame";
import { leftAlone, leftAsBefore } from "./said/left-alone";
import { withoutManners } from "./said/manners";
import { asOrders } from "./said/orders";
import { readSaid } from "./said/read-said.server";
import { spelled } from "./said/spelling";
import { withoutBetween } from "./said/two-wishes";
import { withoutReasons } from "./verify/unexplained";
import { withoutWhiteSpace } from "./verify/white-space";

/** "The sentence under the headline" is not the headline. */
const OF_BESIDE =
  /\b(?:change|replace|set|make|rewrite|rename)\b.*\b(?:sentence|text|line|words|paragraph|note)s?\b(?: \w+)? (?:under|below|beneath|above) (?:the|my|our) [\p{L} ]+? (?:to|with|say)\b/iu;

/** The readings of a wish, and of it without its reasons; as two wishes it is read elsewhere. */
export function readWish(wish: string, files: FileTree): Readings {
  const known = read.get(files) ?? new Map<string, Readings>();
  read.set(files, known);
  const readings = known.get(wish) ?? new Readings(readingsOf(wish, files));
  known.set(wish, readings);
  return readings;
}

/** What wishes were read as in a state of a project: one is asked for in several places. */
const read = new WeakMap<FileTree, Map<string, Readings>>();

function* readingsOf(wish: string, files: FileTree): Generator<Reading> {
  const kept = leftAlone(wish);
  if (kept !== null) {
    yield { edits: [() => there(leftAsBefore(kept))], isWhole: true, isSure: true };
    return;
  }
  const order = readAppOrder(wish, files);
  if (order) {
    yield { edits: [order], isWhole: true, isSure: true };
    return;
  }
  const ready = REMOVES.test(wish) || denies(wish) ? null : doneAlready(wish, files);
  if (ready !== null) {
    yield whole(() => there(ready));
    return;
  }
  const rest = withoutPhones(wish);
  if (rest !== null)
    for (const { edits, isWhole } of readWish(rest, files))
      if (isWhole) yield whole(onPhones(edits, wish));
  yield* waysOf(wish, files);
  const core = withoutReasons(wish).trim();
  if (core !== wish.trim() && core.split(/\s+/).length >= 2) yield* waysOf(core, files);
}

/** The readings of a wish: of its words in English frames and as orders, and of its words as they are. */
function* waysOf(wish: string, files: FileTree): Generator<Reading> {
  const said = withoutWhiteSpace(withoutBetween(withoutManners(wish)));
  const english = inEnglishFrame(said);
  // Slips are mended in English words alone: those of other languages are not known.
  const plain = english ? said : spelled(said, files);
  // A number that has a name is a number, and what is given for an answer is its text.
  for (const sure of [plainField(plain, files), groundQuoted(said, files)])
    if (sure) yield whole(sure);
  for (const read of [groundNumbers, groundGiven, groundNamedValue]) {
    const edit = read(said, files);
    if (edit) yield whole(edit);
  }
  const isFirst = isOfHeadline(said, files) || OF_BESIDE.test(said);
  if (isFirst) yield* put(wish, files);
  yield* readAbilities(said, files).map(whole);
  const ways = [
    ...(english ? [english] : []),
    plain,
    ...asOrders(english ?? plain),
    ...(english ? asOrders(said) : []),
    ...asEnglishOrders(said),
  ];
  for (const order of asComplaints(said)) yield* readOrder(order, said, files);
  const halves: Reading[] = [];
  for (const way of new Set(ways)) {
    const readings = readEnglish(way, files);
    yield* readings.filter(({ isWhole }) => isWhole);
    halves.push(...readings.filter(({ isWhole }) => !isWhole));
  }
  if (!isFirst) yield* put(wish, files);
  // What the typed model of a page does not know by name, these would guess at.
  if (pageOf(files)) {
    yield* halves;
    yield* readWhyNot(said, files).map(whole);
    return;
  }
  yield* readGrounded(plain, files).map(whole);
  yield* readParts(said, files).map(whole);
  yield* readGiven(said, files).map(whole);
  // Names alone may be those of anything else: they are read as entries behind all that they may ask for.
  const entries = givenEntries(said, files);
  if (entries) yield whole(entries);
  yield* halves;
  yield* readWhyNot(said, files).map(whole);
  const why = whyOutOfReach(said, files);
  if (why) yield whole(why);
}

/** What is complained of, as the order that it means: all of the wish is in it. */
function* readOrder(order: string, wish: string, files: FileTree): Generator<Reading> {
  const readings = [...readEnglish(order, files), ...readParts(order, files).map(whole)];
  for (const { edits, isWhole } of readings) {
    if (!isWhole) continue;
    yield {
      isWhole,
      edits: edits.map(
        (edit): Edit =>
          (tree) => {
            const result = edit(tree);
            return result.ok ? { ...result, accounts: wish } : result;
          },
      ),
    };
  }
}

function whole(edit: Edit): Reading {
  return { edits: [edit], isWhole: true };
}

/** A wish read by the words that put it. */
function* put(wish: string, files: FileTree): Generator<Reading> {
  for (const way of new Set([wish, spelled(wish, files)]))
    yield* readGrammar(way, files).map(whole);
}

function readEnglish(wish: string, files: FileTree): Reading[] {
  const special = readWhole(wish);
  if (special.length > 0) return [{ edits: special, isWhole: true }];
  const said = readSaid(wish, files).map(whole);
  const edits = readLookOrPart(wish, files);
  return edits.length > 0 ? [...said, { edits, isWhole: !leavesColour(wish) }] : said;
}

/** A colour that is meant for a part that is not known: the rest of the wish may be done, this is not. */
function leavesColour(wish: string): boolean {
  const words = plainWords(wish);
  return coloursIn(words) !== null && !isOfWhole(words) && pageIn(wish) === null;
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

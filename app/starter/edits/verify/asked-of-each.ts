import type { FileTree } from "~/projects/files";
import { alwaysShown } from "./always-shown";
import { askedOfResult } from "./asked-of-result";
import { askedWhy } from "./asked-why";
import { boxLeft } from "./box-left";
import { coloursSaid } from "./colours-said";
import { daysLeft } from "./days-left";
import {
  colourAsChoice,
  columnForCards,
  entryOfRest,
  fieldAroundQuote,
  fieldForColumn,
  fieldForValue,
  ratingForRate,
} from "./entry-claims";
import { exceptionLost, keptLost } from "./excepted";
import { factsTouched, mailMade, ownFactStays } from "./facts-kept";
import { fieldLeft } from "./field-left";
import { fieldsMisread } from "./fields-misread";
import { fieldsUnspoken } from "./fields-unspoken";
import {
  forbiddenLoss,
  hoursAsHeading,
  listForEntry,
  nameOfEntriesGone,
  unwantedColour,
} from "./forbidden";
import { leftUndone } from "./left-undone";
import { allForSome, capitalsOfAll, keyAsText, wordsForTool } from "./less-than-meant";
import { mismatches } from "./mismatches";
import { cutWithin, priceInName } from "./names-broken";
import { negatedLook } from "./negated-look";
import { notAsSaid } from "./not-as-said";
import { notAsSpoken } from "./not-as-spoken";
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
import { overwritten, writtenTwice } from "./overwritten";
import {
  allHeadings,
  barForPicture,
  buttonLeft,
  exchangedBackwards,
  fontOfAll,
  labelForText,
  movesAtOnce,
  nameForText,
  nameForWord,
  oneForEach,
  orderAsText,
  otherHour,
  pictureBelow,
} from "./page-claims";
import {
  fieldForThing,
  holderForThing,
  lostForAdded,
  otherDate,
  otherThanPictures,
  rangeLeft,
  sampleForFilter,
  textForValue,
} from "./page-losses";
import { placeWritten } from "./place-written";
import { oneForOther, quotesLeft } from "./quotes-left";
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
import { unitsByName } from "./units-by-name";
import { valuesByLook } from "./values-by-look";
import {
  articleLost,
  eventAsHours,
  formWithoutButton,
  groundOfAll,
  headingForTitles,
  oneOfTwoBeside,
  orderInText,
  otherHoursLost,
  restAsText,
  roleForPerson,
  schemeForShade,
} from "./wrong-place";

type Question = (wish: string, before: FileTree, after: FileTree) => string[];

/** What is asked of each change, whoever made it: of what the wish says and what differs, never of how it was read. */
export const ASKED_OF_EACH: readonly Question[] = [
  // Does it ask for a change at all?
  askedWhy,
  // Is it a project still, and can it be read?
  fallen,
  stillReadable,
  // Is what was given there: texts, amounts, colours, looks, parts?
  leftUndone,
  oneForOther,
  boxLeft,
  quotesLeft,
  // Does the screen show what the wish says, and nothing beside it?
  mismatches,
  // Is it the one that was counted, and of the kind that was named: "the second heading", "the list"?
  otherOrdinal,
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
  // Is what was not wanted there, or gone what was not to go?
  negatedLook,
  unwantedColour,
  forbiddenLoss,
  nameOfEntriesGone,
  listForEntry,
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
  // Is what was quoted the whole name, and does the entry, the card or the choice have it that was meant?
  fieldAroundQuote,
  columnForCards,
  fieldForColumn,
  colourAsChoice,
  fieldForValue,
  entryOfRest,
  ratingForRate,
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
  hoursAsHeading,
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
  // Is it a key or a tool, and not words? Some of them, or all? One letter, or each?
  keyAsText,
  wordsForTool,
  allForSome,
  capitalsOfAll,
  // Of a page: are words of the order a text of it, is a button one, is the font, picture or text that of the part that was named?
  orderAsText,
  buttonLeft,
  fontOfAll,
  barForPicture,
  labelForText,
  nameForText,
  movesAtOnce,
  exchangedBackwards,
  // Did more go than was to: the end of the page for a line, a whole text for its time, another date than was named?
  lostForAdded,
  fieldForThing,
  textForValue,
  otherDate,
  rangeLeft,
  otherThanPictures,
  holderForThing,
  sampleForFilter,
  pictureBelow,
  oneForEach,
  allHeadings,
  nameForWord,
  otherHour,
  // Is it the person and not the word for them, among what happens and not among the hours, behind the part that was named?
  roleForPerson,
  eventAsHours,
  orderInText,
  groundOfAll,
  oneOfTwoBeside,
  articleLost,
  otherHoursLost,
  formWithoutButton,
  headingForTitles,
  schemeForShade,
  restAsText,
  // Does the screen show the words of the order, other days than were said, a copy of what was to move? Is it less, where less was wished for?
  askedOfResult,
];

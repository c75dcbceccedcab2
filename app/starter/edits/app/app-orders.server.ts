import type { FileTree } from "~/projects/files";
import { entryApp } from "../abilities/entries-of-app";
import type { Edit } from "../edit";
import { pageOf } from "../page/page-model";
import { readChart } from "./chart-orders.server";
import { type Clause, clauseOf } from "./clause";
import { readDone } from "./done-orders";
import { readColumnOrder } from "./entries/column-orders";
import { readColumnPlace } from "./entries/column-places";
import { readDefault } from "./entries/default-orders";
import { readEntryChange } from "./entries/entry-changes";
import { readListedNames, readNamedEntries } from "./entries/listed-names";
import { readMoreEntries } from "./entries/more-entries";
import { readNewAt } from "./entries/new-at";
import { readNewField } from "./entries/new-fields";
import { readPlaceholderOrder } from "./entries/placeholder-orders";
import { readRename } from "./entries/rename-orders";
import { readViewOrder } from "./entries/view-orders";
import { readEntryOrder } from "./entry-orders";
import { readSentence } from "./everyday/read-sentence.server";
import { readAnyFamily, readFamily } from "./families/all-families.server";
import { readFeature } from "./feature";
import { readFieldOrder } from "./field-orders";
import { readFigure } from "./figure-orders.server";
import { readKnown } from "./known";
import { readLookOrder } from "./look-orders";
import { readMark } from "./mark-orders";
import { MORE_FEATURES } from "./more-features.server";
import { readOptions } from "./option-orders";
import { PART_FEATURES } from "./part-features.server";
import { readPartHidden, readPartLook, readPartLooks } from "./parts/part-look-orders";
import { looseOrder, plainOrder } from "./plain-ways";
import { readFeedbackOrder } from "./quiz/feedback-orders";
import { readPlayOrder } from "./quiz/play-orders";
import { readQuestionOrder } from "./quiz/question-orders";
import { readResultOrder } from "./quiz/result-orders";
import { readQuizOrder } from "./quiz-orders";
import { readReckoning } from "./reckon-orders.server";
import { readRefusal } from "./refusal-orders";
import { rewordings, withQuotes } from "./rewordings";
import { readSmallOrder } from "./small/small-orders.server";
import { readTextGone } from "./text-gone";
import { readTimerLength } from "./timer/length-orders";
import { readTimerPart } from "./timer/part-orders";
import { readStateOrder } from "./timer/state-orders";
import { readLateWant, readWant } from "./wanted/all-wants.server";
import { orderWanted } from "./wanted/as-orders";
import { readAtTheEnd } from "./wanted/at-the-end";
import { readCardField } from "./wanted/card-fields";
import { readColouredKinds } from "./wanted/coloured-kinds";
import { readPeopleSaid } from "./wanted/people-said";
import { readTickedSign } from "./wanted/ticked-sign";
import { readUsualEntry } from "./wanted/usual-entry";

/** Reads one kind of order for an app; null for what is none of its kind. */
export type AppReader = (clause: Clause, files: FileTree) => Edit | null;

/** In the order in which they are asked: what is there already goes before what could be made. */
const READERS: readonly AppReader[] = [
  readTextGone,
  readAtTheEnd,
  readTickedSign,
  readColouredKinds,
  readCardField,
  readPeopleSaid,
  readUsualEntry,
  readWant,
  readFamily,
  readSentence,
  readAnyFamily,
  readPartLook,
  readSmallOrder,
  readDone,
  readColumnPlace,
  readColumnOrder,
  readPlaceholderOrder,
  readMoreEntries,
  readNewAt,
  readRename,
  readEntryChange,
  readDefault,
  readNamedEntries,
  readNewField,
  readViewOrder,
  readMark,
  readChart,
  readFigure,
  readReckoning,
  readRefusal,
  readFieldOrder,
  readOptions,
  readEntryOrder,
  readListedNames,
  readQuizOrder,
  readResultOrder,
  readQuestionOrder,
  readPlayOrder,
  readFeedbackOrder,
  readTimerLength,
  readStateOrder,
  readTimerPart,
  readLookOrder,
  readKnown,
  readPartLooks,
  readPartHidden,
  readLateWant,
];

/** A wish that tells more than this is more than one order. */
const MOST_CHARACTERS = 240;

/**
 * What a wish orders of an app, read against its typed model: fields, entries, choices, numbers, days. A reader knows all words of
 * the wish, so what it gives is sure; what it does not know whole it leaves to the others.
 */
export function readAppOrder(said: string, files: FileTree): Edit | null {
  if (said.length > MOST_CHARACTERS || pageOf(files)) return null;
  const clause = clauseOf(said);
  return (
    known(putPlainly(plainOrder(clause), files)) ??
    known(putPlainly(orderWanted(clause, files), files)) ??
    firstOf(READERS, clause, files) ??
    putPlainly(looseOrder(clause), files) ??
    reworded(clause, files) ??
    firstOf([readAnyFeature], clause, files)
  );
}

/** A sentence of which each word is known: no comparison of its words with those that are written is to doubt it. */
function known(edit: Edit | null): Edit | null {
  if (!edit) return null;
  return (files) => {
    const result = edit(files);
    return result.ok ? { ...result, isKnown: true } : result;
  };
}

/** What a whole sentence is known to mean, as the plain order of it. */
function putPlainly(order: string | null, files: FileTree): Edit | null {
  return order === null ? null : firstOf(READERS, clauseOf(order), files);
}

/** The same order, put plainly: "no title please", "last question out", "say Well done! when all is ticked". */
function reworded({ said, core }: Clause, files: FileTree): Edit | null {
  const quoted = withQuotes(said.trim());
  const ways = [...(quoted === said.trim() ? [] : [quoted]), ...rewordings(core)];
  for (const way of ways) {
    const edit = firstOf(READERS, clauseOf(way), files);
    if (edit) return edit;
  }
  return null;
}

/** An order that the whole of a message is, commas and all: no word of it is left. */
export function readWholeOrder(said: string, files: FileTree): Edit | null {
  if (said.length > MOST_CHARACTERS || /[.!?;]\s/.test(said) || pageOf(files)) return null;
  const clause = clauseOf(said);
  return (
    putPlainly(plainOrder(clause) ?? orderWanted(clause, files), files) ??
    firstOf(READERS, clause, files)
  );
}

/** What can be told as done but for a word or two comes last. */
const readAnyFeature: AppReader = (clause, files) =>
  entryApp(files) ? readFeature([...PART_FEATURES, ...MORE_FEATURES], clause, files) : null;

function firstOf(readers: readonly AppReader[], clause: Clause, files: FileTree): Edit | null {
  for (const read of readers) {
    const edit = read(clause, files);
    if (edit?.(files).ok) return edit;
  }
  return null;
}

import type { FileTree } from "~/projects/files";
import { entryApp } from "../abilities/entries-of-app";
import type { Edit } from "../edit";
import { pageOf } from "../page/page-model";
import { readChart } from "./chart-orders.server";
import { type Clause, clauseOf } from "./clause";
import { readDone } from "./done-orders";
import { readEntryOrder } from "./entry-orders";
import { readFeature } from "./feature";
import { readFieldOrder } from "./field-orders";
import { readFigure } from "./figure-orders.server";
import { readLookOrder } from "./look-orders";
import { readMark } from "./mark-orders";
import { readOptions } from "./option-orders";
import { PART_FEATURES } from "./part-features.server";
import { readQuizOrder } from "./quiz-orders";
import { readReckoning } from "./reckon-orders.server";
import { readRefusal } from "./refusal-orders";

/** Reads one kind of order for an app; null for what is none of its kind. */
export type AppReader = (clause: Clause, files: FileTree) => Edit | null;

/** In the order in which they are asked: what is there already goes before what could be made. */
const READERS: readonly AppReader[] = [
  readDone,
  readMark,
  readChart,
  readFigure,
  readReckoning,
  readRefusal,
  readFieldOrder,
  readOptions,
  readEntryOrder,
  readQuizOrder,
  readLookOrder,
  (clause, files) => (entryApp(files) ? readFeature(PART_FEATURES, clause, files) : null),
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
  for (const read of READERS) {
    const edit = read(clause, files);
    if (edit?.(files).ok) return edit;
  }
  return null;
}

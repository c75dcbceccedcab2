import { setImmediate as nextTurn } from "node:timers/promises";
import type { CollectionRow } from "./collections.server";
import { recordJson } from "./record-json";
import { listRecords, type StoredRecord } from "./records.server";

/** Records that are read at once, and made lines of: others have their turn after each fifty. */
const ROWS = 50;
/** Columns of a table: more are no table. */
const COLUMNS = 200;
/** Names of members that are counted at a time: ten thousand records could have a million. */
const NAMES = 20_000;
/**
 * What spreadsheets take for a formula where a cell begins (OWASP, "CSV Injection"): at its beginning, and behind what
 * some of them divide cells by, whatever quotes stand around it.
 */
const FORMULA = /(^|[;\t\r\n])(?= *[=+\-@＝＋－＠])/g;

/** All records of a collection in their order, some at a time. */
export async function* allRecords({ id }: Pick<CollectionRow, "id">): AsyncGenerator<StoredRecord> {
  let beyond: number | null = null;
  for (;;) {
    const found = await listRecords(id, { beyond, isNewestFirst: false, count: ROWS });
    yield* found.slice(0, ROWS);
    const last = found[ROWS - 1];
    if (found.length <= ROWS || !last) return;
    beyond = last.position;
    await nextTurn();
  }
}

/** A collection as the text of a JSON list, made while it is sent. */
export async function* recordsAsJson(collection: CollectionRow): AsyncGenerator<string> {
  let before = "[\n";
  for await (const record of allRecords(collection)) {
    yield `${before}${recordJson(record)}`;
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/**
 * A collection as a table (RFC 4180), made while it is sent: a column for each member that records have, in the
 * order in which they come up. Where there are more than COLUMNS, those that most records have get one, and the last
 * column has what else a record holds, as JSON: whoever sends an inbox a record of a thousand names takes no column from
 * anybody. What a spreadsheet would take for a formula begins with an apostrophe.
 */
export async function* recordsAsCsv(collection: CollectionRow): AsyncGenerator<string> {
  const { names, isAll } = await readColumns(collection);
  const columns = new Set(names);
  // Spreadsheets tell UTF-8 by this mark.
  yield `\uFEFF${line(["id", "createdAt", ...names, ...(isAll ? [] : ["(more)"])])}`;
  for await (const { id, createdAt, body } of allRecords(collection)) {
    const data = JSON.parse(body) as Record<string, unknown>;
    const cells = [...names].map((name) =>
      Object.hasOwn(data, name) ? shownValue(data[name]) : "",
    );
    const others = isAll ? [] : [othersOf(data, columns)];
    yield line([id, createdAt.toISOString(), ...cells, ...others]);
  }
}

/** The members that get columns, and whether these are all there are. */
async function readColumns(collection: CollectionRow) {
  const counts = new Map<string, number>();
  let isAll = true;
  for await (const { body } of allRecords(collection)) {
    for (const name of Object.keys(JSON.parse(body) as object)) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    if (counts.size <= NAMES) continue;
    isAll = false;
    const least = [...counts.values()].sort((a, b) => b - a)[COLUMNS] ?? 0;
    for (const [name, count] of counts) if (count <= least) counts.delete(name);
  }
  const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, COLUMNS);
  const chosen = new Set(most.map(([name]) => name));
  const names = [...counts.keys()].filter((name) => chosen.has(name));
  return { names, isAll: isAll && names.length === counts.size };
}

function othersOf(data: Record<string, unknown>, columns: ReadonlySet<string>): string {
  const others = Object.entries(data).filter(([name]) => !columns.has(name));
  return others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : "";
}

/** A value of a record as a person reads it. */
export function shownValue(value: unknown): string {
  if (typeof value === "string") return value;
  return value === null ? "" : JSON.stringify(value);
}

function line(cells: readonly string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(text: string): string {
  if (text === "") return text;
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text);
  const safe = isNumber ? text : text.replaceAll(FORMULA, "$1'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

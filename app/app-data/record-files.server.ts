import type { CollectionRow } from "./collections.server";
import { recordJson } from "./record-json";
import { listRecords, type StoredRecord } from "./records.server";

/** Records that are read at once. */
const ROWS = 200;
/** Columns of a table: more are no table. */
const COLUMNS = 200;
/** What spreadsheets take for a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r]/;

/** All records of a collection in their order, some at a time. */
export async function* allRecords({ id }: Pick<CollectionRow, "id">): AsyncGenerator<StoredRecord> {
  let beyond: number | null = null;
  for (;;) {
    const found = await listRecords(id, { beyond, isNewestFirst: false, count: ROWS });
    yield* found.slice(0, ROWS);
    const last = found[ROWS - 1];
    if (found.length <= ROWS || !last) return;
    beyond = last.position;
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
 * A collection as a table (RFC 4180), made while it is sent: a column for each member that any record has, in the
 * order in which they come up. What a spreadsheet would take for a formula begins with an apostrophe.
 */
export async function* recordsAsCsv(collection: CollectionRow): AsyncGenerator<string> {
  const names = new Set<string>();
  for await (const { body } of allRecords(collection)) {
    for (const name of Object.keys(JSON.parse(body) as object)) {
      if (names.size < COLUMNS) names.add(name);
    }
  }
  // Spreadsheets tell UTF-8 by this mark.
  yield `\uFEFF${line(["id", "createdAt", ...names])}`;
  for await (const { id, createdAt, body } of allRecords(collection)) {
    const data = JSON.parse(body) as Record<string, unknown>;
    const cells = [...names].map((name) =>
      Object.hasOwn(data, name) ? shownValue(data[name]) : "",
    );
    yield line([id, createdAt.toISOString(), ...cells]);
  }
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
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text);
  const safe = FORMULA.test(text) && !isNumber ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

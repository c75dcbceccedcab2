import type { ThreadOrder } from "./thread-order";

/** A place in a list of threads: behind the one with these values. */
export interface ThreadCursor {
  /** What the list is ordered by: a moment, or a number of likes. */
  value: Date | number;
  id: string;
}

const CURSOR = /^([0-9a-z]{1,10})-([0-9a-z]{1,40})$/;
/** The last moment whose year has four digits, in milliseconds since 1970: what both databases compare. */
const LAST_MOMENT = Date.UTC(9999, 11, 31);
/** The largest number of a database's whole numbers. */
const LAST_NUMBER = 2 ** 31 - 1;

/** A cursor as it stands in an address. */
export function writeCursor({ value, id }: ThreadCursor): string {
  return `${Number(value).toString(36)}-${id}`;
}

/** The cursor of an address; null where there is none or it is none of ours: the list begins anew. */
export function readCursor(raw: string | null, order: ThreadOrder): ThreadCursor | null {
  const [, digits = "", id = ""] = CURSOR.exec(raw ?? "") ?? [];
  if (!id) return null;
  const number = Number.parseInt(digits, 36);
  if (order === "likes") return number <= LAST_NUMBER ? { value: number, id } : null;
  return number <= LAST_MOMENT ? { value: new Date(number), id } : null;
}

const CURSOR = /^(\d{1,15})_([\w-]{1,64})$/;

/** A row's place in a list that is ordered by time. */
export interface TimeCursor {
  at: Date;
  id: string;
}

/** A place as it stands in an address. */
export function writeTimeCursor({ createdAt, id }: { createdAt: Date; id: string }): string {
  return `${createdAt.getTime()}_${id}`;
}

/** The place that an address names; null for none, and for what is no place: the list's beginning. */
export function readTimeCursor(raw: string | null): TimeCursor | null {
  const [, time = "", id = ""] = CURSOR.exec(raw ?? "") ?? [];
  return id ? { at: new Date(Number(time)), id } : null;
}

/**
 * The condition for rows behind a place in a list with the newest first. Its first half alone says
 * where an index begins to be read: of an OR databases read all that is before.
 */
export function olderThan(cursor: TimeCursor | null) {
  if (!cursor) return {};
  const { at, id } = cursor;
  return { createdAt: { lte: at }, OR: [{ createdAt: { lt: at } }, { id: { lt: id } }] };
}

/** The condition for rows behind a place in a list with the oldest first. */
export function newerThan(cursor: TimeCursor | null) {
  if (!cursor) return {};
  const { at, id } = cursor;
  return { OR: [{ createdAt: { gt: at } }, { createdAt: at, id: { gt: id } }] };
}

/**
 * A page of what was read for it and one row more, and the cursor of the next page; null at the end.
 */
export function cutPage<Row extends { createdAt: Date; id: string }>(
  rows: readonly Row[],
  size: number,
): { rows: Row[]; next: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last ? writeTimeCursor(last) : null };
}

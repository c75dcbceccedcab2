import type { StoredRecord } from "./records.server";

/** A record as JSON; its data is JSON already. */
export function recordJson(record: StoredRecord, more: Record<string, string> = {}): string {
  const { id, version, createdAt, updatedAt, body } = record;
  const facts = JSON.stringify({ id, version, createdAt, updatedAt, ...more });
  return `${facts.slice(0, -1)},"data":${body}}`;
}

/** A page of records as JSON. @param next what asks for the page after it; null at the end */
export function recordsJson(
  records: readonly StoredRecord[],
  { count, next }: { count: number; next: string | null },
): string {
  const facts = JSON.stringify({ count, next });
  return `${facts.slice(0, -1)},"records":[${records.map((record) => recordJson(record)).join(",")}]}`;
}

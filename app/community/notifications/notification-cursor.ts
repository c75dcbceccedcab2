/** The notification that a page begins behind. */
export interface NotificationCursor {
  createdAt: Date;
  id: string;
}

const CURSOR = /^([0-9a-z]{1,10})-([0-9a-z-]{1,40})$/;
/** The last moment that a Date can hold, in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15;

/** A cursor as it stands in an address. */
export function writeCursor({ createdAt, id }: NotificationCursor): string {
  return `${createdAt.getTime().toString(36)}-${id}`;
}

/** The cursor of an address; null where there is none or it is none of ours: the list begins anew. */
export function readCursor(raw: string | null): NotificationCursor | null {
  const [, digits = "", id = ""] = CURSOR.exec(raw ?? "") ?? [];
  const at = Number.parseInt(digits, 36);
  return id && at <= LAST_MOMENT ? { createdAt: new Date(at), id } : null;
}

import { notificationsPath } from "~/platform/urls";

/** What a browser is sent, as JSON; offline/worker/pushes.ts shows it. */
export interface PushMessage {
  title: string;
  body: string;
  /** Where a press on it leads, on this product. */
  path: string;
  /** How much they have not read, for the app's icon. */
  unread: number;
}

/** One line of what was written is enough on a locked screen, in characters. */
const BODY_LENGTH = 120;

/** One message for what somebody has not been told yet. */
export function writePushMessage(
  pending: readonly { title: string; excerpt: string; path: string }[],
  unread: number,
): PushMessage {
  const [first] = pending;
  if (pending.length === 1 && first) {
    const body = [...first.excerpt].slice(0, BODY_LENGTH).join("");
    return { title: first.title, body, path: first.path, unread };
  }
  const title = `${pending.length} new notifications`;
  return { title, body: first?.title ?? "", path: notificationsPath, unread };
}

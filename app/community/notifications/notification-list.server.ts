import { AUTHOR_FIELDS, toAuthor } from "~/accounts/authors.server";
import type { Prisma } from "~/generated/sqlite/client";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { olderThan } from "~/platform/time-cursor";
import { type NotificationCursor, writeCursor } from "./notification-cursor";
import { NOTIFICATION_DAYS, NOTIFICATIONS_PER_PAGE } from "./notification-limits";
import type { NotificationView } from "./notification-view";
import { findShown, TELL_OF_POSTS } from "./sources.server";

const DAY_MS = 24 * 60 * 60 * 1000;

type Row = Prisma.NotificationGetPayload<{ include: { actor: { select: typeof AUTHOR_FIELDS } } }>;

interface NotificationPage {
  notifications: NotificationView[];
  /** The cursor of the page after this one; null on the last. */
  next: string | null;
}

/** What somebody has been told, newest first. */
export async function listNotifications(
  userId: string,
  after: NotificationCursor | null,
): Promise<NotificationPage> {
  const rows = await db.notification.findMany({
    where: { userId, ...olderThan(after && { at: after.createdAt, id: after.id }) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: NOTIFICATIONS_PER_PAGE + 1,
    include: { actor: { select: AUTHOR_FIELDS } },
  });
  const page = rows.slice(0, NOTIFICATIONS_PER_PAGE);
  const posts = page.filter(({ kind }) => TELL_OF_POSTS.includes(kind));
  const shown = await findShown(posts.map(({ source }) => source));
  const last = page.at(-1);
  return {
    notifications: page.map((row) => toView(row, shown)),
    next: rows.length > page.length && last ? writeCursor(last) : null,
  };
}

/** Has a person's notifications read. @param which one of them, or all up to a moment */
export async function markNotifications(
  userId: string,
  which: { id: string } | { until: Date },
): Promise<void> {
  const those = "id" in which ? { id: which.id } : { createdAt: { lte: which.until } };
  const where = { userId, readAt: null, ...those };
  const { count } = await db.notification.updateMany({ where, data: { readAt: new Date() } });
  if (count > 0) topics.publish("notifications-changed", { userId });
}

function toView(row: Row, shown: ReadonlySet<string>): NotificationView {
  const { id, kind, title, excerpt, path, actor, source, readAt, createdAt } = row;
  const isThere = !TELL_OF_POSTS.includes(kind) || shown.has(source);
  return {
    id,
    kind,
    about: isThere ? { title, excerpt, path } : null,
    actor: actor && toAuthor(actor),
    isUnread: readAt === null,
    at: createdAt.toISOString(),
  };
}

/** Forgets what people were told long ago; once an hour. */
export async function expireNotifications(now: Date): Promise<void> {
  const createdAt = { lt: new Date(now.getTime() - NOTIFICATION_DAYS * DAY_MS) };
  await db.notification.deleteMany({ where: { createdAt } });
}

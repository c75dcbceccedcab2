import { randomUUID } from "node:crypto";
import { Prisma } from "~/generated/sqlite/client";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import { oneLine } from "~/platform/mail/mail-headers";
import { putOnTheWay } from "./deliveries.server";
import type { Happening } from "./happening";
import { DECISION_LENGTH, EXCERPT_LENGTH, TITLE_LENGTH } from "./notification-limits";
import { followingRecipients, namedRecipients } from "./recipients.server";

export type { Happening } from "./happening";

/**
 * Tells people of something: those named, unless they follow the place with "nothing", and for a
 * reply those who follow it with "everything". Nobody is told of what they did themselves, nor of
 * somebody they have blocked, and whoever is named in a reply hears of that alone, if the mentions
 * are told first. It never throws: what was done stands whether or not others hear of it.
 *
 * @param to ids of people, e.g. those mentioned
 * @returns whether all of them were told
 */
export async function notify(happening: Happening, to: readonly string[]): Promise<boolean> {
  try {
    for await (const people of namedRecipients(happening, to)) await tell(people, happening);
    if (happening.kind !== "reply") return true;
    for await (const people of followingRecipients(happening)) await tell(people, happening);
    return true;
  } catch (error) {
    log.error({ err: error, source: happening.source }, "people could not be told of something");
    return false;
  }
}

async function tell(people: readonly string[], happening: Happening): Promise<void> {
  if (people.length === 0) return;
  const { kind, source, place, actorId, path } = happening;
  const title = oneLine(happening.title, TITLE_LENGTH);
  const excerpt = oneLine(happening.text, kind === "moderation" ? DECISION_LENGTH : EXCERPT_LENGTH);
  const now = new Date();
  const rows = people.map(
    (userId) => Prisma.sql`(${randomUUID()}, ${userId}, ${kind}, ${source}, ${place}, ${actorId},
      ${title}, ${excerpt}, ${path}, ${now})`,
  );
  if (kind === "mention") await takeBackReplies(people, source);
  await db.$executeRaw`
    INSERT INTO "Notification" ("id", "userId", "kind", "source", "place", "actorId",
      "title", "excerpt", "path", "createdAt")
    VALUES ${Prisma.join(rows)} ON CONFLICT DO NOTHING`;
  await putOnTheWay(people, now);
  for (const userId of people) topics.publish("notifications-changed", { userId });
}

/** Whoever is named in a reply has no need to hear as well that there is one. */
async function takeBackReplies(people: readonly string[], source: string): Promise<void> {
  const where = { userId: { in: [...people] }, kind: "reply", source, readAt: null };
  await db.notification.deleteMany({ where });
}

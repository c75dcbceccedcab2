import type { SessionUser, Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { AppError, unauthorized } from "~/platform/errors";

/** What decides whether a person may write, and how much. */
export interface Standing {
  bannedAt: Date | null;
  mutedUntil: Date | null;
  likesReceived: number;
  createdAt: Date;
}

/**
 * Who is asking, if they may write in the community now: signed in, not banned, not muted.
 *
 * @param otherwise what is said to a visitor, e.g. "Please log in to create a thread"
 * @throws {AppError} 401 for a visitor, 403 with the reason and its end for others
 */
export async function requireWriter(viewer: Viewer, otherwise: string): Promise<SessionUser> {
  const { user } = viewer;
  if (!user) throw unauthorized(otherwise);
  await readStanding(user.id);
  return user;
}

/** How a person stands. @throws {AppError} 403 when they may not write, with the end of that */
export async function readStanding(userId: string): Promise<Standing> {
  const row = await db.user.findUnique({
    where: { id: userId },
    select: { bannedAt: true, mutedUntil: true, likesReceived: true, createdAt: true },
  });
  if (!row || row.bannedAt) throw new AppError(403, "This account may not write here any more.");
  if (row.mutedUntil && row.mutedUntil > new Date()) {
    const until = row.mutedUntil.toISOString().slice(0, 16).replace("T", " ");
    throw new AppError(403, `A moderator has muted this account until ${until} UTC.`, {
      code: "muted",
    });
  }
  return row;
}

import { ownerDigest } from "~/accounts/owner-digest.server";
import type { Viewer } from "~/accounts/user";
import { replaceConversation } from "~/conversation/imported-conversation.server";
import { lock } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError, notFound, unauthorized } from "~/platform/errors";
import { createCheckpoint } from "~/projects/create-checkpoint.server";
import { holderFor, requireRoomFor } from "~/projects/held-bytes.server";
import { isTrialId } from "~/projects/project";
import { requireRoom } from "~/projects/projects.server";
import { searchKeyOf } from "~/projects/search-key";
import { replaceTree } from "~/projects/tree.server";
import { findNamed, textBytes } from "./named-files.server";
import type { SentMoveIn } from "./read-sent";
import { openServerCopy } from "./server-copy.server";

export interface MovedIn {
  /** The project's id in the account. */
  id: string;
  /** What is stored now, so that the browser can compare before it lets go of its own. */
  files: number;
  messages: number;
  slug: string | null;
}

/**
 * Moves a browser's trial into the viewer's account: files, conversation and, when this browser
 * published it, its address. The server's copy itself becomes the project, so everything that hangs on it
 * stays. Repeating it, after a lost answer or from a second tab, changes nothing and answers the
 * same.
 *
 * @param isRunning whether an answer is being written for a project, by the server's own id
 * @throws {AppError} 401, 402, 404, 409 while an answer is written, 400, 403, 413, 507, with nothing changed
 */
export async function moveTrialIn(
  viewer: Viewer,
  trialId: string,
  input: SentMoveIn,
  isRunning: (projectId: string) => Promise<boolean>,
): Promise<MovedIn> {
  if (!viewer.user) throw unauthorized("Please sign in to move your projects into your account.");
  if (!viewer.trialKey || !isTrialId(trialId)) throw notFound("That is not a trial project.");
  const ownerId = viewer.user.id;
  // The same content moved twice is one project, changed content another. The browser's secret is no
  // part of it: it is another after each sign-in.
  const moveInKey = `${ownerId}:${trialId}.${input.fingerprint}`;
  // Two tabs, or a repeat that does not wait: each finds what the one before it did.
  return lock.run(`move-in:${ownerId}:${trialId}`, async () => {
    const before = await findMoved(moveInKey);
    if (before) return before;
    await requireRoom(db, ownerId);
    await requireRoomFor(holderFor(`account:${ownerId}`), { by: textBytes(input.files) });
    const projectId = await openServerCopy(viewer, `account:${ownerId}`, trialId);
    if (await isRunning(projectId)) throw stillAnswering();
    const { files, missing } = await findNamed(projectId, input.files);
    if (missing.length > 0) throw lacksBytes(missing);
    await replaceTree(projectId, files);
    await createCheckpoint(projectId, { kind: "before", label: "Moved into the account" });
    const { slug, formerSlugs } = await db.project.findUniqueOrThrow({
      where: { id: projectId },
      select: { slug: true, formerSlugs: { select: { slug: true } } },
    });
    const slugs = [...(slug ? [slug] : []), ...formerSlugs.map((former) => former.slug)];
    const { name, description = null, label: named } = input;
    const label = named || null;
    const holder = ownerDigest({ ownerId, trialKey: null });
    await db.$transaction(async (tx) => {
      await requireRoom(tx, ownerId);
      await replaceConversation(tx, projectId, input.messages);
      await tx.project.update({
        where: { id: projectId, ownerId: null },
        data: {
          moveInKey,
          trialKey: null,
          trialId: null,
          heldBy: null,
          ownerId,
          expiresAt: null,
          publishedUntil: null,
          ...{ name, description, label },
          searchKey: searchKeyOf({ name, description, label }),
          namedFrom: input.namedFrom ?? null,
          archivedAt: input.isArchived ? new Date() : null,
        },
        select: { id: true },
      });
      // Its addresses come along: should one ever become free, it is held for the account.
      await tx.address.updateMany({ where: { slug: { in: slugs } }, data: { holder } });
    });
    const moved = await findMoved(moveInKey);
    if (!moved) throw notFound("The project was deleted while it was being moved.");
    return moved;
  });
}

function stillAnswering(): AppError {
  return new AppError(
    409,
    "An answer is still being written for this project. It stays in this browser; move it when the answer is done.",
    { code: "answering" },
  );
}

function lacksBytes(paths: readonly string[]): AppError {
  const [first] = paths;
  const others = paths.length > 1 ? ` and ${paths.length - 1} more` : "";
  return new AppError(
    409,
    `The server has no bytes of ${first}${others}: this browser may have lost them. The project stays in this browser; upload the file again or delete it, then move it.`,
    { code: "missing_bytes" },
  );
}

async function findMoved(moveInKey: string): Promise<MovedIn | null> {
  const row = await db.project.findUnique({
    where: { moveInKey },
    select: { id: true, slug: true, _count: { select: { files: true, messages: true } } },
  });
  return row && { id: row.id, slug: row.slug, ...row._count };
}

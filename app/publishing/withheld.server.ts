import { ownerDigest } from "~/accounts/owner-digest.server";
import type { Viewer } from "~/accounts/user";
import type { Prisma } from "~/generated/sqlite/client";
import { lock, topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { settings } from "~/platform/settings/settings.server";
import { treeHashOf } from "~/projects/create-checkpoint.server";
import type { Manifest } from "~/projects/manifest";

/** What publications of a project, and what is said of them, wait for each other by. */
export function publishKey(projectId: string): string {
  return `publish:${projectId}`;
}

/** Apps that are published, or that their owner keeps offline for now and could publish again. */
export const MADE_PUBLIC = {
  OR: [{ publishedAt: { not: null } }, { unpublishedAt: { not: null } }],
} satisfies Prisma.ProjectWhereInput;

/**
 * Takes a published app off its address and out of the showcase until a moderator gives it back. The
 * project stays its owner's, and so does the address. Withheld twice is withheld.
 *
 * @param reason one of the community's; whoever opens the address is told by it
 */
export async function withholdApp(
  projectId: string,
  reason = "other",
  now = new Date(),
): Promise<void> {
  // Not while it is being published: that would put it back.
  await lock.run(publishKey(projectId), () =>
    db.$transaction(async (tx) => {
      const { count } = await tx.project.updateMany({
        where: { id: projectId, ...MADE_PUBLIC },
        data: { withheldAt: now, withheldReason: reason, publishedAt: null },
      });
      // The address outlives the project: nobody makes the same anew in its place.
      if (count > 0) await blockAddress(tx, projectId, { withheldAt: now, withheldReason: reason });
    }),
  );
  topics.publish("showcase-changed", { projectId });
}

/** Shows an app again that was withheld: its release is live as of when it was made. */
export async function showAppAgain(projectId: string): Promise<void> {
  await lock.run(publishKey(projectId), async () => {
    const project = await db.project.findUnique({
      where: { id: projectId },
      select: { releaseId: true, withheldAt: true, unpublishedAt: true },
    });
    if (!project?.withheldAt) return;
    const release = await db.release.findUnique({
      where: { id: project.releaseId ?? "" },
      select: { createdAt: true },
    });
    const free = { withheldAt: null, withheldReason: null };
    await db.$transaction(async (tx) => {
      await tx.project.updateMany({
        where: { id: projectId },
        // What its owner took offline meanwhile stays so.
        data: { ...free, publishedAt: project.unpublishedAt ? null : (release?.createdAt ?? null) },
      });
      await blockAddress(tx, projectId, free);
    });
  });
  topics.publish("showcase-changed", { projectId });
}

async function blockAddress(
  tx: Prisma.TransactionClient,
  projectId: string,
  data: { withheldAt: Date | null; withheldReason: string | null },
): Promise<void> {
  const project = await tx.project.findUnique({
    where: { id: projectId },
    select: { slug: true, ownerId: true, trialKey: true },
  });
  if (!project?.slug) return;
  const { slug } = project;
  const holder = ownerDigest(project);
  await tx.address.upsert({ where: { slug }, update: data, create: { slug, holder, ...data } });
}

/** What is answered in place of an app that was taken down, or taken offline by its owner. */
export interface TakenDown {
  /** 451 where the law asked for it (RFC 7725), else 410: it is gone. */
  status: 410 | 451;
  title: string;
  sentence: string;
}

const OFFLINE: TakenDown = {
  status: 410,
  title: "This app is offline",
  sentence: "Its owner has taken it offline. If you know them, ask whether it will be back.",
};

/** Slugs are shorter; what is longer is asked of no database. */
const LONGEST_SLUG = 63;

/** What to say at an address whose app is kept offline; null for any other, and for what only its owner may know of. */
export async function findTakenDown(slug: string): Promise<TakenDown | null> {
  if (slug.length > LONGEST_SLUG) return null;
  const project = await db.project.findUnique({
    where: { slug },
    select: { withheldAt: true, withheldReason: true, unpublishedAt: true, visibility: true },
  });
  // The app may be gone; that it was taken down stays.
  if (!project) return takenDownFor(await readBlocked(slug));
  if (project.visibility === "private") return null;
  if (project.unpublishedAt && !project.withheldAt) return OFFLINE;
  return takenDownFor(project);
}

/** Since when nobody may publish at an address because its app was taken down, and why; null where they may. */
export async function readBlocked(slug: string) {
  const address = await db.address.findUnique({
    where: { slug },
    select: { withheldAt: true, withheldReason: true },
  });
  return address?.withheldAt ? address : null;
}

function takenDownFor(
  what: { withheldAt: Date | null; withheldReason: string | null } | null,
): TakenDown | null {
  if (!what?.withheldAt) return null;
  const isIllegal = what.withheldReason === "illegal";
  return {
    status: isIllegal ? 451 : 410,
    title: "This app was taken down",
    sentence: isIllegal
      ? "An administrator has taken it offline for legal reasons."
      : "An administrator has taken it offline because it broke the rules of the community.",
  };
}

/** Whether a moderator keeps a project's app from being shown. */
export async function isWithheld(projectId: string): Promise<boolean> {
  return (await db.project.count({ where: { id: projectId, withheldAt: { not: null } } })) > 0;
}

/** @throws {AppError} 403 for an app that a moderator keeps from being shown */
export async function refuseWithheld(projectId: string): Promise<void> {
  if (!(await isWithheld(projectId))) return;
  throw withheld("A moderator has taken this app offline, so it cannot be published.");
}

/**
 * What was taken down is not published anew by its maker, from another project with the same files. Those of
 * others may be alike by chance.
 *
 * @throws {AppError} 403 for the files of an app of theirs that a moderator keeps from being shown
 */
export async function refuseWithheldTree(viewer: Viewer, manifest: Manifest): Promise<void> {
  const published = { some: { kind: "publish", treeHash: treeHashOf(manifest) } };
  const maker: Prisma.ProjectWhereInput = viewer.user
    ? { ownerId: viewer.user.id }
    : { ownerId: null, trialKey: viewer.trialKey ?? "" };
  const same = await db.project.findFirst({
    where: { ...maker, withheldAt: { not: null }, checkpoints: published },
    select: { name: true },
  });
  if (!same) return;
  throw withheld(
    `These are the files of “${same.name}”, which a moderator has taken offline, so they cannot be published.`,
  );
}

function withheld(text: string): AppError {
  const more = `Your project is as it was. If you think that is wrong, write to ${settings.CONTACT_EMAIL}.`;
  return new AppError(403, `${text} ${more}`, { code: "withheld" });
}

import type { Viewer } from "~/accounts/user";
import { lock } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError, badRequest, unauthorized } from "~/platform/errors";
import { sha256 } from "~/platform/hash.server";
import { newLinkLabel } from "~/platform/preview-label.server";
import { turnName } from "~/platform/visitor-key.server";
import { requireProject } from "~/projects/projects.server";
import { LINK_DAYS, LINKS_PER_PROJECT, type PreviewLinkJson } from "./preview-link";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes a link by which others see a project's preview until a day. Only its digest is stored: it is told
 * once.
 *
 * @param days one of {@link LINK_DAYS}
 * @returns the label of its host
 * @throws {AppError} 400, 401 also for a trial, 403 for an app that was taken down, 404, 409 when the project
 *   has as many as it may
 */
export async function createLink(
  viewer: Viewer,
  projectId: string,
  days: number,
  now = new Date(),
): Promise<string> {
  const { id, ownerId } = await requireProject(viewer, projectId);
  if (!ownerId) {
    throw unauthorized("The preview of a trial stays in its browser. Sign in to share it.");
  }
  if (!LINK_DAYS.some((one) => one === days)) throw badRequest("Choose how long the link works.");
  if (await db.project.count({ where: { id, withheldAt: { not: null } } })) {
    const text = "A moderator has taken this app offline, so its preview cannot be shared either.";
    throw new AppError(403, text, { code: "withheld" });
  }
  await dropEndedLinks(now);
  const label = newLinkLabel();
  const endsAt = new Date(now.getTime() + days * DAY_MS);
  const data = { projectId: id, digest: sha256(label), createdAt: now, endsAt };
  // One after the other, so that each counts those before.
  await lock.run(`preview-links:${id}`, async () => {
    if ((await db.previewLink.count({ where: { projectId: id } })) >= LINKS_PER_PROJECT) {
      const text = `A project can have ${LINKS_PER_PROJECT} links to its preview. End one of them first.`;
      throw new AppError(409, text, { fields: { days: text } });
    }
    await db.previewLink.create({ data, select: { id: true } });
  });
  return label;
}

/** The links of a project that work, the newest first. @param projectId the server's own id */
export async function listLinks(projectId: string, now = new Date()): Promise<PreviewLinkJson[]> {
  const rows = await db.previewLink.findMany({
    where: { projectId, endsAt: { gt: now } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, createdAt: true, endsAt: true },
  });
  return rows.map(({ id, createdAt, endsAt }) => ({
    id,
    createdAt: createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }));
}

/** Ends a link at once, on every process. @throws {AppError} 401, 404 */
export async function endLink(viewer: Viewer, projectId: string, linkId: string): Promise<void> {
  const { id } = await requireProject(viewer, projectId);
  await db.previewLink.deleteMany({ where: { id: linkId, projectId: id } });
}

/** Forgets links whose day has come. */
export async function dropEndedLinks(now: Date): Promise<void> {
  await db.previewLink.deleteMany({ where: { endsAt: { lte: now } } });
}

/**
 * The label of the preview that a link leads to, which is started where it does not run: what it costs is
 * its owner's. Asked anew with each request, so that an ended link shows nothing more.
 *
 * @returns null for a link that has ended, or never was, or of whose project others may see nothing
 */
export async function openLink(
  previews: { open(projectId: string, holder: string): Promise<string | null> },
  label: string,
  now = new Date(),
): Promise<string | null> {
  const link = await findOpen(label, now);
  return link && previews.open(link.projectId, turnName(`account:${link.ownerId}`));
}

/** Whether a link works: what is sent to a page that it opened is sent only as long as it does. */
export async function isLinkOpen(label: string, now = new Date()): Promise<boolean> {
  return (await findOpen(label, now)) !== null;
}

async function findOpen(label: string, now: Date) {
  // What moderators took down, and what whoever they banned makes, is shown by no link either.
  const shown = { deletedAt: null, withheldAt: null, owner: { bannedAt: null } };
  const link = await db.previewLink.findUnique({
    where: { digest: sha256(label), endsAt: { gt: now }, project: shown },
    select: { projectId: true, project: { select: { ownerId: true } } },
  });
  const ownerId = link?.project.ownerId;
  return link && ownerId ? { projectId: link.projectId, ownerId } : null;
}

import type { Viewer } from "~/accounts/user";
import type { Prisma } from "~/generated/sqlite/client";
import { counters, lock, topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { log } from "~/platform/log.server";
import { type Project, requireProject } from "~/projects/projects.server";
import type { Screenshots } from "../screenshots.server";
import { publishKey } from "../withheld.server";
import type { Photograph } from "./photograph.server";

/** How often a picture of one release is tried, and how long after the first time, in milliseconds. */
const TRIES = 2;
const RETRY_MS = 10 * 60 * 1000;
/** How long tries of one release are counted, in milliseconds: longer than both of them. */
const TRIES_MS = 60 * 60 * 1000;
/** How many pictures one run of the job takes, one after the other. */
const A_RUN = 5;

/** Apps that others may see: of no other a picture is taken. */
const SEEN = {
  publishedAt: { not: null },
  withheldAt: null,
  deletedAt: null,
  visibility: { not: "private" },
} satisfies Prisma.ProjectWhereInput;

type Pictured = Pick<Project, "screenshotKey" | "screenshotBy">;

/** Whether a person gave an app its picture, which no other replaces. */
export function isPersonsPicture({ screenshotKey, screenshotBy }: Pictured): boolean {
  return screenshotKey !== null && screenshotBy !== "server" && screenshotBy !== "preview";
}

/** Whether a picture is only for the owner of its app: what a preview drew, which nobody chose to show. */
export function isOwnersAlone({ screenshotBy }: Pick<Project, "screenshotBy">): boolean {
  return screenshotBy === "preview";
}

/**
 * What a release changes of its project: a picture is due, unless a person has given one. What a preview
 * drew is its picture no more, since others see the app from now on; its files are to be dropped.
 */
export function dueWithRelease(project: Pictured): Prisma.ProjectUpdateManyMutationInput {
  if (isPersonsPicture(project)) return {};
  const before = isOwnersAlone(project) ? { screenshotKey: null, screenshotBy: null } : {};
  return { ...before, pictureDueAt: new Date() };
}

/**
 * Makes a picture due, whatever became of those before.
 *
 * @throws {AppError} 401, 404, 409 for an app that nobody else sees, or that has a person's picture
 */
export async function askForPicture(viewer: Viewer, projectId: string): Promise<void> {
  const { id } = await requireProject(viewer, projectId);
  await lock.run(publishKey(id), async () => {
    const project = await requireProject(viewer, projectId);
    if (isPersonsPicture(project)) {
      throw new AppError(409, "Your app has a picture of your own. Remove it first.");
    }
    const { count } = await db.project.updateMany({
      where: { id, ...SEEN },
      data: { pictureDueAt: new Date() },
    });
    if (count === 0) {
      throw new AppError(409, "A picture is taken once your app is published for others to see.");
    }
    await counters.reset(triesOf(project));
  });
}

/**
 * Takes the pictures that are due, one after the other. One of an app that only its owner sees waits.
 *
 * @param photograph null where no Chromium is: they stay due until there is one
 * @returns how many apps have a new one
 */
export async function takeDuePictures(
  photograph: Photograph | null,
  screenshots: Pick<Screenshots, "store" | "drop">,
  now: Date,
): Promise<number> {
  if (!photograph) return 0;
  const due = await db.project.findMany({
    where: { ...SEEN, pictureDueAt: { lte: now } },
    orderBy: { pictureDueAt: "asc" },
    take: A_RUN,
    select: { id: true, slug: true, releaseId: true, pictureDueAt: true },
  });
  let taken = 0;
  for (const project of due) {
    const isTaken = await takeOne(photograph, screenshots, { ...project, now }).catch((error) => {
      // Nobody asked for it: its app has a cover meanwhile.
      log.info({ err: error, projectId: project.id }, "no picture of an app came of this try");
      return false;
    });
    if (isTaken) taken += 1;
  }
  return taken;
}

type Due = Pick<Project, "id" | "slug" | "releaseId"> & { pictureDueAt: Date | null; now: Date };

async function takeOne(
  photograph: Photograph,
  screenshots: Pick<Screenshots, "store" | "drop">,
  { id, slug, releaseId, pictureDueAt, now }: Due,
): Promise<boolean> {
  const { count: tries } = await counters.add(triesOf({ id, releaseId }), { windowMs: TRIES_MS });
  const next = tries < TRIES ? new Date(now.getTime() + RETRY_MS) : null;
  // Before it is tried: a try that ends with this process is one that failed.
  const claim = { where: { id, pictureDueAt }, data: { pictureDueAt: next } };
  const { count } = await db.project.updateMany(claim);
  if (count === 0 || slug === null || tries > TRIES) return false;
  const bytes = await photograph(slug);
  const isShown = await lock.run(publishKey(id), async () => {
    // Meanwhile it may have another release, a person's picture, or be its owner's alone.
    const where = { ...SEEN, id, releaseId, pictureDueAt: next };
    const project = await db.project.findFirst({ where });
    if (!project || isPersonsPicture(project)) return false;
    const screenshotKey = await screenshots.store(id, bytes, "server");
    if (!screenshotKey) throw new Error("What Chromium wrote is no picture.");
    const data = { screenshotKey, screenshotBy: "server", pictureDueAt: null };
    const { count: shown } = await db.project.updateMany({ where, data });
    const unused = shown > 0 ? project.screenshotKey : screenshotKey;
    if (unused) await screenshots.drop(unused);
    return shown > 0;
  });
  if (isShown) topics.publish("showcase-changed", { projectId: id });
  return isShown;
}

function triesOf({ id, releaseId }: Pick<Project, "id" | "releaseId">): string {
  return `picture:${id}:${releaseId}`;
}

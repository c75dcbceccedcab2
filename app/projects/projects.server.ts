import type { Viewer } from "~/accounts/user";
import type { Prisma } from "~/generated/sqlite/client";
import { requireAllowance } from "~/plans/allowance.server";
import type { PlanRows } from "~/plans/read-plan.server";
import { db } from "~/platform/db.server";
import { AppError, unauthorized } from "~/platform/errors";
import { screenshotPath } from "~/platform/urls";
import { missingProject, ownProject, projectsOf } from "./access.server";
import type { ProjectJson } from "./project";
import { PROJECTS_PER_ACCOUNT } from "./project-rules";
import { searchKeyOf } from "./search-key";

const FIELDS = {
  id: true,
  ownerId: true,
  heldBy: true,
  trialId: true,
  name: true,
  description: true,
  template: true,
  createdAt: true,
  publishedAt: true,
  visibility: true,
  unpublishedAt: true,
  slug: true,
  screenshotKey: true,
  screenshotBy: true,
  pictureDueAt: true,
  releaseId: true,
} satisfies Prisma.ProjectSelect;

/** What a name was made from: the wish that a project began with, or the title of its page. */
export type NamedFrom = "wish" | "title";

/** A project row as the domains pass it around. `id` is the server's own, for trials too. */
export type Project = Prisma.ProjectGetPayload<{ select: typeof FIELDS }>;

/** The viewer's projects, newest first. @throws {AppError} 401 signed out */
export async function listProjects(viewer: Viewer): Promise<ProjectJson[]> {
  if (!viewer.user) throw unauthorized("Please sign in to see your projects.");
  const rows = await db.project.findMany({
    where: projectsOf(viewer.user.id),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: FIELDS,
  });
  return rows.map(toProjectJson);
}

/**
 * Creates an empty project.
 *
 * @throws {AppError} 401 signed out, 402 where it takes a plan, 403 at the account's cap
 */
export async function createProject(
  viewer: Viewer,
  input: { name: string; description?: string | null; namedFrom?: NamedFrom | null },
): Promise<ProjectJson> {
  if (!viewer.user) throw unauthorized("Please sign in to save projects on the server.");
  const ownerId = viewer.user.id;
  const row = await db.$transaction(async (tx) => {
    await requireRoom(tx, ownerId);
    return tx.project.create({
      data: {
        ownerId,
        name: input.name,
        description: input.description ?? null,
        namedFrom: input.namedFrom ?? null,
        searchKey: searchKeyOf(input),
      },
      select: FIELDS,
    });
  });
  return toProjectJson(row);
}

/**
 * Asks whether an account may hold one project more, in the transaction that makes it theirs.
 *
 * @throws {AppError} 402 where that takes a plan, 403 when it holds as many as an account may
 */
export async function requireRoom(tx: PlanRows, ownerId: string): Promise<void> {
  const { plan } = await requireAllowance(tx, ownerId, "project");
  if (plan === "unlimited") return;
  // Those that were deleted too: each is stored whole until its days are over.
  if ((await tx.project.count({ where: { ownerId } })) < PROJECTS_PER_ACCOUNT) return;
  throw new AppError(
    403,
    `An account can hold ${PROJECTS_PER_ACCOUNT} projects, recently deleted ones among them. Delete one for good to make room.`,
  );
}

/** The viewer's project of that id, or null. */
export function findProject(viewer: Viewer, projectId: string): Promise<Project | null> {
  return db.project.findFirst({ where: ownProject(viewer, projectId), select: FIELDS });
}

/** The viewer's project of that id. @throws {AppError} 404, or 401 when signing in may help */
export async function requireProject(viewer: Viewer, projectId: string): Promise<Project> {
  const project = await findProject(viewer, projectId);
  if (!project) throw await missingProject(viewer, projectId);
  return project;
}

/** Renames or describes. A name that a person gives stays as it is. @throws {AppError} 404 */
export async function updateProject(
  viewer: Viewer,
  projectId: string,
  change: { name?: string; description?: string | null },
): Promise<ProjectJson> {
  const { id } = await requireProject(viewer, projectId);
  const row = await describeProject(id, {
    ...change,
    ...(change.name === undefined ? {} : { namedFrom: null }),
  });
  // It may have been deleted since the first look.
  if (!row) throw await missingProject(viewer, projectId);
  return toProjectJson(row);
}

/**
 * Changes how a project is called, described and found.
 *
 * @param id the server's own
 * @returns the project as it is now; null when there is none
 */
export async function describeProject(
  id: string,
  change: {
    name?: string;
    description?: string | null;
    label?: string | null;
    namedFrom?: NamedFrom | null;
  },
): Promise<Project | null> {
  return db.$transaction(async (tx) => {
    const where = { id, deletedAt: null };
    const texts = { name: true, description: true, label: true } as const;
    const before = await tx.project.findFirst({ where, select: texts });
    if (!before) return null;
    const searchKey = searchKeyOf({ ...before, ...change });
    // It may have been deleted since: then there is none, which is no failure.
    const data = { ...change, searchKey };
    const [after] = await tx.project.updateManyAndReturn({ where, data, select: FIELDS });
    return after ?? null;
  });
}

/**
 * The public shape of a project row. A trial keeps the id that its browser gave it; one that has
 * moved into an account is a project like any other.
 */
export function toProjectJson(row: Project): ProjectJson {
  return {
    id: row.ownerId ? row.id : (row.trialId ?? row.id),
    name: row.name,
    description: row.description,
    template: row.template,
    createdAt: row.createdAt.toISOString(),
    published: row.publishedAt ? "true" : "false",
    // Of an app that its owner took offline nothing is shown: it is not published.
    slug: row.unpublishedAt ? null : row.slug,
    screenshotUrl: row.screenshotKey ? screenshotPath(row.screenshotKey, 640, "webp") : null,
    isTrial: row.ownerId === null,
  };
}

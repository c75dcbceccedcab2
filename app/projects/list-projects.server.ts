import { z } from "zod";
import type { Viewer } from "~/accounts/user";
import type { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import { unauthorized } from "~/platform/errors";
import { screenshotPath } from "~/platform/urls";
import { deletedProjectsOf, projectsOf } from "./access.server";
import { PROJECTS_PER_PAGE, type ProjectQuery, type ProjectSort } from "./project-query";
import { foldSearch } from "./search-key";

/** A project as the list shows it. */
export interface ListedRow {
  id: string;
  name: string;
  description: string | null;
  label: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  updatedAt: string;
  isArchived: boolean;
  isPublished: boolean;
  /** The last check found something that nobody has fixed. */
  isBroken: boolean;
  /** Where the picture is that it was published with. */
  picture: string | null;
}

/** A page of somebody's projects. */
export interface ProjectPage {
  projects: ListedRow[];
  /** The cursor of the next page; null at the end. */
  next: string | null;
  counts: { current: number; archived: number; deleted: number };
  /** The labels of all their projects, in their order. */
  labels: string[];
}

/** By what a list is sorted, in which direction. */
const ORDER = {
  changed: { field: "updatedAt", direction: "desc" },
  created: { field: "createdAt", direction: "desc" },
  name: { field: "searchKey", direction: "asc" },
} as const satisfies Record<ProjectSort, object>;

const FIELDS = {
  ...{ id: true, name: true, description: true, label: true, createdAt: true, updatedAt: true },
  ...{ archivedAt: true, publishedAt: true, openProblems: true, screenshotKey: true },
  searchKey: true,
} satisfies Prisma.ProjectSelect;

type Row = Prisma.ProjectGetPayload<{ select: typeof FIELDS }>;

/**
 * The viewer's projects that a search and a label leave, a page at a time.
 *
 * @throws {AppError} 401 signed out
 */
export async function readProjectPage(viewer: Viewer, query: ProjectQuery): Promise<ProjectPage> {
  if (!viewer.user) throw unauthorized("Please sign in to see your projects.");
  const ownerId = viewer.user.id;
  const { field, direction } = ORDER[query.sort];
  const [rows, counts, labels] = await Promise.all([
    db.project.findMany({
      where: { AND: [projectsOf(ownerId), conditionsOf(query), behind(query)] },
      orderBy: [{ [field]: direction }, { id: direction }],
      take: PROJECTS_PER_PAGE + 1,
      select: FIELDS,
    }),
    countProjects(ownerId),
    listLabels(ownerId),
  ]);
  const shown = rows.slice(0, PROJECTS_PER_PAGE);
  const last = shown.at(-1);
  const next = rows.length > shown.length && last ? writeCursor(last, query.sort) : null;
  return { projects: shown.map(toListed), next, counts, labels };
}

function conditionsOf({ view, search, label }: ProjectQuery): Prisma.ProjectWhereInput {
  const words = foldSearch(search).split(" ").filter(Boolean);
  return {
    archivedAt: view === "archived" ? { not: null } : null,
    ...(label ? { label } : {}),
    AND: words.map((word) => ({ searchKey: { contains: word } })),
  };
}

/** The condition for what comes behind the place that an address names; none for what is no place. */
function behind({ sort, after }: ProjectQuery): Prisma.ProjectWhereInput {
  const cursor = after ? readCursor(after) : null;
  if (!cursor) return {};
  const { field, direction } = ORDER[sort];
  const value = field === "searchKey" ? cursor.at : new Date(cursor.at);
  if (value instanceof Date && Number.isNaN(value.getTime())) return {};
  const beyond = direction === "desc" ? "lt" : "gt";
  return {
    OR: [{ [field]: { [beyond]: value } }, { [field]: value, id: { [beyond]: cursor.id } }],
  };
}

const cursorSchema = z.object({ at: z.string().max(400), id: z.string().max(64) });

function writeCursor(row: Row, sort: ProjectSort): string {
  const at = row[ORDER[sort].field] ?? "";
  const cursor = { at: at instanceof Date ? at.toISOString() : at, id: row.id };
  return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

function readCursor(raw: string): z.infer<typeof cursorSchema> | null {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(raw, "base64url").toString()));
  } catch {
    return null;
  }
}

async function countProjects(ownerId: string): Promise<ProjectPage["counts"]> {
  const of = projectsOf(ownerId);
  const [all, archived, deleted] = await Promise.all([
    db.project.count({ where: of }),
    db.project.count({ where: { ...of, archivedAt: { not: null } } }),
    db.project.count({ where: deletedProjectsOf(ownerId) }),
  ]);
  return { current: all - archived, archived, deleted };
}

async function listLabels(ownerId: string): Promise<string[]> {
  const rows = await db.project.findMany({
    where: { ...projectsOf(ownerId), label: { not: null } },
    distinct: ["label"],
    select: { label: true },
  });
  const labels = rows.flatMap(({ label }) => (label ? [label] : []));
  return labels.sort((a, b) => a.localeCompare(b, "en"));
}

function toListed(row: Row): ListedRow {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    label: row.label,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    isArchived: row.archivedAt !== null,
    isPublished: row.publishedAt !== null,
    isBroken: row.openProblems !== "[]",
    picture: row.screenshotKey ? screenshotPath(row.screenshotKey, 640, "webp") : null,
  };
}

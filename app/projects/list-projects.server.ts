import { z } from "zod";
import type { Viewer } from "~/accounts/user";
import { Prisma } from "~/generated/sqlite/client";
import { query } from "~/platform/db.server";
import { unauthorized } from "~/platform/errors";
import { screenshotPath } from "~/platform/urls";
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
  changed: { field: "updatedAt", direction: Prisma.sql`DESC`, beyond: Prisma.sql`<` },
  created: { field: "createdAt", direction: Prisma.sql`DESC`, beyond: Prisma.sql`<` },
  name: { field: "searchKey", direction: Prisma.sql`ASC`, beyond: Prisma.sql`>` },
} as const satisfies Record<ProjectSort, object>;

interface Row {
  id: string;
  name: string;
  description: string | null;
  label: string | null;
  createdAt: Date;
  updatedAt: Date;
  archivedAt: Date | null;
  publishedAt: Date | null;
  openProblems: string;
  screenshotKey: string | null;
  searchKey: string | null;
}

/**
 * The viewer's projects that a search and a label leave, a page at a time: asked past Prisma's client, which took
 * longer than the rest of the page (docs/decisions/038-past-the-client.md).
 *
 * @throws {AppError} 401 signed out
 */
export async function readProjectPage(viewer: Viewer, asked: ProjectQuery): Promise<ProjectPage> {
  if (!viewer.user) throw unauthorized("Please sign in to see your projects.");
  const ownerId = viewer.user.id;
  const { field, direction } = ORDER[asked.sort];
  const column = columnOf(field);
  const [rows, { counts, labels }] = await Promise.all([
    query<Row>(Prisma.sql`
      SELECT "id", "name", "description", "label", "createdAt", "updatedAt", "archivedAt", "publishedAt",
        "openProblems", "screenshotKey", "searchKey"
      FROM "Project"
      WHERE "ownerId" = ${ownerId} AND "deletedAt" IS NULL AND ${Prisma.join(conditionsOf(asked), " AND ")}
      ORDER BY ${column} ${direction}, "id" ${direction}
      LIMIT ${PROJECTS_PER_PAGE + 1}`),
    countProjects(ownerId),
  ]);
  const shown = rows.slice(0, PROJECTS_PER_PAGE);
  const last = shown.at(-1);
  const next = rows.length > shown.length && last ? writeCursor(last, asked.sort) : null;
  return { projects: shown.map(toListed), next, counts, labels };
}

function conditionsOf(asked: ProjectQuery): Prisma.Sql[] {
  const { view, search, label } = asked;
  const words = foldSearch(search).split(" ").filter(Boolean);
  return [
    view === "archived" ? Prisma.sql`"archivedAt" IS NOT NULL` : Prisma.sql`"archivedAt" IS NULL`,
    ...(label ? [Prisma.sql`"label" = ${label}`] : []),
    ...words.map((word) => Prisma.sql`"searchKey" LIKE ${`%${escapeLike(word)}%`} ESCAPE '!'`),
    ...behind(asked),
  ];
}

function escapeLike(text: string): string {
  return text.replace(/[!%_]/g, "!$&");
}

/** The condition for what comes behind the place that an address names; none for what is no place. */
function behind({ sort, after }: ProjectQuery): Prisma.Sql[] {
  const cursor = after ? readCursor(after) : null;
  if (!cursor) return [];
  const { field, beyond } = ORDER[sort];
  const value = field === "searchKey" ? cursor.at : new Date(cursor.at);
  if (value instanceof Date && Number.isNaN(value.getTime())) return [];
  return [Prisma.sql`(${columnOf(field)}, "id") ${beyond} (${value}, ${cursor.id})`];
}

function columnOf(field: (typeof ORDER)[ProjectSort]["field"]): Prisma.Sql {
  return Prisma.raw(`"${field}"`);
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

interface Group {
  label: string | null;
  view: keyof ProjectPage["counts"];
  count: bigint | number;
}

/** How many projects somebody has of each kind, and the labels of those that are not deleted. */
async function countProjects(ownerId: string): Promise<Pick<ProjectPage, "counts" | "labels">> {
  const groups = await query<Group>(Prisma.sql`
    SELECT "label", CASE WHEN "deletedAt" IS NOT NULL THEN 'deleted'
      WHEN "archivedAt" IS NOT NULL THEN 'archived' ELSE 'current' END AS "view", count(*) AS "count"
    FROM "Project" WHERE "ownerId" = ${ownerId} GROUP BY 1, 2`);
  const counts = { current: 0, archived: 0, deleted: 0 };
  for (const { view, count } of groups) counts[view] += Number(count);
  const labels = groups.flatMap(({ label, view }) => (label && view !== "deleted" ? [label] : []));
  return { counts, labels: [...new Set(labels)].sort((a, b) => a.localeCompare(b, "en")) };
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

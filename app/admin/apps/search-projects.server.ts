import { publicName } from "~/accounts/user";
import type { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import { cutPage, olderThan, readTimeCursor } from "~/platform/time-cursor";

/** Projects on one page of a list. */
export const PROJECTS_PAGE = 50;

/** The lists of projects. */
export const PROJECT_LISTS = {
  all: "All projects",
  published: "Published",
  "taken-down": "Taken down",
} as const;
export type ProjectList = keyof typeof PROJECT_LISTS;

export function isProjectList(raw: unknown): raw is ProjectList {
  return typeof raw === "string" && Object.hasOwn(PROJECT_LISTS, raw);
}

/** A project, as lists of administrators show it. */
export interface ListedProject {
  id: string;
  name: string;
  slug: string | null;
  state: "private" | "published" | "taken down";
  /** Null for a trial, and for an app that was published without an account. */
  owner: { id: string; name: string } | null;
  views: number;
  /** ISO 8601. */
  createdAt: string;
}

const FIELDS = {
  ...{ id: true, name: true, slug: true, publishedAt: true, withheldAt: true },
  ...{ views: true, createdAt: true },
  owner: {
    select: { id: true, name: true, email: true, wallet: { select: { verified: true } } },
  },
} satisfies Prisma.ProjectSelect;
type Row = Prisma.ProjectGetPayload<{ select: typeof FIELDS }>;

/** The column that each list is ordered by; rows without it are not in the list. */
const ORDERED_BY = {
  all: "createdAt",
  published: "publishedAt",
  "taken-down": "withheldAt",
} as const;

/** A list of projects, the newest first. @param after the cursor of the page before */
export async function listProjects(
  list: ProjectList,
  after: string | null,
): Promise<{ projects: ListedProject[]; next: string | null }> {
  const column = ORDERED_BY[list];
  const { createdAt, OR } = olderThan(readTimeCursor(after)) as {
    createdAt?: { lte: Date };
    OR?: [{ createdAt: { lt: Date } }, { id: { lt: string } }];
  };
  const behind = createdAt &&
    OR && { [column]: createdAt, OR: [{ [column]: OR[0].createdAt }, OR[1]] };
  const read = await db.project.findMany({
    where: behind ?? (list === "all" ? {} : { [column]: { not: null } }),
    orderBy: [{ [column]: "desc" }, { id: "desc" }],
    take: PROJECTS_PAGE + 1,
    select: FIELDS,
  });
  // A cursor is made of the time that the list is ordered by.
  const timed = read.map((row) => ({ id: row.id, row, createdAt: row[column] ?? row.createdAt }));
  const { rows, next } = cutPage(timed, PROJECTS_PAGE);
  return { projects: rows.map(({ row }) => toListed(row)), next };
}

/**
 * Projects by what was typed: a project's id, the address of an app or its end, or an owner's id or email.
 * Each is found by an index.
 */
export async function searchProjects(typed: string): Promise<ListedProject[]> {
  const text = typed.trim().slice(0, 300);
  if (text === "") return [];
  const slug = slugIn(text);
  const owners = await db.user.findMany({
    where: { email: { in: [...new Set([text, text.toLowerCase()])] } },
    select: { id: true },
  });
  const [exactly, owned] = await Promise.all([
    Promise.all([
      db.project.findUnique({ where: { id: text }, select: FIELDS }),
      db.project.findUnique({ where: { slug }, select: FIELDS }),
    ]),
    db.project.findMany({
      where: { ownerId: { in: [text, ...owners.map(({ id }) => id)] } },
      orderBy: { createdAt: "desc" },
      take: PROJECTS_PAGE,
      select: FIELDS,
    }),
  ]);
  const all = [...exactly, ...owned].flatMap((row) => row ?? []);
  return [...new Map(all.map((row) => [row.id, toListed(row)])).values()];
}

/** The slug in an address that somebody pasted: the end of its path, else the first part of its host. */
function slugIn(text: string): string {
  if (!URL.canParse(text)) return text.toLowerCase();
  const url = new URL(text);
  const [last] = url.pathname.split("/").filter(Boolean).slice(-1);
  return (last ?? url.hostname.split(".")[0] ?? "").toLowerCase();
}

function toListed({ publishedAt, withheldAt, owner, createdAt, ...row }: Row): ListedProject {
  return {
    ...row,
    state: withheldAt ? "taken down" : publishedAt ? "published" : "private",
    owner: owner && { id: owner.id, name: publicName(owner) },
    createdAt: createdAt.toISOString(),
  };
}

/** One of them; null when it is gone. */
export async function findProject(id: string): Promise<ListedProject | null> {
  const row = await db.project.findUnique({ where: { id }, select: FIELDS });
  return row && toListed(row);
}

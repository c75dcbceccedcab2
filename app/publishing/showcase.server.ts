import { publicName } from "~/accounts/user";
import type { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";

/** Projects on one page of the showcase. */
export const SHOWCASE_PAGE = 24;
/** Projects that the API lists: enough for a client-side search, bounded for the wire. */
const API_LISTED = 200;

/** A published project as anybody may see it: no email, no wallet. */
export interface ShowcaseProject {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  template: string;
  screenshotUrl: string | null;
  /** ISO 8601. */
  publishedAt: string;
  author: { name: string; imageUrl: string | null };
}

const FIELDS = {
  id: true,
  slug: true,
  name: true,
  description: true,
  template: true,
  screenshotKey: true,
  publishedAt: true,
  owner: { select: { name: true, email: true, imageUrl: true } },
} satisfies Prisma.ProjectSelect;

/** The newest published projects, for the API. */
export async function listShowcase(): Promise<ShowcaseProject[]> {
  return (await readShowcase({}, { take: API_LISTED })).map(toShowcaseProject);
}

/** One page of the showcase, filtered by name, description or author. Pages count from 1. */
export async function searchShowcase(options: {
  query?: string;
  page?: number;
}): Promise<{ projects: ShowcaseProject[]; total: number; pages: number; page: number }> {
  const query = options.query?.trim().slice(0, 200) ?? "";
  const where: Prisma.ProjectWhereInput = query
    ? {
        OR: [
          { name: contains(query) },
          { description: contains(query) },
          { owner: { name: contains(query) } },
        ],
      }
    : {};
  const total = await db.project.count({ where: { publishedAt: { not: null }, ...where } });
  const pages = Math.max(1, Math.ceil(total / SHOWCASE_PAGE));
  const page = Math.min(Math.max(1, options.page ?? 1), pages);
  const rows = await readShowcase(where, { take: SHOWCASE_PAGE, skip: (page - 1) * SHOWCASE_PAGE });
  return { projects: rows.map(toShowcaseProject), total, pages, page };
}

/** The published project at a slug, or null. */
export async function findPublished(slug: string): Promise<ShowcaseProject | null> {
  const row = await db.project.findFirst({
    where: { slug, publishedAt: { not: null } },
    select: FIELDS,
  });
  return row && toShowcaseProject(row);
}

type Row = Prisma.ProjectGetPayload<{ select: typeof FIELDS }>;

function readShowcase(
  where: Prisma.ProjectWhereInput,
  page: { take: number; skip?: number },
): Promise<Row[]> {
  return db.project.findMany({
    where: { publishedAt: { not: null }, ...where },
    orderBy: [{ publishedAt: "desc" }, { id: "desc" }],
    select: FIELDS,
    ...page,
  });
}

/** SQLite's LIKE ignores case by itself and knows no mode; PostgreSQL must be told. */
function contains(text: string): Prisma.StringFilter {
  const filter = { contains: text };
  return env.DATABASE_URL.startsWith("postgres")
    ? ({ ...filter, mode: "insensitive" } as Prisma.StringFilter)
    : filter;
}

function toShowcaseProject(row: Row): ShowcaseProject {
  return {
    id: row.id,
    slug: row.slug ?? "",
    name: row.name,
    description: row.description,
    template: row.template,
    screenshotUrl: row.screenshotKey ? `/screenshots/${row.screenshotKey}` : null,
    publishedAt: row.publishedAt?.toISOString() ?? "",
    author: row.owner
      ? { name: publicName(row.owner), imageUrl: row.owner.imageUrl }
      : { name: "Anonymous", imageUrl: null },
  };
}

import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { isUp } from "~/projects/trial-ends.server";
import { listed, seenBy } from "./listed.server";
import {
  SHOWCASE_FIELDS,
  type ShowcaseProject,
  type ShowcaseRow,
  toShowcaseProject,
} from "./showcase-rows.server";
import { findMatching, readQuery } from "./showcase-search.server";

import type { Visibility } from "./visibility";

/** Projects on one page of the showcase. */
export const SHOWCASE_PAGE = 24;
/** Far beyond any list; more would not be a number that a database counts with. */
const MAX_PAGE = 1_000_000;
/** Projects that the API lists: enough for a client-side search, bounded for the wire. */
const API_LISTED = 200;

/** Below any trend there is. SQLite walks the index for "more than", but not for "not null". */
const LEAST_TREND = -1e300;

/** A page of the showcase; pages count from 1. */
export interface ShowcasePage {
  projects: ShowcaseProject[];
  total: number;
  pages: number;
  page: number;
}

/** The newest published projects, as the API lists them; the front page shows the first of them. */
export async function listShowcase(
  take = API_LISTED,
): Promise<Omit<ShowcaseProject, "screenshotKey" | "authorId">[]> {
  const rows = await readNewest({ take });
  return rows.map((row) => {
    const { screenshotKey, authorId, ...project } = toShowcaseProject(row);
    return project;
  });
}

/**
 * One page of the showcase, newest first, filtered by name, description or author. A page beyond
 * the end is the last one.
 */
export async function searchShowcase(options: {
  query?: string;
  page?: number;
}): Promise<ShowcasePage> {
  const query = readQuery(options.query ?? "");
  const wanted = Math.min(Math.max(1, options.page ?? 1), MAX_PAGE);
  if (!query) {
    const total = await db.project.count({ where: listed() });
    const { page, pages, skip } = placeOf(wanted, total);
    const rows = total > 0 ? await readNewest({ take: SHOWCASE_PAGE, skip }) : [];
    return { projects: rows.map(toShowcaseProject), total, pages, page };
  }
  const take = SHOWCASE_PAGE;
  let found = await findMatching(query, { take, skip: (wanted - 1) * SHOWCASE_PAGE });
  // Beyond the end nothing tells how many there are.
  if (found.ids.length === 0 && wanted > 1) {
    const first = await findMatching(query, { take, skip: 0 });
    const { skip } = placeOf(wanted, first.total);
    found = skip === 0 ? first : await findMatching(query, { take, skip });
  }
  const { page, pages } = placeOf(wanted, found.total);
  return { projects: await readByIds(found.ids), total: found.total, pages, page };
}

/** The most visited apps of late; those with as many the newest first. */
export async function listTrending(): Promise<ShowcaseProject[]> {
  const rows = await db.project.findMany({
    where: { ...listed(), trend: { gt: LEAST_TREND } },
    orderBy: [{ trend: "desc" }, { publishedAt: "desc" }, { id: "desc" }],
    select: SHOWCASE_FIELDS,
    take: SHOWCASE_PAGE,
  });
  return rows.map(toShowcaseProject);
}

/** The published project at a slug, as far as the viewer may see it, with who does; or null. */
export async function findPublished(
  slug: string,
  viewer: Viewer,
): Promise<(ShowcaseProject & { visibility: Visibility }) | null> {
  const row = await db.project.findFirst({
    where: { slug, publishedAt: { not: null }, ...isUp(), ...seenBy(viewer) },
    select: { ...SHOWCASE_FIELDS, visibility: true },
  });
  return row && { ...toShowcaseProject(row), visibility: row.visibility as Visibility };
}

/** Those of some slugs under which an app is published for everybody, in no order. */
export async function listPublished(slugs: string[]): Promise<ShowcaseProject[]> {
  const rows = await db.project.findMany({
    where: { slug: { in: slugs }, ...listed() },
    select: SHOWCASE_FIELDS,
  });
  return rows.map(toShowcaseProject);
}

function placeOf(wanted: number, total: number): { page: number; pages: number; skip: number } {
  const pages = Math.max(1, Math.ceil(total / SHOWCASE_PAGE));
  const page = Math.min(wanted, pages);
  return { page, pages, skip: (page - 1) * SHOWCASE_PAGE };
}

function readNewest(page: { take: number; skip?: number }): Promise<ShowcaseRow[]> {
  return db.project.findMany({
    where: listed(),
    orderBy: [{ publishedAt: "desc" }, { id: "desc" }],
    select: SHOWCASE_FIELDS,
    ...page,
  });
}

async function readByIds(ids: string[]): Promise<ShowcaseProject[]> {
  const rows = await db.project.findMany({ where: { id: { in: ids } }, select: SHOWCASE_FIELDS });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toShowcaseProject(row)] : [];
  });
}

import { db } from "~/platform/db.server";

/** Slugs are shorter; what is longer is asked of no database. */
const LONGEST_SLUG = 63;

/**
 * Where the app is now that had a slug before, or null. A former address names a project, never another
 * address, so that none can lead in a circle.
 */
export async function findMoved(slug: string): Promise<{ slug: string } | null> {
  if (slug.length > LONGEST_SLUG) return null;
  const former = await db.formerSlug.findUnique({
    where: { slug },
    select: { project: { select: { slug: true, visibility: true, publishedUntil: true } } },
  });
  const now = former?.project;
  const isOver = now?.publishedUntil && now.publishedUntil <= new Date();
  // Of an app that only its owner sees others learn nothing.
  return now?.slug && now.visibility !== "private" && !isOver ? { slug: now.slug } : null;
}

/** The former addresses of a project that lead to it, the newest first. */
export async function listFormerSlugs(projectId: string): Promise<string[]> {
  const rows = await db.formerSlug.findMany({
    where: { projectId },
    orderBy: [{ createdAt: "desc" }, { slug: "asc" }],
    select: { slug: true },
  });
  return rows.map(({ slug }) => slug);
}

import { randomInt } from "node:crypto";
import { db } from "~/platform/db.server";
import { settings } from "~/platform/settings/settings.server";
import { findHeld } from "./addresses.server";
import { similarSlugs } from "./slug";

/** A slug like the wanted one that nobody has now: what to propose in its place. */
export async function findFreeSlug(wanted: string): Promise<string> {
  const similar = similarSlugs(wanted, settings.APP_NAME).filter((slug) => slug !== wanted);
  const rows = await db.project.findMany({
    where: { slug: { in: similar } },
    select: { slug: true },
  });
  const taken = new Set<string | null>(rows.map(({ slug }) => slug));
  for (const slug of await findHeld(similar, new Date())) taken.add(slug);
  const free = similar.find((slug) => !taken.has(slug));
  return free ?? `${similar[0]?.slice(0, 40) ?? "my-app"}-${randomInt(1000, 10_000)}`;
}

import type { Viewer } from "~/accounts/user";
import { lock, topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { type Project, requireProject } from "~/projects/projects.server";
import { FORMER_SLUGS } from "./address-rules";
import { findSlug, isTakenMeanwhile, slugTaken } from "./choose-slug.server";
import { publishKey, refuseWithheld } from "./withheld.server";

/**
 * Gives a published app another address. The one it had leads there from now on, and stays the
 * project's: nobody else gets it.
 *
 * @throws {AppError} 400 and 409 as for any slug; 401, 403, 404; 409 for an app that is not published or has
 *   as many former addresses as it may
 */
export async function changeAddress(
  viewer: Viewer,
  projectId: string,
  wanted: string,
  now = new Date(),
): Promise<string> {
  const { id } = await requireProject(viewer, projectId);
  const slug = await lock.run(publishKey(id), async () => {
    const project = await requireProject(viewer, projectId);
    await refuseWithheld(id);
    if (!project.publishedAt || project.slug === null) {
      throw new AppError(409, "The app is not published, so it has no address to change.");
    }
    const asked = wanted.trim();
    return asked === project.slug ? asked : move({ ...project, slug: project.slug }, asked, now);
  });
  topics.publish("showcase-changed", { projectId: id });
  return slug;
}

async function move(
  { id, slug: from }: Project & { slug: string },
  wanted: string,
  now: Date,
): Promise<string> {
  const { slug, take } = await findSlug({ id, slug: from }, wanted, now);
  const others = { projectId: id, slug: { not: slug } };
  if ((await db.formerSlug.count({ where: others })) >= FORMER_SLUGS) {
    const text = `An app can have ${FORMER_SLUGS} former addresses. Remove one of them first.`;
    throw new AppError(409, text, { fields: { slug: text } });
  }
  try {
    await db.$transaction([
      ...(take ? [take()] : []),
      db.formerSlug.deleteMany({ where: { slug, projectId: id } }),
      db.project.update({ where: { id, slug: from }, data: { slug }, select: { id: true } }),
      db.formerSlug.create({ data: { slug: from, projectId: id }, select: { slug: true } }),
    ]);
  } catch (error) {
    if (isTakenMeanwhile(error)) throw await slugTaken(slug);
    throw error;
  }
  return slug;
}

/**
 * Takes back a former address: it leads nowhere any more, and is kept for its owner as any freed one.
 *
 * @throws {AppError} 401, 404
 */
export async function removeFormerSlug(
  viewer: Viewer,
  projectId: string,
  slug: string,
): Promise<void> {
  const { id } = await requireProject(viewer, projectId);
  await db.formerSlug.deleteMany({ where: { slug, projectId: id } });
  topics.publish("showcase-changed", { projectId: id });
}

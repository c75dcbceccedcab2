import { db } from "~/platform/db.server";
import { createCheckpointWith } from "~/projects/create-checkpoint.server";
import type { FileTree } from "~/projects/files";
import { keepHandEdits } from "~/projects/hand-edits.server";
import type { Manifest } from "~/projects/manifest";
import { descriptionOf } from "~/projects/page-title";
import { withProjectLock } from "~/projects/project-lock.server";
import { isPlainText } from "~/projects/project-rules";
import type { Project } from "~/projects/projects.server";
import { storeContents } from "~/projects/stored-contents.server";
import { type ChosenSlug, isTakenMeanwhile, slugTaken } from "./choose-slug.server";
import { dueWithRelease } from "./pictures/due-pictures.server";
import type { StoredBuild } from "./releases/store-build.server";
import { publishedUntil } from "./unclaimed";

/** A stored build, and the tree that it was made of. */
export interface Built {
  manifest: Manifest;
  tree: FileTree;
  stored: StoredBuild;
}

/**
 * Puts a stored build at its address: checkpoint, release and address together or not at all.
 *
 * @param built.madeBy the account that publishes it; null for a browser without one
 * @throws {AppError} 409 when somebody else took the address meanwhile
 */
export async function goLive(
  project: Project,
  { slug, take }: ChosenSlug,
  { manifest, tree, stored, madeBy }: Built & { madeBy: string | null },
): Promise<void> {
  const { id: projectId } = project;
  await keepHandEdits(projectId, manifest);
  try {
    const pin = { kind: "publish", label: "Published" } as const;
    // Building took its time: what was replaced meanwhile may have been dropped. Under the project's lock it stays
    // until the checkpoint names it; within the transaction ten megabytes would be one turn of everybody's thread.
    await withProjectLock(projectId, async () => {
      const contents = [...tree].map(([path, content]) => ({ path, content }));
      await storeContents(projectId, contents);
      await createCheckpointWith(projectId, manifest, pin, ({ id: checkpointId, treeHash }) => [
        db.release.create({
          data: { ...stored, projectId, checkpointId, treeHash, madeBy },
          select: { id: true },
        }),
        db.project.update({
          // Not one that was deleted meanwhile, though it can be restored.
          where: { id: projectId, deletedAt: null },
          data: {
            slug,
            releaseId: stored.id,
            publishedAt: project.publishedAt ?? new Date(),
            unpublishedAt: null,
            template: stored.kind === "static" ? "html" : stored.kind,
            ...dueWithRelease(project),
          },
          select: { id: true },
        }),
        // Asked here: it may have moved into an account while it was built.
        db.project.updateMany({
          where: { id: projectId, ownerId: null },
          data: { publishedUntil: publishedUntil(new Date()) },
        }),
        ...describeAtFirst(project, tree),
        ...(take ? [take()] : []),
        // It leads to the app no more: it is where the app is.
        db.formerSlug.deleteMany({ where: { slug, projectId } }),
      ]);
    });
  } catch (error) {
    // Two people chose the same slug at once; the database lets only one have it.
    if (isTakenMeanwhile(error)) throw await slugTaken(slug);
    throw error;
  }
}

/** What the page says of itself is the text of a card that nobody has written; once, for whoever removes it again. */
function describeAtFirst(project: Project, tree: FileTree) {
  const description = descriptionOf(tree.get("index.html") ?? "");
  if (project.publishedAt !== null || !description || !isPlainText(description)) return [];
  const where = { id: project.id, OR: [{ description: null }, { description: "" }] };
  return [db.project.updateMany({ where, data: { description } })];
}

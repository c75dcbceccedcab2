import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { AppError, notFound } from "~/platform/errors";
import { copyName } from "./copy-name";
import { createCheckpoint } from "./create-checkpoint.server";
import { dropProject } from "./deleted-projects.server";
import { readVariables, storeVariables } from "./environment/environment.server";
import type { TreeChange } from "./file-rows.server";
import { holderOf, requireRoomFor } from "./held-bytes.server";
import { labelProjects } from "./organize-projects.server";
import type { ProjectJson } from "./project";
import { createProject, type Project, requireProject } from "./projects.server";
import { openBinary, receiveBinary } from "./stored-binaries.server";
import { changeTree, readProjectTree } from "./tree.server";

/**
 * Makes a project of the viewer's with the files of another: as they are now, with its label and its public
 * variables. What was said in it, its history, its address and its secrets stay behind.
 *
 * @throws {AppError} 404, 401; 402 where it takes a plan, 403 at the account's cap and for an app that was taken
 *   down, 507, with no project made
 */
export async function duplicateProject(viewer: Viewer, projectId: string): Promise<ProjectJson> {
  const from = await requireProject(viewer, projectId);
  const { label, withheldAt } = await db.project.findUniqueOrThrow({
    where: { id: from.id },
    select: { label: true, withheldAt: true },
  });
  if (withheldAt) throw takenDown();
  const tree = await readProjectTree(from.id);
  const sizes = [...tree.binaries.values()].map(({ size }) => size);
  for (const text of tree.texts.values()) sizes.push(Buffer.byteLength(text));
  await requireRoomFor(holderOf(from), { by: sizes.reduce((sum, size) => sum + size, 0) });
  const { name, description } = from;
  const made = await createProject(viewer, { name: copyName(name), description });
  try {
    const to = await requireProject(viewer, made.id);
    await copyInto(to, from, tree);
    // It is looked for where it was made: in the list of that label.
    if (label) await labelProjects(viewer, [made.id], label);
    return made;
  } catch (error) {
    // Half of a copy is nobody's project.
    await dropProject(viewer, made.id);
    throw error;
  }
}

/** A copy could be published elsewhere, before whoever took the app down knows of it. */
function takenDown(): AppError {
  const text =
    "A moderator has taken this app offline, so it cannot be duplicated. Your project is as it was.";
  return new AppError(403, text, { code: "withheld" });
}

async function copyInto(
  to: Project,
  from: Project,
  { texts, binaries }: Awaited<ReturnType<typeof readProjectTree>>,
): Promise<void> {
  const changes: TreeChange[] = [...texts].map(([path, content]) => ({ path, content }));
  for (const [path, { hash }] of binaries) {
    const bytes = await openBinary(from.id, hash);
    if (!bytes) throw notFound(`${path} changed while it was copied. Please try again.`);
    const received = await receiveBinary(to.id, bytes);
    try {
      changes.push({ path, content: null, binary: await received.keep() });
    } finally {
      await received.drop();
    }
  }
  await changeTree(to.id, changes);
  const variables = await readVariables(from.id);
  await storeVariables(
    to.id,
    variables.flatMap(({ name, value, isSecret }) =>
      isSecret || value === null ? [] : [{ name, value, isSecret }],
    ),
  );
  if (changes.length > 0) {
    await createCheckpoint(to.id, { kind: "after", label: `Copied from ${from.name}` });
  }
}

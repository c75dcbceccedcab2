import { Prisma } from "~/generated/sqlite/client";
import { db, execute } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import { createCheckpointWith, readWorkingManifest } from "./create-checkpoint.server";
import { describeEdits } from "./describe-edits";
import type { Manifest } from "./manifest";
import { withProjectLock } from "./project-lock.server";

/** How long nobody changes a project by hand before that is a version of its own, in milliseconds. */
export const HAND_PAUSE_MS = 2 * 60 * 1000;
/** Projects that one run of the job looks at. */
const AT_ONCE = 200;

/**
 * Notes that a person is about to change a project's files. It comes before the change, so that a process
 * that is killed between the two leaves no change that nobody makes a version of.
 */
export async function noteHandEdit(projectId: string): Promise<void> {
  await unlessGone(projectId, () => execute(handEditStatement(projectId, new Date())));
}

/** The statement of {@link noteHandEdit}, for an act that runs it with others. Of a project that is gone it fails. */
export function handEditStatement(projectId: string, now: Date): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO "HandEdit" ("projectId", "changedAt") VALUES (${projectId}, ${now})
    ON CONFLICT ("projectId") DO UPDATE SET "changedAt" = excluded."changedAt"`;
}

/** Of a project that is gone there is nothing to keep: what else is done with it says so. */
async function unlessGone(projectId: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if ((await db.project.count({ where: { id: projectId } })) > 0) throw error;
  }
}

/**
 * Makes a version of what was changed by hand, where there is none of it yet: at once, before something else
 * changes the files or publishes them.
 *
 * @param projectId the server's own id
 * @param manifest the tree that is kept; the working tree as it is now when absent
 */
export async function keepHandEdits(projectId: string, manifest?: Manifest): Promise<void> {
  const edit = await db.handEdit.findUnique({ where: { projectId } });
  if (!edit) return;
  await unlessGone(projectId, async () =>
    keep(projectId, manifest ?? (await readWorkingManifest(projectId))),
  );
}

/**
 * Makes versions of what was changed by hand in all projects where nobody has changed anything for
 * {@link HAND_PAUSE_MS}. While an answer is written its own version is still to come, with everything.
 */
export async function keepIdleEdits(now = new Date()): Promise<void> {
  const idle = await db.handEdit.findMany({
    where: {
      changedAt: { lte: new Date(now.getTime() - HAND_PAUSE_MS) },
      project: { generations: { none: WRITING } },
    },
    orderBy: { changedAt: "asc" },
    take: AT_ONCE,
  });
  for (const { projectId, changedAt } of idle) {
    await withProjectLock(projectId, () => keepIdle(projectId, changedAt)).catch((error: unknown) =>
      log.error({ err: error, projectId }, "what was changed by hand is in no version yet"),
    );
  }
}

const WRITING = {
  runningFor: { not: null },
  mode: "develop",
} satisfies Prisma.GenerationWhereInput;

async function keepIdle(projectId: string, changedAt: Date): Promise<void> {
  // One that begins now writes nothing before the lock is free.
  if ((await db.generation.count({ where: { projectId, ...WRITING } })) > 0) return;
  await keep(projectId, await readWorkingManifest(projectId), [
    // Unless somebody changed something since: that waits for its own pause.
    () => db.handEdit.deleteMany({ where: { projectId, changedAt: { lte: changedAt } } }),
  ]);
}

/** @param more statements of the same transaction */
async function keep(
  projectId: string,
  manifest: Manifest,
  more: readonly (() => Prisma.PrismaPromise<unknown>)[] = [],
): Promise<void> {
  // Of a project that nobody has put anything into yet there is nothing to go back to.
  const isEmpty = manifest.length === 0 && !(await db.checkpoint.count({ where: { projectId } }));
  if (isEmpty) return void (await db.$transaction(more.map((make) => make())));
  const occasion = { kind: "hand", label: describeEdits } as const;
  await createCheckpointWith(projectId, manifest, occasion, () => more.map((make) => make()));
}

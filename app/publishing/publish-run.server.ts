import { randomUUID } from "node:crypto";
import { leases } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import { tellableFailure } from "~/platform/tellable-failure";
import type { Project } from "~/projects/projects.server";
import type { PublishRunJson } from "./publish-run";

/** What a publication says of itself before it says anything else. */
const FIRST = "Waiting for its turn to build";

/** Tells what is done now, in words. */
export type TellProgress = (text: string) => void;

/**
 * Keeps how a publication goes, for whoever waits for it in another request or another process: what
 * it does, and what became of it.
 *
 * @param run.slug the address that was asked for
 * @returns what `work` returned
 * @throws what `work` threw
 */
export async function recordRun<T extends { warning?: string }>(
  { projectId, slug }: { projectId: string; slug: string },
  work: (tell: TellProgress) => Promise<T>,
): Promise<T> {
  const runId = randomUUID();
  const lease = await leases.take(leaseOf(runId));
  let written: Promise<unknown> = Promise.resolve();
  /** One after the other. It is told and no more: what fails here fails no publication. */
  const write = (data: {
    progress?: string;
    endedAt?: Date;
    failure?: string;
    warning?: string;
  }) => {
    written = written
      .then(() => db.publishRun.updateMany({ where: { projectId, runId }, data }))
      .catch((error) => log.warn({ err: error, projectId }, "the progress was not kept"));
    return written;
  };
  try {
    const first = { runId, slug, progress: FIRST, startedAt: new Date() };
    const before = { endedAt: null, failure: null, warning: null };
    await db.publishRun.upsert({
      where: { projectId },
      create: { projectId, ...first },
      update: { ...first, ...before },
    });
    const done = await work((progress) => void write({ progress }));
    await write({ endedAt: new Date(), ...(done.warning ? { warning: done.warning } : {}) });
    return done;
  } catch (error) {
    const failure = tellableFailure(error)?.message ?? "The server failed at it. Publish again.";
    await write({ endedAt: new Date(), failure });
    throw error;
  } finally {
    await lease?.release();
  }
}

/** How the newest publication of a project goes, or went; null when there was none. */
export async function readRun(project: Pick<Project, "id">): Promise<PublishRunJson | null> {
  const run = await db.publishRun.findUnique({ where: { projectId: project.id } });
  if (!run) return null;
  const { runId: id, progress, failure, warning, slug } = run;
  const named = { id, slug, startedAt: run.startedAt.toISOString() };
  if (failure !== null) return { ...named, state: "failed", error: failure };
  if (run.endedAt) return { ...named, state: "published", ...(warning ? { warning } : {}) };
  if (await leases.isTaken(leaseOf(id))) return { ...named, state: "publishing", progress };
  // It may have ended since the row was read; then that is what counts.
  const now = await db.publishRun.findUnique({ where: { projectId: project.id } });
  if (now && (now.endedAt || now.runId !== id)) return readRun(project);
  return { ...named, state: "failed", error: BROKEN_OFF };
}

const BROKEN_OFF =
  "The server was restarted while it published. What was online stays as it was; publish again.";

function leaseOf(runId: string): string {
  return `publish-run:${runId}`;
}

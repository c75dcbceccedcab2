import type { Viewer } from "~/accounts/user";
import { publicName } from "~/accounts/user";
import { leases } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { AppError, badRequest } from "~/platform/errors";
import { giveTurns } from "~/platform/loop-turns.server";
import { withPassingFile } from "~/platform/passing-file.server";
import { createCheckpoint, readManifest } from "../create-checkpoint.server";
import { readSecretValues } from "../environment/environment.server";
import { keepHandEdits } from "../hand-edits.server";
import type { Manifest } from "../manifest";
import { PackFile } from "./pack-file.server";
import { COMMITS_AT_ONCE, type PushChoice, type PushOutcome } from "./push-rules";
import { type Remote, withRemote } from "./remote.server";
import { accessOfRow, type RemoteRow, readRemoteRow, requirePushable } from "./remotes.server";
import { packVersions } from "./version-commits.server";

/** Shorter secrets stand in files by chance. */
const SECRET_CHARACTERS = 8;

/**
 * Pushes the versions of the viewer's project to its repository, each as a commit behind the last one that was
 * pushed. A branch that holds what did not come from here is left as it is, unless `choice` says how to go on.
 *
 * @throws {AppError} 400, 401, 403, 404, 409, 502, 503, 504: what became of it is kept with the project
 */
export async function pushProject(
  viewer: Viewer,
  projectId: string,
  choice: PushChoice = {},
): Promise<PushOutcome> {
  const { id } = await requirePushable(viewer, projectId);
  const row = await readRemoteRow(id);
  if (!row) throw badRequest("This project has no repository yet. Give its address and a token.");
  const lease = await leases.take(`push:${id}`);
  if (!lease)
    throw new AppError(409, "This project is being pushed already. Look again in a moment.");
  try {
    const done = await push(await turnTo(row, choice.branch), choice);
    await db.gitRemote.updateMany({
      where: { projectId: id },
      data: {
        ...done.row,
        pushedAt: new Date(),
        failure: null,
        sentCommit: null,
        sentVersion: null,
      },
    });
    return done.outcome;
  } catch (error) {
    const failure =
      error instanceof AppError ? error.message : "The server failed at it. Push again.";
    await db.gitRemote.updateMany({ where: { projectId: id }, data: { failure } });
    throw error;
  } finally {
    await lease.release();
  }
}

/** Goes over to another branch, which has another end. */
async function turnTo(row: RemoteRow, branch: string | undefined): Promise<RemoteRow> {
  if (branch === undefined || branch === row.branch) return row;
  const fresh = { pushedCommit: null, pushedVersion: null, sentCommit: null, sentVersion: null };
  return db.gitRemote.update({
    where: { projectId: row.projectId },
    data: { branch, ...fresh, pushedAt: null },
  });
}

function push(row: RemoteRow, choice: PushChoice) {
  return withRemote(accessOfRow(row), async (remote) => {
    const { branches, capabilities } = await remote.readRefs();
    const tip = branches.get(row.branch) ?? null;
    const base = baseOf(row, tip, choice.onTop === "yes");
    const all = await listVersions(row.projectId, base.version);
    const versions = choice.newest === "yes" ? all.slice(-1) : all;
    const last = versions.at(-1);
    const known = base.version > 0 ? await readVersionTree(row.projectId, base.version) : [];
    const counted = { branch: row.branch, files: known.length };
    if (!last) {
      const at = { pushedCommit: tip, pushedVersion: base.version || null };
      return { row: at, outcome: { ...counted, commits: 0, commit: tip ?? "" } };
    }
    const commit = await send(remote, { row, tip, versions, known, capabilities });
    const files = (await readManifest(row.projectId, last.treeHash)).length;
    return {
      row: { pushedCommit: commit, pushedVersion: last.number },
      outcome: { ...counted, files, commits: versions.length, commit },
    };
  });
}

/** @throws {AppError} 409 when the branch holds what did not come from here, and nobody has said how to go on */
function baseOf(row: RemoteRow, tip: string | null, isOnTop: boolean): { version: number } {
  if (tip === null) return { version: 0 };
  if (tip === row.pushedCommit) return { version: row.pushedVersion ?? 0 };
  // The answer to the push before was lost.
  if (tip === row.sentCommit) return { version: row.sentVersion ?? 0 };
  if (isOnTop) return { version: 0 };
  throw new AppError(
    409,
    `The branch ${row.branch} holds commits that did not come from here. Nothing was pushed: choose below how to go on.`,
    { code: "other_commits" },
  );
}

interface Version {
  number: number;
  treeHash: string;
  message: string;
  at: Date;
}

/** The versions behind one, oldest first, without those that hold what the one before holds. */
async function listVersions(projectId: string, behind: number): Promise<Version[]> {
  // What an answer is writing is part of no version before it has ended.
  const isWriting = await db.generation.count({ where: { projectId, runningFor: { not: null } } });
  if (isWriting === 0) await keepHandEdits(projectId);
  const fields = {
    number: true,
    treeHash: true,
    label: true,
    name: true,
    createdAt: true,
  } as const;
  const find = () =>
    db.checkpoint.findMany({
      where: { projectId, number: { gte: behind } },
      orderBy: { number: "desc" },
      take: COMMITS_AT_ONCE + 1,
      select: fields,
    });
  let rows = await find();
  if (rows.length === 0 && (await db.file.count({ where: { projectId } })) > 0) {
    await createCheckpoint(projectId, { kind: "hand", label: "The files as they are" });
    rows = await find();
  }
  rows.reverse();
  const isOther = rows.filter(
    ({ number, treeHash }, at) =>
      number > behind && treeHash !== (at > 0 ? rows[at - 1]?.treeHash : undefined),
  );
  if (behind === 0 && isOther.length === 0)
    throw badRequest("There is nothing to push yet: the project has no files.");
  return isOther.slice(-COMMITS_AT_ONCE).map(({ number, treeHash, name, label, createdAt }) => ({
    ...{ number, treeHash, message: name ?? label, at: createdAt },
  }));
}

/** What a version holds; nothing when it was thinned, so that all is sent anew. */
async function readVersionTree(projectId: string, number: number): Promise<Manifest> {
  const row = await db.checkpoint.findUnique({
    where: { projectId_number: { projectId, number } },
    select: { treeHash: true },
  });
  return row ? readManifest(projectId, row.treeHash) : [];
}

async function send(
  remote: Remote,
  sent: {
    row: RemoteRow;
    tip: string | null;
    versions: readonly Version[];
    known: Manifest;
    capabilities: ReadonlySet<string>;
  },
): Promise<string> {
  const { row, tip, versions, known, capabilities } = sent;
  const { projectId, branch } = row;
  return withPassingFile("pushes", async (file) => {
    const author = await readAuthor(projectId);
    const check = await secretCheck(row);
    const chain = { projectId, versions, parent: tip, known, author, check };
    const pack = await PackFile.create(file);
    const commit = await packVersions(chain, pack).finally(() => pack.close());
    const sentVersion = versions.at(-1)?.number ?? null;
    await db.gitRemote.updateMany({
      where: { projectId },
      data: { sentCommit: commit, sentVersion },
    });
    await remote.send({ name: branch, from: tip, to: commit }, pack, capabilities);
    return commit;
  });
}

/** Who made the versions, by their public name: an email leaves the server for nobody. */
async function readAuthor(projectId: string): Promise<{ name: string; email: string }> {
  const project = await db.project.findUnique({
    where: { id: projectId },
    select: {
      owner: { select: { name: true, email: true, wallet: { select: { verified: true } } } },
    },
  });
  const name = project?.owner ? publicName(project.owner) : "";
  return { name, email: `noreply@${new URL(env.APP_URL).hostname}` };
}

/** Refuses a text that holds one of the project's secrets, or the token itself. */
async function secretCheck(
  row: RemoteRow,
): Promise<(path: string, content: string) => Promise<void>> {
  const { token } = accessOfRow(row);
  const variables = await readSecretValues(row.projectId);
  const secrets = [{ name: "the token", value: token }, ...variables].filter(
    ({ value }) => value.length >= SECRET_CHARACTERS,
  );
  return async (at, content) => {
    for (const { name, value } of secrets) {
      await giveTurns();
      if (!content.includes(value)) continue;
      throw badRequest(
        `A version of ${at} holds the value of ${name}, which is secret. Nothing was pushed. Take it out of the file, give the service a new key, and push without earlier versions.`,
      );
    }
  };
}

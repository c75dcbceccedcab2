import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { AppError, badRequest, unauthorized } from "~/platform/errors";
import { seal, unseal } from "~/platform/sealed.server";
import { type Project, requireProject } from "../projects.server";
import type { GivenRemote, ShownRemote } from "./push-rules";
import { type RemoteAccess, withRemote } from "./remote.server";
import { readRemoteAddress } from "./remote-address";

/** Tokens are encrypted for the row that they stand in. */
const place = (projectId: string) => `GitRemote:${projectId}`;

const SIGN_IN = "A repository needs an account. Sign in, and move this project into it.";
const NOT_PUSHED = "This server pushes to no repositories. Download the project as a ZIP instead.";

/** The repository of a project as its row has it. */
export type RemoteRow = NonNullable<Awaited<ReturnType<typeof readRemoteRow>>>;

/** What can be done about a repository of the viewer's project. @throws {AppError} 404, 401, 403 */
export async function requirePushable(viewer: Viewer, projectId: string): Promise<Project> {
  const project = await requireProject(viewer, projectId);
  if (!project.ownerId) throw unauthorized(SIGN_IN);
  if (env.PUSH_REPOSITORIES === "off") throw new AppError(403, NOT_PUSHED);
  return project;
}

/** The repository that the viewer's project is pushed to; null without one. @throws {AppError} 404, 401 */
export async function findRemote(viewer: Viewer, projectId: string): Promise<ShownRemote | null> {
  const { id } = await requireProject(viewer, projectId);
  const row = await readRemoteRow(id);
  if (!row) return null;
  const newer = await db.checkpoint.count({
    where: { projectId: id, number: { gt: row.pushedVersion ?? 0 } },
  });
  const { address, branch, username, pushedCommit, failure } = row;
  const pushedAt = row.pushedAt?.toISOString() ?? null;
  return { address, branch, username, pushedAt, pushedCommit, newer, failure };
}

/** What an export of its owner's data tells of a project's repository: all but the token. */
export async function readRemote(projectId: string) {
  const row = await readRemoteRow(projectId);
  if (!row) return null;
  const { address, branch, username, pushedCommit, pushedAt } = row;
  return { address, branch, username, pushedCommit, pushedAt };
}

export function readRemoteRow(projectId: string) {
  return db.gitRemote.findUnique({ where: { projectId } });
}

/**
 * Names the repository of the viewer's project, once it has let this token in.
 *
 * @param given without a token the stored one goes on, for the same address alone
 * @throws {AppError} 400, 401, 403, 404, 502, 504 with nothing changed
 */
export async function connectRemote(
  viewer: Viewer,
  projectId: string,
  given: GivenRemote,
): Promise<void> {
  const { id } = await requirePushable(viewer, projectId);
  const address = readRemoteAddress(given.address, env.PUSH_REPOSITORIES === "private");
  const before = await readRemoteRow(id);
  const isSame = before?.address === address;
  const token = given.token || (isSame ? openToken(before) : "");
  if (!token) {
    const message = "Please give a token that may write the repository.";
    throw badRequest(message, { fields: { token: message } });
  }
  const { branch, username } = given;
  await withRemote(accessOf({ address, username, token }), (remote) => remote.readRefs());
  const sealed = { address, branch, username, sealedToken: seal(token, place(id)) };
  // Another branch has another end.
  const fresh = { pushedCommit: null, pushedVersion: null, pushedAt: null, sentCommit: null };
  const forgets = isSame && before?.branch === branch ? {} : { ...fresh, sentVersion: null };
  await db.gitRemote.upsert({
    where: { projectId: id },
    create: { projectId: id, ...sealed },
    update: { ...sealed, ...forgets, failure: null },
  });
}

/** Forgets the repository and its token. What was pushed stays there. @throws {AppError} 404, 401 */
export async function disconnectRemote(viewer: Viewer, projectId: string): Promise<void> {
  const { id } = await requireProject(viewer, projectId);
  await db.gitRemote.deleteMany({ where: { projectId: id } });
}

/** How the repository of a row is reached. @throws {AppError} 400 when its token cannot be read any more */
export function accessOfRow(row: RemoteRow): RemoteAccess {
  const token = openToken(row);
  if (!token)
    throw badRequest(
      "The token cannot be read any more: the server has another secret. Give it again.",
    );
  return accessOf({ ...row, token });
}

function openToken(row: RemoteRow | null | undefined): string {
  return row ? (unseal(row.sealedToken, place(row.projectId)) ?? "") : "";
}

/** An address that the operator has named for a host may be in the private network. */
function accessOf(to: { address: string; username: string; token: string }): RemoteAccess {
  const { address, username, token } = to;
  const { hostname, origin } = new URL(address);
  const mirror = env.REPOSITORY_ORIGINS[hostname];
  return {
    address: mirror ? address.replace(origin, mirror.replace(/\/$/, "")) : address,
    username,
    token,
    isGuarded: mirror === undefined && env.PUSH_REPOSITORIES !== "private",
  };
}

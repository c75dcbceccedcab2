import type { IncomingMessage } from "node:http";
import type { Request } from "express";
import { identify, type Viewer } from "~/accounts/viewer.server";
import { AppError } from "~/platform/errors";
import { noteNetwork } from "~/platform/last-network.server";
import type { Visitor } from "~/platform/visitor";
import { callerOf } from "../requests/caller.server";

/** Who sent the requests that are being answered: each is looked up once, and goes with its request. */
const viewers = new WeakMap<IncomingMessage, { viewer: Promise<Viewer>; at: number }>();
/** For so long, in milliseconds, it holds who was found: what comes at once is acted on at once. */
const HOLDS_MS = 1_000;

/** Who is asking. Limits and the route of one request share one look-up of the session. */
export function viewerOf(request: IncomingMessage): Promise<Viewer> {
  const known = viewers.get(request);
  if (known) return known.viewer;
  const viewer = identify(request.headers.cookie ?? null);
  viewers.set(request, { viewer, at: performance.now() });
  return viewer;
}

/** Has the next who asks look again: an action may have signed its sender in or out. */
export function forgetViewer(request: IncomingMessage): void {
  viewers.delete(request);
}

/**
 * Looks again when a body took its time: it may take five minutes, in which its sender may be signed out, banned or no
 * administrator any more.
 *
 * @throws {AppError} 401 when who sent it is not who they were when it began
 */
export async function requireSameViewer(request: IncomingMessage): Promise<void> {
  const known = viewers.get(request);
  if (!known || performance.now() - known.at < HOLDS_MS) return;
  const [before, now] = [await known.viewer, await identify(request.headers.cookie ?? null)];
  if (before.user?.id === now.user?.id && before.user?.isAdmin === now.user?.isAdmin) return;
  throw new AppError(
    401,
    "You were signed out while this was being sent. Nothing was changed; sign in, and send it again.",
  );
}

/**
 * Whom limits count: the account of whoever is signed in, else the network. In loaders and actions
 * it is `context.visitor()`.
 */
export async function visitorOf(request: Request): Promise<Visitor> {
  const { user } = await viewerOf(request);
  const network = networkVisitor(request);
  if (!user) return network;
  const account: Visitor = `account:${user.id}`;
  noteNetwork(account, network);
  return account;
}

/** The network a request comes from, whoever is signed in there. */
export function networkVisitor(request: Request): Visitor {
  return `network:${callerOf(request)}`;
}

import type { IncomingMessage } from "node:http";
import type { Request } from "express";
import { identify, type Viewer } from "~/accounts/viewer.server";
import type { Visitor } from "~/platform/visitor";
import { callerOf } from "../requests/caller.server";

/** Who sent the requests that are being answered: each is looked up once, and goes with its request. */
const viewers = new WeakMap<IncomingMessage, Promise<Viewer>>();

/** Who is asking. Limits and the route of one request share one look-up of the session. */
export function viewerOf(request: IncomingMessage): Promise<Viewer> {
  const known = viewers.get(request);
  if (known) return known;
  const viewer = identify(request.headers.cookie ?? null);
  viewers.set(request, viewer);
  return viewer;
}

/** Has the next who asks look again: an action may have signed its sender in or out. */
export function forgetViewer(request: IncomingMessage): void {
  viewers.delete(request);
}

/**
 * Whom limits count: the account of whoever is signed in, else the network. In loaders and actions
 * it is `context.visitor()`.
 */
export async function visitorOf(request: Request): Promise<Visitor> {
  const { user } = await viewerOf(request);
  return user ? `account:${user.id}` : networkVisitor(request);
}

/** The network a request comes from, whoever is signed in there. */
export function networkVisitor(request: Request): Visitor {
  return `network:${callerOf(request)}`;
}

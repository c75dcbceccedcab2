import { createHmac } from "node:crypto";
import { readCookie, writeCookie } from "~/platform/cookies.server";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { sha256 } from "~/platform/hash.server";
import { newLabel } from "~/platform/preview-label.server";
import { readSecret } from "~/platform/session-secret.server";
import { ownerDigest } from "./owner-digest.server";
import { forgetInvitation } from "./registration/admission.server";
import { refuseBanned } from "./restrictions.server";
import { startSession } from "./sessions.server";
import type { SignInMethod } from "./user";
import { TRIAL_COOKIE, TRIAL_COOKIE_SECONDS } from "./viewer.server";

/**
 * Signs a browser in: a new session, and a new secret for its trials. Whoever knew the cookies from
 * before, having planted them perhaps, shares nothing of what comes after.
 *
 * @returns the answer's `Set-Cookie` headers
 * @throws {AppError} 403 for who is banned, with nothing changed
 */
export async function signInBrowser(
  request: Request,
  userId: string,
  method: SignInMethod,
): Promise<Headers> {
  await refuseBanned(userId);
  const trial = await renewTrialSecret(request.headers.get("Cookie"), userId);
  const headers = new Headers({ "Set-Cookie": await startSession(request, userId, method) });
  if (trial) headers.append("Set-Cookie", trial);
  const invitation = forgetInvitation(request.headers.get("Cookie"));
  if (invitation) headers.append("Set-Cookie", invitation);
  return headers;
}

/**
 * Gives a browser's trials a new secret, in one transaction. Their previews go on at new addresses:
 * who has a preview's address sees it, and it may have been told to others under the old secret.
 *
 * @returns the `Set-Cookie` value, or null for a browser without trials
 */
async function renewTrialSecret(cookies: string | null, userId: string): Promise<string | null> {
  const before = readCookie(cookies, TRIAL_COOKIE);
  if (!before) return null;
  const secret = nextSecret(before, userId);
  const [trialKey, nextKey] = [sha256(before), sha256(secret)];
  const holder = ownerDigest({ ownerId: null, trialKey });
  const nextHolder = ownerDigest({ ownerId: null, trialKey: nextKey });
  const copies = await db.project.findMany({ where: { trialKey }, select: { id: true } });
  const shown = await db.preview.findMany({
    where: { project: { trialKey } },
    select: { projectId: true },
  });
  const there = await db.project.findMany({
    where: { trialKey: nextKey },
    select: { trialId: true },
  });
  // A copy that a late request made anew under the old secret has no place there: it expires.
  const trialId = { notIn: there.flatMap((copy) => copy.trialId ?? []) };
  await db.$transaction([
    ...shown.map(({ projectId }) =>
      db.preview.updateMany({ where: { projectId }, data: { label: newLabel() } }),
    ),
    db.project.updateMany({ where: { trialKey, trialId }, data: { trialKey: nextKey } }),
    db.address.updateMany({ where: { holder }, data: { holder: nextHolder } }),
  ]);
  for (const { projectId } of shown) topics.publish("preview-changed", { projectId });
  for (const { id } of copies) topics.publish("access-changed", { projectId: id });
  return writeCookie(TRIAL_COOKIE, secret, TRIAL_COOKIE_SECONDS);
}

/**
 * Two tabs that sign in at once, or a request on its way with the old cookie, come to the same
 * secret, so that no trial is left behind. Nobody can compute it who does not have the server's
 * own; somebody who signs in elsewhere with the same cookie gets another.
 */
function nextSecret(before: string, userId: string): string {
  const text = JSON.stringify(["trial-after-sign-in", before, userId]);
  return createHmac("sha256", readSecret(env)).update(text).digest("base64url");
}

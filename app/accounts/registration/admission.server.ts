import { cookieName, readCookie, writeCookie } from "~/platform/cookies.server";
import { db } from "~/platform/db.server";
import { sha256 } from "~/platform/hash.server";
import { settings } from "~/platform/settings/settings.server";
import { isFirstAdminToken, isFirstAdminWanted } from "../first-admin.server";
import { isInvitationOpen } from "./invitations.server";
import type { Joining } from "./registration-words";

const INVITATION_COOKIE = "sayso_invitation";
/** How long a browser remembers the invitation that it opened, in seconds: joining may wait for a mail. */
export const INVITATION_COOKIE_SECONDS = 7 * 24 * 60 * 60;
const INVITATION = "invitation:";
const FIRST_ADMIN = "first-administrator";

/**
 * What a browser was let in by, as rows keep it: the id of an invitation, or that it holds the link of the first
 * administrator. It opens nothing to whoever reads it.
 */
export type Admission = string;

/** The `Set-Cookie` value by which a browser remembers the link that it opened. */
export function rememberInvitation(secret: string): string {
  return writeCookie(INVITATION_COOKIE, secret, INVITATION_COOKIE_SECONDS);
}

/** The `Set-Cookie` value that forgets it; null where there is nothing to forget. */
export function forgetInvitation(cookies: string | null): string | null {
  const isThere = (cookies ?? "").includes(`${cookieName(INVITATION_COOKIE)}=`);
  return isThere ? writeCookie(INVITATION_COOKIE, "", 0) : null;
}

/** What a request's browser was let in by; null without a link. */
export async function readAdmission(request: Request): Promise<Admission | null> {
  const secret = readCookie(request.headers.get("Cookie"), INVITATION_COOKIE);
  if (!secret) return null;
  return (await isFirstAdminToken(secret)) ? FIRST_ADMIN : invitationAdmission(secret);
}

/** The admission of the invitation behind a link. */
export function invitationAdmission(secret: string): Admission {
  return `${INVITATION}${sha256(secret)}`;
}

/** The invitation of an admission; null where it is none. */
export function invitationOf(admission: Admission | null): string | null {
  return admission?.startsWith(INVITATION) ? admission.slice(INVITATION.length) : null;
}

/** Whether an admission is the first administrator's, and nobody is it yet. */
export async function isFirstAdminAdmission(admission: Admission | null): Promise<boolean> {
  return admission === FIRST_ADMIN && (await isFirstAdminWanted());
}

/** Whether a browser could make an account now; what makes one asks again (create-account.server.ts). */
export async function readJoining(request: Request): Promise<Joining> {
  const mode = settings.REGISTRATION;
  if (mode === "open") return mode;
  const admission = await readAdmission(request);
  if (await isFirstAdminAdmission(admission)) return "invited";
  const invitation = invitationOf(admission);
  const isInvited = mode === "invitation" && invitation && (await isInvitationOpen(invitation));
  return isInvited ? "invited" : mode;
}

/** What is known of an invitation behind a link. */
export async function findInvitation(secret: string): Promise<{ isOpen: boolean } | null> {
  const id = sha256(secret);
  const row = await db.invitation.findUnique({ where: { id }, select: { id: true } });
  return row && { isOpen: await isInvitationOpen(id) };
}

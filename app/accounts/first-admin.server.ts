import { randomBytes, timingSafeEqual } from "node:crypto";
import { recordAct } from "~/admin/audit/record-act.server";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { AppError } from "~/platform/errors";
import { isUniqueViolation } from "~/platform/unique-violation";
import { macOf } from "./proofs.server";

/** There is one row. */
const FIRST = "first";

/**
 * What makes the link that lets whoever opens it become the first administrator, as the start prints
 * it. It is the same in every process and after a restart, until it is used.
 *
 * @returns null where somebody is an administrator, or the configuration names who is
 */
export async function firstAdminToken(): Promise<string | null> {
  if (await hasAdmin()) {
    await db.firstAdminLink.deleteMany();
    return null;
  }
  return tokenOf((await readNonce()) ?? (await makeNonce()));
}

/** Whether a link is the one that was printed, and can still be used. Changes nothing. */
export async function isFirstAdminToken(token: string): Promise<boolean> {
  const nonce = await readNonce();
  return nonce !== null && isSame(token, tokenOf(nonce)) && !(await hasAdmin());
}

/** Whether the link that was printed can still be used. */
export async function isFirstAdminWanted(): Promise<boolean> {
  return (await readNonce()) !== null && !(await hasAdmin());
}

/**
 * Makes somebody the first administrator, and uses the link up: of two at once, in any two processes, one
 * deletes its row.
 *
 * @throws {AppError} 404 for a link that is none, was used, or came after there was an administrator
 */
export async function becomeFirstAdmin(userId: string, token: string): Promise<void> {
  if (!(await isFirstAdminToken(token))) throw noSuchLink();
  await db.$transaction(async (change) => {
    const { count } = await change.firstAdminLink.deleteMany({ where: { id: FIRST } });
    const others = await change.user.count({ where: { isAdmin: true } });
    if (count === 0 || others > 0) throw noSuchLink();
    await change.user.update({ where: { id: userId }, data: { isAdmin: true } });
    const act = { adminId: userId, action: "admin.first", subject: `person:${userId}` } as const;
    await recordAct(change, act);
  });
}

async function hasAdmin(): Promise<boolean> {
  if (env.ADMIN_EMAILS.length > 0 || env.ADMIN_WALLETS.length > 0) return true;
  return (await db.user.count({ where: { isAdmin: true } })) > 0;
}

async function readNonce(): Promise<string | null> {
  const row = await db.firstAdminLink.findUnique({ where: { id: FIRST } });
  return row?.nonce ?? null;
}

async function makeNonce(): Promise<string> {
  const nonce = randomBytes(32).toString("base64url");
  try {
    await db.firstAdminLink.create({ data: { id: FIRST, nonce } });
    return nonce;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Another process that starts was quicker: both print its link.
    return (await readNonce()) ?? nonce;
  }
}

/** Whoever reads the database cannot make the link: the server's own secret is in it. */
function tokenOf(nonce: string): string {
  return macOf("first-administrator", nonce);
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function noSuchLink(): AppError {
  return new AppError(
    404,
    "This link does nothing: it was used, or there is an administrator already. Nothing was changed.",
    { code: "no_first_admin" },
  );
}

import { Prisma } from "~/generated/sqlite/client";
import { db, query } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { isUniqueViolation } from "~/platform/unique-violation";
import { refuseReservedName } from "../public-names.server";
import type { Admission } from "../registration/admission.server";
import { createAccount } from "../registration/create-account.server";
import { type NewPasskey, proveNewPasskey } from "./new-passkey.server";
import type { Attestation } from "./passkey-schema";
import type { PasskeyUse } from "./relying-party";

/** A phone, a laptop, a key in a drawer, several times over. */
export const PASSKEYS_AT_MOST = 20;

/** A passkey, as its owner sees it. */
export interface ListedPasskey {
  id: string;
  name: string;
  isSynced: boolean;
  /** ISO 8601. */
  addedAt: string;
  /** ISO 8601; null when it has not opened the account yet. */
  usedAt: string | null;
}

/** The passkeys of an account, in the order in which they were added. */
export async function listPasskeys(userId: string): Promise<ListedPasskey[]> {
  const rows = await query<{
    id: string;
    name: string;
    isSynced: boolean;
    createdAt: Date;
    usedAt: Date | null;
  }>(Prisma.sql`
    SELECT "id", "name", "isSynced", "createdAt", "usedAt" FROM "Passkey"
    WHERE "userId" = ${userId} ORDER BY "createdAt", "id"`);
  return rows.map(({ id, name, isSynced, createdAt, usedAt }) => ({
    id,
    name,
    isSynced: Boolean(isSynced),
    addedAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

/**
 * Begins an account with a passkey as its way in.
 *
 * @param label what the passkey is called, e.g. "Firefox on Linux"
 * @returns the account's id
 * @throws {AppError} 400 for a key that does not hold, or a name that looks official; 403 where no account can be
 *   made
 */
export async function joinWithPasskey(
  { name, credential }: { name: string; credential: Attestation },
  { label, admission = null, ...use }: PasskeyUse & { label: string; admission?: Admission | null },
): Promise<string> {
  await refuseOfficial(name);
  const { accountId, passkey } = await proveNewPasskey(credential, { ...use, purpose: "join" });
  try {
    const data = { id: accountId, name, passkeys: { create: { ...passkey, name: label } } };
    await createAccount(data, {}, admission);
  } catch (error) {
    throw isUniqueViolation(error) ? takenPasskey(error) : error;
  }
  return accountId;
}

/** @throws {AppError} 400 for the name of a new account that looks official, or like an admin's */
export async function refuseOfficial(name: string): Promise<void> {
  await refuseReservedName(name, null, "No account was made");
}

/**
 * Adds a passkey to the account of a signed-in person.
 *
 * @throws {AppError} 400 for a key that does not hold, 409 when the account has as many as it may
 */
export async function addPasskey(
  userId: string,
  credential: Attestation,
  { label, ...use }: PasskeyUse & { label: string },
): Promise<void> {
  const { accountId, passkey } = await proveNewPasskey(credential, { ...use, purpose: "add" });
  // The challenge is bound to the session; who is signed in there may have changed meanwhile.
  if (accountId !== userId) throw takenPasskey();
  await store(userId, { ...passkey, name: label });
}

/** Gives a passkey another name. One that is gone is fine. */
export async function renamePasskey(userId: string, id: string, name: string): Promise<void> {
  await db.passkey.updateMany({ where: { id, userId }, data: { name } });
}

async function store(userId: string, passkey: NewPasskey & { name: string }): Promise<void> {
  try {
    await db.$transaction(async (change) => {
      // The account's row is taken first: of two at once, the later sees what the earlier added.
      await change.user.updateMany({ where: { id: userId }, data: { id: userId } });
      if ((await change.passkey.count({ where: { userId } })) >= PASSKEYS_AT_MOST) {
        throw new AppError(
          409,
          `An account can have ${PASSKEYS_AT_MOST} passkeys. Nothing was added; remove one that you no longer use first.`,
          { code: "passkeys_full" },
        );
      }
      await change.passkey.create({ data: { userId, ...passkey } });
    });
  } catch (error) {
    throw isUniqueViolation(error) ? takenPasskey(error) : error;
  }
}

function takenPasskey(cause?: unknown): AppError {
  return new AppError(409, "This passkey already belongs to an account. Nothing was changed.", {
    code: "passkey_taken",
    cause,
  });
}

import { Prisma } from "~/generated/sqlite/client";
import { type Db, db, query } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { AppError } from "~/platform/errors";
import { mailer } from "~/platform/mail/mail.server";
import { isProvider, PROVIDERS, type Provider } from "./oauth/provider";
import { type ListedPasskey, listPasskeys } from "./passkeys/passkeys.server";
import { type Contact, readContact } from "./profile.server";
import { readCodes } from "./recovery/recovery-codes.server";
import { readWallet, type WalletStatus } from "./wallets.server";

/** A login at a provider that opens an account. */
export interface ConnectedLogin {
  id: string;
  provider: Provider;
  /** As the provider last verified it. */
  email: string | null;
  /** ISO 8601. */
  connectedAt: string;
}

export interface SignIns {
  logins: ConnectedLogin[];
  wallet: WalletStatus;
  passkeys: ListedPasskey[];
  /** Where links are mailed to; null where no mails are sent. */
  mail: Contact | null;
  /** Recovery codes that are left. */
  codesLeft: number;
}

/** Every way in which a person can sign in to their account. */
export async function listSignIns(userId: string): Promise<SignIns> {
  const [rows, wallet, passkeys, contact, codes] = await Promise.all([
    query<Omit<ConnectedLogin, "connectedAt"> & { createdAt: Date }>(Prisma.sql`
      SELECT "id", "provider", "email", "createdAt" FROM "Identity"
      WHERE "userId" = ${userId} ORDER BY "createdAt"`),
    readWallet(userId),
    listPasskeys(userId),
    readContact(userId),
    readCodes(userId),
  ]);
  const logins = rows.flatMap(({ id, provider, email, createdAt }) =>
    isProvider(provider) ? [{ id, provider, email, connectedAt: createdAt.toISOString() }] : [],
  );
  return { logins, wallet, passkeys, mail: mailer.isOn ? contact : null, codesLeft: codes.left };
}

/**
 * Takes a provider's login off an account. One that is gone already is fine.
 *
 * @throws {AppError} 409 when nothing else would open the account
 */
export async function removeLogin(userId: string, loginId: string): Promise<void> {
  await removeSignIn(userId, (change) =>
    change.identity.deleteMany({ where: { id: loginId, userId } }),
  );
}

/**
 * Takes the wallet off an account.
 *
 * @throws {AppError} 409 when nothing else would open the account
 */
export async function removeWallet(userId: string): Promise<void> {
  await removeSignIn(userId, (change) => change.wallet.deleteMany({ where: { userId } }));
}

/**
 * Takes a passkey off an account. One that is gone already is fine.
 *
 * @throws {AppError} 409 when nothing else would open the account
 */
export async function removePasskey(userId: string, id: string): Promise<void> {
  await removeSignIn(userId, (change) => change.passkey.deleteMany({ where: { id, userId } }));
}

/** What a transaction asks the database with. */
type Transaction = Pick<Db, "user" | "identity" | "wallet" | "passkey">;

/**
 * Removes a way to sign in and looks what is left, in one transaction that takes the account's row
 * first: of two removals at once, in any two processes, the later sees what the earlier left.
 *
 * @throws {AppError} 409 when nothing would be left, with nothing changed
 */
async function removeSignIn(
  userId: string,
  remove: (change: Transaction) => Promise<{ count: number }>,
): Promise<void> {
  await db.$transaction(async (change) => {
    await change.user.updateMany({ where: { id: userId }, data: { id: userId } });
    const before = await countSignIns(change, userId);
    await remove(change);
    const left = await countSignIns(change, userId);
    // An address that never signed opened nothing.
    if (left > 0 || left === before || (await isDeveloper(change, userId))) return;
    throw lastSignIn();
  });
}

async function countSignIns(change: Transaction, userId: string): Promise<number> {
  const logins = await change.identity.count({
    where: { userId, provider: { in: [...PROVIDERS] } },
  });
  const passkeys = await change.passkey.count({ where: { userId } });
  const wallet = await change.wallet.findUnique({ where: { userId } });
  const person = await change.user.findUnique({ where: { id: userId } });
  // A mailed link opens the account, where mails are sent.
  const hasMail = mailer.isOn && person?.email != null && person.emailVerified;
  const hasWallet = wallet !== null && wallet.verified === wallet.address;
  return logins + passkeys + Number(hasWallet) + Number(hasMail);
}

/** Local developers come back by their name. */
async function isDeveloper(change: Transaction, userId: string): Promise<boolean> {
  if (!env.DEV_LOGIN) return false;
  const where = { id: userId, email: { endsWith: "@dev.localhost" } };
  return (await change.user.count({ where })) > 0;
}

function lastSignIn(): AppError {
  return new AppError(
    409,
    "This is the only way to log in to your account. Connect another one first, then remove this.",
    { code: "last_sign_in" },
  );
}

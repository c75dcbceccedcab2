import { Prisma } from "~/generated/sqlite/client";
import { type Db, db, query } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { AppError } from "~/platform/errors";
import { isProvider, PROVIDERS, type Provider } from "./oauth/provider";
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

/** Every way in which a person can sign in to their account. */
export async function listSignIns(
  userId: string,
): Promise<{ logins: ConnectedLogin[]; wallet: WalletStatus }> {
  const [rows, wallet] = await Promise.all([
    query<Omit<ConnectedLogin, "connectedAt"> & { createdAt: Date }>(Prisma.sql`
      SELECT "id", "provider", "email", "createdAt" FROM "Identity"
      WHERE "userId" = ${userId} ORDER BY "createdAt"`),
    readWallet(userId),
  ]);
  const logins = rows.flatMap(({ id, provider, email, createdAt }) =>
    isProvider(provider) ? [{ id, provider, email, connectedAt: createdAt.toISOString() }] : [],
  );
  return { logins, wallet };
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

/** What a transaction asks the database with. */
type Transaction = Pick<Db, "user" | "identity" | "wallet">;

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
  const wallet = await change.wallet.findUnique({ where: { userId } });
  return logins + Number(wallet !== null && wallet.verified === wallet.address);
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

import { Turns } from "~/platform/coordination/turns";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { AppError } from "~/platform/errors";
import { isProvider, type Provider } from "./oauth/provider";
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

const turns = new Turns();

/** Every way in which a person can sign in to their account. */
export async function listSignIns(
  userId: string,
): Promise<{ logins: ConnectedLogin[]; wallet: WalletStatus }> {
  const rows = await db.identity.findMany({ where: { userId }, orderBy: { createdAt: "asc" } });
  const logins = rows.flatMap(({ id, provider, email, createdAt }) =>
    isProvider(provider) ? [{ id, provider, email, connectedAt: createdAt.toISOString() }] : [],
  );
  return { logins, wallet: await readWallet(userId) };
}

/**
 * Takes a provider's login off an account. One that is gone already is fine.
 *
 * @throws {AppError} 409 when nothing else would open the account
 */
export async function removeLogin(userId: string, loginId: string): Promise<void> {
  await turns.run(userId, async () => {
    const { logins, wallet } = await listSignIns(userId);
    if (!logins.some(({ id }) => id === loginId)) return;
    await requireAnotherWay(userId, logins.length - 1 + Number(wallet.verified));
    await db.identity.deleteMany({ where: { id: loginId, userId } });
  });
}

/**
 * Takes the wallet off an account.
 *
 * @throws {AppError} 409 when nothing else would open the account
 */
export async function removeWallet(userId: string): Promise<void> {
  await turns.run(userId, async () => {
    const { logins, wallet } = await listSignIns(userId);
    if (wallet.verified) await requireAnotherWay(userId, logins.length);
    await db.wallet.deleteMany({ where: { userId } });
  });
}

/** Local developers come back by their name. */
async function requireAnotherWay(userId: string, waysLeft: number): Promise<void> {
  if (waysLeft > 0) return;
  const isDeveloper = { id: userId, email: { endsWith: "@dev.localhost" } };
  if (env.DEV_LOGIN && (await db.user.count({ where: isDeveloper })) > 0) return;
  throw new AppError(
    409,
    "This is the only way to log in to your account. Connect another one first, then remove this.",
    { code: "last_sign_in" },
  );
}

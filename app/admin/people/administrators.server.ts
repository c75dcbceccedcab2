import { audited } from "~/admin/audit/record-act.server";
import { lock } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { AppError } from "~/platform/errors";

/** Who does it, to whom and why. */
interface Asked {
  adminId: string;
  userId: string;
  reason: string;
}

/** Makes somebody an administrator. One already is fine. @throws {AppError} 409 for who is banned or gone */
export async function appointAdmin({ adminId, userId, reason }: Asked): Promise<void> {
  const act = { adminId, action: "admin.appoint", subject: `person:${userId}`, reason } as const;
  await audited(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, bannedAt: null },
      data: { isAdmin: true },
    });
    if (count === 0) throw refusal("Nobody who is banned or gone can be an administrator.");
  }, act);
}

/**
 * Takes the appointment of an administrator back, one's own among them. Somebody always remains: another
 * who is appointed, or whom the configuration names.
 *
 * @throws {AppError} 409 for the last one
 */
export async function withdrawAdmin({ adminId, userId, reason }: Asked): Promise<void> {
  const act = { adminId, action: "admin.withdraw", subject: `person:${userId}`, reason } as const;
  // Two who withdraw each other at once: the second finds nobody else.
  await lock.run("administrators", () =>
    audited(async (tx) => {
      const others = await tx.user.count({
        where: { isAdmin: true, bannedAt: null, id: { not: userId } },
      });
      if (others === 0 && !isAnyConfigured()) {
        throw refusal("This is the last administrator. Appoint another one first.");
      }
      await tx.user.updateMany({ where: { id: userId }, data: { isAdmin: false } });
    }, act),
  );
}

/** Refuses what is not done to administrators. @throws {AppError} 409 */
export async function refuseAdmin(userId: string, isAdmin: boolean): Promise<void> {
  if (!isAdmin) return;
  const isAppointed = (await db.user.count({ where: { id: userId, isAdmin: true } })) > 0;
  throw refusal(
    isAppointed
      ? "An administrator’s account cannot be deleted here. Withdraw the appointment first."
      : "The configuration names this person an administrator, so the account cannot be deleted here.",
  );
}

function isAnyConfigured(): boolean {
  return env.ADMIN_EMAILS.length > 0 || env.ADMIN_WALLETS.length > 0;
}

function refusal(message: string): AppError {
  return new AppError(409, `${message} Nothing was changed.`);
}

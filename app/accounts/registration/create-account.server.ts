import type { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { readSetting } from "~/platform/settings/read-settings.server";
import { settings } from "~/platform/settings/settings.server";
import { isAdmin } from "../admins.server";
import { type Admission, invitationOf, isFirstAdminAdmission } from "./admission.server";
import { isInvitationOpen, spendInvitation } from "./invitations.server";
import type { Registration } from "./registration-words";

/** Who joins, as far as it is proved: the configuration may name them. */
export interface Proved {
  /** An address that is verified. */
  email?: string | null | undefined;
  /** A wallet that has signed. */
  wallet?: string | undefined;
}

/**
 * Makes an account: the one place where there is a new one. Whoever the configuration names administrator, and who
 * holds the link of the first one, can always join. A use of an invitation is counted in the same transaction.
 *
 * @returns its id
 * @throws {AppError} 403 where nobody can join, or nobody without an invitation
 */
export async function createAccount(
  data: Prisma.UserCreateInput,
  proved: Proved,
  admission: Admission | null,
): Promise<string> {
  const isAlways = await isAlwaysAdmitted(proved, admission);
  return db.$transaction(async (tx) => {
    const mode = await readSetting(tx, "REGISTRATION");
    const isAdmitted = isAlways || mode === "open";
    const invitationId = isAdmitted ? null : await admit(tx, mode, admission);
    const made = await tx.user.create({ data: { ...data, invitationId }, select: { id: true } });
    return made.id;
  });
}

/**
 * Refuses early what `createAccount` would refuse, before a link is used up or a device has made a key.
 *
 * @throws {AppError} 403
 */
export async function refuseUnadmitted(proved: Proved, admission: Admission | null): Promise<void> {
  const mode = settings.REGISTRATION;
  if (mode === "open" || (await isAlwaysAdmitted(proved, admission))) return;
  const invitation = invitationOf(admission);
  if (mode === "invitation" && invitation && (await isInvitationOpen(invitation))) return;
  throw refusal(mode, invitation !== null);
}

/** @returns the invitation that was used */
async function admit(
  tx: Prisma.TransactionClient,
  mode: Registration,
  admission: Admission | null,
): Promise<string> {
  const invitation = invitationOf(admission);
  if (mode === "invitation" && invitation && (await spendInvitation(tx, invitation))) {
    return invitation;
  }
  throw refusal(mode, invitation !== null);
}

async function isAlwaysAdmitted({ email, wallet }: Proved, admission: Admission | null) {
  const claims = {
    ...{ isAdmin: false, email: email ?? null, emailVerified: true },
    wallet: wallet ? { verified: wallet } : null,
  };
  return isAdmin(claims) || (await isFirstAdminAdmission(admission));
}

function refusal(mode: Registration, hadInvitation: boolean): AppError {
  if (mode === "closed") {
    return new AppError(
      403,
      "No new accounts are made here at the moment, so none was made. If you have one, log in the way you did before.",
      { code: "registration_closed" },
    );
  }
  return new AppError(
    403,
    hadInvitation
      ? "Your invitation was used up or taken back, or it has run out. No account was made; please ask whoever gave it to you for another one."
      : "New accounts are by invitation here. No account was made: open the link of your invitation in this browser first, then come back.",
    { code: "invitation_needed" },
  );
}

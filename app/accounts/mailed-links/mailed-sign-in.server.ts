import { db } from "~/platform/db.server";
import { AppError, badRequest } from "~/platform/errors";
import { isUniqueViolation } from "~/platform/unique-violation";
import { nameToStore } from "../public-names.server";
import type { Admission } from "../registration/admission.server";
import { createAccount, refuseUnadmitted } from "../registration/create-account.server";
import { type OpenLink, openLink, spendLink } from "./mailed-links.server";

/**
 * Signs in by a link, and uses it up: to the account whose verified email it was sent to, or to a new one. An
 * account that has the address without having verified it is not joined, because whoever typed it
 * first may not own it (docs/decisions/023-joining-accounts.md).
 *
 * @param admission what the browser was let in by that opens the link; else that counts which asked for it
 * @returns the account's id, and what the link was for
 * @throws {AppError} 400 for a link that is used up, or that was asked for to add an address; 403 where no account can
 *   be made, with the link as it was; 409
 */
export async function signInByLink(
  secret: string,
  admission: Admission | null = null,
): Promise<{ userId: string; link: OpenLink }> {
  const waiting = await openLink(secret);
  if (waiting?.userId === null && (await findByEmail(waiting.email)) === null) {
    // A link that cannot be used now is kept for when it can.
    await refuseUnadmitted(waiting, admission ?? waiting.admission);
  }
  const link = await spendLink(secret);
  if (link.userId !== null) throw badRequest("This link adds an address to an account.");
  const userId =
    (await findByEmail(link.email)) ?? (await create(link, admission ?? link.admission));
  return { userId, link };
}

/**
 * Adds the address that a link was sent to to the account that asked for it, and uses the link up.
 *
 * @param userId who is signed in where it was opened
 * @throws {AppError} 400 for a link that is used up, 403 for another account's, 409 when the address
 *   is another account's
 */
export async function addEmailByLink(secret: string, userId: string): Promise<OpenLink> {
  const link = await spendLink(secret);
  if (link.userId !== userId) {
    throw new AppError(
      403,
      "This link belongs to another account than the one you are logged in to. Nothing was changed.",
    );
  }
  try {
    await db.user.updateMany({
      where: { id: userId, OR: [{ email: null }, { email: link.email }] },
      data: { email: link.email, emailVerified: true },
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError(
      409,
      "There is another account with this address. Nothing was changed: log in to that one, or add another address.",
      { code: "email-taken", cause: error },
    );
  }
  return link;
}

async function findByEmail(email: string): Promise<string | null> {
  const person = await db.user.findUnique({
    where: { email },
    select: { id: true, emailVerified: true },
  });
  if (person && !person.emailVerified) {
    throw new AppError(
      409,
      "There is an account with this address, but it was never verified there. Log in to it as you did before, then confirm the address on your account page.",
      { code: "email-taken" },
    );
  }
  return person?.id ?? null;
}

async function create({ email }: OpenLink, admission: Admission | null): Promise<string> {
  try {
    const data = { email, emailVerified: true, name: await nameToStore(null, email) };
    return await createAccount(data, { email }, admission);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Another link to the same address was quicker: now there is an account.
    const found = await findByEmail(email);
    if (found) return found;
    throw error;
  }
}

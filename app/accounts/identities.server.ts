import { db } from "~/platform/db.server";
import { isUniqueViolation } from "~/platform/unique-violation";
import { isBlank, withoutPiles } from "~/platform/visible-text";
import type { ProviderProfile } from "./oauth/provider";
import { SignInProblem } from "./oauth/sign-in-problem";
import { mixedWordIn } from "./profile-name";
import { nameToStore } from "./public-names.server";
import type { Admission } from "./registration/admission.server";
import { createAccount } from "./registration/create-account.server";
import { PERSON_NAME_LENGTH } from "./user";

/**
 * Finds the account that a provider's word signs in to, or makes one. An account that is there
 * already is only joined by its email when both sides have verified it: else somebody could wait in
 * an account under a stranger's address, or walk into one.
 *
 * @returns the account's id
 * @param admission what the browser was let in by, where accounts are by invitation
 * @throws {SignInProblem} no-email, email-taken
 * @throws {AppError} 403 where no account can be made
 */
export async function signInWithProvider(
  profile: ProviderProfile,
  admission: Admission | null = null,
): Promise<string> {
  try {
    return (await findByIdentity(profile)) ?? (await joinOrCreate(profile, admission));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Two first sign-ins at once: the other request was quicker, so now there is something to find.
    return (await findByIdentity(profile)) ?? (await joinOrCreate(profile, admission));
  }
}

/**
 * Adds a way of signing in to the account of a signed-in person. Its verified email and name fill
 * in what the account lacks. Adding it twice is fine.
 *
 * @throws {SignInProblem} identity-taken
 */
export async function linkProvider(userId: string, profile: ProviderProfile): Promise<void> {
  const { provider, providerId, email } = profile;
  const identity = { userId, provider, providerId, email };
  const owner = await findByIdentity(profile);
  if (owner && owner !== userId) throw new SignInProblem("identity-taken", provider);
  if (!owner) {
    try {
      await db.identity.create({ data: identity });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if ((await findByIdentity(profile)) !== userId) {
        throw new SignInProblem("identity-taken", provider, error);
      }
    }
  }
  await completePerson(userId, profile);
}

async function findByIdentity(profile: ProviderProfile): Promise<string | null> {
  const { provider, providerId, email } = profile;
  const identity = await db.identity.findUnique({
    where: { provider_providerId: { provider, providerId } },
    select: { id: true, userId: true, email: true },
  });
  if (!identity) return null;
  if (email && email !== identity.email) {
    await db.identity.updateMany({ where: { id: identity.id }, data: { email } });
  }
  return identity.userId;
}

async function joinOrCreate(
  profile: ProviderProfile,
  admission: Admission | null,
): Promise<string> {
  const { provider, providerId, email } = profile;
  if (!email) throw new SignInProblem("no-email", provider);
  const identity = { provider, providerId, email };
  const person = await db.user.findUnique({
    where: { email },
    select: { id: true, emailVerified: true },
  });
  if (person && !person.emailVerified) throw new SignInProblem("email-taken", provider);
  if (person) {
    await db.identity.create({ data: { userId: person.id, ...identity } });
    return person.id;
  }
  const name = await nameToStore(cleanName(profile.name), email);
  const data = { name, email, emailVerified: true, identities: { create: identity } };
  return createAccount(data, { email }, admission);
}

/** An email that is another account's stays there. */
async function completePerson(userId: string, { email, name }: ProviderProfile): Promise<void> {
  const stored = await nameToStore(cleanName(name), email);
  await db.user.updateMany({ where: { id: userId, name: null }, data: { name: stored } });
  if (!email) return;
  await db.user.updateMany({ where: { id: userId, email }, data: { emailVerified: true } });
  try {
    await db.user.updateMany({
      where: { id: userId, email: null },
      data: { email, emailVerified: true },
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

/** A name as others may see it: one line, not too long. Null when nothing is left, or its letters pose as others. */
function cleanName(name: string | null): string | null {
  // Invisible and direction-changing characters would let a name pose as another text.
  const line = (name ?? "")
    .replaceAll(/[\p{Cc}\p{Cs}\p{Z}\u200b\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ")
    .trim();
  return isBlank(line) || mixedWordIn(line)
    ? null
    : [...withoutPiles(line)].slice(0, PERSON_NAME_LENGTH).join("");
}

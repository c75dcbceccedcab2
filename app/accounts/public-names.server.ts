import unhomoglyph from "unhomoglyph";
import { type AppError, badRequest } from "~/platform/errors";
import { settings } from "~/platform/settings/settings.server";
import { imitatesAdmin, type NameOwner } from "./admin-names.server";
import { dropOfficialWords, findOfficialWord } from "./official-names";

/** Who would otherwise be shown under a name that looks official. */
const PLAIN_NAME = "Member";

/** The word by which a person's name looks official, in letters of whatever script; or null. */
function officialWordIn(name: string): string | null {
  const latin = unhomoglyph(name.normalize("NFKC"));
  return findOfficialWord(name, settings.APP_NAME) ?? findOfficialWord(latin, settings.APP_NAME);
}

/**
 * Refuses a name that looks official, or like an admin's.
 *
 * @param ownId whose name it is to be; null for an account that is being made
 * @param kept what has not happened: "Your name was not changed"
 * @throws {AppError} 400 with another name, where there is one
 */
export async function refuseReservedName(
  name: string,
  ownId: string | null,
  kept: string,
): Promise<void> {
  const word = officialWordIn(name);
  if (word) throw refuseOfficialName(name, word, kept);
  if (!(await imitatesAdmin(name, { id: ownId ?? undefined }))) return;
  throw reserved(
    `This name looks like that of somebody who looks after this place. ${kept}; please choose another.`,
  );
}

/** What a form says of a name that looks official, with one that does not. */
function refuseOfficialName(name: string, word: string, kept: string): AppError {
  const rest = dropOfficialWords(name, settings.APP_NAME);
  const other = rest && officialWordIn(rest) === null ? rest : PLAIN_NAME;
  return reserved(
    `Names with “${word}” in them are reserved, because they look official. ${kept}; “${other}” is free.`,
  );
}

function reserved(message: string): AppError {
  return badRequest(message, { code: "name_reserved", fields: { name: message } });
}

/**
 * The name to store for somebody who chose none here: what a provider calls them, unless that looks
 * official or like an admin's. Null leaves it to the email or the wallet (`publicName`), which must
 * not look so either.
 */
export async function nameToStore(
  given: string | null,
  email: string | null,
): Promise<string | null> {
  if (given && !(await isReserved(given, { email }))) return given;
  const localPart = email?.split("@")[0] ?? "";
  return (await isReserved(localPart, { email })) ? PLAIN_NAME : null;
}

async function isReserved(name: string, owner: NameOwner): Promise<boolean> {
  return officialWordIn(name) !== null || imitatesAdmin(name, owner);
}

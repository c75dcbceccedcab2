import unhomoglyph from "unhomoglyph";
import { env } from "~/platform/env.server";
import { type AppError, badRequest } from "~/platform/errors";
import { dropOfficialWords, findOfficialWord } from "./official-names";

/** Who would otherwise be shown under a name that looks official. */
const PLAIN_NAME = "Member";

/** The word by which a person's name looks official, in letters of whatever script; or null. */
export function officialWordIn(name: string): string | null {
  const latin = unhomoglyph(name.normalize("NFKC"));
  return findOfficialWord(name, env.APP_NAME) ?? findOfficialWord(latin, env.APP_NAME);
}

/**
 * What a form says of a name that looks official, with one that does not.
 *
 * @param kept what has not happened: "Your name was not changed"
 */
export function refuseOfficialName(name: string, word: string, kept: string): AppError {
  const rest = dropOfficialWords(name, env.APP_NAME);
  const other = rest && officialWordIn(rest) === null ? rest : PLAIN_NAME;
  const message = `Names with “${word}” in them are reserved, because they look official. ${kept}; “${other}” is free.`;
  return badRequest(message, { code: "name_reserved", fields: { name: message } });
}

/**
 * The name to store for somebody who chose none here: what a provider calls them, unless that looks
 * official. Null leaves it to the email or the wallet (`publicName`), which must not look so either.
 */
export function nameToStore(given: string | null, email: string | null): string | null {
  if (given && officialWordIn(given) === null) return given;
  const localPart = email?.split("@")[0] ?? "";
  return officialWordIn(localPart) === null ? null : PLAIN_NAME;
}

import { badRequest } from "~/platform/errors";

/** Longest key that is taken, in characters; those of providers have up to some two hundred. */
const KEY_CHARACTERS = 500;
/** Shortest key of which the end is shown: of a shorter one that would tell too much. */
const SHOWN_FROM = 12;

/**
 * A key as somebody pasted it.
 *
 * @returns null where there is none
 * @throws {AppError} 400 with what is wrong with the field `key`
 */
export function checkKey(typed: string, isNeeded: boolean): string | null {
  const key = typed.trim();
  const refuse = (message: string) => badRequest(message, { fields: { key: message } });
  if (key === "") {
    if (isNeeded) throw refuse("Please paste the key.");
    return null;
  }
  if (key.length > KEY_CHARACTERS) {
    throw refuse(`A key can have ${KEY_CHARACTERS} characters at most.`);
  }
  // It goes into a header.
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw refuse("That is no key: it has a space or a letter that no key has.");
  }
  return key;
}

/** What is shown of a key: its last four characters. */
export function endOf(key: string): string {
  return key.length < SHOWN_FROM ? "" : key.slice(-4);
}

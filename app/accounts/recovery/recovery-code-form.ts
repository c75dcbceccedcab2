/** As many as fit on a small piece of paper. */
export const CODES = 10;
export const GROUPS = 4;
/** Crockford's base32: no letter of it is taken for a digit. */
export const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
/** Longer than any code, with whatever somebody puts between its groups. */
export const TYPED_LENGTH = 100;

/** A code as it is compared: letters that look like digits are those digits. */
export function normaliseCode(typed: string): string {
  return typed
    .slice(0, TYPED_LENGTH)
    .toLowerCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("o", "0")
    .replaceAll(/[il]/g, "1");
}

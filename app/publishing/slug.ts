import { dropOfficialWords, findOfficialWord } from "~/accounts/official-names";

/** How many characters an address has, at least and at most. */
export const SLUG_LENGTH = { min: 3, max: 50 } as const;
const { min: MIN, max: MAX } = SLUG_LENGTH;

/** Labels that the product or its domain needs; inside of a longer slug they are anybody's. */
const RESERVED = new Set(
  "abuse account api app assets auth blog build cdn community console dashboard dev docs download email ftp generate git help host imap internal localhost logout mail media ns1 ns2 password pop preview previews privacy project projects pwa root secure settings showcase site sites smtp staff static status store system terms test trial user users wss www".split(
    " ",
  ),
);

/** What a project is proposed whose name has nothing that a slug may hold. */
const ANY_APP = "my-app";

/**
 * What is wrong with a published app's address, or null. It is 3 to 50 characters and a DNS label.
 * Whether it may be had is another question ({@link reservedProblem}), and whether another app has
 * it, only the database knows.
 */
export function slugProblem(slug: string): string | null {
  if (slug.trim() === "") return "Please enter a URL slug for your project";
  if (!/^[a-z0-9-]+$/.test(slug)) {
    return "Slug can only contain lowercase letters, numbers, and hyphens";
  }
  if (slug.length < MIN) return `Slug must have at least ${MIN} characters`;
  if (slug.length > MAX) return `Slug can have at most ${MAX} characters`;
  if (/^-|-$/.test(slug)) return "Slug can't start or end with a hyphen";
  // Such labels are those of international names (RFC 5890, section 2.3.1).
  if (/^..--/.test(slug)) return "Slug can't have hyphens in third and fourth place";
  return null;
}

/**
 * Why nobody gets a well-formed slug, or null: the product needs it, or people would take it for
 * the product's own. An app that has one keeps it.
 */
export function reservedProblem(slug: string, productName: string): string | null {
  if (RESERVED.has(slug) || slug.startsWith("preview-")) {
    return "That slug is reserved. Please choose another";
  }
  const word = findOfficialWord(slug, productName);
  return word && `Slugs with “${word}” in them are reserved, because they look official`;
}

/** Letters that Unicode does not take apart into a plain one and its accent. */
const SPELLED: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d" };

/**
 * A slug made from a project's name: "  Hello, World! " gives "hello-world", "Café" gives "cafe". It leaves out what is
 * reserved: "Wallet Tracker" gives "tracker".
 */
export function defaultSlug(name: string, productName: string): string {
  const slug = withoutAccents(name.toLowerCase())
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, MAX)
    .replace(/-+$/, "");
  if (!slug || reservedProblem(slug, productName) === null) return slug;
  const rest = dropOfficialWords(slug, productName);
  const isUsable = (other: string) => !slugProblem(other) && !reservedProblem(other, productName);
  return [rest, `my-${rest}`].find(isUsable) ?? ANY_APP;
}

function withoutAccents(text: string): string {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return plain.replaceAll(/[ßæœøłđ]/g, (letter) => SPELLED[letter] ?? "");
}

/** Slugs like a wanted one that may be had, the nearest first; others may have them. */
export function similarSlugs(wanted: string, productName: string): string[] {
  const base = defaultSlug(wanted, productName) || ANY_APP;
  const numbered = [2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${base.slice(0, MAX - 2)}-${n}`);
  const isUsable = (slug: string) => !slugProblem(slug) && !reservedProblem(slug, productName);
  return [base, ...numbered].filter(isUsable);
}

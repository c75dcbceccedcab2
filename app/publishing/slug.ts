const MIN = 3;
const MAX = 50;

/** Labels that people would take for the product itself, or that the product needs. */
const RESERVED = new Set(
  "abuse account admin administrator api app assets auth billing blog build cdn community console dashboard dev docs download email ftp generate git help host imap internal localhost login logout mail media ns1 ns2 official pop postmaster preview previews privacy project projects pwa root sayso secure security settings showcase signin signup site sites smtp staff static status store support system terms test trial user users webmaster wss www".split(
    " ",
  ),
);

/**
 * What is wrong with a published app's address, or null. It is 3 to 50 characters, a DNS label, and
 * nobody else's word. Whether another app has it, only the database knows.
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
  if (RESERVED.has(slug) || slug.startsWith("preview-")) {
    return "That slug is reserved. Please choose another";
  }
  return null;
}

/** A slug made from a project's name: "  Hello, World! " gives "hello-world". */
export function defaultSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, MAX)
    .replace(/-+$/, "");
}

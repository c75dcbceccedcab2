import { z } from "zod";

export const SLUG_MIN = 3;
export const SLUG_MAX = 50;
export const SLUG_PATTERN = "[a-z0-9]([a-z0-9\\-]*[a-z0-9])?";

/** Labels that people would take for the product itself, or that the product needs. */
const RESERVED = new Set(
  "abuse account admin administrator api app assets auth billing blog build cdn community console dashboard dev docs download email ftp generate git help host imap internal localhost login logout mail media ns1 ns2 official pop postmaster preview previews privacy project projects pwa root sayso secure security settings showcase signin signup site sites smtp staff static status store support system terms test trial user users webmaster wss www".split(
    " ",
  ),
);

/** A published app's address: 3 to 50 characters, a DNS label, nobody else's word. */
export const slugSchema = z
  .string({ required_error: "Please enter a URL slug for your project" })
  .trim()
  .min(1, "Please enter a URL slug for your project")
  .regex(/^[a-z0-9-]+$/, "Slug can only contain lowercase letters, numbers, and hyphens")
  .min(SLUG_MIN, `Slug must have at least ${SLUG_MIN} characters`)
  .max(SLUG_MAX, `Slug can have at most ${SLUG_MAX} characters`)
  .refine((slug) => !/^-|-$/.test(slug), "Slug can't start or end with a hyphen")
  .refine((slug) => !/^..--/.test(slug), "Slug can't have hyphens in third and fourth place")
  .refine(
    (slug) => !RESERVED.has(slug) && !slug.startsWith("preview-"),
    "That slug is reserved. Please choose another",
  );

/** A slug made from a project's name: lower case, everything else to hyphens, edges trimmed. */
export function defaultSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, SLUG_MAX)
    .replace(/-+$/, "");
}

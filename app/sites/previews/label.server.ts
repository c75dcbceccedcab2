import { randomBytes } from "node:crypto";

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

/** 130 random bits in base 32: a capability, not an id. */
export function newLabel(): string {
  const text = [...randomBytes(26)].map((byte) => ALPHABET[byte % 32]).join("");
  return `preview-${text}`;
}

/** Whether a site's label is a preview's, rather than an app's. */
export function isPreviewLabel(label: string): boolean {
  return label.startsWith("preview-");
}

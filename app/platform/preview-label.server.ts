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

/** Whether a label is one that {@link newLabel} may have made; for any other there is no preview. */
export function isWellFormedLabel(label: string): boolean {
  return /^preview-[a-z2-7]{26}$/.test(label);
}

import { randomBytes } from "node:crypto";

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

/** 130 random bits in base 32: a capability, not an id. */
export function newLabel(): string {
  return `preview-${randomText()}`;
}

/** The same for a link that others were given, which ends. */
export function newLinkLabel(): string {
  return `${LINK}${randomText()}`;
}

const LINK = "preview-for-";

function randomText(): string {
  return [...randomBytes(26)].map((byte) => ALPHABET[byte % 32]).join("");
}

/** Whether a label is that of a link to a preview, rather than of a preview. */
export function isLinkLabel(label: string): boolean {
  return label.startsWith(LINK);
}

/** Whether a site's label is a preview's, rather than an app's. */
export function isPreviewLabel(label: string): boolean {
  return label.startsWith("preview-");
}

/** Whether a label is one that was made here; for any other there is no preview. */
export function isWellFormedLabel(label: string): boolean {
  return /^preview-(?:for-)?[a-z2-7]{26}$/.test(label);
}

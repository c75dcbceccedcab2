import { createHash } from "node:crypto";

/** What the styles and elements of a component are marked with; the same in each build. */
export function scopeIdOf(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 8);
}

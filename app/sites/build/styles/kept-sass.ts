import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** What a stylesheet came to, with all that it was made of. */
export interface MadeOf {
  css: string;
  /** What was asked for, by which stylesheet, and where that led; null for nowhere. */
  found: readonly (readonly [asked: string, from: string, place: string | null])[];
  /** Place → a name of its content. */
  loaded: ReadonlyMap<string, string>;
}

/** Where a project's stylesheets are. */
export interface Places {
  find(asked: string, from: string): string | null;
  read(place: string): string | null;
}

/** Characters of CSS that a build process keeps: a theme of a library takes it seconds, at each edit. */
const KEPT = 20_000_000;

const keptCache = new LRUCache<string, MadeOf>({
  maxSize: KEPT,
  sizeCalculation: ({ css, found, loaded }) => css.length + 200 * (found.length + loaded.size) + 1,
});

/** What was made of the same source, where everything that it asks for leads to the same still; null for nothing. */
export function keptStyles(key: string, { find, read }: Places): string | null {
  const kept = keptCache.get(key);
  if (!kept) return null;
  const isSame =
    kept.found.every(([asked, from, place]) => find(asked, from) === place) &&
    [...kept.loaded].every(([place, content]) => nameOf(read(place)) === content);
  return isSame ? kept.css : null;
}

/** Keeps what was made of a source. */
export function keepStyles(key: string, made: MadeOf): void {
  keptCache.set(key, made);
}

/** Names a text by its content. */
export function nameOf(text: string | null): string {
  return createHash("sha256")
    .update(text ?? "\0")
    .digest("base64");
}

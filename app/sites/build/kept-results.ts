import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Where a compiler looks for what else a file is made of. */
export interface Places {
  /** Where what is asked for leads to, e.g. "/src/_theme.scss"; null for nowhere. */
  find(asked: string, from: string): string | null;
  /** The text there; null for none. */
  read(place: string): string | null;
}

/** What a file came to, with all that it was made of. */
interface Made<Result> {
  result: Result;
  found: readonly (readonly [asked: string, from: string, place: string | null])[];
  /** Place → a name of its content. */
  loaded: ReadonlyMap<string, string>;
}

/**
 * What compilers made of files, of whatever projects: it counts as long as everything that they asked for leads to the
 * same still. Of a project with hundreds of files most is the same in the next build.
 */
export class KeptResults<Result extends NonNullable<unknown>> {
  readonly #cache: LRUCache<string, Made<Result>>;

  /** @param options.characters how many of results a build process keeps */
  constructor(options: { characters: number; lengthOf: (result: Result) => number }) {
    this.#cache = new LRUCache<string, Made<Result>>({
      maxSize: options.characters,
      sizeCalculation: ({ result, found, loaded }) =>
        options.lengthOf(result) + 200 * (found.length + loaded.size) + 1,
    });
  }

  /**
   * The kept result, or a new one. One that fails is not kept.
   *
   * @param key names all that it is made of beside what it finds by `places`
   */
  async of(
    key: string,
    { find, read }: Places,
    make: (places: Places) => Promise<Result> | Result,
  ): Promise<Result> {
    const kept = this.#cache.get(key);
    if (
      kept?.found.every(([asked, from, place]) => find(asked, from) === place) &&
      [...kept.loaded].every(([place, content]) => nameOf(read(place)) === content)
    ) {
      return kept.result;
    }
    const found: [string, string, string | null][] = [];
    const loaded = new Map<string, string>();
    const result = await make({
      find(asked, from) {
        const place = find(asked, from);
        found.push([asked, from, place]);
        return place;
      },
      read(place) {
        const text = read(place);
        loaded.set(place, nameOf(text));
        return text;
      },
    });
    this.#cache.set(key, { result, found, loaded });
    return result;
  }
}

/** Names a text, or several, by what they say. */
export function nameOf(text: string | null | readonly unknown[]): string {
  const said = typeof text === "string" ? text : `\0${JSON.stringify(text)}`;
  return createHash("sha256").update(said).digest("base64");
}

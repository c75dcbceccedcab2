import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CACHED_MS } from "./page-cache.server";

/** Fragments, at most: each takes some tens of kilobytes. The longest unused go first. */
const MAX_FRAGMENTS = 100;

/**
 * Parts of pages that are the same for everybody, rendered once for the pages of all members, each
 * of which is otherwise rendered for its person (docs/decisions/049-members-share-fragments.md).
 */
export class FragmentCache {
  readonly #fragments = new LRUCache<string, Promise<string>>({
    max: MAX_FRAGMENTS,
    ttl: CACHED_MS,
  });

  /**
   * The HTML of a fragment. What is asked for while it is being made waits for the same rendering;
   * one that was begun before a clearing is not found after it.
   *
   * @param key names the fragment and all it depends on, e.g. its page's path
   * @param make reads and describes it. It is given nothing of the request on purpose: what it
   *   makes is shown to everybody. A failure is passed on and not kept.
   */
  find(key: string, make: () => Promise<ReactElement>): Promise<string> {
    const kept = this.#fragments.get(key);
    if (kept) return kept;
    const making = renderFragment(make);
    this.#fragments.set(key, making);
    making.catch(() => {
      if (this.#fragments.peek(key) === making) this.#fragments.delete(key);
    });
    return making;
  }

  clear(): void {
    this.#fragments.clear();
  }
}

/** The HTML of what is described, made anew: for what is not to be kept. */
export async function renderFragment(make: () => Promise<ReactElement>): Promise<string> {
  return renderToStaticMarkup(await make());
}

/** The fragments of this process. */
export const fragmentCache = new FragmentCache();

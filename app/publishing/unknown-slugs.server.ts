import { topics } from "~/platform/coordination/coordination.server";
import { growingCache } from "~/platform/growing-cache";

/** Addresses without an app that one process remembers: those that somebody has made up, or mistyped. */
const KEPT = 10_000;
/** How long, in milliseconds: should a notice of another process have been lost, an app is up soon. */
const TRUSTED_MS = 5_000;

/**
 * Looks up apps by their slugs, and does not ask again for what is not there until somebody publishes.
 *
 * @param find resolves to null for none
 */
export function rememberUnknown<App extends object>(
  find: (slug: string) => Promise<App | null>,
): (slug: string) => Promise<App | null> {
  const unknownCache = growingCache<string, true>(KEPT, { ttl: TRUSTED_MS });
  let changes = 0;
  const forget = () => {
    changes += 1;
    unknownCache.clear();
  };
  topics.subscribe("showcase-changed", forget, forget);
  return async (slug) => {
    if (unknownCache.has(slug)) return null;
    const before = changes;
    const app = await find(slug);
    // What was published meanwhile may have been missed.
    if (!app && before === changes) unknownCache.set(slug, true);
    return app;
  };
}

import { KEPT_AT, PAGES } from "./kept";

/** A page that this device can show without a line. */
export interface KeptPage {
  address: string;
  title: string;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** The pages that the service worker keeps, newest first. */
export async function readKeptPages(): Promise<KeptPage[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PAGES));
  const found = await Promise.all(names.map(readCache));
  return found.flat().sort((a, b) => b.keptAt - a.keptAt);
}

async function readCache(name: string): Promise<KeptPage[]> {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  return Promise.all(
    requests.map(async ({ url }) => {
      const answer = await cache.match(url, { ignoreVary: true });
      const html = new DOMParser().parseFromString((await answer?.text()) ?? "", "text/html");
      const keptAt = Number(answer?.headers.get(KEPT_AT));
      const { pathname, search } = new URL(url);
      return { address: pathname + search, title: html.title || pathname, keptAt };
    }),
  );
}

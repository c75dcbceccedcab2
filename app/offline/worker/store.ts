import { ASSETS, HASHED, KEPT_AT, KEPT_BYTES, OFFLINE_COPY, PAGES, TRIAL_PAGE } from "../kept";
import { scope } from "./scope";

/** What a device keeps, at most, of each build. The oldest leave first. */
const LIMITS = {
  [PAGES]: { count: 60, bytes: 6_000_000 },
  [ASSETS]: { count: 400, bytes: 12_000_000 },
};
type Kind = keyof typeof LIMITS;

/** Files that a page names, and those that a script cannot run without, in either kind of quotes. */
const NAMED = /(\/(?:build|enhance)\/[\w./$-]+)/g;
const IMPORTED = /\b(?:from|import)["'](\.*\/[\w./$-]+)/g;

/** Answers differ by cookies and encodings that a worker does not see. */
const ANY = { ignoreVary: true };

export const find = (address: string | Request) => caches.match(address, ANY);

/** Keeps, replaces or deletes copies as an answer's header says. @param answer is read: give a clone */
export async function heed(address: string, answer: Response): Promise<void> {
  const wish = answer.headers.get(OFFLINE_COPY);
  if (wish === "forget") {
    for (const name of await namesOf(PAGES)) await caches.delete(name);
    return;
  }
  // A failure says nothing of the page.
  if (answer.status >= 500) return;
  for (const name of await namesOf(PAGES)) await (await caches.open(name)).delete(address, ANY);
  if (wish !== "keep" || answer.status !== 200) return;
  await put(PAGES, address, answer);
  await trim(PAGES);
  await trim(ASSETS);
}

export async function put(kind: Kind, address: string, answer: Response): Promise<void> {
  const body = await answer.blob();
  const headers = new Headers(answer.headers);
  headers.set(KEPT_BYTES, String(body.size));
  headers.set(KEPT_AT, String(Date.now()));
  const cache = await caches.open(kind + scope.BUILD);
  await cache.put(address, new Response(body, { headers }));
}

/**
 * Keeps a file, or a page with the files that it names, that nobody is waiting for. Without cookies it
 * is nobody's.
 *
 * @param store what to do with a page
 */
export async function keep(address: string, store = heed): Promise<void> {
  const isFile = HASHED.test(new URL(address, scope.location.href).pathname);
  if (isFile && (await find(address))) return;
  const answer = await fetch(address, { credentials: "omit" });
  if (isFile && !answer.ok) return;
  const text = await answer.clone().text();
  await (isFile ? put(ASSETS, address, answer) : store(address, answer));
  const named = [...text.matchAll(isFile ? IMPORTED : NAMED)];
  const files = named.map(([, file = ""]) => new URL(file, new URL(address, scope.location.href)));
  // What people wrote stands in pages, too: "/build/../docs" is no file, and a page may name itself.
  const ours = files.filter(({ pathname }) => HASHED.test(pathname)).map(({ href }) => href);
  await Promise.all([...new Set(ours)].map((file) => keep(file).catch(() => {})));
}

/**
 * A trial's page is the same for each but for its id, so where one is kept, all are.
 *
 * @returns null for other pages, and where no trial's is kept
 */
export async function borrowTrialPage(address: string): Promise<Response | null> {
  const [asked, place, id = ""] = TRIAL_PAGE.exec(new URL(address).pathname) ?? [];
  if (!asked) return null;
  for (const name of await namesOf(PAGES)) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const [other, elsewhere, otherId = ""] = TRIAL_PAGE.exec(new URL(url).pathname) ?? [];
      const kept = other && elsewhere === place && (await cache.match(url, ANY));
      if (!kept) continue;
      return new Response((await kept.text()).replaceAll(otherId, id), { headers: kept.headers });
    }
  }
  return null;
}

async function trim(kind: Kind): Promise<void> {
  const cache = await caches.open(kind + scope.BUILD);
  let { count, bytes } = LIMITS[kind];
  // Newest first: whatever is put moves to the end.
  for (const request of [...(await cache.keys())].reverse()) {
    const kept = await cache.match(request, ANY);
    bytes -= Number(kept?.headers.get(KEPT_BYTES));
    count -= 1;
    if (count < 0 || bytes < 0) await cache.delete(request, ANY);
  }
}

/** Leaves what this build and the one before it have kept. */
export async function dropFormerBuilds(): Promise<void> {
  for (const kind of [PAGES, ASSETS]) {
    const former = (await namesOf(kind)).filter((name) => name !== kind + scope.BUILD);
    for (const name of former.slice(0, -1)) await caches.delete(name);
  }
}

/** In the order in which they were made. */
async function namesOf(kind: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(kind));
}

import { ASSETS, HASHED, KEPT_AT, KEPT_BYTES, OFFLINE_COPY, PAGES } from "../kept";
import { scope } from "./scope";

/** What a device keeps, at most, of each build. The oldest leave first. */
const LIMITS = {
  [PAGES]: { count: 60, bytes: 6_000_000 },
  [ASSETS]: { count: 400, bytes: 12_000_000 },
};
type Kind = keyof typeof LIMITS;

/** Answers differ by cookies and encodings that a worker does not see. */
const ANY = { ignoreVary: true };

export const find = (address: string | Request) => caches.match(address, ANY);

/** Takes what an answer says of copies to heart. @param answer is read: give a clone */
export async function heed(address: string, answer: Response): Promise<void> {
  const wish = answer.headers.get(OFFLINE_COPY);
  if (wish === "forget") return void (await dropCaches(PAGES));
  // A failure says nothing of the page.
  if (answer.status >= 500) return;
  for (const name of await namesOf(PAGES)) await (await caches.open(name)).delete(address, ANY);
  if (wish === "keep" && answer.status === 200) {
    await put(PAGES, address, answer);
    await trim(PAGES);
    await trim(ASSETS);
  }
}

export async function put(kind: Kind, address: string, answer: Response): Promise<void> {
  const body = await answer.blob();
  const headers = new Headers(answer.headers);
  headers.set(KEPT_BYTES, String(body.size));
  headers.set(KEPT_AT, String(Date.now()));
  const cache = await caches.open(kind + scope.BUILD);
  await cache.put(address, new Response(body, { headers }));
}

/** Keeps a page or a file that nobody is waiting for. @param init of the request for a page */
export async function keep(address: string, init?: RequestInit): Promise<void> {
  const isAsset = HASHED.test(new URL(address, scope.location.href).pathname);
  if (isAsset && (await find(address))) return;
  const answer = await fetch(address, init);
  if (!isAsset) return heed(address, answer);
  if (answer.ok) await put(ASSETS, address, answer);
}

/** Keeps the page for those who have no other, with its files, where no limit reaches it. */
export async function keepFallback(path: string): Promise<void> {
  // Without cookies it is nobody's.
  const answer = await fetch(path, { credentials: "omit" });
  if (!answer.ok) throw new Error(path);
  const html = await answer.clone().text();
  await put(ASSETS, path, answer);
  const files = new Set(html.match(/\/(?:build|enhance)\/[\w./-]+/g));
  await Promise.all([...files].map((file) => keep(file)));
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

async function dropCaches(kind: Kind): Promise<void> {
  for (const name of await namesOf(kind)) await caches.delete(name);
}

/** In the order in which they were made. */
async function namesOf(kind: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(kind));
}

import { createContext, runInContext } from "node:vm";

const ORIGIN = "http://localhost:3000";

type Listener = (event: object) => void;

/** What a page asks for, as a worker sees it. */
export interface Asked {
  path: string;
  method?: string;
  /** "navigate" for a page that is opened. */
  mode?: string;
  destination?: string;
  headers?: Record<string, string>;
  origin?: string;
  formData?: () => Promise<FormData>;
}

/** A page that is opened in a tab. */
export const opened = (path: string): Asked => ({
  path,
  mode: "navigate",
  destination: "document",
});

/** A service worker's world: its caches, its network, and the browser that sends it events. */
export class FakeWorker {
  readonly caches = new FakeCaches();
  /** What the network answers, by path; it throws where there is no line. */
  network: (path: string) => Response | Promise<Response> = () => new Response("");
  /** What was asked of the network. */
  readonly asked: string[] = [];
  /** What the browser was told to do. */
  readonly done: unknown[] = [];
  readonly #listeners = new Map<string, Listener>();
  readonly #timers: (() => void)[] = [];

  constructor(script: string) {
    const world: Record<string, unknown> = {
      caches: this.caches,
      // Browsers take an address relative to the worker's own.
      Response: class extends Response {
        static override redirect(path: string, status: number) {
          return Response.redirect(new URL(path, ORIGIN), status);
        }
      },
      Headers,
      URL,
      Promise,
      Set,
      location: new URL("/sw.js", ORIGIN),
      fetch: async (of: string | { url: string }) => {
        const { pathname } = new URL(typeof of === "string" ? of : of.url, ORIGIN);
        this.asked.push(pathname);
        return this.network(pathname);
      },
      setTimeout: (run: () => void) => this.#timers.push(run),
      addEventListener: (type: string, listener: Listener) => this.#listeners.set(type, listener),
      skipWaiting: async () => this.done.push("skipWaiting"),
      clients: {
        claim: async () => this.done.push("claim"),
        matchAll: async () => [],
        openWindow: async (address: string) => this.done.push(["open", address]),
      },
      registration: {
        unregister: async () => this.done.push("unregister"),
        showNotification: async (title: string, options: object) =>
          this.done.push(["show", title, options]),
      },
      navigator: { setAppBadge: async (count: number) => this.done.push(["badge", count]) },
    };
    world.self = world;
    runInContext(script, createContext(world));
  }

  /** Lets all time pass that the worker waits for. */
  passTime(): void {
    for (const run of this.#timers.splice(0)) run();
  }

  /** Sends an event, and waits for all that the worker does about it. */
  async send(type: string, more: object = {}): Promise<void> {
    const work: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
    this.#listeners.get(type)?.({ waitUntil, ...more });
    await settled(work);
  }

  /** @returns what the worker answers, and null where it leaves the request to the browser */
  ask(asked: Asked): { answer: Promise<Response>; after: () => Promise<void> } | null {
    const { path, method = "GET", mode = "no-cors", destination = "", origin = ORIGIN } = asked;
    const headers = new Headers(asked.headers);
    const url = origin + path;
    const request = { url, method, mode, destination, headers, formData: asked.formData };
    let answer: Promise<Response> | null = null;
    const work: Promise<unknown>[] = [];
    this.#listeners.get("fetch")?.({
      request,
      waitUntil: (promise: Promise<unknown>) => void work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
      },
    });
    return answer && { answer, after: () => settled(work) };
  }

  /** The text that the worker answers with, once it has done all that it does about it. */
  async read(asked: Asked): Promise<string | null> {
    const asking = this.ask(asked);
    if (!asking) return null;
    const text = await (await asking.answer).text();
    await asking.after();
    return text;
  }
}

/** Work may bring more work. */
async function settled(work: Promise<unknown>[]): Promise<void> {
  for (let done = 0; done < work.length; done += 1) await work[done];
}

type Name = string | { url: string };
const addressOf = (name: Name) => new URL(typeof name === "string" ? name : name.url, ORIGIN).href;

class FakeCache {
  readonly #kept = new Map<string, Response>();

  async match(name: Name): Promise<Response | undefined> {
    return this.#kept.get(addressOf(name))?.clone();
  }
  /** As browsers do: what is put anew moves to the end. */
  async put(name: Name, answer: Response): Promise<void> {
    this.#kept.delete(addressOf(name));
    this.#kept.set(addressOf(name), answer);
  }
  async delete(name: Name): Promise<boolean> {
    return this.#kept.delete(addressOf(name));
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.#kept.keys()].map((url) => ({ url }));
  }
}

class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache;
  }
  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }
  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
  async match(name: Name): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(name);
      if (found) return found;
    }
    return undefined;
  }
  /** The paths that are kept in caches whose names begin so. */
  async paths(prefix: string): Promise<string[]> {
    const found: string[] = [];
    for (const [name, cache] of this.#caches) {
      if (!name.startsWith(prefix)) continue;
      for (const { url } of await cache.keys()) found.push(url.slice(ORIGIN.length));
    }
    return found;
  }
}

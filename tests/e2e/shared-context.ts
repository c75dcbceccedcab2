import type { Browser, BrowserContext, Clock } from "@playwright/test";

/** What stays with a context for good: a test that calls one of these is the last to have it. */
const LASTING_CALLS = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "route",
  "setExtraHTTPHeaders",
  "setGeolocation",
  "setOffline",
] as const satisfies readonly (keyof BrowserContext)[];
const LASTING_CLOCKS = [
  "install",
  "pauseAt",
  "setFixedTime",
  "setSystemTime",
] as const satisfies readonly (keyof Clock)[];
/** What pages leave in the storage of their origin; the caches of files and of compiled scripts stay. */
const STORED = "local_storage,indexeddb,cache_storage,file_systems,service_workers";

/**
 * Browser contexts that the tests of a worker have one after the other. A new context has no script
 * in its cache and compiles each one anew, which costs two thirds of opening a page. Every test finds
 * a context without pages, cookies and stored things, as a new one is.
 */
export class SharedContexts {
  readonly #browser: Browser;
  readonly #free = new Map<string, BrowserContext>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * Runs a test in a context that another test may have had.
   *
   * @param known.kind tells contexts of different options apart, which they keep; null for one of its own
   * @param known.origin of the product: what was stored there goes
   * @param prepare what a new context gets for all its tests
   */
  async lend(
    { kind, origin }: { kind: string | null; origin: string },
    prepare: (context: BrowserContext) => Promise<unknown>,
    use: (context: BrowserContext) => Promise<void>,
  ): Promise<void> {
    const left = this.#take(kind);
    const context = left ?? (await this.#browser.newContext());
    if (left) await empty(left, origin);
    else await prepare(context);
    const lasting = watchLastingCalls(context);
    await use(context);
    lasting.end();
    if (kind === null || lasting.wasCalled()) return context.close();
    await Promise.all(context.pages().map((page) => page.close()));
    this.#free.set(kind, context);
  }

  #take(kind: string | null): BrowserContext | undefined {
    if (kind === null) return undefined;
    const context = this.#free.get(kind);
    this.#free.delete(kind);
    return context;
  }
}

/** Notes whether any of the calls was made that cannot be taken back. */
function watchLastingCalls(context: BrowserContext): { wasCalled(): boolean; end(): void } {
  let isCalled = false;
  const note = (thing: object, name: string) => {
    const real = Reflect.get(thing, name) as (...args: unknown[]) => unknown;
    Reflect.set(thing, name, (...args: unknown[]) => {
      isCalled = true;
      return real.apply(thing, args);
    });
    // The real one is the prototype's.
    return () => Reflect.deleteProperty(thing, name);
  };
  const ends = [
    ...LASTING_CALLS.map((name) => note(context, name)),
    ...LASTING_CLOCKS.map((name) => note(context.clock, name)),
  ];
  return {
    wasCalled: () => isCalled,
    end: () => {
      for (const end of ends) end();
    },
  };
}

/** Takes everything from a context that its last test left there; leaves it one empty page. */
async function empty(context: BrowserContext, origin: string): Promise<void> {
  await context.clearCookies();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: STORED });
  await session.detach();
}

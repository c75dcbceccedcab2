import type { Browser, BrowserContext, Clock, Page } from "@playwright/test";

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

/** Has the headers of a page, by which Chromium chooses a process, and no script that might do something. */
const QUIET_PATH = "/robots.txt";

interface SharedContext {
  context: BrowserContext;
  /**
   * Stays open from test to test. Chromium ends a process with its last page, and the next page
   * begins in a new one, which knows no script, stylesheet or font: half of what opening a page costs.
   */
  keeper: Page;
}

/**
 * Browser contexts that the tests of a worker have one after the other. A new context has no script
 * in its cache and compiles each one anew, which costs two thirds of opening a page. Every test finds
 * a context without pages of its own, cookies and stored things, as a new one is.
 */
export class SharedContexts {
  readonly #browser: Browser;
  readonly #free = new Map<string, SharedContext>();

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
    if (kind === null) {
      const context = await this.#browser.newContext();
      await prepare(context);
      await use(context);
      return context.close();
    }
    const left = this.#take(kind);
    if (left) await empty(left, origin);
    const { context, keeper } = left ?? (await this.#begin(origin, prepare));
    const lasting = watchLastingCalls(context, async (name) => {
      // Whether there is a line is told to a process, by each of its pages in turn.
      if (name === "setOffline") await keeper.close();
    });
    await use(context);
    lasting.end();
    if (lasting.wasCalled() || keeper.isClosed()) return context.close();
    const pages = context.pages().filter((page) => page !== keeper);
    await Promise.all(pages.map((page) => page.close()));
    this.#free.set(kind, { context, keeper });
  }

  async #begin(
    origin: string,
    prepare: (context: BrowserContext) => Promise<unknown>,
  ): Promise<SharedContext> {
    const context = await this.#browser.newContext();
    await prepare(context);
    const keeper = await context.newPage();
    await keeper.goto(`${origin}${QUIET_PATH}`);
    return { context, keeper };
  }

  #take(kind: string): SharedContext | undefined {
    const shared = this.#free.get(kind);
    this.#free.delete(kind);
    return shared;
  }
}

/** Notes whether any of the calls was made that cannot be taken back. */
function watchLastingCalls(
  context: BrowserContext,
  before: (name: string) => Promise<void>,
): { wasCalled(): boolean; end(): void } {
  let isCalled = false;
  const note = (thing: object, name: string) => {
    const real = Reflect.get(thing, name) as (...args: unknown[]) => unknown;
    Reflect.set(thing, name, async (...args: unknown[]) => {
      isCalled = true;
      await before(name);
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

/** Takes everything from a context that its last test left there. */
async function empty({ context, keeper }: SharedContext, origin: string): Promise<void> {
  await context.clearCookies();
  const session = await context.newCDPSession(keeper);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: STORED });
  await session.detach();
}

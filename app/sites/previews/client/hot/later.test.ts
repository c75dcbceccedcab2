import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Registry } from "./registry";

let openRegistry: typeof import("./registry").openRegistry;
beforeAll(async () => {
  vi.stubGlobal("window", {});
  ({ openRegistry } = await import("./registry"));
});
afterAll(() => vi.unstubAllGlobals());

type Given = [
  require: (name: string) => unknown,
  module: { exports: object },
  exports: object,
  meta: object,
  importLater: (name: string) => Promise<Record<string, unknown>>,
];

function add(registry: Registry, path: string, deps: Record<string, string>, run: unknown) {
  registry.add(path, deps, run as (...given: unknown[]) => void);
}

test("a package that fails is no matter of pages that do without it", async () => {
  const load = vi.fn(async (address: string) => {
    if (address === "database") throw new Error("This needs a server.");
    return { name: address };
  });
  const registry = openRegistry({ url: "http://a.test/main.js", load, given: {} });
  const pages: Promise<Record<string, unknown>>[] = [];
  const main = (...[, , , , importLater]: Given) => {
    pages.push(importLater("./home"), importLater("./items"));
  };
  const pageWith =
    (name: string) =>
    (...[ask, module]: Given) => {
      module.exports = { page: (ask(name) as { name: string }).name };
    };
  add(registry, "/main.ts", { "./home": "/home.ts", "./items": "/items.ts" }, main);
  add(registry, "/home.ts", { charts: "!charts" }, pageWith("charts"));
  add(registry, "/items.ts", { database: "!database" }, pageWith("database"));
  registry.start("/main.ts", [], ["!charts", "!database"]);
  const [home, items] = await Promise.allSettled(pages);
  expect(home).toMatchObject({ status: "fulfilled", value: { page: "charts" } });
  expect(items).toMatchObject({ status: "rejected", reason: new Error("This needs a server.") });
});

test("modules may hand on each other's components in a circle", async () => {
  const { reactRefresh } = await import("./react-refresh");
  const registry = openRegistry({
    ...{ url: "http://a.test/c.js", load: async () => ({}), given: {}, refresh: reactRefresh },
  });
  const seen: unknown[] = [];
  add(registry, "/provider.tsx", { "./context": "/context.ts" }, (...[ask, module]: Given) => {
    module.exports = Object.defineProperty({}, "Provider", { get: () => Provider });
    seen.push((ask("./context") as { name: string }).name);
    const Provider = () => null;
  });
  add(registry, "/context.ts", { "./provider": "/provider.tsx" }, (...[ask, module]: Given) => {
    const provider = ask("./provider") as { Provider: unknown };
    module.exports = Object.defineProperties(
      { name: "theme" },
      { Provider: { get: () => provider.Provider, enumerable: true } },
    );
  });
  registry.start("/provider.tsx", []);
  expect(seen).toEqual(["theme"]);
});

test("what runs only when it is asked for again is drawn anew", async () => {
  const refresh = { signature: () => {}, register: vi.fn(), isBoundary: () => false } as const;
  const perform = vi.fn();
  const registry = openRegistry({
    ...{ url: "http://a.test/b.js", load: async () => ({}), given: {} },
    refresh: { ...refresh, perform },
  });
  let page: Promise<unknown> = Promise.resolve();
  add(registry, "/main.ts", { "./page": "/page.ts" }, (...[, , , , importLater]: Given) => {
    page = importLater("./page");
  });
  add(registry, "/page.ts", {}, () => {});
  registry.start("/main.ts", []);
  await page;
  expect(refresh.register.mock.invocationCallOrder.at(-1)).toBeLessThan(
    perform.mock.invocationCallOrder[0] ?? 0,
  );
});

test("a stylesheet that is imported later is nothing to fetch: the page has it", async () => {
  const load = vi.fn(async () => ({}));
  const registry = openRegistry({ url: "http://a.test/s.js", load, given: {} });
  const asked: Promise<Record<string, unknown>>[] = [];
  add(
    registry,
    "/s.ts",
    { "lightbox/dist/lightbox.css": "" },
    (...[, , , , importLater]: Given) => {
      asked.push(importLater("lightbox/dist/lightbox.css"));
    },
  );
  registry.start("/s.ts", []);
  await expect(asked[0]).resolves.toBeDefined();
  expect(load).not.toHaveBeenCalled();
});

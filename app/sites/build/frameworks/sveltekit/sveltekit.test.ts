import { expect, test } from "vitest";
import { readStore } from "../../../packages/store.server";
import { toBuildInput } from "../../build-input";
import { buildTree } from "../../build-tree";
import { serverOf } from "../servers/name-server";
import { kitEntry } from "./kit-entry";
import { asKitApp } from "./kit-layout";

const tree = (files: Record<string, string>) => new Map(Object.entries(files));
const FILES = {
  "package.json":
    '{ "devDependencies": { "@sveltejs/kit": "^2.0.0", "svelte": "^5.0.0", "vite": "^6.0.0" } }',
  "src/app.html":
    '<!doctype html><html><head>%sveltekit.head%<link rel="icon" href="%sveltekit.assets%/icon.svg"></head><body>%sveltekit.body%</body></html>',
  "static/icon.svg": "<svg/>",
  "src/lib/greet.ts": "export const greet = (name: string) => name.toUpperCase();",
  "src/routes/+layout.svelte":
    '<script>import { page } from "$app/state"; let { children } = $props();</script><nav>{page.url.pathname}</nav>{@render children()}',
  "src/routes/+page.svelte":
    '<script>import { goto } from "$app/navigation"; import { greet } from "$lib/greet"; let { data } = $props();</script><button onclick={() => goto("/items/5")}>{greet(data.name)}</button>',
  "src/routes/+page.ts":
    'import { error } from "@sveltejs/kit"; export const load = () => { if (!globalThis) error(404, "no"); return { name: "Ada" }; };',
  "src/routes/(shop)/items/[id]/+page.svelte":
    '<script>import { page } from "$app/stores";</script><b>{$page.params.id}</b>',
  "src/routes/api/items/+server.ts":
    'import { json } from "@sveltejs/kit"; export const GET = () => json([]);',
};

test("a SvelteKit project whose pages make their own data runs as an app in the browser", {
  timeout: 60_000,
}, async () => {
  const result = await buildTree(toBuildInput(tree(FILES)), "preview", readStore());
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const { kind, warnings, files, hot } = result.build;
  expect(kind).toBe("svelte");
  expect(warnings.map(({ text }) => text)).toEqual([
    "This SvelteKit project runs as an app in the browser. Left out, because it needs a server: src/routes/api/items/+server.ts.",
  ]);
  expect(hot).toBeDefined();
  expect(files.has("/icon.svg")).toBe(true);
  const page = new TextDecoder().decode(files.get("/index.html")?.body);
  expect(page).toContain('<link rel="icon" href="./icon.svg">');
});

test("a page of SvelteKit before version 1 shows none of the names that it fills", () => {
  const page = "<head>%svelte.head%</head><div id=svelte>%svelte.body%</div>";
  const app = asKitApp(tree({ ...FILES, "src/app.html": page }));
  expect(app?.tree.get("index.html")).toMatch(/<div id=svelte><div id="svelte-app".+<\/div>$/s);
  expect(app?.tree.get("index.html")).not.toContain("%svelte");
});

test("one whose pages are a server's is named as before", () => {
  const files = tree({ ...FILES, "src/routes/+page.server.ts": "export const load = () => ({})" });
  expect(asKitApp(files)).toBeNull();
  expect(serverOf(files)?.name).toBe("a SvelteKit project");
});

test("routes are those of the folders, the most exact first, each in its layouts", () => {
  const page = "<p/>";
  const entry =
    kitEntry(
      tree({
        ...{
          "src/routes/+layout.svelte": page,
          "src/routes/+layout.ts": "",
          "src/routes/+error.svelte": page,
        },
        ...{ "src/routes/+page.svelte": page, "src/routes/(a)/+layout.svelte": page },
        ...{
          "src/routes/(a)/blog/[...rest]/+page.svelte": page,
          "src/routes/(a)/blog/[id=int]/+page@.svelte": page,
        },
        ...{
          "src/routes/(a)/blog/new/+page.svelte": page,
          "src/routes/[[lang]]/about/+page.svelte": page,
        },
        ...{ "src/routes/item-[id].html/+page.svelte": page },
      }),
      { isOld: true },
    ) ?? "";
  const routes = [
    ...entry.matchAll(
      /id: "(.*?)", pattern: \/(.*?)\/, names: (\[.*?\]), nodes: \[(.*?)\], error/g,
    ),
  ];
  expect(routes.map(([, id]) => id)).toEqual([
    ...[
      "/",
      "/blog/new",
      "/blog/[id=int]",
      "/blog/[...rest]",
      "/item-[id].html",
      "/[[lang]]/about",
    ],
  ]);
  const matched = (at: number, path: string) =>
    new RegExp(routes[at]?.[2] ?? "").exec(path)?.slice(1) ?? null;
  expect(matched(0, "/")).toEqual([]);
  expect(matched(1, "/blog/new/")).toEqual([]);
  expect(matched(2, "/blog/5")).toEqual(["5"]);
  expect(matched(3, "/blog/a/b")).toEqual(["a/b"]);
  expect(matched(4, "/item-7.html")).toEqual(["7"]);
  expect(matched(5, "/about")).toEqual([undefined]);
  expect(matched(5, "/de/about")).toEqual(["de"]);
  const nodes = (at: number) => routes[at]?.[4]?.split("}, {").length;
  expect([nodes(1), nodes(2)]).toEqual([3, 2]);
  expect(entry).toContain("new Root(");
  expect(kitEntry(tree({ "src/lib/a.svelte": page }), { isOld: false })).toBeNull();
});

test("routes of SvelteKit before its first version are components, and comments are no server", () => {
  const page = "<p/>";
  const files = tree({
    ...{ "package.json": FILES["package.json"], "src/routes/__layout.svelte": page },
    ...{ "src/routes/index.svelte": page, "src/routes/about.svelte": page },
    ...{ "src/routes/items/[id].svelte": page, "src/routes/items/_Row.svelte": page },
    "src/routes/items/__layout.reset.svelte": page,
    "src/routes/items/list.json.ts": "export const get = () => ({ body: [] });",
    "src/routes/+layout.server.ts": "// export const load = () => ({});\n/* none */",
  });
  const app = asKitApp(files);
  expect(app?.warnings[0]?.text).toMatch(
    /it needs a server: src\/routes\/items\/list\.json\.ts\.$/,
  );
  const entry = app?.tree.get("@kit-app/main.ts") ?? "";
  const routes = [...entry.matchAll(/id: "(.*?)", pattern: .*?nodes: \[(.*?)\]/g)];
  expect(routes.map(([, id, nodes = ""]) => [id, nodes.split("}, {").length])).toEqual([
    ["/", 2],
    ["/about", 2],
    ["/items/[id]", 2],
  ]);
});

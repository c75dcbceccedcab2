import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { HandMadeStore } from "../../../../tests/support/hand-made-store";
import { readStore, STORE_FOLDER } from "../../packages/store.server";
import { type BuildResult, SiteBuilder } from "../build.server";
import { buildProcesses } from "../build-process.server";

/** Projects that import packages which do not ship with the product, from a store that is made by hand. */

const store = new HandMadeStore({
  "es-kit": {
    version: "2.1.0",
    files: {
      "package.json": '{ "name": "es-kit", "module": "index.js", "sideEffects": false }',
      "index.js": 'export const used = "used-part"; export const unused = "unused-part";',
      "look.css": ".look { color: red }",
    },
  },
  "cjs-kit": {
    files: {
      "index.js": 'exports.named = "named-part"; exports.other = require("es-kit").used;',
    },
    dependencies: ["es-kit"],
  },
  "look-kit": {
    files: {
      "index.js": "",
      "css/look.css":
        '.a { color: tomato } @font-face { src: url("../fonts/a.woff2?x") } b { background: url(../../../../../etc/hostname) }',
      "fonts/a.woff2": "letters",
    },
  },
  "flag-kit": {
    files: {
      "index.js": "",
      "flags.css": [...Array(540).keys()].map((n) => `.f${n}{background:url(f/${n}.svg)}`).join(""),
      ...Object.fromEntries([...Array(540).keys()].map((n) => [`f/${n}.svg`, "<svg/>"])),
    },
  },
  "pin-kit": {
    files: {
      "index.js": 'import pin from "./img/pin.png"; export const icon = { iconUrl: pin };',
      "img/pin.png": "a picture",
      "engine.js":
        'export const engine = new URL("core/engine.wasm", import.meta.url).href; export const none = new URL("gone.wasm", import.meta.url).href;',
      "core/engine.wasm": "a program",
    },
  },
  "call-kit": { files: { "index.js": 'module.exports = (text) => "called " + text;' } },
  "bare-kit": { files: { "index.js": 'globalThis.kit = "bare-part";' } },
  // What frameworks are made of is nothing to these tests, but that it is there.
  react: {
    files: {
      "index.js": "exports.x = 1;",
      "jsx-runtime.js": "exports.x = 1;",
      "jsx-dev-runtime.js": "exports.x = 1;",
    },
  },
  "react-dom": { files: { "index.js": "exports.x = 1;", "client.js": "exports.x = 1;" } },
  "solid-js": {
    version: "1.9.19",
    files: { "index.js": "exports.x = 1;", "web.js": "exports.x = 1;" },
  },
  svelte: {
    version: "5.0.0",
    files: {
      "index.js": "exports.x = 1;",
      "internal/client.js": "exports.x = 1;",
      "reactivity.js": "exports.x = 1;",
      "store.js": "exports.x = 1;",
      "internal/disclose-version.js": "",
      "internal/flags/legacy.js": "",
    },
  },
  "solid-kit": {
    files: {
      "package.json":
        '{ "name": "solid-kit", "exports": { "solid": "./source.jsx", "import": "./index.js" } }',
      "source.jsx": 'export const Part = (props) => <b class="solid-part">{props.text}</b>;',
      "index.js": 'export const Part = "compiled-part";',
    },
  },
  "svelte-kit": {
    files: {
      "package.json": '{ "name": "svelte-kit", "exports": { "svelte": "./index.js" } }',
      "index.js": 'export { default as Part } from "./Part.svelte";',
      "Part.svelte": '<script>let { text } = $props();</script><b class="svelte-part">{text}</b>',
    },
  },
  "page-kit": {
    files: {
      "index.js":
        'import { page } from "$app/stores"; import { goto } from "$app/navigation"; import { browser } from "$app/environment"; import { isRedirect } from "@sveltejs/kit"; export const use = () => [page, goto, browser, isRedirect];',
    },
  },
  "next-kit": {
    files: {
      "index.js":
        'import { usePathname } from "next/navigation.js"; import font from "next/font/local"; export const use = () => usePathname() + font({ src: "a" }).className;',
    },
  },
  events: { files: { "index.js": 'exports.emit = "events-part";' } },
  hostile: {
    files: {
      "index.js":
        'export default (name) => import("../../../../../../../../../etc/" + name + ".conf"); export const files = [new URL("../../../../../../../../../../etc/ld.so.bin", import.meta.url), new URL("../../es-kit/index.js", import.meta.url)];\n//# sourceMappingURL=file:///etc/hostname',
    },
  },
  "old-kit": {
    files: { "index.js": 'import { left } from "es-kit"; export const old = String(left);' },
    dependencies: ["es-kit"],
  },
  broken: { files: { "index.js": 'import "not-there"; export default 1;' } },
});
/** Files of all sets that were prebuilt so far, and their texts. */
function prebuiltFiles(): [name: string, text: string][] {
  return readdirSync(path.join(store.folder, "prebuilt"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, readFileSync(path.join(entry.parentPath, entry.name), "utf8")]);
}

function builtFiles(files: ReadonlyMap<string, { body: Uint8Array }>): [string, string][] {
  return [...files].map(([name, { body }]) => [name, new TextDecoder().decode(body)]);
}

const builder = new SiteBuilder({
  startProcess: buildProcesses({
    store: readStore(STORE_FOLDER, store.folder),
    workerPath: path.join(STORE_FOLDER, "build-worker.mjs"),
  }),
  installer: store,
  packageStore: store.folder,
  buildMs: 120_000,
});
beforeEach(() => {
  store.requests.length = 0;
  store.failure = null;
});
afterAll(async () => {
  await builder.close();
  store.remove();
});

const PAGE =
  '<!doctype html><html lang="en"><head><title>x</title></head><body><script type="module" src="/src/main.ts"></script></body></html>';
const project = (main: string, more: Record<string, string> = {}) =>
  new Map(Object.entries({ "index.html": PAGE, "src/main.ts": main, ...more }));
const manifest = (dependencies: Record<string, string>) => ({
  "package.json": JSON.stringify({ name: "x", scripts: { dev: "vite" }, dependencies }),
});

function textOf(result: BuildResult, ending: RegExp): string {
  if (!result.ok) throw new Error(JSON.stringify(result));
  const [, file] = [...result.build.files].find(([name]) => ending.test(name)) ?? [];
  return new TextDecoder().decode(file?.body);
}

describe("a project with packages of its own", () => {
  test("is built after they were fetched, and says meanwhile how far that is", async () => {
    const told: string[] = [];
    const tree = project(
      'import { used } from "es-kit"; console.log(used);',
      manifest({ "es-kit": "^2" }),
    );
    const result = await builder.build(tree, "preview", { onProgress: (text) => told.push(text) });
    expect(told).toEqual(["Fetching packages: 1 of 2", "Preparing packages"]);
    expect(textOf(result, /^\/index\.html$/)).toMatch(
      /"es-kit":"\.\/@store\/packages\/[a-f0-9]{20}-[a-f0-9]{12}\/es-kit-0\.js"/,
    );
    // Only what is imported was asked for, and nothing else of package.json.
    expect(store.requests.map(({ packageJson }) => packageJson)).toEqual([
      '{"dependencies":{"es-kit":"^2"}}',
    ]);
    store.requests.length = 0;
    expect((await builder.build(tree, "preview")).ok).toBe(true);
    expect(store.requests).toEqual([]);
  });

  test("uses what was prebuilt for one that imports more, where it is made of the same packages", async () => {
    const asking = manifest({ "cjs-kit": "1", "es-kit": "^2", "bare-kit": "1" });
    const setOf = (result: BuildResult) =>
      /@store\/packages\/([a-f0-9-]+)\//.exec(textOf(result, /^\/index\.html$/))?.[1];
    const both = await builder.build(
      project('import "cjs-kit"; import "bare-kit"; import "es-kit";', asking),
      "preview",
    );
    const less = await builder.build(project('import "bare-kit";', asking), "preview");
    expect(setOf(less)).toBe(setOf(both));
    expect(setOf(less)).toBeDefined();
  });

  test("gets its own of what another project has prebuilt of packages that need others in turn", async () => {
    const asking = (version: string) =>
      project(
        'import "cjs-kit"; import "es-kit"; import "events";',
        manifest({ "cjs-kit": version, "es-kit": "^2", events: "1" }),
      );
    expect(await builder.build(asking("1"), "preview")).toMatchObject({ ok: true });
    const graph = store.graph.bind(store);
    const other = vi.spyOn(store, "graph").mockImplementation((...given) => {
      const { nodes, ...rest } = graph(...given);
      const changed = Object.entries(nodes).map(([at, node]) => [
        at,
        { ...node, version: "1.0.9" },
      ]);
      return { ...rest, nodes: Object.fromEntries(changed) };
    });
    const built = await builder.build(asking("^1"), "preview");
    other.mockRestore();
    expect(built).toMatchObject({ ok: true });
  });

  test.each([
    "preview",
    "release",
  ] as const)("gets a package by a name that ends in a slash, in a %s", async (mode) => {
    const main = 'import all from "events/"; console.log(all.emit);';
    const result = await builder.build(project(main, manifest({ events: "1" })), mode);
    expect(result).toMatchObject({ ok: true });
    if (mode === "preview")
      expect(textOf(result, /^\/index\.html$/)).toMatch(/"events":"\.\/@store/);
    else expect(textOf(result, /main-\w+\.js$/)).toContain("events-part");
  });

  test("calls all that it imports of a package, where the source does", async () => {
    const main =
      'import * as call from "call-kit"; import * as es from "es-kit"; console.log((call as any)("x"), es.used);';
    const result = await builder.build(project(main), "release");
    const script = textOf(result, /main-\w+\.js$/);
    const said: unknown[] = [];
    new Function("console", script)({ log: (...all: unknown[]) => said.push(...all) });
    expect(said).toEqual(["called x", "used-part"]);
  });

  test.each([
    "preview",
    "release",
  ] as const)("that is pages alone has files of packages where its pages name them, in a %s", async (mode) => {
    const page = (text: string) =>
      `<!doctype html><html lang="en"><head><title>x</title>${text}</head></html>`;
    const pages = {
      "index.html": page(
        '<link rel="stylesheet" href="node_modules/look-kit/css/look.css?v=1"><script src="./node_modules/es-kit/index.js"></script><script src="node_modules/es-kit/none.js"></script>',
      ),
      "pages/a.html": page('<link rel="stylesheet" href="../node_modules/look-kit/css/look.css">'),
    };
    const asking = manifest({ "look-kit": "1", "es-kit": "^2" });
    const result = await builder.build(new Map(Object.entries({ ...pages, ...asking })), mode);
    expect(textOf(result, /^\/node_modules\/look-kit\/css\/look\.css$/)).toContain("tomato");
    expect(textOf(result, /^\/node_modules\/look-kit\/fonts\/a\.woff2$/)).toBe("letters");
    expect(textOf(result, /^\/node_modules\/es-kit\/index\.js$/)).toContain("used-part");
    expect(result.ok && result.build.warnings).toMatchObject([
      { text: expect.stringContaining("node_modules/es-kit/none.js"), line: 1 },
    ]);
  });

  test.each([
    "preview",
    "release",
  ] as const)("shows pictures of packages that its scripts or theirs import, in a %s", async (mode) => {
    const main =
      'import pin from "pin-kit/img/pin.png"; import { icon } from "pin-kit"; console.log(pin, icon);';
    const result = await builder.build(project(main, manifest({ "pin-kit": "1" })), mode);
    if (!result.ok) throw new Error(JSON.stringify(result));
    const { files } = result.build;
    const scripts = [...files].filter(([name]) => /\.js$/.test(name));
    const named = scripts.flatMap(([name, { body }]) =>
      [...new TextDecoder().decode(body).matchAll(/"(\.{1,2}\/[^"]*pin-\w+\.png)"/g)].map(
        ([, at = ""]) => path.posix.join(path.posix.dirname(name), at),
      ),
    );
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(textOf(result, new RegExp(`^${name}$`))).toBe("a picture");
    const texts = scripts.map(([, { body }]) => new TextDecoder().decode(body)).join("");
    expect(texts).toMatch(/new URL\(\w+, ?import\.meta\.url\)\.href/);
    // What replaces modules in a running page goes on without bundling all of them.
    if (mode === "preview") expect(result.build.hot).toBeDefined();
  });

  test.each([
    "preview",
    "release",
  ] as const)("brings along what a module of a package names beside itself, in a %s", async (mode) => {
    const main = 'import { engine, none } from "pin-kit/engine.js"; console.log(engine, none);';
    const result = await builder.build(project(main, manifest({ "pin-kit": "1" })), mode);
    if (!result.ok) throw new Error(JSON.stringify(result));
    // In a preview it lies beside the module, among what is prebuilt for all projects.
    const made = mode === "preview" ? prebuiltFiles() : builtFiles(result.build.files);
    const [name = "", text] = made.find(([file]) => /engine-\w+\.wasm$/.test(file)) ?? [];
    expect(text).toBe("a program");
    const scripts = made.filter(([file, code]) => file.endsWith(".js") && code.includes("engine-"));
    expect(scripts.map(([, code]) => code).join("")).toContain(path.posix.basename(name));
    expect(scripts.map(([, code]) => code).join("")).toMatch(
      /new URL\("gone\.wasm", ?import\.meta\.url\)/,
    );
  });

  test("has all pictures that a stylesheet of a package shows", async () => {
    const html = '<title>x</title><link rel="stylesheet" href="node_modules/flag-kit/flags.css">';
    const files = new Map(Object.entries({ "index.html": html, ...manifest({ "flag-kit": "1" }) }));
    const result = await builder.build(files, "preview");
    const names = result.ok ? [...result.build.files.keys()] : [];
    expect(names.filter((name) => name.endsWith(".svg"))).toHaveLength(540);
  });

  test("goes by a lockfile that is too long to be edited", async () => {
    const lock = JSON.stringify({
      lockfileVersion: 3,
      packages: {},
      filler: "x".repeat(1_100_000),
    });
    const content = new TextEncoder().encode(lock);
    const texts = project('import "es-kit";', manifest({ "es-kit": "^2" }));
    const stored = { hash: "0".repeat(64), size: content.length, content };
    const binaries = new Map([["package-lock.json", stored]]);
    await builder.build({ texts, binaries, env: {} }, "preview");
    expect(store.requests.map(({ lockfile }) => lockfile)).toEqual([
      { name: "package-lock.json", text: lock },
    ]);
  });

  test("gets what its package.json does not name, and is told of it", async () => {
    const result = await builder.build(project('import "es-kit";'), "preview");
    expect(result).toMatchObject({
      ok: true,
      build: { packages: { added: { "es-kit": "2.1.0" } } },
    });
  });

  test("tells whoever has it checked what package.json does not name", async () => {
    const told: object[] = [];
    const onAdded = (added: object) => told.push(added);
    await builder.check(project('import "es-kit";'), ["src/main.ts"], { onAdded });
    expect(told).toEqual([{ "es-kit": "2.1.0" }]);
  });

  test.each([
    "preview",
    "release",
  ] as const)("has the files of a package that it asks for, in a %s", async (mode) => {
    const main = `import address from "es-kit/index.js?url"; import text from "es-kit/look.css?inline"; import Work from "cjs-kit?worker"; console.log(address, text, new Work());`;
    const result = await builder.build(project(main), mode);
    const script = textOf(result, mode === "preview" ? /main\.parts\.js$/ : /main-\w+\.js$/);
    // An edit beside them goes into a running page without loading it anew.
    if (mode === "preview") expect(result).toMatchObject({ build: { hot: expect.anything() } });
    expect(script).toContain(".look { color: red }");
    // What starts a worker is called with `new`, which an arrow is not.
    expect(script).toMatch(/function \w*\(\w+\)\s*\{\s*return new Worker\(/);
    const names = [...script.matchAll(/"\.{1,2}\/([^"]+\.js)"/g)].map(([, name = ""]) => name);
    const files = names.map((name) =>
      textOf(result, new RegExp(`/${name.replace("assets/", "")}$`)),
    );
    expect(files.some((one) => one.includes("unused-part"))).toBe(true);
    expect(
      files.some((one) => /named-part[\s\S]*used-part|used-part[\s\S]*named-part/.test(one)),
    ).toBe(true);
  });

  test("has what packages ship in their framework's own language", async () => {
    const solid = await builder.build(
      project(
        'import { render } from "solid-js/web"; import { Part } from "solid-kit"; render(() => Part({}), document.body);',
        manifest({ "solid-js": "^1.9.19", "solid-kit": "*" }),
      ),
      "release",
    );
    expect(textOf(solid, /main-\w+\.js$/)).toMatch(/<b class="?solid-part/);
    const svelte = await builder.build(
      project(
        'import { mount } from "svelte"; import { Part } from "svelte-kit"; mount(Part, { target: document.body });',
        manifest({ svelte: "^5.0.0", "svelte-kit": "*" }),
      ),
      "release",
    );
    expect(textOf(svelte, /main-\w+\.js$/)).toMatch(/<b class="?svelte-part/);
  });

  test.each([
    "preview",
    "release",
  ] as const)("has in a Next project what packages import of Next, in a %s", async (mode) => {
    const files = {
      ...manifest({ next: "*", react: "*", "react-dom": "*", "next-kit": "*" }),
      "app/page.tsx": 'import { use } from "next-kit"; export default () => <p>{use()}</p>',
    };
    const result = await builder.build(new Map(Object.entries(files)), mode);
    if (!result.ok) throw new Error(JSON.stringify(result));
    if (mode === "release") expect(textOf(result, /main-\w+\.js$/)).toContain("font-variable-");
  });

  test.each([
    "preview",
    "release",
  ] as const)("has in a SvelteKit project what packages import of it, in a %s", async (mode) => {
    const files = {
      ...manifest({ "@sveltejs/kit": "*", svelte: "^5.0.0", "page-kit": "*" }),
      "src/routes/+page.svelte":
        '<script>import { use } from "page-kit"; console.log(use());</script><p>Shop</p>',
    };
    const result = await builder.build(new Map(Object.entries(files)), mode);
    if (!result.ok) throw new Error(JSON.stringify(result));
    // In a preview a package is another file than the app, whose router and stores it is lent.
    const lent = "__kitApp";
    if (mode === "release") expect(textOf(result, /main-\w+\.js$/)).toContain(lent);
    else expect(prebuiltFiles().some(([, text]) => text.includes(lent))).toBe(true);
  });

  test("imports CommonJS by name and as default, in a preview and in a release", async () => {
    const main = 'import kit, { named } from "cjs-kit"; console.log(kit.other, named);';
    const preview = await builder.build(project(main), "preview");
    expect(textOf(preview, /main\.js$/)).toMatch(
      /import \* as (\S+) from "cjs-kit";[\s\S]*given: \{[^}]*"!!cjs-kit": \1/,
    );
    const release = textOf(await builder.build(project(main), "release"), /main-\w+\.js$/);
    expect(release).toContain("named-part");
    expect(release).toContain("used-part");
  });

  test("imports a module that exports nothing for what it does", async () => {
    const preview = await builder.build(project('import "bare-kit";'), "preview");
    expect(textOf(preview, /main\.js$/)).toContain('import * as $x0 from "bare-kit"');
    expect(textOf(preview, /main\.js$/)).not.toContain("import all from");
  });

  test("imports a module of Node as an empty one", async () => {
    const empty = await builder.build(
      project('import all from "node:fs"; import { used } from "es-kit"; console.log(all, used);'),
      "release",
    );
    expect(empty).toMatchObject({
      build: {
        packages: { added: { "es-kit": "2.1.0" } },
        warnings: [{ file: "src/main.ts", text: expect.stringContaining("imports node:fs") }, {}],
      },
    });
  });

  test("imports a package that is called like a module of Node where package.json names it", async () => {
    const main = 'import all from "events"; console.log(all.emit);';
    const without = await builder.build(project(main), "release");
    expect(textOf(without, /main-\w+\.js$/)).not.toContain("events-part");
    expect(store.requests).toEqual([]);
    const named = await builder.build(project(main, manifest({ events: "^3" })), "release");
    expect(textOf(named, /main-\w+\.js$/)).toContain("events-part");
  });

  test("has a release that stands alone, with what it uses of a package", async () => {
    const main = 'import { used } from "es-kit"; console.log(used);';
    const release = await builder.build(project(main), "release");
    const script = textOf(release, /main-\w+\.js$/);
    expect(script).toContain("used-part");
    expect(script).not.toContain("unused-part");
    expect(textOf(release, /^\/index\.html$/)).not.toContain("@store");
  });

  test("takes stylesheets of packages into its own", async () => {
    const result = await builder.build(project('import "es-kit/look.css";'), "preview");
    expect(textOf(result, /main\.css$/)).toContain(".look");
  });

  test("stays on what comes with the product where that is all it imports", async () => {
    const page = PAGE.replace("main.ts", "main.tsx");
    const app = {
      "index.html": page,
      "src/main.tsx": 'import "react"; import "react-dom/client";',
    };
    const tools = { "vite.config.ts": 'import react from "@vitejs/plugin-react";' };
    const tree = new Map(Object.entries({ ...app, ...tools, ...manifest({ react: "^18.2.0" }) }));
    const result = await builder.build(tree, "preview");
    expect(textOf(result, /^\/index\.html$/)).toContain("/development/react.js");
    expect(store.requests).toEqual([]);
  });

  test("runs on the versions that come with the product where its own cannot be had", async () => {
    store.failure = { ok: false, problems: [{ text: "The registry does not answer." }] };
    const page = PAGE.replace("main.ts", "main.tsx");
    const app = { "index.html": page, "src/main.tsx": 'import "react";' };
    const tree = new Map(Object.entries({ ...app, ...manifest({ react: "^19.0.0" }) }));
    const result = await builder.build(tree, "preview");
    expect(result).toMatchObject({
      ok: true,
      build: { warnings: [{ text: "The registry does not answer." }, {}] },
    });
  });

  test("is told why a package cannot be had, and what can", async () => {
    store.failure = { ok: false, problems: [{ text: "The registry does not answer." }] };
    const result = await builder.build(project('import "left-pad";'), "preview");
    expect(result).toMatchObject({ ok: false });
    const texts = result.ok ? [] : result.problems.map(({ text }) => text);
    expect(texts[0]).toBe("The registry does not answer.");
    expect(texts[1]).toMatch(/^What comes with this server can be imported all the same: .*react/);
    expect(store.requests).toHaveLength(1);
  });

  test("that imports what a package does not export is told, and built where its own tools let that pass", async () => {
    const main =
      'import { gone } from "es-kit"; import { none } from "./own"; console.log(gone, none);';
    const own = { "src/own.js": "export const one = 1;" };
    const page = PAGE.replace("main.ts", "main.js");
    const tree = (tool: string) =>
      new Map(
        Object.entries({
          ...{ "index.html": page, "src/main.js": main, ...own },
          "package.json": JSON.stringify({ dependencies: { "es-kit": "^2", [tool]: "1" } }),
        }),
      );
    for (const mode of ["preview", "release"] as const) {
      const passed = await builder.build(tree("webpack"), mode);
      const texts = passed.ok ? passed.build.warnings.map(({ text }) => text) : [];
      expect(texts).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^es-kit.* does not export "gone", so it is undefined here\.$/),
          'src/own.js does not export "none", so it is undefined here.',
        ]),
      );
      expect(await builder.build(tree("vite"), mode)).toMatchObject({
        ok: false,
        problems: expect.arrayContaining([
          expect.objectContaining({ text: 'src/own.js does not export "none".' }),
        ]),
      });
    }
  });

  test("with packages that ask each other for what is not exported runs", async () => {
    const main = 'import { old } from "old-kit"; console.log(old);';
    expect(await builder.build(project(main), "preview")).toMatchObject({ ok: true });
  });

  test("is told of a package that is not whole, once", async () => {
    const result = await builder.build(project('import "broken";'), "preview");
    const text = 'broken 1.0.0 imports "not-there", which is not there.';
    expect(result).toEqual({ ok: false, problems: [{ text }] });
  });

  test.each([
    "preview",
    "release",
  ] as const)("shows nothing of the host's disk, whatever its packages name: %s", async (mode) => {
    const tree = project('import load from "hostile"; load("host");');
    const result = await builder.build(tree, mode);
    const all = JSON.stringify(
      result.ok
        ? [...result.build.files].map(([name, { body }]) => [name, new TextDecoder().decode(body)])
        : result,
    );
    expect(result.ok).toBe(true);
    expect(all).not.toMatch(/adduser|resolv\.conf|nsswitch|globImport/);
  });

  test("is checked with the names that its packages export", async () => {
    const tree = project('import { usde } from "es-kit"; console.log(usde);');
    await builder.build(project('import { used } from "es-kit"; console.log(used);'), "preview");
    const problems = await builder.check(tree, ["src/main.ts"]);
    expect(problems.map(({ text }) => text)).toEqual(['es-kit has no "usde". Near: "used".']);
  });
});

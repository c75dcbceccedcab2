import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readStore, STORE_FOLDER } from "../packages/store.server";
import { type BuildMode, type BuildResult, SiteBuilder } from "./build.server";
import { buildProcesses } from "./build-process.server";
import { detectKind } from "./kinds";
import { WorkerQueue } from "./worker-queue.server";

const workerPath = path.join(STORE_FOLDER, "build-worker.mjs");
const startProcess = buildProcesses({ store: readStore(), workerPath });
/** No build is against the clock here: how long one may take is in worker-queue.test.ts. */
const PATIENT_MS = 120_000;
const HAS_PROC = existsSync("/proc/self/stat");
let builder: SiteBuilder;

beforeAll(() => {
  builder = new SiteBuilder({ startProcess, buildMs: PATIENT_MS });
});
afterAll(() => builder.close());

const tree = (files: Record<string, string>) => new Map(Object.entries(files));
const build = (files: Record<string, string>, mode: BuildMode = "preview") =>
  builder.build(tree(files), mode);

function textOf(result: BuildResult, file: string): string {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return new TextDecoder().decode(result.build.files.get(file)?.body);
}

/** Process ids, zombies included. */
function childrenOf(pid: number): string[] {
  return readdirSync("/proc").filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1] === String(pid);
    } catch {
      return false;
    }
  });
}

const PAGE =
  '<!doctype html>\n<html lang="en"><head><title>x</title></head><body><div id="root"></div>';
const withEntry = (src: string) =>
  `${PAGE}<script type="module" src="${src}"></script></body></html>`;

describe("a tree's kind", () => {
  test.each([
    ["static", { "index.html": PAGE, "script.js": "let a = 1", "styles.css": "a{}" }],
    ["static", { "index.html": withEntry("main.js"), "main.js": 'import "./b.js"', "b.js": "" }],
    ["vanilla", { "index.html": withEntry("/src/main.ts"), "src/main.ts": "let a: number" }],
    [
      "vanilla",
      { "index.html": withEntry("main.js"), "main.js": 'import c from "canvas-confetti"' },
    ],
    ["react", { "index.html": withEntry("/src/main.tsx"), "src/main.tsx": "<a/>" }],
    ["react", { "index.html": "", "src/a.js": 'import { useState } from "react"' }],
    ["preact", { "index.html": "", "src/main.tsx": 'import { render } from "preact"; <a/>' }],
  ])("is %s", (kind, files) => {
    expect(detectKind(tree(files as Record<string, string>))).toBe(kind);
  });
});

describe("a build", { timeout: PATIENT_MS }, () => {
  test("leaves a static site byte for byte, but for the preview's own script", async () => {
    const files = {
      "index.html": `${PAGE}<link rel="stylesheet" href="styles.css"><script src="script.js"></script></body></html>`,
      "styles.css": "a { color: red }\n",
      "script.js": "console.log(1)\n",
      "images/logo.svg": "<svg/>",
    };
    const release = await build(files, "release");
    for (const [file, content] of Object.entries(files)) {
      expect(textOf(release, `/${file}`)).toBe(content);
    }
    const preview = textOf(await build(files), "/index.html");
    expect(
      preview.replace(/<script data-base="\.\/@sayso\/" data-build="\w+">.*?<\/script>/s, ""),
    ).toBe(files["index.html"]);
  });

  test.each([
    ["preview"],
    ["release"],
  ] as const)("brings the bundled fonts along that a page or its styles ask for (%s)", async (mode) => {
    const page = `${PAGE}<link rel="stylesheet" href="@fonts/fraunces.css"></body></html>`;
    const result = await build({ "index.html": page }, mode);
    const styles = textOf(result, "/@fonts/fraunces.css");
    expect(styles).toContain('font-family: "Fraunces";');
    expect(textOf(result, "/@fonts/fraunces.license.txt")).toContain("SIL OPEN FONT LICENSE");
    const files = [...styles.matchAll(/url\("([^"]+)"\)/g)].map(([, file]) => `/@fonts/${file}`);
    expect(files).toHaveLength(4);
    for (const file of files) expect(textOf(result, file).slice(0, 4)).toBe("wOF2");

    const bundled = await build(
      {
        "index.html": withEntry("/src/main.ts"),
        "src/main.ts": 'import "./a.css";',
        "src/a.css": '@import "@fonts/jost.css"; body { font-family: Jost }',
      },
      mode,
    );
    if (!bundled.ok) throw new Error("It did not build.");
    const sheet = [...bundled.build.files.keys()].find((name) => /^\/assets.*\.css$/.test(name));
    const asked = /@import\s*"([^"]+)"/.exec(textOf(bundled, sheet ?? ""))?.[1] ?? "";
    expect(new URL(asked, `http://site${sheet}`).pathname).toBe("/@fonts/jost.css");
    expect(bundled.build.files.has("/@fonts/jost.css")).toBe(true);
  });

  test("gives nothing for a font that is not bundled", async () => {
    const page = `${PAGE}<link rel="stylesheet" href="@fonts/helvetica.css"><link rel="stylesheet" href="@fonts/constructor.css"></body></html>`;
    const result = await build({ "index.html": page });
    if (!result.ok) throw new Error("It did not build.");
    expect([...result.build.files.keys()]).toEqual(["/index.html"]);
  });

  test("bundles TypeScript and the styles it imports", async () => {
    const result = await build({
      "index.html": withEntry("/src/main.ts"),
      "src/main.ts": 'import "./a.css"; import { n } from "./n.js"; console.log(n as number);',
      "src/n.ts": "export const n: number = 42;",
      "src/a.css": "body { color: blue }",
    });
    expect(textOf(result, "/assets/src/main.js")).toContain("42");
    expect(textOf(result, "/assets/src/main.css")).toContain("blue");
    expect(textOf(result, "/index.html")).toContain(
      '<link rel="stylesheet" href="./assets/src/main.css">',
    );
    if (result.ok) expect(result.build.files.has("/src/main.ts")).toBe(false);
  });

  test("loads React from the store in a preview, and carries it along in a release", async () => {
    const files = {
      "index.html": withEntry("/src/main.tsx"),
      "src/main.tsx":
        'import { createRoot } from "react-dom/client"; createRoot(document.body).render(<b>hi</b>);',
    };
    const preview = await build(files);
    expect(textOf(preview, "/index.html")).toContain('<script type="importmap">');
    expect(textOf(preview, "/assets/src/main.js").length).toBeLessThan(5_000);
    const release = await build(files, "release");
    expect(textOf(release, "/index.html")).not.toContain("@store");
    const script = /assets\/main-\w+\.js/.exec(textOf(release, "/index.html"))?.[0];
    expect(textOf(release, `/${script}`).length).toBeGreaterThan(100_000);
  });

  test.each([
    ["preview"],
    ["release"],
  ] as const)("bundles Preact and every listed package (%s)", async (mode) => {
    const names = [
      "canvas-confetti",
      "chart.js",
      "clsx",
      "date-fns",
      "lucide-react",
      "marked",
      "nanoid",
      "react-router-dom",
      "zustand",
    ];
    const imports = names.map((name, index) => `import * as p${index} from "${name}";`).join("\n");
    const uses = `console.log(${names.map((_, index) => `p${index}`).join(", ")});`;
    expect(
      await build({ "index.html": withEntry("main.ts"), "main.ts": `${imports}\n${uses}` }, mode),
    ).toMatchObject({ ok: true });
    const preact =
      'import { render } from "preact"; import { useState } from "preact/hooks"; render(<a onClick={useState}/>, document.body);';
    expect(
      await build({ "index.html": withEntry("main.tsx"), "main.tsx": preact }, mode),
    ).toMatchObject({ ok: true, build: { kind: "preact" } });
  });

  test("names the file and the line of an error", async () => {
    const result = await build({
      "index.html": withEntry("/a.ts"),
      "a.ts": "let a = 1;\nlet = ;\n",
    });
    expect(result).toMatchObject({ ok: false, problems: [{ file: "a.ts", line: 2 }] });
  });

  test("says which packages there are when one is not", async () => {
    const result = await build({
      "index.html": withEntry("/a.ts"),
      "a.ts": 'import x from "express"; x();',
    });
    expect(result).toMatchObject({
      ok: false,
      problems: [
        { text: expect.stringMatching(/"express" is not available here\. Available: .*react/) },
      ],
    });
  });

  test("asks for an index.html", async () => {
    expect(await build({ "readme.md": "" })).toMatchObject({
      ok: false,
      problems: [{ text: expect.stringContaining("index.html") }],
    });
  });

  test("works below a path: every address is relative", async () => {
    const result = await build({
      "index.html": `${PAGE}<link rel="stylesheet" href="/styles.css"></body></html>`,
      "styles.css": "",
      "about/index.html": `${PAGE}<a href="/index.html">home</a></body></html>`,
    });
    expect(textOf(result, "/index.html")).toContain('href="./styles.css"');
    expect(textOf(result, "/about/index.html")).toContain('href="../index.html"');
    expect(textOf(result, "/about/index.html")).toContain('data-base="../@sayso/"');
  });

  test.each([
    [
      "an App component alone",
      { "src/App.tsx": "export default function App() { return <b>hi</b>; }" },
      "react",
    ],
    ["a named App", { "App.jsx": "export function App() { return <b>hi</b>; }" }, "react"],
    [
      "a Preact App",
      {
        "src/App.tsx":
          'import { useState } from "preact/hooks"; export function App() { useState(1); return <b/>; }',
      },
      "preact",
    ],
    ["an entry alone", { "src/main.tsx": "document.body.append(String(<b/>))" }, "react"],
  ])("stands in for a missing index.html with %s", async (_name, files, kind) => {
    const result = await build(files as Record<string, string>);
    expect(result).toMatchObject({
      ok: true,
      build: { kind, warnings: [{ text: expect.stringContaining("There is no index.html") }] },
    });
    expect(textOf(result, "/index.html")).toContain('<div id="root">');
  });

  test("reads modules in data: addresses", async () => {
    const json = `data:application/json;base64,${Buffer.from('{"a":"ä"}').toString("base64")}`;
    const main = `import x from "${json}"; import y from "data:text/javascript,export default 'y%20z'"; console.log(x.a, y)`;
    const result = await build({ "index.html": withEntry("/main.ts"), "main.ts": main });
    expect(textOf(result, "/assets/main.js")).toMatch(/"ä"|\\xE4/);
    expect(textOf(result, "/assets/main.js")).toContain("y z");
  });

  test.each(["constructor", "__proto__", "toString"])("knows no package %s", async (name) => {
    const main = `import x from "${name}"; console.log(x)`;
    const result = await build({ "index.html": withEntry("/main.ts"), "main.ts": main });
    const text = expect.stringContaining(`The package "${name}" is not available here`);
    expect(result).toMatchObject({ ok: false, problems: [{ text }] });
  });

  test("takes a source of blank lines in its stride", async () => {
    // As long as a file may be: the square of its length would take ten minutes.
    const main = `${"\n".repeat(990_000)}import "react"; console.log(1)`;
    const result = await build({ "index.html": withEntry("/main.js"), "main.js": main });
    expect(result).toMatchObject({ ok: true, build: { kind: "react" } });
  });

  test("does not serve a page as it is whose script is still to be written", async () => {
    expect(await build({ "index.html": withEntry("./src/main.tsx") })).toMatchObject({
      ok: false,
      problems: [{ text: expect.stringContaining("src/main.tsx"), file: "index.html" }],
    });
  });

  test("names the page and line that load what is not there", async () => {
    expect(await build({ "index.html": `\n${withEntry("/src/main.tsx")}`, "a.ts": "" })).toEqual({
      ok: false,
      problems: [
        {
          text: "index.html loads /src/main.tsx, which is not in the project.",
          file: "index.html",
          line: 3,
        },
      ],
    });
  });

  test("tells of a stylesheet and a plain script that are not there, with the page's line", async () => {
    const html = `${PAGE}\n<link rel="stylesheet" href="css/output.css">\n<script src="/vendor.js"></script>\n<link rel="stylesheet" href="https://a.example/b.css"><link rel="stylesheet" href="a.css">`;
    const other = `${PAGE}<link rel="stylesheet" href="./css/output.css">`;
    const files = { "index.html": html, "a.css": "p { color: red }", "b.html": other };
    const result = await build(files);
    expect(result.ok && result.build.warnings).toEqual([
      {
        text: "index.html loads css/output.css, which is not in the project.",
        file: "index.html",
        line: 3,
      },
      {
        text: "index.html loads /vendor.js, which is not in the project.",
        file: "index.html",
        line: 4,
      },
    ]);
  });

  test("gives an inline script's error the line that it has in the page", async () => {
    const html = `${PAGE}\n<script type="module">\nimport "clsx";\nlet = 1;\n</script></body></html>`;
    expect(await build({ "index.html": html })).toMatchObject({
      ok: false,
      problems: [{ file: "index.html", line: 5 }],
    });
  });

  test("maps to the project's own sources, and tells nothing of the server's folders", async () => {
    const code = 'import { Camera } from "lucide-react";\nexport default <Camera />;\n';
    const result = await build({ "index.html": withEntry("/src/a.tsx"), "src/a.tsx": code });
    const map = JSON.parse(textOf(result, "/assets/src/a.js.map"));
    expect(map.sources).toContain("src/a.tsx");
    expect(map.sourcesContent[map.sources.indexOf("src/a.tsx")]).toBe(code);
    if (!result.ok) return;
    for (const file of result.build.files.keys()) {
      expect(textOf(result, file)).not.toContain(process.cwd());
    }
  });

  test("takes from a large library only what is used", async () => {
    const code = 'import { Camera } from "lucide-react"; console.log(Camera);';
    const result = await build({ "index.html": withEntry("a.ts"), "a.ts": code }, "release");
    const script = /assets\/a-\w+\.js/.exec(textOf(result, "/index.html"))?.[0];
    expect(textOf(result, `/${script}`).length).toBeLessThan(20_000);
  });

  test("says what there is of a package when a module of it is not", async () => {
    const code = 'import x from "react-dom/server"; x();';
    expect(await build({ "index.html": withEntry("a.tsx"), "a.tsx": code })).toMatchObject({
      ok: false,
      problems: [{ text: expect.stringContaining("Of react-dom there are: react-dom,"), line: 1 }],
    });
  });

  test("keeps a static site's public folder where it is, and at the root", async () => {
    const files = {
      "index.html": `${PAGE}<img src="public/a.svg" alt=""></body></html>`,
      "public/a.svg": "<svg/>",
      "styles/a.css": "a { background: url(/public/a.svg) }",
    };
    const result = await build(files);
    expect(textOf(result, "/public/a.svg")).toBe("<svg/>");
    expect(textOf(result, "/a.svg")).toBe("<svg/>");
    expect(textOf(result, "/styles/a.css")).toContain("url(../public/a.svg)");
  });

  test.each([
    ["brackets", "a.tsx", "(".repeat(500_000)],
    ["negations", "a.tsx", `let a = ${"!".repeat(500_000)}1`],
    ["JSON", "a.json", "[".repeat(500_000)],
    ["style rules", "a.css", "a{".repeat(200_000)],
    ["elements", "about.html", "<div>".repeat(50_000)],
  ])("survives %s without end, and the next one works", async (_name, file, content) => {
    const entry = file === "a.tsx" ? "" : 'import "./a.css"; import x from "./a.json"; x();';
    const files = { "a.css": "", "a.json": "1", "a.tsx": entry, "index.html": withEntry("a.tsx") };
    await build({ ...files, [file]: content });
    expect(await build({ "index.html": PAGE })).toMatchObject({ ok: true });
    expect(await build(files)).toMatchObject({ ok: true });
  });

  test.runIf(HAS_PROC)("leaves no process behind (skipped where there is no /proc)", async () => {
    const before = childrenOf(process.pid);
    const own = new SiteBuilder({ startProcess, buildMs: PATIENT_MS });
    await own.build(tree({ "index.html": withEntry("a.ts"), "a.ts": "" }), "preview");
    expect(childrenOf(process.pid).length).toBeGreaterThan(before.length);
    await own.close();
    expect(childrenOf(process.pid)).toEqual(before);
  });

  test.runIf(HAS_PROC)(
    "takes its worker away when it is idle (skipped where there is no /proc)",
    async () => {
      const before = childrenOf(process.pid);
      const limits = { buildMs: PATIENT_MS, idleMs: 1 };
      const queue = new WorkerQueue({ startProcess, limits });
      const files = tree({ "index.html": withEntry("a.ts"), "a.ts": "" });
      const request = { readTree: async () => files, mode: "preview", visitor: null } as const;
      for (const _twice of [1, 2]) {
        expect((await queue.build(request)).result).toMatchObject({ ok: true });
        await expect.poll(() => childrenOf(process.pid), { timeout: PATIENT_MS }).toEqual(before);
      }
      await queue.close();
    },
  );
});

describe("nothing of the host reaches a build", { timeout: PATIENT_MS }, () => {
  const secret = "HOST-SECRET-7311";
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "sayso-secret-"));
    for (const [name, text] of Object.entries({
      "s.json": `{"x":"${secret}","compilerOptions":{"jsxFactory":"${secret}"}}`,
      "s.js": `export default "${secret}"`,
      "s.ts": `export type X = "${secret}"; export default "${secret}"`,
      "s.txt": secret,
      "s.css": `a{content:"${secret}"}`,
    })) {
      writeFileSync(path.join(folder, name), text);
    }
    mkdirSync(path.join(folder, "node_modules/evil"), { recursive: true });
    writeFileSync(path.join(folder, "node_modules/evil/index.js"), `export default "${secret}"`);
    symlinkSync(path.join(folder, "s.js"), path.join(folder, "link.js"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const up = "../".repeat(14);
  test.each<[string, (s: string) => string]>([
    ["an absolute JSON import", (s) => `import x from "${s}/s.json"; console.log(x)`],
    ["a relative JSON import", (s) => `import x from "${up}${s.slice(1)}/s.json"; console.log(x)`],
    ["a raw import of a system file", () => 'import x from "/etc/passwd?raw"; console.log(x)'],
    ["a require", (s) => `console.log(require("${s}/s.json"))`],
    ["a dynamic import", (s) => `import("${s}/s.js").then(console.log)`],
    ["a dynamic import by expression", (s) => `const p = "${s}/s.js"; import(p)`],
    [
      "a template import, absolute",
      (s) => `const n = "s"; import(\`${s}/\${n}.js\`).then(console.log)`,
    ],
    [
      "a template import, relative",
      (s) => `const n = "s"; import(\`${up}${s.slice(1)}/\${n}.js\`).then(console.log)`,
    ],
    ["a template require", (s) => `const n = "s"; console.log(require(\`${s}/\${n}.json\`))`],
    ["a file URL", (s) => `import x from "file://${s}/s.js"; console.log(x)`],
    [
      "a way out of a package",
      (s) => `import x from "marked/${up}${s.slice(1)}/s.json"; console.log(x)`,
    ],
    [
      "a way out of the vendor",
      (s) => `import x from "react/${up}${s.slice(1)}/s.json"; console.log(x)`,
    ],
    ["a package beside the product", () => 'import x from "express"; console.log(x)'],
    ["the product's own sources", () => 'import x from "~/platform/env.server"; console.log(x)'],
    ["a JSX pragma", (s) => `/** @jsxImportSource ${s} */ console.log(<a/>)`],
    ["a URL beside the module", (s) => `console.log(new URL("${s}/s.txt", import.meta.url))`],
    ["a source map comment", (s) => `console.log(1)\n//# sourceMappingURL=${s}/s.json`],
    [
      "a source map comment with a file URL",
      (s) => `console.log(1)\n//# sourceMappingURL=file://${s}/s.txt`,
    ],
    ["a source map comment before the end", (s) => `/*@ sourceMappingURL=file://${s}/s.txt */ x()`],
    ["a source map comment in a style", () => 'import "./e.css"'],
    [
      "a source map comment in a data URL",
      (s) => `import "data:text/javascript,0//%23 sourceMappingURL=file://${s}/s.txt"`,
    ],
    [
      "a source map comment in a data URL in base 64",
      (s) =>
        `import "data:text/css;base64,${Buffer.from(`/*# sourceMappingURL=file://${s}/s.txt */`).toString("base64")}"`,
    ],
    [
      "a source map of one's own that names a file",
      (s) =>
        `x()\n//# sourceMappingURL=data:application/json,${encodeURIComponent(JSON.stringify({ version: 3, sources: [`${s}/s.txt`, `file://${s}/s.txt`], names: [], mappings: "AAAA" }))}`,
    ],
    [
      "an import attribute",
      (s) => `import x from "${s}/s.txt" with { type: "text" }; console.log(x)`,
    ],
    ["a Node module", () => 'import fs from "fs"; console.log(fs.readFileSync("/etc/passwd"))'],
    ["a node: module", () => 'import fs from "node:fs"; console.log(fs)'],
    ["import.meta.glob", (s) => `console.log(import.meta.glob("${s}/*"))`],
    ["an absolute style import", () => 'import "./a.css"'],
    ["a style url", () => 'import "./b.css"'],
    ["a file URL in a style", () => 'import "./c.css"'],
    ["a link", (s) => `import x from "${s}/link.js"; console.log(x)`],
    [
      "a data URL that imports",
      (s) =>
        `import x from 'data:text/javascript,import y from "${s}/s.js";export default y'; console.log(x)`,
    ],
    [
      "a data URL with JSON of the host",
      (s) =>
        `import x from "data:application/json,${"{}"}"; import y from "${s}/s.json?data:"; x(y)`,
    ],
    ["a backslash path", (s) => `import x from "..\\\\..${s.replaceAll("/", "\\\\")}"; x()`],
    ["the store's own manifest", () => 'import x from "../../build/store/manifest.json"; x()'],
    ["a package's neighbour", () => 'import x from "clsx/../express/package.json"; x()'],
    ["a template import below a package", () => `const n = "x"; import(\`marked/../\${n}.js\`)`],
    ["a template import with a file URL", (s) => `const n = "s"; import(\`file://${s}/\${n}.js\`)`],
    ["a style of a package's neighbour", () => 'import "./d.css"'],
    ["package.json imports", () => 'import x from "#secret"; console.log(x)'],
  ])("through %s", async (_name, sourceOf) => {
    const files = {
      "index.html": withEntry("/src/main.tsx"),
      "src/main.tsx": sourceOf(folder),
      "src/a.css": `@import "${folder}/s.css";`,
      "src/b.css": `a { background: url(${folder}/s.txt) }`,
      "src/c.css": `@import "file://${folder}/s.css"; @import url("${up}${folder.slice(1)}/s.css");`,
      "src/d.css": '@import "marked/../../package.json"; @import "~/../package.json";',
      "src/e.css": `a { color: red }\n/*# sourceMappingURL=file://${folder}/s.txt */`,
      "tsconfig.json": `{"extends":"${folder}/s.json"}`,
      "package.json": `{"imports":{"#secret":"${folder}/s.js"},"browser":{"./x":"${folder}/s.js"}}`,
    };
    for (const mode of ["preview", "release"] as const) {
      const result = await build(files, mode);
      const output = result.ok
        ? [...result.build.files.values()]
            .map((file) => new TextDecoder().decode(file.body))
            .join("\n")
        : JSON.stringify(result.problems);
      expect(output).not.toContain(secret);
      expect(output).not.toContain("root:x:0");
      expect(output).not.toContain("SESSION_SECRET");
      expect(output).not.toContain("better-sqlite3");
    }
  });
});

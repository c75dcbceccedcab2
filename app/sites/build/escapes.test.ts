// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources of projects hold templates
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readStore, STORE_FOLDER } from "../packages/store.server";
import { SiteBuilder } from "./build.server";
import { buildProcesses } from "./build-process.server";

const workerPath = path.join(STORE_FOLDER, "build-worker.mjs");
/** No build is against the clock here. */
const PATIENT_MS = 120_000;
const CANARY = "CANARY-7311";
/** More than any folder is deep. */
const UP = "../".repeat(14);

let builder: SiteBuilder;
/** A folder of the host, and the name of one that is not there; both equally long. */
let [there, absent] = ["", ""];

beforeAll(() => {
  const startProcess = buildProcesses({ store: readStore(), workerPath });
  builder = new SiteBuilder({ startProcess, buildMs: PATIENT_MS });
  there = mkdtempSync(path.join(tmpdir(), "sayso-canary-"));
  absent = `${there.slice(0, -6)}absent`;
  for (const [name, text] of Object.entries({
    "s.json": `{"x":"${CANARY}","compilerOptions":{"jsxFactory":"${CANARY}","paths":{"q":["${CANARY}"]}}}`,
    "s.js": `export default "${CANARY}"; export const X = 1`,
    "s.ts": `export type X = "${CANARY}"; export default "${CANARY}"`,
    "s.txt": CANARY,
    "s.svg": `<svg>${CANARY}</svg>`,
    "s.css": `a{content:"${CANARY}"} .b{color:red}`,
    "s.module.css": `.b{content:"${CANARY}"}`,
    "s.js.map": `{"version":3,"sources":["${CANARY}"],"names":[],"mappings":"AAAA"}`,
    "index.js": `export default "${CANARY}"`,
    "package.json": `{"name":"${CANARY}","main":"s.js","sideEffects":false}`,
    "tsconfig.json": `{"compilerOptions":{"jsxFactory":"${CANARY}"}}`,
    "node_modules/evil/index.js": `export default "${CANARY}"`,
    "deep/er/s.json": `{"x":"${CANARY}"}`,
  })) {
    mkdirSync(path.dirname(path.join(there, name)), { recursive: true });
    writeFileSync(path.join(there, name), text);
  }
  symlinkSync(path.join(there, "s.js"), path.join(there, "link.js"));
});
afterAll(async () => {
  await builder.close();
  rmSync(there, { recursive: true, force: true });
});

/** What somebody can learn from a build, but for the names that they themselves wrote. */
async function learnt(files: Record<string, string>, folder: string): Promise<string> {
  const result = await builder.build(new Map(Object.entries(files)), "preview");
  const told = result.ok
    ? [...result.build.files].map(([name, { body }]) => [name, new TextDecoder().decode(body)])
    : result.problems;
  const warnings = result.ok ? result.build.warnings : [];
  return JSON.stringify([result.ok, told, warnings])
    .replaceAll(path.basename(folder), "FOLDER")
    .replaceAll(path.basename(folder).slice(0, -2), "FOLDER")
    .replaceAll(/data-build=\\"\w+\\"/g, "");
}

const PAGE = '<!doctype html><html lang="en"><head><title>x</title></head><body></body></html>';
const pageWith = (element: string) => PAGE.replace("</body>", `${element}</body>`);
const ENTRY = pageWith('<script type="module" src="/src/main.tsx"></script>');

/** Ways to name a file: by its folder and its own name. */
const NAMES: Record<string, (folder: string, file: string) => string> = {
  "absolute path": (folder, file) => `${folder}/${file}`,
  "relative path": (folder, file) => `${UP}${folder.slice(1)}/${file}`,
  "path from here": (folder, file) => `./${UP}${folder.slice(1)}/${file}`,
  "file URL": (folder, file) => `file://${folder}/${file}`,
  "file URL without slashes": (folder, file) => `file:${folder}/${file}`,
  "path with a query": (folder, file) => `${folder}/${file}?raw`,
  "way through a package": (folder, file) => `clsx/${UP}${folder.slice(1)}/${file}`,
  "way through a framework": (folder, file) => `react/${UP}${folder.slice(1)}/${file}`,
  "way through an alias": (folder, file) => `@/${UP}${folder.slice(1)}/${file}`,
  "path with backslashes": (folder, file) => `${folder}/${file}`.replaceAll("/", "\\\\"),
  "encoded path": (folder, file) => `clsx/${encodeURIComponent(`${UP}${folder}`)}/${file}`,
};

/** Ways to ask for a file by its name in a script. */
const REQUESTS: Record<string, (name: string) => string> = {
  "an import": (name) => `import x from "${name}"; console.log(x)`,
  "an export": (name) => `export * from "${name}"`,
  "a require": (name) => `console.log(require("${name}"))`,
  "a require.resolve": (name) => `console.log(require.resolve("${name}"))`,
  "a dynamic import": (name) => `import("${name}").then(console.log)`,
  "an import of text": (name) => `import x from "${name}" with { type: "text" }; console.log(x)`,
};

/** Ways to ask for a file that a name alone does not show: by the folder that is guessed. */
const PATTERNS: Record<string, (folder: string) => string> = {
  "a template": (f) => `const n = "s"; import(\`${UP}${f.slice(1)}/\${n}.js\`)`,
  "a template of a part of a name": (f) =>
    `const n = "x"; import(\`${UP}${f.slice(1, -2)}\${n}/s.js\`)`,
  "an absolute template": (f) => `const n = "s"; import(\`${f}/\${n}.js\`)`,
  "a template of folders": (f) =>
    `const n = "s"; import(\`${UP}${f.slice(1)}/\${n}/\${n}/s.json\`)`,
  "a template that walks": () => `const n = "s"; import(\`../../\${n}.json\`)`,
  "a sum": (f) => `const n = "s"; import("${UP}${f.slice(1)}/" + n + ".js")`,
  "a sum of templates": (f) =>
    `const n = "s"; import(\`${UP}\` + "${f.slice(1)}/" + \`\${n}\` + ".js")`,
  "a choice of templates": (f) =>
    `const n = "s"; import(n ? \`${UP}${f.slice(1)}/\${n}.js\` : "./a")`,
  "a template in brackets": (f) => `const n = "s"; import((0, (\`${UP}${f.slice(1)}/\${n}.js\`)))`,
  "a template with a comment": (f) =>
    `const n = "s"; import/**/(/* x */\`${UP}${f.slice(1)}/\${n}.js\`)`,
  "a template on lines of its own": (f) =>
    `const n = "s"; import\n(\n\`${UP}${f.slice(1)}/\${n}.js\`\n)`,
  "a template behind an import of text": (f) =>
    `import("./a"); const n = "s"; import(\`${UP}${f.slice(1)}/\${n}.js\`, { with: { type: "json" } })`,
  "a template within a template": (f) =>
    `const n = "s"; import(\`\${import(\`${UP}${f.slice(1)}/\${n}.js\`)}\`)`,
  "a template that is typed": (f) =>
    `const n: string = "s"; import(\`${UP}${f.slice(1)}/\${n}.js\` as string)`,
  "a template in an element": (f) =>
    `const n = "s"; console.log(<a title={String(import(\`${UP}${f.slice(1)}/\${n}.js\`))} />)`,
  "a template that is not read twice": (f) =>
    `// import("\nconst n = "s"; import(\`${UP}${f.slice(1)}/\${n}.js\`) // ")`,
  "a required template": (f) =>
    `const n = "s"; console.log(require(\`${UP}${f.slice(1)}/\${n}.json\`))`,
  "a required sum": (f) => `const n = "s"; console.log(require("${UP}${f.slice(1)}/" + n))`,
  "a required template, the word escaped": (f) =>
    `const n = "s"; console.log(\\u0072equire(\`${UP}${f.slice(1)}/\${n}.json\`))`,
  "a required template, another letter escaped": (f) =>
    `const n = "s"; console.log(requ\\u{00069}re(\`${UP}${f.slice(1)}/\${n}.json\`))`,
  "a required template, the word typed": (f) =>
    `const n = "s"; console.log((require as any)(\`${UP}${f.slice(1)}/\${n}.json\`))`,
  "a required template, the word typed twice": (f) =>
    `const n = "s"; console.log((require\n satisfies any as any)(\`${UP}${f.slice(1)}/\${n}.json\`))`,
  "a required template behind a comment": (f) =>
    `// require x\nconst n = "s"; console.log(require/* a */(\`${UP}${f.slice(1)}/\${n}.json\`))`,
  "a required template that may be absent": (f) =>
    `const n = "s"; try { require?.(\`${UP}${f.slice(1)}/\${n}.json\`) } catch {}`,
  "a template in a data URL": (f) =>
    `import "data:text/javascript,const n = 's'; import(\`${UP}${f.slice(1)}/\${n}.js\`)"`,
  "an old script's template": (f) =>
    `var n = 010; with (Math) { require(\`${UP}${f.slice(1)}/\${n}.json\`) }`,
  "an import by expression": (f) => `const p = "${f}/s.js"; import(p)`,
  "a deferred template": (f) => `const n = "s"; import.defer(\`${UP}${f.slice(1)}/\${n}.js\`)`,
  "a template of a source": (f) => `const n = "s"; import.source(\`${UP}${f.slice(1)}/\${n}.js\`)`,
  "import.meta.glob": (f) => `console.log(import.meta.glob("${f}/*"))`,
  "import.meta.resolve": (f) => `console.log(import.meta.resolve("${f}/s.js"))`,
  "a worker": (f) => `new Worker(new URL("${f}/s.js", import.meta.url))`,
  "a URL": (f) => `console.log(new URL("${UP}${f.slice(1)}/s.txt", import.meta.url))`,
  "a template of a URL": (f) =>
    `const n = "s"; console.log(new URL(\`${f}/\${n}.txt\`, import.meta.url))`,
  "a folder": (f) => `import x from "${f}"; console.log(x)`,
  "a folder with a slash": (f) => `import x from "${UP}${f.slice(1)}/"; console.log(x)`,
  "a name without its ending": (f) => `import x from "${f}/s"; console.log(x)`,
  "a link": (f) => `import x from "${f}/link.js"; console.log(x)`,
  "a package above": (f) => `import x from "${f}/node_modules/evil"; console.log(x)`,
  "an assignment of TypeScript": (f) => `import x = require("${f}/s.js"); console.log(x)`,
  "a type": (f) => `import type { X } from "${f}/s"; export const x: X | 1 = 1`,
  "a reference": (f) => `/// <reference path="${f}/s.ts" />\nexport const x = 1`,
  "a JSX pragma": (f) => `/** @jsxImportSource ${f} */ console.log(<a />)`,
  "a JSX pragma that climbs": (f) =>
    `/** @jsxImportSource ${UP}${f.slice(1)} */ console.log(<a />)`,
  "a source map comment": (f) => `x()\n//# sourceMappingURL=${f}/s.js.map`,
  "a source map comment with a file URL": (f) => `x()\n//@ sourceMappingURL=file://${f}/s.js.map`,
  "a data URL that imports": (f) =>
    `import "data:text/javascript,import x from '${f}/s.js';console.log(x)"`,
  "a data URL of a style": (f) => `import "data:text/css,@import '${f}/s.css';"`,
  "a data URL with a source map": (f) =>
    `import "data:text/javascript,0//%23 sourceMappingURL=file://${f}/s.js.map"`,
  ...Object.fromEntries(
    [
      "raw",
      "url",
      "inline",
      "no-inline",
      "worker",
      "worker&inline",
      "sharedworker",
      "react",
      "init",
    ].flatMap((query) => [
      [`?${query}`, (f: string) => `import x from "${f}/s.svg?${query}"; console.log(x)`],
      [
        `?${query} that climbs`,
        (f: string) => `import x from "${UP}${f.slice(1)}/s.js?${query}"; console.log(x)`,
      ],
    ]),
  ),
  "@fs": (f) => `import x from "/@fs${f}/s.txt?raw"; console.log(x)`,
  "a file URL with a query": (f) => `import x from "file://${f}/s.txt?raw"; console.log(x)`,
  "?raw with backslashes": (f) =>
    `import x from "..${f.replaceAll("/", "\\\\")}\\\\s.txt?raw"; console.log(x)`,
  "?raw, encoded": (f) =>
    `import x from "./${encodeURIComponent(UP + f)}/s.txt?raw"; console.log(x)`,
  "an asset by its own name": (f) => `import x from "asset:${f}/s.txt"; console.log(x)`,
  "a worker by its own name": (f) => `import x from "worker:${f}/s.js?module&text"; console.log(x)`,
  "a style by its own name": (f) => `import x from "style:${f}/s.css?text"; console.log(x)`,
  "a glob that climbs": (f) =>
    `console.log(import.meta.glob("${UP}${f.slice(1)}/*", { query: "?raw", eager: true }))`,
  "a glob of everything": (f) =>
    `console.log(import.meta.glob(["/**/${path.basename(f)}/*", "${f}/{s,t}.*"], { eager: true }))`,
  "a glob with a base": (f) =>
    `console.log(import.meta.glob("./*", { base: "${f}", query: "?url", eager: true }))`,
  "a glob with backslashes": (f) =>
    `console.log(import.meta.glob("..\\\\..${f}/*", { eager: true }))`,
  "a worker that climbs": (f) =>
    `new Worker(new URL("${UP}${f.slice(1)}/s.js", import.meta.url), { type: "module" })`,
  "a file URL of a worker": (f) => `new Worker(new URL("file://${f}/s.js", import.meta.url))`,
  "a URL with backslashes": (f) => `console.log(new URL("..\\\\..${f}/s.txt", import.meta.url))`,
  "an import of package.json's": () => 'import x from "#secret"; console.log(x)',
  "a package of tsconfig's": () => 'import x from "q"; console.log(x)',
};

/** Ways to ask for a file in a style. */
const STYLES: Record<string, (name: string) => string> = {
  "an @import": (name) => `@import "${name}";`,
  "an @import of a url": (name) => `@import url(${name}) layer(a);`,
  "a url": (name) => `a { background: url("${name}") }`,
  "a composition": (name) => `.a { composes: b from "${name}" }`,
  "a source map": (name) => `a { color: red }\n/*# sourceMappingURL=${name} */`,
};

/** Whatever else of a project names files. */
const TREES: Record<string, (folder: string) => Record<string, string>> = {
  "an entry that the host has too": (f) => ({
    "index.html": pageWith(`<script type="module" src="${f}/s.js"></script>`),
    [`${f.slice(1)}/s.js`]: "console.log('of the project')",
  }),
  "an entry that only the host has": (f) => ({
    "index.html": pageWith(`<script type="module" src="${f}/s.ts"></script>`),
  }),
  "a page's style": (f) => ({
    "index.html": pageWith(
      `<link rel="stylesheet" href="${f}/s.css"><img src="${f}/s.svg" alt="">`,
    ),
  }),
  "an import map": (f) => ({
    "index.html": pageWith(
      `<script type="importmap">{"imports":{"q":"${f}/s.js"}}</script><script type="module">import "q"; import("${f}/s.json")</script>`,
    ),
  }),
  "an inline script": (f) => ({
    "index.html": pageWith(
      `<script type="module">import x from "${UP}${f.slice(1)}/s.js"; x()</script>`,
    ),
  }),
};

const CASES: [what: string, (folder: string) => Record<string, string>][] = [
  ...Object.entries(REQUESTS).flatMap(([what, request]) =>
    Object.entries(NAMES).map(([by, name]): (typeof CASES)[number] => [
      `${what} by ${by}`,
      (f) => ({ "src/main.tsx": request(name(f, what.endsWith("text") ? "s.txt" : "s.js")) }),
    ]),
  ),
  ...Object.entries(STYLES).flatMap(([what, style]) =>
    Object.entries(NAMES).map(([by, name]): (typeof CASES)[number] => [
      `${what} by ${by}`,
      (f) => ({
        "src/main.tsx": 'import "./a.module.css"',
        "src/a.module.css": style(
          name(f, what.startsWith("a composition") ? "s.module.css" : "s.css"),
        ),
      }),
    ]),
  ),
  ...Object.entries(PATTERNS).map(([what, source]): (typeof CASES)[number] => [
    what,
    (f) => ({ "src/main.tsx": source(f) }),
  ]),
  ...Object.entries(TREES),
];

describe("a build tells nothing of the host", { timeout: PATIENT_MS }, () => {
  test.each(CASES)("to %s", async (_what, filesOf) => {
    const around = (folder: string) => ({
      "index.html": ENTRY,
      "src/a.ts": "export default 1",
      "tsconfig.json": `{"extends":"${folder}/s.json"}`,
      "package.json": `{"imports":{"#secret":"${folder}/s.js"},"browser":{"./a":"${folder}/s.js"}}`,
      ...filesOf(folder),
    });
    const told = await learnt(around(there), there);
    expect(told.includes(CANARY)).toBe(false);
    expect(told).toBe(await learnt(around(absent), absent));
  });
});

describe("an import by a pattern finds the project's files", { timeout: PATIENT_MS }, () => {
  const scriptOf = async (files: Record<string, string>) => {
    const result = await builder.build(
      new Map(Object.entries({ "index.html": ENTRY, ...files })),
      "preview",
    );
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return new TextDecoder().decode(result.build.files.get("/assets/src/main.js")?.body);
  };

  test("which are bundled, and no others", async () => {
    const script = await scriptOf({
      "src/main.tsx":
        "const page: string = location.hash;\nimport(`./pages/${page}.tsx`).then(console.log, <b/>)",
      "src/pages/one.tsx": 'export default "page one"',
      "src/pages/deep/two.tsx": 'export default "page two"',
      "src/pages/three.css": "a { color: red }",
      "src/four.tsx": 'export default "page four"',
    });
    expect(script).toContain('case "./pages/one.tsx"');
    expect(script).toContain("page one");
    // As bundlers have it: what ends in ".tsx" is one name, what stands alone may be a path.
    expect(script).not.toMatch(/page two|three|page four/);
  });

  test("in folders too, where a part of it stands alone", async () => {
    const script = await scriptOf({
      "src/main.tsx": "const [a, b] = ['x', 'y']; import(`./pages/${a}/${b}`)",
      "src/pages/deep/er/two.ts": 'export default "page two"',
      "src/pages/one.ts": 'export default "page one"',
      "src/pages/deep/picture.exe": "no module",
    });
    expect(script).toContain('case "./pages/deep/er/two.ts"');
    expect(script).not.toMatch(/page one|picture/);
  });

  test("at the top of the project, however far up it says", async () => {
    const script = await scriptOf({
      "src/main.tsx": "const n = String(1); console.log(require(`../../../${n}.json`))",
      "package.json": '{"name":"mine"}',
      "data/a.json": '{"b":"below"}',
    });
    expect(script).toContain('name: "mine"');
    expect(script).toContain('case "../../../package.json"');
  });

  test("with the lines that the project's own source has", async () => {
    const result = await builder.build(
      new Map(
        Object.entries({
          "index.html": ENTRY,
          "src/main.tsx": "const n: string = 's';\n\nimport(`./${n}.ts`);\nlet = ;",
        }),
      ),
      "preview",
    );
    expect(result).toMatchObject({ ok: false, problems: [{ file: "src/main.tsx", line: 4 }] });
  });

  test("and refuses to list very many", async () => {
    const files = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [`src/data/${index}.json`, "{}"]),
    );
    const imports = "import(`./data/${n}.json`);".repeat(10);
    const tree = {
      "index.html": ENTRY,
      "src/main.tsx": `const n = String(1); ${imports}`,
      ...files,
    };
    expect(await builder.build(new Map(Object.entries(tree)), "preview")).toMatchObject({
      ok: false,
      problems: [{ text: expect.stringContaining("names more than 2000 files by patterns") }],
    });
  });
});

import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readStore, STORE_FOLDER } from "../packages/store.server";
import { SiteBuilder } from "./build.server";
import { buildProcesses } from "./build-process.server";

let builder: SiteBuilder;

beforeAll(() => {
  const workerPath = path.join(STORE_FOLDER, "build-worker.mjs");
  const startProcess = buildProcesses({ store: readStore(), workerPath });
  builder = new SiteBuilder({ startProcess, buildMs: 120_000 });
});
afterAll(() => builder.close());

type Files = Record<string, string>;

async function textsOf(files: Files, touched: string[] = Object.keys(files)) {
  const problems = await builder.check(new Map(Object.entries(files)), touched);
  return problems.map(({ text }) => text);
}

const PAGE = '<!doctype html><title>x</title><div id="root"></div>';
const page = (script: string) => `${PAGE}<script type="module" src="${script}"></script>`;
const APP = { "index.html": page("/src/main.tsx") };

test("a missing file hides no wrong name: both are told, and what of it a file takes is not", async () => {
  const main =
    'import { Fisch } from "lucide-react";\nimport { b } from "./b";\nimport { c } from "./a";\nconsole.log(Fisch, b, c);';
  const texts = await textsOf({
    ...APP,
    "src/main.tsx": main,
    "src/a.ts": "export const a = 1;\n",
  });
  expect(texts.join("\n")).toContain("There is no file ./b");
  expect(texts.join("\n")).toContain('lucide-react has no "Fisch"');
  expect(texts.join("\n")).toContain('src/a.ts has no "c"');
  expect(texts).toHaveLength(3);
});

describe("a React project is told", () => {
  test.each<[string, string, string]>([
    [
      "an icon that there is not",
      'import { ShoppingCat } from "lucide-react";\nconsole.log(<ShoppingCat />);',
      'lucide-react has no "ShoppingCat". Near: "ShoppingCart"',
    ],
    [
      "a hook that React does not have",
      'import { useStates } from "react";\nuseStates();',
      'react has no "useStates". Near: "useState"',
    ],
    [
      "a member of a library that is not there",
      'import * as dates from "date-fns";\ndates.formatt();',
      'date-fns has no "formatt". Near: "format"',
    ],
    [
      "a package that is not there",
      'import x from "left-pad";\nx();',
      'The package "left-pad" is not available here.',
    ],
    [
      "an import that leads nowhere",
      'import "./nowhere";',
      "There is no file ./nowhere in the project.",
    ],
    ["what is no code", "const a = ;", 'Unexpected ";"'],
  ])("%s", async (_what, source, text) => {
    expect(await textsOf({ ...APP, "src/main.tsx": source })).toEqual([
      expect.stringContaining(text),
    ]);
  });

  test("what another file of it does not export, with what it does", async () => {
    const files = {
      ...APP,
      "src/main.tsx": 'import Card, { Kard } from "./card";\nconsole.log(<Card />, <Kard />);',
      "src/card.tsx": "export const Card = () => <p>hi</p>;\nexport const other = 1;",
    };
    expect(await textsOf(files, ["src/card.tsx"])).toEqual([
      'src/card.tsx has no default export. It exports: "Card", "other".',
      'src/card.tsx has no "Kard". Near: "Card".',
    ]);
  });

  test("what is wrong in a file that no page loads, if it was touched", async () => {
    const files = { ...APP, "src/main.tsx": "", "src/lonely.tsx": 'import "./gone";' };
    expect(await textsOf(files, [])).toEqual([]);
    expect(await textsOf(files)).toEqual(["There is no file ./gone in the project."]);
  });

  test("a script of its page that is not there", async () => {
    expect(await textsOf(APP)).toEqual([
      "index.html loads /src/main.tsx, which is not in the project.",
    ]);
  });
});

describe("a page that is not built is told", () => {
  test.each<[string, Files, string]>([
    [
      "a classic script that uses import",
      {
        "index.html": `${PAGE}<script src="app.js"></script>`,
        "app.js": 'import { a } from "./a.js";\na();',
        "a.js": "export const a = 1;",
      },
      'app.js uses import or export, but index.html loads it as a classic script. Give the script element type="module".',
    ],
    [
      "a classic script that is no code",
      { "index.html": `${PAGE}<script src="app.js"></script>`, "app.js": "let a = ;" },
      "Unexpected token",
    ],
    [
      "a module without its ending",
      {
        "index.html": page("app.js"),
        "app.js": 'import { a } from "./a";\na;',
        "a.js": "export const a = 1;",
      },
      "app.js imports ./a, but a browser needs the whole name: ./a.js",
    ],
    [
      "a name that its own module does not export",
      {
        "index.html": `${PAGE}<script type="module">import { b } from "./a.js"; b();</script>`,
        "a.js": "export const a = 1;",
      },
      'a.js has no "b". It exports: "a".',
    ],
    [
      "a stylesheet that is not there",
      { "index.html": `${PAGE}<link rel="stylesheet" href="/styles.css">` },
      "index.html loads /styles.css, which is not in the project.",
    ],
    [
      "a picture that is not there",
      { "index.html": `${PAGE}<img src="hero.jpg" alt="">` },
      "index.html shows hero.jpg, which is not in the project.",
    ],
  ])("%s", async (_what, files, text) => {
    expect(await textsOf(files)).toEqual([expect.stringContaining(text)]);
  });

  test("that a page which others link to was deleted", async () => {
    const files = { "index.html": `${PAGE}<a href="about.html">About</a>` };
    expect(await textsOf(files, ["about.html"])).toEqual([
      "index.html links to about.html, which is not in the project.",
    ]);
    expect(await textsOf(files, ["other.css"])).toEqual([]);
  });
});

describe("nothing is told of", () => {
  test.each<[string, Files]>([
    [
      "what builds",
      {
        ...APP,
        "src/main.tsx":
          'import React, { useState, type FC } from "react";\nimport { createRoot } from "react-dom/client";\nimport { Fish } from "lucide-react";\nimport type { Chart } from "chart.js";\nimport { format } from "date-fns";\nimport { de } from "date-fns/locale";\nimport { Thing } from "./types";\nimport "./a.css";\nconst App: FC<{ chart?: Chart; thing?: Thing }> = () => { useState(1); return <Fish>{format(1, "P", { locale: de })}</Fish>; };\ncreateRoot(document.body).render(<React.StrictMode><App /></React.StrictMode>);',
        "src/types.ts": "export interface Thing { a: 1 }",
        "src/a.css": "@media (width > 1px) { a { b: c } }",
      },
    ],
    [
      "files of tools",
      {
        ...APP,
        "src/main.tsx": "",
        "vite.config.ts": 'import { defineConfig } from "vite";\nexport default defineConfig({});',
        "src/a.test.ts": 'import { test } from "vitest";\ntest("a", () => {});',
      },
    ],
    [
      "other addresses",
      {
        "index.html": `${PAGE}<img src="https://example.com/a.png"><img src="data:image/png;base64,AA"><a href="#x">x</a><a href="mailto:a@b.c">m</a><link rel="icon" href="/vite.svg"><link rel="stylesheet" href="https://example.com/a.css">`,
      },
    ],
    ["a page of words alone", { "index.html": PAGE }],
    [
      "scripts of other kinds",
      {
        "index.html": `${PAGE}<script type="application/json">{"a": 1}</script><script type="text/babel">const a = <p/>;</script><script>document.title = "x";</script>`,
      },
    ],
    ["what is no code of the site", { "index.html": PAGE, "notes.py": "def x(:" }],
  ])("%s", async (_what, files) => {
    expect(await textsOf(files)).toEqual([]);
  });
});

test("a project that has nothing to open is told so", async () => {
  expect(await textsOf({ "a.css": "a {}" })).toEqual([
    "Add an index.html: it is the page that opens first.",
  ]);
});

/** What of touched files nothing loads. */
async function unloadedOf(files: Files, touched: string[]) {
  let unloaded: readonly string[] | undefined;
  const problems = await builder.check(new Map(Object.entries(files)), touched, {
    onUnloaded: (paths) => {
      unloaded = paths;
    },
  });
  expect(problems).toEqual([]);
  return unloaded;
}

describe("files that a site starts or finds by itself are loaded", () => {
  const app = "export default function App() { return <p>Hi</p>; }";
  const glob = 'console.log(import.meta.glob("./views/*.vue"));';
  const view = "<template><p>Prices</p></template>";
  const layout = "export default function Layout({ children }) { return children; }";
  test.each<[string, Files]>([
    ["an App", { "src/App.tsx": app }],
    ["an App in JavaScript", { "App.jsx": app }],
    ["an entry", { "src/main.jsx": 'document.body.append("Hi");' }],
    ["what is found by a pattern", { ...APP, "src/main.tsx": glob, "src/views/Prices.vue": view }],
    [
      "pages and layouts of Next",
      {
        "package.json": '{"dependencies":{"next":"15.0.0"}}',
        "app/layout.tsx": layout,
        "app/page.tsx": app,
        "app/prices/page.tsx": app,
      },
    ],
  ])("%s", async (_what, files) => {
    const written = Object.keys(files).filter((file) => /\.(?:[jt]sx|vue)$/.test(file));
    expect(await unloadedOf(files, written)).toEqual([]);
  });

  test("and what nothing imports is not", async () => {
    const files = { ...APP, "src/main.tsx": "", "src/Counter.tsx": app };
    expect(await unloadedOf(files, ["src/main.tsx", "src/Counter.tsx"])).toEqual([
      "src/Counter.tsx",
    ]);
  });
});

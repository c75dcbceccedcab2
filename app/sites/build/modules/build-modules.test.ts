import { expect, test } from "vitest";
import { openBuilds, PATIENT_MS, pageWith } from "../../../../tests/support/project-builds";
import { compareBuilds } from "../compare-builds";
import { type CompiledModule, compileModule } from "./compile-module";

const { built } = openBuilds();

test("a module that is worth a warning can be replaced all the same, and the warning has its place", {
  timeout: PATIENT_MS,
}, async () => {
  const { build } = await built({
    "index.html": pageWith("/src/main.tsx"),
    "src/main.tsx":
      'import { a } from "./a";\nimport { createRoot } from "react-dom/client";\ncreateRoot(document.body).render(<b>{a}</b>);',
    "src/a.ts": "\nexport const a = { b: 1, b: 2 };",
  });
  expect([...(build.hot?.scripts.get("/assets/src/main.js")?.modules.keys() ?? [])]).toEqual([
    "/src/a.ts",
    "/src/main.tsx",
  ]);
  expect(build.warnings).toMatchObject([
    { file: "src/a.ts", line: 2, text: expect.stringContaining('Duplicate key "b"') },
  ]);
});

test("what is imported later may have a comment for a bundler", async () => {
  const contents =
    'const one = (import(/* webpackChunkName: "a" */ "./a"));\nexport const any = (name: string) => import(/* @vite-ignore */ name);\nconsole.log(one, import("./a"));';
  const how = { loader: "ts", refreshes: null, options: {} } as const;
  const compiled = await compileModule({ path: "/src/main.ts", contents, ...how });
  const { code } = compiled as CompiledModule;
  expect(code.match(/\$import\(("\.\/a"|name)\s*\)/g)).toHaveLength(3);
  expect(code).not.toContain("__toESM(require");
});

test("a component keeps what it holds though its project asks for older classes; a module with one goes without", async () => {
  const compilerOptions = { experimentalDecorators: true, useDefineForClassFields: false };
  const how = { loader: "tsx", refreshes: "react" } as const;
  const codeOf = async (contents: string) => {
    const options = { jsx: "automatic", tsconfigRaw: { compilerOptions } } as const;
    const compiled = await compileModule({ path: "/src/App.tsx", contents, ...how, options });
    return (compiled as CompiledModule).code;
  };
  const component = 'export default function App() { return <p class="wide" className="x">x</p>; }';
  expect(await codeOf(component)).toContain("$RefreshReg$");
  expect(await codeOf(`class Kept { a = 1 } ${component}`)).not.toContain("$RefreshReg$");
});

test("an import in other capitals than its file's is built as that file, stays replaceable, and is told", {
  timeout: PATIENT_MS,
}, async () => {
  const { build } = await built({
    "index.html": pageWith("/src/main.ts"),
    "src/main.ts": 'import { a } from "./Parts/header"; import "@/Look.css"; console.log(a);',
    "src/parts/Header.ts": "export const a = 1;",
    "src/look.css": "b { color: red }",
  });
  expect([...(build.hot?.scripts.get("/assets/src/main.js")?.modules.keys() ?? [])]).toEqual([
    "/src/parts/Header.ts",
    "/src/main.ts",
  ]);
  expect(build.warnings).toMatchObject([
    {
      file: "src/main.ts",
      text: expect.stringContaining('"./Parts/header" is called src/parts/Header.ts'),
    },
    { file: "src/main.ts", text: expect.stringContaining('"@/Look.css" is called src/look.css') },
  ]);
});

const main = "/src/main.ts";
const scripts = (...all: string[]) =>
  all.map((one) => `<script type="module" src="${one}"></script>`).join("");
const own = '<script type="importmap">{"imports":{"x":"https://cdn.example/x.js"}}</script>';

test.each([
  [
    "an await at its top",
    pageWith(main),
    "await 0; export {};",
    "/src/main.ts has an await at its top",
  ],
  ["two scripts", scripts(main, "/src/b.ts"), "export {};", "the page has several module scripts"],
  ["an import map", own + scripts(main), "export {};", "the page brings an import map of its own"],
])("a project with %s is loaded anew at each change, and says why", async (_, page, text, why) => {
  const files = { "index.html": page, "src/b.ts": "export {};", "src/main.ts": text };
  const { build: before } = await built(files);
  const { build: after } = await built({ ...files, "src/main.ts": `${text} console.log(1);` });
  expect(compareBuilds(before, after)).toEqual({ type: "reload", why });
});

test("a package that an entry imports first is there before those of its modules", {
  timeout: PATIENT_MS,
}, async () => {
  const { build } = await built({
    "index.html": pageWith("/src/main.ts"),
    "src/main.ts": 'import "zustand"; import "./a"; import "clsx";',
    "src/a.ts": 'import { nanoid } from "nanoid"; nanoid();',
  });
  const script = new TextDecoder().decode(build.files.get("/assets/src/main.js")?.body);
  expect([...script.matchAll(/^import \* as \S+ from "(\w+)";/gm)].map(([, name]) => name)).toEqual(
    ["zustand", "nanoid", "clsx"],
  );
});

test("a package that only modules take which are imported later is none that the page needs to start", {
  timeout: PATIENT_MS,
}, async () => {
  const { build } = await built({
    "index.html": pageWith("/src/main.ts"),
    "src/main.ts": 'import "zustand"; import("./a"); import("./b");',
    "src/a.ts": 'import { nanoid } from "nanoid"; import "zustand"; nanoid();',
    "src/b.ts": 'import "clsx";',
  });
  const script = new TextDecoder().decode(build.files.get("/assets/src/main.js")?.body);
  expect([...script.matchAll(/^import \* as \S+ from "(\w+)";/gm)].map(([, name]) => name)).toEqual(
    ["zustand"],
  );
  expect(script).toMatch(/\$r\.start\("\/src\/main\.ts", .*, \["!clsx","!nanoid"\]\);/);
});

test("a page in public/ does not take the place of the one at the root", {
  timeout: PATIENT_MS,
}, async () => {
  const site = await built({
    "index.html": pageWith("/src/main.ts"),
    "public/index.html": "<h1>Old</h1>",
    "src/main.ts": "console.log(1);",
  });
  expect(site.text("/index.html")).toContain("main.js");
});

test("a stylesheet that is imported later is the page's, and no module to fetch", {
  timeout: PATIENT_MS,
}, async () => {
  const site = await built({
    "index.html": pageWith("/src/main.ts"),
    "src/main.ts": 'import("./late.css").then(() => console.log("shown"));',
    "src/late.css": "b { color: red }",
  });
  expect(site.text("/assets/src/main.js")).toContain('$r.add("/src/main.ts", {"./late.css":""}');
  expect(
    site
      .names(/\.css$/)
      .map((name) => site.text(name))
      .join(""),
  ).toContain("color: red");
});

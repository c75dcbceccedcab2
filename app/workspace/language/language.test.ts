import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { readTypes } from "../../../scripts/editor-types.mjs";
import { chooseVersion } from "./choose-version";
import { outlineOf } from "./outline-text";
import { TypeService } from "./type-service";

const folder = path.dirname(createRequire(import.meta.url).resolve("typescript"));
/** Those of the language alone: pages are not needed here, and take a second. */
const LIBS = ["lib.es2023.d.ts"];
const PAGE = { "lib.dom.d.ts": "declare const console: any;", "lib.dom.iterable.d.ts": "" };

function readLibs(): Record<string, string> {
  const libs: Record<string, string> = { ...PAGE };
  const open = [...LIBS];
  for (let name = open.pop(); name; name = open.pop()) {
    if (name in libs) continue;
    const text = readFileSync(path.join(folder, name), "utf8");
    libs[name] = text;
    for (const [, lib] of text.matchAll(/<reference lib="([^"]+)"/g)) open.push(`lib.${lib}.d.ts`);
  }
  return libs;
}

const PRICES = `/** What so many cost. */
export function priceOf(count: number): number {
  return count * 3.5;
}
`;
const APP = `import { priceOf } from "./prices";
import { Chart } from "unknown-charts";
import "./styles.css";
import logo from "./logo.svg";

export const total = priceOf(2);
export const shown = new Chart((point) => point.x).draw(logo, import.meta.env.VITE_KEY);
`;
const MAIN = `import { priceOf } from "../src/prices";
console.log({ priceOf }, priceOf(1));
`;

describe("TypeScript over a project", () => {
  let service: TypeService;
  beforeAll(() => {
    service = new TypeService({ ts, libs: readLibs() });
    service.change(
      [
        ["src/prices.ts", PRICES],
        ["src/app.ts", APP],
        ["scripts/main.js", MAIN],
      ],
      [],
    );
  });
  const at = (text: string, word: string) => text.indexOf(word) + 1;
  const change = (text: string) => service.change([["src/app.ts", text]], []);
  const told = (file = "src/app.ts") => service.problems(file).map(({ text }) => text);

  test("packages without types, styles and pictures are no mistakes", () => {
    expect(told()).toEqual([]);
    expect(service.missingPackages()).toContain("unknown-charts");
  });

  test("mistakes are told where they are, of the text as it is", () => {
    const wrong = APP.replace("priceOf(2)", 'priceOf("2")');
    change(wrong);
    expect(service.problems("src/app.ts")).toEqual([
      {
        from: wrong.indexOf('"2"'),
        to: wrong.indexOf('"2"') + 3,
        text: "Argument of type 'string' is not assignable to parameter of type 'number'.",
        isError: true,
      },
    ]);
    change(APP.replace("./prices", "./missing"));
    expect(told()[0]).toContain("Cannot find module './missing'");
    change(APP);
    expect(told()).toEqual([]);
  });

  test("of JavaScript only what would stop it is a mistake", () => {
    service.change([["scripts/main.js", `${MAIN}priceOf("one");\nnothing();\n`]], []);
    expect(told("scripts/main.js")).toEqual(["Cannot find name 'nothing'."]);
    service.change([["scripts/main.js", MAIN]], []);
  });

  test("completion, types and definitions", () => {
    const names = service.completions("src/app.ts", APP.length).map(({ name }) => name);
    expect(names).toContain("priceOf");
    expect(service.hover("src/app.ts", at(APP, "priceOf(2"))).toMatchObject({
      type: "(alias) priceOf(count: number): number\nimport priceOf",
      about: "What so many cost.",
    });
    expect(service.definition("src/app.ts", at(APP, "priceOf(2"))).toEqual({
      path: "src/prices.ts",
      line: 2,
      column: 17,
      length: 7,
    });
  });

  test("a name is another in all files", () => {
    const place = at(APP, "priceOf(2");
    expect(service.nameAt("src/app.ts", place)).toEqual({ name: "priceOf" });
    const changed = service.renamed("src/app.ts", place, "costOf");
    expect(changed.map(({ path }) => path).sort()).toEqual([
      "scripts/main.js",
      "src/app.ts",
      "src/prices.ts",
    ]);
    expect(changed.find(({ path }) => path === "scripts/main.js")?.text).toBe(
      MAIN.replaceAll("priceOf", "costOf").replace("{ costOf },", "{ priceOf: costOf },"),
    );
    expect(service.nameAt("src/prices.ts", at(PRICES, "3.5"))).toHaveProperty("problem");
  });

  test("a package's declarations count as soon as they are there", () => {
    service.declare({
      "node_modules/unknown-charts/package.json": '{"name":"unknown-charts","types":"index.d.ts"}',
      "node_modules/unknown-charts/index.d.ts":
        "export class Chart { constructor(height: number); }",
    });
    expect(told().join()).toContain("is not assignable to parameter of type 'number'");
    expect(service.missingPackages()).not.toContain("unknown-charts");
  });
});

test("icons and dates are completed, and names that they do not have are mistakes", () => {
  const service = new TypeService({ ts, libs: readLibs() });
  for (const name of ["lucide-react", "date-fns"]) service.declare(readTypes(name));
  const text = `import { Heart, Hart } from "lucide-react";
import { format, addDays } from "date-fns";
import { de } from "date-fns/locale";
console.log(Heart, Hart, format(addDays(new Date(), "1"), "PPP", { locale: de }));
`;
  service.change([["a.ts", text]], []);
  expect(service.missingPackages()).toEqual(["react"]);
  expect(service.problems("a.ts").map(({ text }) => text.split("\n")[0])).toEqual([
    expect.stringContaining("has no exported member named 'Hart'. Did you mean 'Heart'?"),
    "Argument of type 'string' is not assignable to parameter of type 'number'.",
  ]);
  const names = service.completions("a.ts", text.indexOf("Heart")).map(({ name }) => name);
  expect(names).toContain("HeartPulse");
});

test("a project of React 19 is typed with React 19", () => {
  const source = `import { use, useState } from "react";
import { createRoot } from "react-dom/client";
import { useFormStatus } from "react-dom";
const [count] = useState(1);
const text: string = use(Promise.resolve("a")) + useFormStatus().pending + count.length;
createRoot();
export const App = ({ ref }: { ref: React.Ref<HTMLDivElement> }) => <div ref={ref}>{text}</div>;
`;
  const service = new TypeService({ ts, libs: readLibs() });
  for (const name of ["react@later", "react-dom@later"]) service.declare(readTypes(name));
  service.change([["a.tsx", source]], []);
  expect(service.missingPackages()).toEqual([]);
  expect(service.problems("a.tsx").map(({ text }) => text.split("\n")[0])).toEqual([
    "Property 'length' does not exist on type 'number'.",
    "Expected 1-2 arguments, but got 0.",
  ]);
});

test.each([
  ["^18.2.0", "18.3.1"],
  ["19.0.0-rc.1", "19.3.0"],
  ["^17.0.0", undefined],
  ["*", "18.3.1"],
  [null, "18.3.1"],
  ["latest", "19.3.0"],
])("a wish for %s is typed with %s", (wish, version) => {
  const versions = [{ version: "18.3.1" }, { version: "19.3.0" }];
  expect(chooseVersion(wish, versions)?.version).toBe(version);
});

test.each([
  [
    "a.ts",
    "export async function load() {\n  if (x) {\n}\n}\nclass Cart {\n  add(item: Item) {\n",
    ["load", "Cart", "add"],
  ],
  [
    "a.css",
    "@media print {\n  .price, p {\n  }\n}\na { color: red }\n",
    ["@media print", ".price, p", "a"],
  ],
  ["a.html", '<h1 class="x">Shop</h1>\n<section id="menu">\n', ["Shop", "#menu"]],
  ["a.md", "# Shop #\n```\n# no heading\n```\n## Menu\n", ["Shop", "Menu"]],
  ["a.png", "# nothing", []],
])("what %s consists of", (path, text, names) => {
  expect(outlineOf(path, text).map(({ name }) => name)).toEqual(names);
});

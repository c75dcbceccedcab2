import path from "node:path";
import { describe, expect, test } from "vitest";
import { checkTypes } from "./check-types";

type Files = Record<string, string>;

const PAGE =
  '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>';
const CARD =
  "export function Card({ title, note }: { title: string; note?: string }) {\n  return <p>{title}{note}</p>;\n}\n";

async function textsOf(files: Files, touched = Object.keys(files)) {
  const tree = Object.entries({ "index.html": PAGE, "src/card.tsx": CARD, ...files });
  const problems = await checkTypes({ tree, touched, root: path.resolve(".") });
  return problems.map(({ file, line, text }) => `${file}:${line}: ${text}`);
}

describe("is told", { timeout: 60_000 }, () => {
  test.each<[string, string, string]>([
    ["a hook that is not imported", "useEffect(() => {}, []);", "Cannot find name 'useEffect'"],
    [
      "a prop that is missing",
      'import { Card } from "./card";\nexport const App = () => <Card />;',
      "Property 'title' is missing",
    ],
    [
      "a prop that the component does not take",
      'import { Card } from "./card";\nexport const App = () => <Card title="a" colour="red" />;',
      "Property 'colour' does not exist",
    ],
    [
      "a call with too little",
      'import { format } from "date-fns";\nexport const a = format();',
      "Expected 2-3 arguments, but got 0",
    ],
    ["a constant that is written to", "const a = 1;\na = 2;\nexport {};", "Cannot assign to 'a'"],
    [
      "React that is not imported",
      "export const [n] = React.useState(1);",
      "'React' refers to a UMD global",
    ],
  ])("%s", async (_what, source, text) => {
    expect(await textsOf({ "src/main.tsx": source }, ["src/main.tsx"])).toEqual([
      expect.stringContaining(text),
    ]);
  });

  test("a name that nothing declares in JavaScript, and nothing else of it", async () => {
    const source =
      "export function App({ a }) {\n  const [n] = useState(0);\n  return <p>{n.foo}{a}</p>;\n}\nexport const b = () => <App />;\n";
    expect(await textsOf({ "src/app.jsx": source })).toEqual([
      "src/app.jsx:2: Cannot find name 'useState'.",
    ]);
  });

  test("what a change breaks in a file that imports it", async () => {
    const files = {
      "src/main.tsx": 'import { Card } from "@/card";\nexport const App = () => <Card />;',
      "src/other.tsx": "useMemo();",
    };
    expect(await textsOf(files, ["src/card.tsx"])).toEqual([
      expect.stringContaining("src/main.tsx:2: Property 'title' is missing"),
    ]);
  });
});

describe("is not told", { timeout: 60_000 }, () => {
  test.each<[string, Files]>([
    [
      "what runs",
      {
        "src/main.tsx":
          'import { useState, type FC } from "react";\nimport { createRoot } from "react-dom/client";\nimport { Fish } from "lucide-react";\nimport { create } from "zustand";\nimport confetti from "canvas-confetti";\nimport { Card } from "./card";\nimport "./a.css";\nimport logo from "./logo.svg";\nconst useStore = create(() => ({ n: 1 }));\nconst App: FC = () => { const [a, set] = useState(null); confetti(); return <Fish onClick={() => set(1)}><Card title={logo} />{useStore((s) => s.n)}{a}{import.meta.env.MODE}</Fish>; };\ncreateRoot(document.getElementById("root")).render(<App />);',
        "src/a.css": "",
        "src/logo.svg": "<svg/>",
      },
    ],
    ["an opinion about types", { "src/main.ts": 'export const a: number = "x";\nwindow.foo = 1;' }],
    ["a type that nothing declares", { "src/main.ts": "export let a: Missing<1>;" }],
    [
      "names that a script of the page brings along",
      {
        "index.html": `<script src="https://cdn.example/chart.js"></script>${PAGE}`,
        "src/main.ts": "new Chart();",
      },
    ],
    ["a package without types", { "src/main.ts": 'import a from "nowhere";\na.b();' }],
  ])("%s", async (_what, files) => {
    expect(await textsOf(files)).toEqual([]);
  });
});

test("what the product itself is made with is not taken for a project's", {
  timeout: 60_000,
}, async () => {
  const source = 'import { z } from "zod";\nexport const a = z.strig();';
  expect(await textsOf({ "src/main.ts": source })).toEqual([]);
});

test("a package is read in the version that package.json asks for, and no other", {
  timeout: 60_000,
}, async () => {
  const source =
    'import { useEffect, useRef } from "react";\nuseEffect();\nexport const a = useRef();';
  const files = { "src/main.tsx": source };
  const asks = (react: string) => ({ "package.json": JSON.stringify({ dependencies: { react } }) });
  const told = async (react: string) => (await textsOf({ ...files, ...asks(react) })).join();
  const effect = "src/main.tsx:2: Expected 1-2 arguments, but got 0.";
  expect(await told("^18.2.0")).toBe(effect);
  for (const wish of ["^19.0.0", "latest"]) {
    expect(await told(wish)).toBe(`${effect},src/main.tsx:3: Expected 1 arguments, but got 0.`);
  }
  expect(await told("^17.0.0")).toBe("");
});

test("nothing is said of packages that come without their types", { timeout: 60_000 }, async () => {
  const source = `import Chart, { Bar, useData } from "some-charts";
import * as all from "@some/kit/parts";
import "some-charts/style.css";
const { rows } = useData<number>("a", 2);
export const App = () => <Chart rows={rows} colour="red"><Bar /><all.Part a={all.make(1)} /></Chart>;
`;
  const files = {
    "src/main.tsx": source,
    "package.json": '{ "dependencies": { "some-charts": "^2", "@some/kit": "^1" } }',
    "tsconfig.json": '{ "compilerOptions": { "strict": true } }',
  };
  expect(await textsOf(files, ["src/main.tsx"])).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { importGraph } from "./import-graph";
import { type RankingHints, rankFiles } from "./rank-files";
import { stemsOf } from "./words";

const tree = (files: Record<string, string>) => new Map(Object.entries(files));
const rank = (files: Record<string, string>, request: string, hints: Partial<RankingHints> = {}) =>
  rankFiles(tree(files), {
    active: undefined,
    mentioned: [],
    turns: [],
    request,
    recent: [],
    broken: [],
    ...hints,
  }).map(({ path }) => path);

const SITE = {
  "index.html": "<div id=root></div>",
  "src/main.tsx": 'import { App } from "./App";',
  "src/App.tsx":
    'import { Hero } from "./sections/Hero";\nimport { Team } from "./pages/team/Team";',
  "src/sections/Hero.tsx": "export function Hero() { return <h1>Bread since 1911</h1>; }",
  "src/sections/Footer.tsx": "export function Footer() { return <footer>Open daily</footer>; }",
  "src/sections/PriceTable.tsx": "export function PriceTable() { return <table></table>; }",
  "src/pages/team/Team.tsx": 'import { people } from "./people";',
  "src/pages/team/people.ts": 'export const people = ["Ada", "Zoë"];',
  "src/lib/storage.ts": "export function load() { return localStorage; }",
  "README.md": "# Notes",
};

describe("a request finds the files that it is about", () => {
  test.each([
    ["the team page needs a photo of everybody", "src/pages/team/"],
    ["Zoe's name is wrong", "src/pages/team/people.ts"],
    ["change “Bread since 1911” to “Bread since 1912”", "src/sections/Hero.tsx"],
    ["instead of “Open daily” write “Open on weekdays”", "src/sections/Footer.tsx"],
    ["make the prices cheaper", "src/sections/PriceTable.tsx"],
    ["Mach die Überschrift größer", "src/sections/Hero.tsx"],
    ["die Fußzeile soll dunkel sein", "src/sections/Footer.tsx"],
    ["cambia los precios", "src/sections/PriceTable.tsx"],
    ["le pied de page est trop petit", "src/sections/Footer.tsx"],
    ["измени цены", "src/sections/PriceTable.tsx"],
    ["把标题改大一点", "src/sections/Hero.tsx"],
  ])("“%s”", (request, file) => {
    expect(rank(SITE, request)[0]).toContain(file);
  });

  test("also by what imports them and by what answers changed last", () => {
    expect(rank(SITE, "Zoe").slice(0, 2)).toEqual([
      "src/pages/team/people.ts",
      "src/pages/team/Team.tsx",
    ]);
    expect(rank(SITE, "a bit bigger", { recent: ["src/sections/Footer.tsx"] })[0]).toBe(
      "src/sections/Footer.tsx",
    );
  });

  test("and where something is broken, those first", () => {
    const broken = ["src/lib/storage.ts"];
    expect(rank(SITE, "why is it blank?", { broken })[0]).toBe("src/lib/storage.ts");
  });
});

test("words are compared without case, accents and endings, and signs by twos", () => {
  expect(stemsOf("Équipes")).toEqual(stemsOf("equipe"));
  expect(stemsOf("PriceTable")).toEqual(expect.arrayContaining(stemsOf("prices")));
  expect(stemsOf("the and")).toEqual([]);
  expect(stemsOf("标题栏")).toEqual(["标题", "题栏"]);
});

test("neighbours are what is imported or linked, and what imports", () => {
  const graph = importGraph(
    tree({
      "index.html": '<link href="styles.css"><script src="/src/main.tsx"></script>',
      "styles.css": "",
      "src/main.tsx": 'import "@/app/App.js";\nimport React from "react";',
      "src/app/App.tsx": "",
    }),
  );
  expect([...(graph.get("index.html") ?? [])].sort()).toEqual(["src/main.tsx", "styles.css"]);
  expect([...(graph.get("src/app/App.tsx") ?? [])]).toEqual(["src/main.tsx"]);
});

test("a large project is ranked without delay that grows with its square", () => {
  const files = Object.fromEntries(
    Array.from({ length: 500 }, (_, n) => [`src/f${n}.ts`, `import "./f${n + 1}";\n`.repeat(400)]),
  );
  expect(rank(files, "word ".repeat(5_000))).toHaveLength(500);
});

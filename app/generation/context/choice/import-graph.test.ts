import { expect, test } from "vitest";
import { importGraph } from "./import-graph";

test("files are beside those that they import and link to", () => {
  const graph = importGraph(
    new Map([
      ["index.html", '<link href="/style.css"><script src="src/main.js"></script>'],
      ["style.css", '@import "./base.css";'],
      ["base.css", ""],
      ["src/main.js", 'import { a } from "./a.js";'],
      ["src/a.ts", 'import x from "left-pad";'],
    ]),
  );
  expect([...(graph.get("index.html") ?? [])].sort()).toEqual(["src/main.js", "style.css"]);
  expect([...(graph.get("src/a.ts") ?? [])]).toEqual(["src/main.js"]);
  expect([...(graph.get("base.css") ?? [])]).toEqual(["style.css"]);
});

test("of a project that is made of links no more are followed than people write", () => {
  const COUNT = 2_000;
  const links = (own: number) =>
    Array.from({ length: 300 }, (_, n) => `import "./f${(own + 7 * n + 1) % COUNT}.ts";`);
  const files = new Map(
    Array.from({ length: COUNT }, (_, own) => [`f${own}.ts`, links(own).join("\n")] as const),
  );
  const edges = [...importGraph(files).values()].reduce((sum, { size }) => sum + size, 0);
  expect(edges).toBeGreaterThan(10_000);
  expect(edges).toBeLessThanOrEqual(20_000);
});

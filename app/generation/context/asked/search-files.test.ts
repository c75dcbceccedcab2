import { expect, test } from "vitest";
import { nearestPaths } from "./nearest-paths";
import { searchFiles } from "./search-files.server";

const files = new Map([
  ["src/App.tsx", "import { Team } from './Team';\nexport const App = () => <Team />;\n"],
  ["src/Team.tsx", "export function Team() {\n  return <h2>Our Team</h2>;\n}\n"],
  ["src/long.js", "const team = 1;\n".repeat(400)],
]);

test("lines that hold what is searched for are shown with their places, whatever their case", async () => {
  const { found } = await searchFiles(files, "OUR TEAM");
  expect(found).toBe("“OUR TEAM”:\nsrc/Team.tsx:2: return <h2>Our Team</h2>;");
});

test("where nothing holds it as it stands, lines with all its words do", async () => {
  expect((await searchFiles(files, "Team export")).found).toContain(
    "src/Team.tsx:1: export function",
  );
});

test("a word that is everywhere is not shown without end", async () => {
  const lines = (await searchFiles(files, "team")).found.split("\n");
  expect(lines.length).toBeLessThan(20);
  expect(lines.at(-1)).toContain("and more");
});

test("what is not there is said to be nowhere", async () => {
  const { queries, found } = await searchFiles(files, '"banana"\n\n');
  expect(queries).toEqual(["banana"]);
  expect(found).toBe("“banana”: nothing in the project's files.");
});

test("a wrong path is answered with those that it may have meant", () => {
  expect(nearestPaths(files, "src/components/team.tsx")[0]).toBe("src/Team.tsx");
  expect(nearestPaths(files, "zzz/qqq.py")).toEqual([]);
});

test("what is searched for is told to the person, so no more of it is read than a line", async () => {
  const { queries, found } = await searchFiles(files, "word ".repeat(10_000));
  expect(queries[0]).toHaveLength(200);
  expect(found.length).toBeLessThan(300);
});

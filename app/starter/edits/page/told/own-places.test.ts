import { beforeAll, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";

const pages: Record<string, Map<string, string>> = {};
beforeAll(() => {
  pages.pub = makeProject(
    "Please make a web page for my pub, the Old Anchor, at 9 Weir Road in Bewdley. Phone 01299 555 0188. Bestsellers: fish pie £13.50, steak £19.80.",
  );
  pages.club = makeProject(
    "We're Dovedale Rovers, a local football club. Please make us a website page.",
  );
});
const on = (project: string, wish: string) => {
  const { said, files } = tryEdit(pages[project] ?? new Map(), { say: wish });
  return { said, page: files.get("index.html") ?? "" };
};

test("a list of its own is a part beside the dishes, with the sign of their prices", () => {
  const { page } = on("pub", "We need a wine list: Rioja 24.50, Chablis 31.00, house red 18.50");
  const own = /<section[^>]*id="wine"[\s\S]*?<\/section>/.exec(page)?.[0] ?? "";
  expect(own).toMatch(/Rioja[\s\S]*£24\.50[\s\S]*Chablis[\s\S]*£31\.00[\s\S]*£18\.50/);
  expect(page.replace(own, "")).not.toContain("Rioja");
});

test("what is moved up stands above all else", () => {
  const { page } = on("pub", "Put our phone number and address further up, people can't find them");
  const header = /<header\b[\s\S]*?<\/header>/.exec(page)?.[0] ?? "";
  expect(header).toContain("tel:012995550188");
  expect(header).toContain("9 Weir Road");
});

test("a line that is written at the very end heads nothing", () => {
  const { page } = on("pub", "Schreib ganz unten noch dazu: Familienbetrieb seit 1962");
  expect(/<footer[\s\S]*<\/footer>/.exec(page)?.[0]).toContain("Familienbetrieb seit 1962");
  expect(page).not.toMatch(/<h2[^>]*>[^<]*unten/i);
});

test("a league table that is told has its rows, the most points first", () => {
  const { page } = on("club", "Add a league table: Rovers 9, Athletic 21 points, Harbour 15");
  const cells = [...page.matchAll(/<td>([^<]+)<\/td>/g)].map(([, text]) => text);
  expect(cells).toEqual(["Athletic", "21", "Harbour", "15", "Rovers", "9"]);
});

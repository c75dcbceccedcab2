import { expect, test } from "vitest";
import { applyEdits } from "~/generation/protocol/apply";
import { type ParserEvent, ResponseParser } from "~/generation/protocol/parser";
import { apps } from "../apps/catalog";
import { bundle } from "../bundle-fixture";
import { answer } from "../engine/answer.server";
import { paramsFor } from "../engine/params";
import { makeProject } from "../engine/project.server";
import { writeReply } from "../engine/reply";
import { nextSteps } from "../engine/tell-app";
import { understand } from "../match/understand";

/** Sends a message the way the product does: reply → text → parser → apply. */
function say(message: string, files: ReadonlyMap<string, string>) {
  const reply = answer(message, files);
  const after = new Map(files);
  const parser = new ResponseParser();
  const text = writeReply(reply, files);
  const events: ParserEvent[] = [...parser.write(text), ...parser.end()];
  const touched: string[] = [];
  let prose = "";
  for (const event of events) {
    if (event.type === "prose") prose += event.text;
    if (event.type !== "file_end") continue;
    touched.push(event.path);
    expect(event.complete).toBe(true);
    if (event.action === "write") after.set(event.path, event.content);
    else if (event.action === "delete") after.delete(event.path);
    else if (event.action === "edit") {
      const result = applyEdits(after.get(event.path) ?? "", event.edits);
      expect(result).toMatchObject({ ok: true });
      if (result.ok) after.set(event.path, result.content);
    }
  }
  const expected = new Map(files);
  for (const [path, content] of reply.changes) {
    if (content === null) expected.delete(path);
    else expected.set(path, content);
  }
  expect(Object.fromEntries(after)).toEqual(Object.fromEntries(expected));
  return { files: after, prose, touched };
}

const everyKind = apps.flatMap((app) =>
  app.kinds.map((kind) => ({ name: `${app.id} (${kind})`, app, kind })),
);
const make = ({ app, kind }: (typeof everyKind)[number]) =>
  makeProject(app, paramsFor(app, understand("", apps)), kind);
const all = (files: ReadonlyMap<string, string>) => [...files.values()].join("\n");

const WISHES: Record<string, string[]> = {
  landing: [
    "a page for my café Blue Door",
    "a site for my holiday flat",
    "a landing page for Nine",
  ],
};

test.each(everyKind)("$name: every next step it suggests is really made", (row) => {
  for (const wish of ["", ...(WISHES[row.app.id] ?? [])]) {
    const asked = understand(wish, apps);
    const params = paramsFor(row.app, asked);
    const files = makeProject(row.app, params, row.kind);
    const steps = nextSteps(row.app, params, asked).map(({ send }) => send);
    for (const step of steps) {
      const { touched, prose } = say(step, files);
      expect(touched.length, `${step}: ${prose}`).toBeGreaterThan(0);
      expect(prose).not.toMatch(/changed nothing|Not done/);
    }
    // A table of plans is no part of a café's page.
    if (wish.includes("café")) expect(steps).toContain("add a gallery section");
  }
});

test.each(everyKind)("$name is renamed wherever its name stands", (row) => {
  const files = make(row);
  const old = /<title>([^<]*)</.exec(files.get("index.html") ?? "")?.[1] ?? "";
  const { files: after } = say('rename it to "Tom & <Jerry>"', files);
  expect(after.get("index.html")).toContain("<title>Tom &amp; &lt;Jerry&gt;</title>");
  expect(/<title>([^<]*)</.exec(after.get("index.html") ?? "")?.[1]).not.toBe(old);
  const heading = row.kind === "react" ? after.get("src/settings.ts") : after.get("index.html");
  expect(heading).toContain(
    row.kind === "react" ? '"Tom & \\u003cJerry>"' : "Tom &amp; &lt;Jerry&gt;</h1>",
  );
});

test.each(everyKind)("$name takes all common edits one after the other", async (row) => {
  let files: ReadonlyMap<string, string> = make(row);
  const steps = [
    "make it #8833aa",
    "use a black background",
    "add a dark mode toggle",
    "use a playful style",
    "make the text bigger",
    "square corners",
    'add a footer saying "Made by Ana"',
  ];
  if (row.kind !== "vanilla")
    steps.push(
      "add an About page",
      "add a page called Our team",
      "add a team section",
      "remove the team section",
    );
  for (const step of steps) {
    const { files: after, prose, touched } = say(step, files);
    if (row.kind === "vanilla" && step.includes("footer")) continue;
    expect(touched.length, `${step}: ${prose}`).toBeGreaterThan(0);
    files = after;
  }
  expect(all(files)).toContain("theme-toggle");
  await bundle(files);
});

test.each(everyKind.filter(({ app }) => app.fields))("$name gains and loses form fields", (row) => {
  const before = make(row);
  const added = say("add a deadline field and make it blue", before);
  expect(all(added.files)).toContain('{ id: "deadline", label: "Deadline", type: "date" }');
  const choice = say("add a field called Size (S, M, L)", added.files);
  expect(all(choice.files)).toContain('options: ["S", "M", "L"]');
  const removed = say("remove the size field", choice.files);
  expect(all(removed.files)).not.toContain('label: "Size"');
});

test("a font that is asked for is that of the headings, too, and headings may have their own", () => {
  const [row] = everyKind.filter(({ name }) => name.startsWith("habits"));
  const app = make(row as (typeof everyKind)[number]);
  expect(all(app)).toContain('--font-heading: "Fraunces"');
  expect(all(say("use a serif font", app).files)).toContain("--font-heading: var(--font);");
  const headings = all(say("use a serif font for the headings", app).files);
  expect(headings).toMatch(/--font-heading: (?!"Fraunces"|var)/);
});

test("a page that is added has the icon and the fonts of the first", () => {
  const [row] = everyKind.filter(({ name }) => name === "timer (static)");
  const about = say("add an About page", make(row as (typeof everyKind)[number])).files;
  expect(about.get("about.html")).toContain('<link rel="icon" href="data:');
  expect(about.get("about.html")).toContain('<link rel="stylesheet" href="@fonts/syne.css" />');
});

test("a React app lists and imports each page that was added", () => {
  const [row] = everyKind.filter(({ name }) => name === "kanban (react)");
  const one = say("add an About page", make(row as (typeof everyKind)[number])).files;
  const views = say("add a page called 2nd team", one).files.get("src/Views.tsx") ?? "";
  expect(views).toContain('  { slug: "about", name: "About", Page: AboutPage },\n');
  expect(views).toContain('  { slug: "2nd-team", name: "2nd team", Page: Page2ndTeamPage },\n');
  const listed = [...views.matchAll(/Page: (\w+)/g)].map(([, name]) => name);
  for (const name of listed) expect(views).toContain(`import { ${name} } from "./pages/${name}";`);
  expect(listed).toHaveLength(2);
});

test("an edit follows what a person changed by hand", () => {
  const [row] = everyKind.filter(({ name }) => name === "todo (react)");
  const files = new Map(make(row as (typeof everyKind)[number]));
  const fields = files.get("src/fields.ts") ?? "";
  files.set(
    "src/fields.ts",
    fields.replace(/(\{ id: "priority"[^\n]*\}),/, "$1 // mine").replace("Due date", "When"),
  );
  const { files: after } = say("add a notes field", files);
  expect(after.get("src/fields.ts")).toContain('label: "When"');
  expect(after.get("src/fields.ts")).toContain("// mine");
  expect(after.get("src/fields.ts")).toContain('label: "Notes"');
});

test("a project the starter did not make is recoloured and renamed where it can be", () => {
  const files = new Map([
    [
      "index.html",
      "<!doctype html>\n<html>\n<head>\n<title>Mine</title>\n<link rel=stylesheet href=my.css>\n</head>\n<body>\n<h1>Welcome</h1>\n</body>\n</html>\n",
    ],
    ["my.css", ":root {\n  --primary: #123456;\n  --gap: 4px;\n}\na { color: var(--primary); }\n"],
  ]);
  const { files: after } = say("make it green and rename it to Yours", files);
  expect(after.get("my.css")).toContain("--primary: #248a4b;");
  expect(after.get("my.css")).toContain("--gap: 4px;");
  expect(after.get("index.html")).toContain("<h1>Yours</h1>");
});

test("an edit without its anchor changes nothing and says why", () => {
  const files = new Map([
    ["index.html", "<p>Bare</p>\n"],
    ["style.css", "p { color: red }\n"],
  ]);
  for (const request of [
    "make it blue",
    "add a pricing section",
    "add a phone field",
    "add a dark mode toggle",
    "remove the faq section",
  ]) {
    const { touched, prose } = say(request, files);
    expect(touched).toEqual([]);
    expect(prose).toContain("changed nothing");
  }
});

test("a very large file is left alone", () => {
  const files = new Map([
    ["index.html", "<title>Big</title>\n<h1>Big</h1>\n</main></body>\n"],
    ["styles.css", ":root {".repeat(120_000)],
    ["about.html", "<nav>".repeat(150_000)],
  ]);
  for (const request of [
    "make it blue",
    "add an About page",
    "add a pricing section",
    "add a dark mode toggle",
  ]) {
    const { files: after } = say(request, files);
    expect(after.get("about.html")).toBe(files.get("about.html"));
    expect(after.get("styles.css")).toBe(files.get("styles.css"));
  }
});

test("a wrong import path and a missing import are repaired", () => {
  const files = new Map([
    ["index.html", '<script type="module" src="/src/main.tsx"></script>\n'],
    ["src/main.tsx", 'import { App } from "./app";\nApp();\n'],
    ["src/App.tsx", "export function App() {\n  return useState(0);\n}\n"],
  ]);
  const path = say('Fix this build error: Could not resolve "./app" (src/main.tsx:1)', files);
  expect(path.files.get("src/main.tsx")).toContain('from "./App"');
  const fromPreview = say(
    "Please fix this error, which keeps the preview from starting:\nThere is no file ./app in the project.",
    files,
  );
  expect(fromPreview.files.get("src/main.tsx")).toContain('from "./App"');
  const hook = say("Fix this: Uncaught ReferenceError: useState is not defined", files);
  expect(hook.files.get("src/App.tsx")).toContain('import { useState } from "react";');
  const other = say("Fix this build error: Unexpected end of file", files);
  expect(other.touched).toEqual([]);
});

test("another app is written over this one only on a plain word", () => {
  const [row] = everyKind.filter(({ name }) => name === "todo (react)");
  const files = make(row as (typeof everyKind)[number]);
  expect(say("build a quiz about space", files).touched).toEqual([]);
  const replaced = say("start over with a quiz about space", files);
  expect([...replaced.files.keys()].sort()).toEqual(["index.html", "script.js", "styles.css"]);
  expect(say("please start over with a quiz", files).touched).not.toEqual([]);
  // What is only told in the middle of a sentence throws nothing away.
  const told = say(
    "I need to be able to edit a task after I typed it wrong, right now I'd have to delete it and start over with the to-do list",
    files,
  );
  expect(told.touched).toEqual([]);
  const named = say("my to-do list app: when a task is wrong I must make it from scratch", files);
  expect(named.touched).toEqual([]);
});

test("an entry of a menu is one like its others, and a new menu takes the place of the old one", () => {
  const app = apps.find(({ id }) => id === "landing");
  if (!app) throw new Error("There is no landing page.");
  const wish = "A page for my café Lindner with a menu: espresso 4.20, croissant 3.80";
  const page = (files: ReadonlyMap<string, string>) => files.get("index.html") ?? "";
  const menu = (files: ReadonlyMap<string, string>) =>
    [...page(files).matchAll(/menu-name">([^<]*)<\/span>\s*<span class="menu-price">([^<]*)/g)].map(
      ([, name, price]) => `${name} ${price}`,
    );
  const made = makeProject(app, paramsFor(app, understand(wish, apps)), "vanilla");
  expect(menu(made)).toEqual(["espresso 4.20", "croissant 3.80"]);
  const { files, prose } = say("Add a flat white for 5.80 to the menu", made);
  expect(menu(files)).toEqual(["espresso 4.20", "croissant 3.80", "flat white 5.80"]);
  expect(prose).toContain("Added “flat white” for 5.80 to “On the menu”");
  const other = say("Change the menu to: tea 3.00, cake 4.50", files);
  expect(menu(other.files)).toEqual(["tea 3.00", "cake 4.50"]);
  // A menu that is an example still gives way as a whole, with the line that says so.
  const plain = understand("A page for my café Lindner", apps);
  const example = makeProject(app, paramsFor(app, plain), "vanilla");
  expect(page(example)).toContain('menu-name">Flat white');
  const own = ["soup 4.50", "breakfast for two 18", "cake 4"];
  const ours = "menu: soup 4.50, breakfast for two 18 and cake 4.";
  for (const words of [`our ${ours}`, `Please add our ${ours}`]) {
    const { files } = say(words, example);
    expect(menu(files)).toEqual(own);
    expect(page(files)).not.toContain("Flat white");
    expect(page(files)).not.toMatch(/Put your own here\.<\/p>\s*<div class="menu"/);
  }
  expect(page(other.files).match(/<ul>/g)?.length).toBe(page(made).match(/<ul>/g)?.length);
});

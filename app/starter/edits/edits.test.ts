import { expect, test } from "vitest";
import {
  all,
  gainsAndLosesFields,
  isRenamedEverywhere,
  makesWhatItSuggests,
  say,
  takesCommonEdits,
} from "../../../tests/support/starter-claims/common-edits";
import { exampleKinds, kindNamed, makeKind } from "../../../tests/support/starter-claims/kinds";
import { apps } from "../apps/catalog";
import { paramsFor } from "../engine/params";
import { makeProject } from "../engine/project.server";
import { understand } from "../match/understand";

test.each(exampleKinds)("$name: every next step it suggests is really made", makesWhatItSuggests);

test.each(exampleKinds)("$name is renamed wherever its name stands", isRenamedEverywhere);

test.each(exampleKinds)("$name takes all common edits one after the other", takesCommonEdits);

test.each(exampleKinds.filter(({ app }) => app.fields))(
  "$name gains and loses form fields",
  gainsAndLosesFields,
);

test("a font that is asked for is that of the headings, too, and headings may have their own", () => {
  const app = makeKind(kindNamed("habits (react)"));
  expect(all(app)).toContain('--font-heading: "Fraunces"');
  expect(all(say("use a serif font", app).files)).toContain("--font-heading: var(--font);");
  const headings = all(say("use a serif font for the headings", app).files);
  expect(headings).toMatch(/--font-heading: (?!"Fraunces"|var)/);
});

test("a page that is added has the icon and the fonts of the first", () => {
  const about = say("add an About page", makeKind(kindNamed("timer (static)"))).files;
  expect(about.get("about.html")).toContain('<link rel="icon" href="data:');
  expect(about.get("about.html")).toContain('<link rel="stylesheet" href="@fonts/syne.css" />');
});

test("a React app lists and imports each page that was added", () => {
  const one = say("add an About page", makeKind(kindNamed("kanban (react)"))).files;
  const views = say("add a page called 2nd team", one).files.get("src/Views.tsx") ?? "";
  expect(views).toContain('  { slug: "about", name: "About", Page: AboutPage },\n');
  expect(views).toContain('  { slug: "2nd-team", name: "2nd team", Page: Page2ndTeamPage },\n');
  const listed = [...views.matchAll(/Page: (\w+)/g)].map(([, name]) => name);
  for (const name of listed) expect(views).toContain(`import { ${name} } from "./pages/${name}";`);
  expect(listed).toHaveLength(2);
});

test("an edit follows what a person changed by hand", () => {
  const files = new Map(makeKind(kindNamed("todo (react)")));
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
  const files = makeKind(kindNamed("todo (react)"));
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

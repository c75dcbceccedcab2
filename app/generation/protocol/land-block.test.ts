import { expect, test } from "vitest";
import { landBlock } from "./land-block";

const target = { current: "a {}\n", sight: "whole", shrinkageIsMeant: false } as const;

test("what only a tag amid words deletes or renames is asked about once, and then meant", () => {
  const doubt = "It stood amid words.";
  const gone = {
    type: "file_end",
    path: "a.css",
    action: "delete",
    complete: true,
    doubt,
  } as const;
  const moved = { ...gone, action: "rename", to: "b.css" } as const;
  for (const end of [gone, moved]) {
    expect(landBlock(end, target)).toEqual({ kind: "held", reason: doubt, isExample: true });
  }
  expect(landBlock(gone, { ...target, wasAsked: true })).toEqual({ kind: "remove" });
  expect(landBlock(moved, { ...target, wasAsked: true })).toEqual({ kind: "move", to: "b.css" });
});

test("a file that is nothing but a remark, or stops amid its code, is asked about and then believed", () => {
  const current = "body {\n  margin: 0;\n}\n";
  const write = (content: string, shrinkageIsMeant: boolean) =>
    landBlock(
      { type: "file_end", path: "a.css", action: "write", content, complete: true },
      { ...target, current, shrinkageIsMeant },
    ).kind;
  for (const content of ["/* deleted */\n", "[file removed]\n", "body {\n  margin: 1px;\n"]) {
    expect(write(content, false)).toBe("held");
    expect(write(content, true)).toBe("save");
  }
  expect(write("body {\n  margin: 1px;\n}\n", false)).toBe("save");
});

test("data of one line, and a page that ends further in, are whole", () => {
  const write = (path: string, current: string, content: string) =>
    landBlock(
      { type: "file_end", path, action: "write", content, complete: true },
      { ...target, current },
    ).kind;
  expect(write("a.json", '{ "a": 1 }\n', "[1, 2]\n")).toBe("save");
  const page = "<!doctype html>\n<html>\n<p>a</p>\n</html>\n";
  expect(write("a.html", page, "<!doctype html>\n<html>\n<p>b</p>\n  </html>\n")).toBe("save");
});

test("a fix that deletes somebody's file is asked about once, and one of the answer's own goes", () => {
  const current = "add();\n".repeat(10);
  const end = { type: "file_end", path: "a.js", action: "delete", complete: true } as const;
  const remove = (more: object) => landBlock(end, { ...target, current, ...more });
  expect(remove({ isFix: true })).toMatchObject({
    kind: "held",
    reason: expect.stringContaining("this deletes a file"),
  });
  for (const more of [{ isFix: true, wasAsked: true }, { isFix: true, isOfAnswer: true }, {}]) {
    expect(remove(more)).toEqual({ kind: "remove" });
  }
});

test("a fix that takes most of a file away is asked about once, and then believed", () => {
  const current = `export function App() {\n${"  add();\n".repeat(10)}}\n`;
  const content = "export function App() {}\n";
  const write = (more: object) =>
    landBlock(
      { type: "file_end", path: "a.js", action: "write", content, complete: true },
      { ...target, current, ...more },
    );
  expect(write({ isFix: true })).toMatchObject({
    kind: "held",
    reason: expect.stringContaining("takes most of the file away"),
  });
  expect(write({ isFix: true, wasAsked: true }).kind).toBe("save");
});

test("a script that is left with few of its lines is asked about once, and then believed", () => {
  const current = `export function App() {\n${"  add();\n".repeat(10)}}\n`;
  const write = (content: string, more = {}) =>
    landBlock(
      { type: "file_end", path: "a.js", action: "write", content, complete: true },
      { ...target, current, ...more },
    ).kind;
  const stub = "export function App() {}\n";
  expect(write(stub)).toBe("held");
  expect(write(stub, { wasAsked: true })).toBe("save");
  expect(write(`import { all } from "./all";\nexport const App = all;\n`)).toBe("save");
});

test("a lock file is no model's to write, and is its to delete", () => {
  const path = "package-lock.json";
  const land = (end: object, current?: string) =>
    landBlock({ type: "file_end", path, complete: true, ...end } as never, { ...target, current });
  for (const end of [
    { action: "write", content: "{}\n" },
    { action: "edit", edits: [{ search: "1", replace: "2" }] },
  ]) {
    expect(land(end).kind).toBe("refused");
    expect(land(end, '{ "a": 1 }\n').kind).toBe("refused");
  }
  expect(land({ action: "delete" }, "{}\n")).toEqual({ kind: "remove" });
});

test("a page whose tags all came escaped is read with its tags, and one that shows some as it is", () => {
  const write = (content: string) =>
    landBlock(
      { type: "file_end", path: "a.html", action: "write", content, complete: true },
      { ...target, current: undefined },
    );
  const escaped = "&lt;!doctype html&gt;\n&lt;p title=&quot;x&quot;&gt;1 &amp;lt; 2&lt;/p&gt;\n";
  expect(write(escaped)).toEqual({
    kind: "save",
    content: '<!doctype html>\n<p title="x">1 &lt; 2</p>\n',
  });
  const shown = "<!doctype html>\n<p>&lt;b&gt;</p>\n";
  expect(write(shown)).toEqual({ kind: "save", content: shown });
});

test("a fence that was not closed is no cut where the text says itself that it ended", () => {
  const land = (path: string, content: string) =>
    landBlock(
      { type: "file_end", path, action: "write", content, complete: false },
      { ...target, current: undefined },
    ).kind;
  expect(land("a.html", "<!doctype html>\n<p>1</p>\n</html>\n")).toBe("save");
  expect(land("a.svg", "<svg viewBox='0 0 1 1'>\n</svg>")).toBe("save");
  expect(land("a.json", '{\n  "a": 1\n}\n')).toBe("save");
  expect(land("a.html", "<!doctype html>\n<p>1</p>\n")).toBe("held");
  expect(land("a.json", '{\n  "a": 1\n')).toBe("held");
  expect(land("a.css", "a {\n}\n")).toBe("held");
});

test("text that came encoded is asked for as text", () => {
  const content = `${Buffer.from("body { color: green; margin: 0 }\n".repeat(3)).toString("base64")}\n`;
  const end = {
    type: "file_end",
    path: "a.css",
    action: "write",
    content,
    complete: true,
  } as const;
  expect(landBlock(end, { ...target, current: undefined })).toMatchObject({ kind: "held" });
});

test("a new file is asked about where its name is spelled as nobody names a file, and then believed", () => {
  const others = ["src/App.tsx", "styles.css"];
  const write = (path: string, paths = others) =>
    landBlock(
      { type: "file_end", path, action: "write", content: "export const a = 1;\n", complete: true },
      { ...target, current: undefined, others: paths },
    ).kind;
  for (const path of [
    "@/App.tsx",
    "~/styles.css",
    "src/App",
    "src%2FApp.tsx",
    "undefined",
    "N/A",
  ]) {
    expect([path, write(path)]).toEqual([path, "held"]);
    expect([path, write(path, [])]).toEqual([path, "save"]);
  }
  for (const path of ["src/Row.tsx", "Dockerfile", "src/App.test.tsx"]) {
    expect([path, write(path)]).toEqual([path, "save"]);
  }
});

test("an import that only comes to stand on several lines is there still, and one that is gone is missed", () => {
  const write = (content: string) =>
    landBlock(
      { type: "file_end", path: "a.ts", action: "write", content, complete: true },
      { ...target, current: 'import { one, two } from "./a";\nexport const sum = one + two;\n' },
    );
  const rest = "export const sum = one + two + three;\n";
  expect(
    write(`import {\n  one,\n  type Two,\n  zwei as two,\n  three,\n} from './a';\n${rest}`),
  ).toMatchObject({
    kind: "save",
  });
  expect(write(rest)).toMatchObject({
    kind: "held",
    reason: expect.stringContaining("one, two without the import"),
  });
});

test("operations on data are not written in its place, and are what a file of operations holds", () => {
  const content = '[{ "op": "replace", "path": "/name", "value": "b" }]\n';
  const write = (current: string | undefined) =>
    landBlock(
      { type: "file_end", path: "a.json", action: "write", content, complete: true },
      { ...target, current },
    ).kind;
  expect(write('{ "name": "a" }\n')).toBe("held");
  expect(write(undefined)).toBe("save");
  expect(write('[{ "op": "remove", "path": "/name" }]\n')).toBe("save");
});

test("a piece of a component, a picture or a script in the place of all of it is asked about, and then meant", () => {
  const vue =
    "<script setup>\nconst a = ref(1);\n</script>\n<template>\n  <b>{{ a }}</b>\n</template>\n<style>\nb {}\n</style>\n";
  const script =
    "let n = 0;\nfunction tick() {\n  n += 1;\n  show();\n}\nfunction show() {\n  out.textContent = n;\n}\nsetInterval(tick, 1000);\n";
  const python =
    "def one():\n    return 1\n\ndef two():\n    return 2\n\ndef three():\n    return one()\n";
  const write = (path: string, current: string, content: string, wasAsked = false) =>
    landBlock(
      { type: "file_end", path, action: "write", content, complete: true },
      { ...target, current, wasAsked },
    ).kind;
  for (const [path, current, piece] of [
    ["A.vue", vue, "<template>\n  <b>{{ a + 1 }}</b>\n</template>\n"],
    ["A.vue", vue, "<style>\nb { color: red }\n</style>\n"],
    [
      "A.svelte",
      "<script>\nlet a = 1;\n</script>\n<b>{a}</b>\n",
      "<script>\nlet a = 2;\n</script>\n",
    ],
    ["a.svg", '<svg viewBox="0 0 1 1">\n<path d="a"/>\n</svg>\n', '<path d="b"/>\n'],
    ["a.js", script, "function tick() {\n  n += 2;\n  show();\n}\n"],
    ["a.py", python, "def two():\n    return 22\n"],
  ] as const) {
    expect([piece, write(path, current, piece)]).toEqual([piece, "held"]);
    expect([piece, write(path, current, piece, true)]).toEqual([piece, "save"]);
  }
  // A module that became simple is whole, and so is one that is given what it declared.
  const app =
    "export function App() {\n  const add = () => 1;\n  const take = () => 2;\n  const all = [add(), take()];\n  return all;\n}\n";
  expect(write("A.jsx", app, "export function App() {\n  return 1;\n}\n")).toBe("save");
  expect(write("A.jsx", app, "export function App({ add }) {\n  return add();\n}\n")).toBe("save");
  // Styles may go, and so may what nothing calls any more.
  expect(write("A.vue", vue, vue.slice(0, vue.indexOf("<style>")))).toBe("save");
  expect(write("a.py", python, python.slice(0, python.indexOf("def three")))).toBe("save");
});

test("a page that says nothing of the one before is asked about once, and one that scripts fill is not", () => {
  const items = Array.from({ length: 8 }, (_, at) => `  <p>Cake number ${at} of ours</p>\n`).join(
    "",
  );
  const current = `<!doctype html>\n<html>\n<body>\n${items}</body>\n</html>\n`;
  const write = (body: string, more: object = {}) =>
    landBlock(
      {
        type: "file_end",
        path: "index.html",
        action: "write",
        content: `<!doctype html>\n<html>\n<body>\n${body}\n</body>\n</html>\n`,
        complete: true,
      },
      { ...target, current, ...more },
    );
  expect(write("<h1>Hello</h1>")).toMatchObject({
    kind: "held",
    reason: expect.stringContaining("another page"),
  });
  expect(write("<h1>Hello</h1>", { wasAsked: true }).kind).toBe("save");
  expect(write("  <p>Cake number 3 of ours</p>").kind).toBe("save");
  expect(write('<div id="root"></div>').kind).toBe("save");
});

test("lines of a file that just came, with a blank one between them, are shown again and change nothing", () => {
  const current = "a {\n  top: 0;\n}\nb {\n  top: 1px;\n}\nc {\n  top: 2px;\n}\n";
  const show = (content: string) =>
    landBlock(
      { type: "file_end", path: "a.css", action: "write", isNearby: true, content, complete: true },
      { ...target, current, cameBefore: true },
    ).kind;
  expect(show("a {\n  top: 0;\n}\n\nc {\n  top: 2px;\n}\n")).toBe("nothing");
  expect(show("c {\n  top: 2px;\n}\n\na {\n  top: 0;\n}\n")).not.toBe("nothing");
});

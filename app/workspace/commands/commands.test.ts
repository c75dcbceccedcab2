import { expect, test, vi } from "vitest";
import { ApiError } from "~/platform/api-client";
import type { Workspace } from "~/workspace/create-workspace";
import { fit, rank } from "./fuzzy";
import { keysOf, shownKeys } from "./keys";
import { commandEntries, fileEntries, readTypedFile, withoutIdleSign } from "./palette-entries";
import { listShortcuts } from "./registry";
import { runCommand } from "./run-command";

const PATHS = [
  "index.html",
  "src/components/ShoppingCart.tsx",
  "src/components/shared/cat.ts",
  "src/scripts/art.ts",
  "styles.css",
];
const names = (typed: string, recent: string[] = []) =>
  fileEntries(typed, PATHS, recent).map(({ text }) => text);

test("a file is found by letters of its name in their order", () => {
  expect(names("cart")[0]).toBe("src/components/ShoppingCart.tsx");
  expect(names("sc ts")[0]).toBe("src/components/ShoppingCart.tsx");
  expect(names("shopart")).toEqual(["src/components/ShoppingCart.tsx"]);
  expect(names("xyz")).toEqual([]);
});

test("a run in the name beats one in its folder", () => {
  expect(rank("art", PATHS, (path) => path)[0]?.item).toBe("src/scripts/art.ts");
  expect(fit("comp", "src/components/a.ts")?.at).toEqual([4, 5, 6, 7]);
});

test("what was open lately comes first, and says so", () => {
  expect(names("", ["styles.css", "index.html"]).slice(0, 3)).toEqual([
    "styles.css",
    "index.html",
    "src/components/ShoppingCart.tsx",
  ]);
  expect(fileEntries("", PATHS, ["styles.css"])[0]?.note).toBe("recent");
});

test("a line is asked for after a colon", () => {
  expect(readTypedFile("cart:12")).toEqual({ name: "cart", line: 12 });
  expect(readTypedFile(":7")).toEqual({ name: "", line: 7 });
  expect(readTypedFile("cart:")).toEqual({ name: "cart", line: null });
  expect(readTypedFile("cart")).toEqual({ name: "cart", line: null });
});

test("a thousand files are ranked at each key, and only what is read is listed", () => {
  const paths = Array.from(
    { length: 1_000 },
    (_, index) => `src/part-${index}/widget-${index}.tsx`,
  );
  expect(fileEntries("widget7", paths, []).length).toBe(60);
  expect(fileEntries("w999", paths, [])[0]?.text).toBe("src/part-999/widget-999.tsx");
});

test("a command is found by what else people call it, before chance letters of others", () => {
  const of = (id: string, title: string, also?: string) =>
    ({ id, title, group: "Project", run() {}, ...(also ? { also } : {}) }) as const;
  const all = [
    of("close", "Go to the biggest track"),
    of("versions", "Versions", "go back, history"),
    of("back", "Let the app go back"),
  ];
  const found = (typed: string) => commandEntries(typed, all).map(({ id }) => id);
  expect(found("go back")).toEqual(["back", "versions", "close"]);
  expect(found("history")).toEqual(["versions"]);
  expect(found("istory")).toEqual([]);
});

test("whoever types a file's name, a part or a line where commands are asked for finds it all the same", () => {
  const all = [{ id: "new", title: "New file", group: "Project", run() {} }] as const;
  const sought = [">", ">new", ">tax.js", ">@total", "> :12", "tax.js", "@new"];
  expect(sought.map((typed) => withoutIdleSign(typed, all))).toEqual([
    ...[">", ">new", "tax.js", "@total", ":12", "tax.js", "@new"],
  ]);
});

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  code: /^[a-zA-Z]$/.test(key) ? `Key${key.toUpperCase()}` : "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test("the same command is pressed on a Mac and elsewhere", () => {
  expect(keysOf(press("P", { ctrlKey: true, shiftKey: true }), false)).toBe("Mod-Shift-p");
  expect(keysOf(press("P", { metaKey: true, shiftKey: true }), true)).toBe("Mod-Shift-p");
  expect(keysOf(press("k", { ctrlKey: true }), true)).toBe("Ctrl-k");
  expect(keysOf(press("Ï", { code: "KeyF", altKey: true, shiftKey: true }), true)).toBe(
    "Alt-Shift-f",
  );
  expect(keysOf(press("?", { shiftKey: true }), false)).toBe("?");
});

test("keys are told as the keyboard at hand has them", () => {
  expect(shownKeys("Mod-Shift-f", true)).toEqual(["⇧", "⌘", "F"]);
  expect(shownKeys("Mod-Shift-f", false)).toEqual(["Ctrl", "Shift", "F"]);
  expect(shownKeys("Alt-ArrowUp", false)).toEqual(["Alt", "↑"]);
  expect(shownKeys("?", false)).toEqual(["?"]);
  expect(shownKeys("Mod-/", true)).toEqual(["⌘", "/"]);
});

test("every shortcut is a command with a title of its own, and no key means two things in one place", () => {
  const all = listShortcuts();
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  const heard = all.flatMap(({ keys = [], heardBy = "page" }) =>
    keys.map((key) => `${heardBy} ${key}`),
  );
  expect(heard.filter((key, index) => heard.indexOf(key) !== index)).toEqual([]);
  expect(commandEntries("shortcuts", all)[0]).toMatchObject({ keys: "?" });
});

test("a command that fails says so, at once or later", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const notify = vi.fn();
  const command = { id: "compare", title: "Compare with…", group: "Project" } as const;
  const workspace = { notify } as unknown as Workspace;
  await runCommand(workspace, {
    ...command,
    run: () => Promise.reject(new ApiError(409, "There is no room for it.")),
  });
  await runCommand(workspace, {
    ...command,
    run: () => {
      throw new TypeError("is not a function");
    },
  });
  expect(notify.mock.calls.map(([{ kind, description }]) => [kind, description])).toEqual([
    ["error", "There is no room for it."],
    ["error", "“Compare with…” did not work. Please try again."],
  ]);
});

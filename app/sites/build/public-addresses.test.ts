import { expect, test } from "vitest";
import { readStore } from "../packages/store.server";
import { toBuildInput } from "./build-input";
import { buildTree } from "./build-tree";
import { publicAddresses } from "./public-addresses";

const asked = (source: string, ...there: string[]) => [
  ...publicAddresses(new Map([["src/a.tsx", source]]), (address) => there.includes(address)),
];

test("a picture that is asked for below /public/ is where its tool's own server has it, too", () => {
  expect(asked('<img src="/public/images/cat.jpg" />', "/images/cat.jpg")).toEqual([
    ["/public/images/cat.jpg", "/images/cat.jpg"],
  ]);
  expect(asked("background: url(/public/a.svg?v=1)", "/a.svg")).toHaveLength(1);
});

test("nothing is there that is not in the project, and what is there stays", () => {
  expect(asked('"/public/none.png"')).toEqual([]);
  expect(asked('"/public/a.png"', "/a.png", "/public/a.png")).toEqual([]);
  expect(asked('"https://b.test/public/a.png"', "/a.png")).toEqual([]);
});

test("a built site answers it", async () => {
  const files = new Map([
    ["package.json", "{}"],
    ["index.html", '<script type="module" src="/main.js"></script>'],
    ["main.js", 'document.body.innerHTML = "<img src=/public/mark.svg>";'],
    ["public/mark.svg", "<svg/>"],
  ]);
  const result = await buildTree(toBuildInput(files), "release", readStore());
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const { body, type } = result.build.files.get("/public/mark.svg") ?? {};
  expect([new TextDecoder().decode(body), type]).toEqual([
    "<svg/>",
    "image/svg+xml; charset=utf-8",
  ]);
});

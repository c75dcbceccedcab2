import { expect, test } from "vitest";
import { readFilesOf } from "./read-files";

const READS = `import fs from "fs"; import path from "path"; import matter from "gray-matter";
const dir = path.join(process.cwd(), "content", "posts");
export const all = () => fs.readdirSync(dir).map((name) => fs.readFileSync(path.join(dir, name), "utf8"));`;
const tree = (files: Record<string, string>) => new Map(Object.entries(files));
/** The names of files that become part of the app. */
function readBy(source: string, more: Record<string, string> = {}) {
  const files = { "lib/posts.ts": source, "content/posts/a.mdx": "# A", "content/b.json": "{}" };
  const read = readFilesOf(tree({ ...files, ...more }));
  const [text = ""] = [...(read?.files.values() ?? [])];
  return Object.keys(JSON.parse(/= (\{.*\});/.exec(text)?.[1] ?? "{}"));
}

test("what pages read on a server is part of the app, and of other folders nothing", () => {
  expect(readBy(READS, { "content/posts/.env": "KEY=1", "content/posts/x.ts": "" })).toEqual([
    "content/posts/a.mdx",
  ]);
  const read = readFilesOf(tree({ "lib/a.ts": READS, "content/posts/a.mdx": "" }));
  expect(read?.warnings[0]?.text).toContain("anybody can read them (content/posts/a.mdx).");
  expect(read?.alias.filter(({ find }) => (find as RegExp).test("node:fs"))).toHaveLength(1);
});

test("folders are found however they are written", () => {
  for (const folder of [
    "`$" + "{process.cwd()}/content/posts`",
    '"./content/posts/"',
    "`content/posts/$" + "{slug}.mdx`",
  ]) {
    expect(readBy(`import { readFile } from "node:fs/promises"; readFile(${folder})`)).toEqual([
      "content/posts/a.mdx",
    ]);
  }
  expect(readBy('import fs from "fs"; fs.readFileSync("content/b.json")')).toEqual([
    "content/b.json",
  ]);
});

test("a module that reads no files takes none along, and a program is no content", () => {
  expect(readBy('const dir = "content/posts";')).toEqual([]);
  expect(
    readBy('import fs from "fs"; fs.readFileSync("package.json"); fs.readdirSync("lib")'),
  ).toEqual([]);
});

import { expect, test } from "vitest";
import { FILE_LIMITS } from "../files";
import { chooseEntries } from "./choose-entries";

const offer = (...paths: string[]) => paths.map((path) => ({ path, size: 10 }));
const taken = (...paths: string[]) => [...chooseEntries(offer(...paths)).taken.values()];

test("the one folder that an archive wraps around a project goes", () => {
  expect(taken("shop-main/index.html", "shop-main/src/a.ts")).toEqual(["index.html", "src/a.ts"]);
  expect(taken("index.html", "src/a.ts")).toEqual(["index.html", "src/a.ts"]);
  expect(taken("src/a.ts", "src/b.ts")).toEqual(["src/a.ts", "src/b.ts"]);
  expect(taken("shop-main/", "shop-main/index.html", "__MACOSX/shop-main/._index.html")).toEqual([
    "index.html",
  ]);
});

test("what tools fetch and make is left out, once for each folder, with the reason", () => {
  const chosen = chooseEntries(
    offer(
      "a/package.json",
      "a/node_modules/react/index.js",
      "a/node_modules/react/cjs/x.js",
      "a/packages/web/node_modules/x/y.js",
      "a/.git/HEAD",
      "a/dist/index.html",
      "a/.next/cache/x",
      "a/.DS_Store",
      "a/src/dist/kept.ts",
      "a/src/App.vue",
    ),
  );
  expect([...chosen.taken.values()]).toEqual(["package.json", "src/dist/kept.ts", "src/App.vue"]);
  expect(chosen.leftOut).toEqual([
    { path: "node_modules/", count: 2, why: expect.stringContaining("fetched anew") },
    { path: "packages/web/node_modules/", count: 1, why: expect.stringContaining("fetched anew") },
    { path: ".git/", count: 1, why: expect.stringContaining("history") },
    { path: "dist/", count: 1, why: "A build makes it anew." },
    { path: ".next/", count: 1, why: "A tool makes it anew." },
  ]);
});

test("a built site without its sources is taken as it is", () => {
  // Of templates that nothing here reads a page was made.
  const made = ["package.json", "dist/index.html", "src/index.pug", "src/main.js"];
  expect(taken(...made.map((path) => `a/${path}`))).toEqual(made);
  expect(taken("site/dist/index.html", "site/other/x.js")).toEqual([
    "dist/index.html",
    "other/x.js",
  ]);
});

test("a .env fills in the environment, and an example of one is left out", () => {
  const chosen = chooseEntries(offer("a/.env", "a/.env.local", "a/.env.example", "a/index.html"));
  expect(chosen.environments).toEqual(["a/.env", "a/.env.local"]);
  expect([...chosen.taken.values()]).toEqual(["index.html"]);
  expect(chosen.leftOut).toEqual([
    { path: ".env.example", why: expect.stringContaining("on the project's page Environment") },
  ]);
});

test("links, files that are too large and paths that no project may hold are left out", () => {
  const chosen = chooseEntries([
    { path: "a/link", size: 1, isLink: true },
    { path: "a/film.mp4", size: FILE_LIMITS.bytesPerBinary + 1 },
    { path: "a/../../etc/passwd", size: 1 },
    { path: "a/con.txt", size: 1 },
    { path: "a/App.tsx", size: 1 },
    { path: "a/app.tsx", size: 1 },
  ]);
  expect([...chosen.taken.values()]).toEqual(["App.tsx"]);
  expect(chosen.leftOut.map(({ path }) => path)).toEqual([
    "link",
    "film.mp4",
    "../../etc/passwd",
    "con.txt",
    "app.tsx",
  ]);
});

test("a folder of a repository is a project of its own", () => {
  const files = offer(
    "mono-main/apps/web/index.html",
    "mono-main/apps/api/x.ts",
    "mono-main/README.md",
  );
  expect([...chooseEntries(files, "apps/web").taken.values()]).toEqual(["index.html"]);
});

import { expect, test } from "vitest";
import { withRouteTree } from "./route-tree";

const PACKAGE = '{ "dependencies": { "@tanstack/react-router": "^1" } }';
const ASKS = 'import { routeTree } from "./routeTree.gen";';

/** The table of a project with these files of routes. */
function tableOf(...names: string[]): string {
  const files = { "package.json": PACKAGE, "src/main.tsx": ASKS, "src/routes/__root.tsx": "" };
  const routes = names.map((name): [string, string] => [`src/routes/${name}`, ""]);
  return (
    withRouteTree(new Map([...Object.entries(files), ...routes])).get("src/routeTree.gen.ts") ?? ""
  );
}

/** Each route with what the table says of it: `file: id, path, parent's file`. */
function routesOf(table: string): string[] {
  const files = new Map(
    [...table.matchAll(/as file(\d+) \} from "\.\/routes\/(.+?)"/g)].map(([, at, file]) => [
      `route${at}`,
      file ?? "",
    ]),
  );
  return [
    ...table.matchAll(/const (route\d+) = .*?id: "(.+?)"(?:, path: "(.+?)")?.*?=> (\w+)/g),
  ].map(
    ([, name = "", id, path = "-", parent = ""]) =>
      `${files.get(name)}: ${id} ${path} ${files.get(parent) ?? parent}`,
  );
}

test("the table of routes that nobody has committed is made from their folder", () => {
  const names = [
    ...["index.tsx", "posts.tsx", "posts.index.tsx", "posts.$id.tsx", "posts_.$id.edit.tsx"],
    ...["_app/route.tsx", "_app/home.tsx", "(auth)/login.tsx", "sitemap[.]xml.ts", "$.tsx"],
    ...["-parts/card.tsx", "posts.test.tsx"],
  ];
  expect(routesOf(tableOf(...names)).sort()).toEqual([
    "$: /$ /$ root",
    "(auth)/login: /(auth)/login /login root",
    "_app/home: /home /home _app/route",
    "_app/route: /_app - root",
    "index: / / root",
    "posts.$id: /$id /$id posts",
    "posts.index: / / posts",
    "posts: /posts /posts root",
    "posts_.$id.edit: /posts_/$id/edit /posts/$id/edit root",
    "sitemap[.]xml: /sitemap.xml /sitemap.xml root",
  ]);
});

test("what of a route is loaded later is, and a route of such a file alone is one", () => {
  const table = tableOf("index.tsx", "index.lazy.tsx", "about.lazy.tsx");
  expect(table).toMatch(/file0\.update\(.*\)\.lazy\(\(\) => import\("\.\/routes\/index\.lazy"\)/);
  expect(table).toMatch(/createFileRoute\("\/about"\)\(\{\}\)\.update\(.*\)\.lazy\(/);
});

test("a table that is there stays, and one that nobody asks for is not made", () => {
  const own = new Map([
    ["package.json", PACKAGE],
    ["src/main.tsx", ASKS],
    ["src/routes/__root.tsx", ""],
    ["src/routeTree.gen.ts", "mine"],
  ]);
  expect(withRouteTree(own)).toBe(own);
  const other = new Map([
    ["package.json", PACKAGE],
    ["src/routes/__root.tsx", ""],
  ]);
  expect(withRouteTree(other)).toBe(other);
});

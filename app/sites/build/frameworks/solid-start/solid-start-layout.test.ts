import { expect, test } from "vitest";
import { growthProblem } from "../../../../../tests/support/near-linear";
import { routesOfFiles } from "./route-table";
import { asSolidStartApp } from "./solid-start-layout";

const app = (files: Record<string, string>) =>
  asSolidStartApp(
    new Map(
      Object.entries({
        "package.json": '{ "dependencies": { "@solidjs/start": "^1.1.0", "vinxi": "^0.5.7" } }',
        "src/app.tsx": "export default function App() { return null; }",
        ...files,
      }),
    ),
  );

test("pages have the addresses that SolidStart gives their files", () => {
  const files = ["index", "about", "users/[id]", "(shop)/cart", "[...404]", "docs/[[page]]"];
  const paths = routesOfFiles(files.map((name) => `src/routes/${name}.tsx`));
  expect(paths.map(({ path }) => path).sort()).toEqual([
    "/",
    "/*404",
    "/about",
    "/cart",
    "/docs/:page?",
    "/users/:id",
  ]);
});

test("a page beside a folder of its name is the layout of what is in it", () => {
  const names = ["blog.tsx", "blog/index.tsx", "blog/[slug].tsx", "api/hello.ts"];
  expect(routesOfFiles(names.map((name) => `src/routes/${name}`))).toEqual([
    {
      path: "/blog",
      file: "src/routes/blog.tsx",
      children: [
        { path: "/", file: "src/routes/blog/index.tsx", children: [] },
        { path: "/:slug", file: "src/routes/blog/[slug].tsx", children: [] },
      ],
    },
  ]);
});

test("a page that gives itself a title has no other before it", () => {
  const titled = '{ "dependencies": { "@solidjs/start": "1", "@solidjs/meta": "^0.29.4" } }';
  expect(app({ "package.json": titled })?.tree.get("index.html")).not.toContain("<title>");
  expect(app({})?.tree.get("index.html")).toContain("<title>App</title>");
});

test("a SolidStart project starts at its own component, and asks for none of its tools", () => {
  const made = app({
    "src/routes/index.tsx": "export const route = {}; export default () => null;",
  });
  expect(made?.tree.get("@solid-start/main.ts")).toContain('import App from "/src/app.tsx"');
  expect(made?.tree.get("@solid-start/routes.ts")).toContain(
    '{ ...route0, path: "/", component: lazy(() => import("/src/routes/index.tsx")) }',
  );
  expect(made?.tree.get("package.json")).not.toMatch(/vinxi|start/);
  expect(made?.warnings).toEqual([]);
});

test("what a server would run refuses in words, and is named", () => {
  const made = app({
    "src/routes/api/hello.ts": "export const GET = () => 1;",
    "src/lib/all.ts": '"use server";\nimport { db } from "./db";\nexport async function save() {}',
    "src/lib/one.ts":
      'export const load = query(async (id: string) => {\n  "use server";\n  return db.get(id);\n}, "one");',
  });
  expect(made?.warnings[0]?.text).toBe(
    "This SolidStart project runs as an app in the browser. Left out, because it needs a server: src/lib/all.ts, src/lib/one.ts, src/routes/api/hello.ts.",
  );
  expect(made?.tree.get("src/lib/all.ts")).not.toContain("./db");
  expect(made?.tree.get("src/lib/one.ts")).toContain(
    '{\n  throw new Error("src/lib/one.ts needs a server, which this site does not have.");\n  return',
  );
});

test("a project of another framework, or without a component of its own, is none", () => {
  expect(app({ "package.json": "{}" })).toBeNull();
  expect(
    asSolidStartApp(new Map([["package.json", '{"dependencies":{"@solidjs/start":"1"}}']])),
  ).toBeNull();
});

test.each([
  "=> { ",
  "): a",
  "=>   ",
  ") { ",
])("a source of %s without an end costs no more than its length", (piece) => {
  const read = (text: string) => app({ "src/a.ts": `${text} use server` });
  expect(growthProblem(read, (size) => piece.repeat(size / piece.length))).toBeNull();
});

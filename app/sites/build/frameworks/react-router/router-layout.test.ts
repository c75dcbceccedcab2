import { expect, test } from "vitest";
import { withEntryPage } from "../../entry-page";
import { asRouterApp } from "./router-layout";
import { index, layout, prefix, relative, route } from "./shims/dev-routes";

const tree = (files: Record<string, string>) => new Map(Object.entries(files));
const FILES = {
  "package.json":
    '{ "dependencies": { "@react-router/node": "^7.9.0", "isbot": "^5.0.0", "react": "^19.0.0", "react-router": "^7.9.0" }, "devDependencies": { "@react-router/dev": "^7.9.0", "vite": "^7.0.0" } }',
  "react-router.config.ts": "export default { ssr: false };",
  "app/root.tsx":
    'export function Layout({ children }) { return <html lang="en"><head><Meta /><Links /></head><body>{children}<Scripts /></body></html>; }\nexport default function App() { return <Outlet />; }',
  "app/routes.ts":
    'import { index, route } from "@react-router/dev/routes";\nexport default [index("routes/home.tsx"), route("towns/:town", "./routes/town.tsx"), ...more];',
  "app/routes/home.tsx": "export default function Home() { return <h1>Hello</h1>; }",
  "app/routes/town.tsx":
    "export async function clientLoader({ params }) { return params.town; }\nexport default function Town({ loaderData }) { return <h1>{loaderData}</h1>; }",
  "app/routes/stray.tsx": "export default function Stray() { return null; }",
};

test("a project of React Router's framework without a server runs as an app in the browser", () => {
  const entered = withEntryPage(tree(FILES));
  if ("problem" in entered) throw new Error(entered.problem.text);
  expect(entered.warnings).toEqual([]);
  expect(entered.tree.get("index.html")).toContain('src="/@router-app/main.ts"');
  const main = entered.tree.get("@router-app/main.ts");
  expect(main).toContain('"routes/home.tsx": route0, "routes/town.tsx": route1 }');
  expect(main).not.toContain("stray");
  expect(entered.tree.get("package.json")).toBe(
    '{"dependencies":{"react":"^19.0.0","react-router":"^7.9.0"},"devDependencies":{}}',
  );
  const leads = (asked: string) =>
    entered.config?.alias?.find(({ find }) => (find as RegExp).test(asked))?.replacement;
  expect(leads("react-router")).toBe("/@router-app/react-router.ts");
  expect(leads("@react-router/dev/routes")).toBe("/@router-app/dev-routes.ts");
  expect(leads("/node_modules/react-router")).toBeUndefined();
});

test("a table that is read from file names has all of them, and routes of a server alone are left out and named", () => {
  const app = asRouterApp(
    tree({
      ...FILES,
      "app/routes.ts":
        'import { flatRoutes } from "@react-router/fs-routes";\nexport default flatRoutes();',
      "app/routes/api.towns.ts": "export async function loader() { return Response.json([]); }",
    }),
  );
  expect(app?.tree.get("@router-app/route-files.ts")).toContain(
    '["routes/home.tsx","routes/stray.tsx","routes/town.tsx"]',
  );
  expect(app?.warnings[0]?.text).toMatch(/Left out, because it needs a server: app\/routes\/api/);
});

test("one whose pages are a server's is named as that", () => {
  const home =
    'import { all } from "~/towns";\nexport async function loader() { return all(); }\nexport default () => null;';
  const towns = 'import { db } from "./db.server"; export const all = () => db.all();';
  const files = { ...FILES, "app/routes/home.tsx": home, "app/towns.ts": towns };
  const entered = withEntryPage(tree(files));
  expect("problem" in entered && entered.problem.text).toContain(
    "This is a React Router project in framework mode, which needs a server",
  );
});

test.each([
  'import type { Pool } from "pg";\nexport async function loader() { return (await fetch("https://a.example")).json(); }',
  'import { towns } from "~/towns";\nexport const loader = () => ({ towns });',
])("a loader that needs nothing of a server runs in the browser: %s", (loader) => {
  const home = `${loader}\nexport default function Home() { return null; }`;
  const towns = 'export const towns = ["Ulm"];';
  const app = asRouterApp(
    tree({ ...FILES, "app/routes/home.tsx": home, "app/towns.ts": towns, "app/root.tsx": loader }),
  );
  expect(app?.warnings).toEqual([]);
  expect(app?.tree.get("@router-app/main.ts")).toContain("startRouter(root, routes, {");
});

test("what only a request has is a server's, and of the root it alone is left out", () => {
  const root =
    'export function loader({ request }) { return request.headers.get("cookie"); }\nexport default () => null;';
  const app = asRouterApp(tree({ ...FILES, "app/root.tsx": root }));
  expect(app?.warnings[0]?.text).toMatch(/needs a server: app\/root\.tsx\.$/);
  expect(app?.tree.get("@router-app/main.ts")).toContain(
    "startRouter({ ...root, loader: undefined, action: undefined }, routes",
  );
});

test("a table of routes is what its words say", () => {
  const there = relative("shop");
  expect([
    index("home.tsx"),
    layout("frame.tsx", [route("about", "about.tsx", { id: "about" })]),
    ...prefix("towns", [index("towns.tsx"), layout("map.tsx", [route(":town", "town.tsx")])]),
    there.route("cart", "./cart.tsx"),
  ]).toEqual([
    { file: "home.tsx", index: true },
    { file: "frame.tsx", children: [{ id: "about", path: "about", file: "about.tsx" }] },
    { file: "towns.tsx", index: true, path: "towns" },
    { file: "map.tsx", children: [{ path: "towns/:town", file: "town.tsx" }] },
    { path: "cart", file: "shop/cart.tsx" },
  ]);
});

test("routes are read from the names of files", async () => {
  const { files } = await import("./shims/route-files");
  const names = [
    "_index",
    "about",
    "towns",
    "towns._index",
    "towns.$town",
    "towns_.new",
    "_in.login",
    "_in",
    "files.$",
    "($lang).help",
    "a[.]b",
  ];
  (files as string[]).push(...names.map((name) => `routes/${name}.tsx`), "routes/deep/route.tsx");
  const { flatRoutes } = await import("./shims/fs-routes");
  const paths = (await flatRoutes()).map(({ path, index: isIndex, children = [] }) =>
    [isIndex ? "(index)" : path, ...children.map((one) => (one.index ? "(index)" : one.path))].join(
      " > ",
    ),
  );
  expect(paths).toEqual([
    ...["(index)", "about", "towns > (index) > :town", "towns/new", " > login"],
    ...["files/*", ":lang?/help", "a.b", "deep"],
  ]);
});

test("the folder of the app is the one that its configuration names", () => {
  const moved = Object.fromEntries(
    Object.entries(FILES).map(([file, text]) => [file.replace(/^app\//, "src/"), text]),
  );
  const config = { "react-router.config.ts": 'export default { appDirectory: "./src" };' };
  const main = asRouterApp(tree({ ...moved, ...config }))?.tree.get("@router-app/main.ts");
  expect(main).toContain('import * as root from "/src/root.tsx"');
  expect(main).toContain('"routes/home.tsx": route0, "routes/town.tsx": route1 }');
});

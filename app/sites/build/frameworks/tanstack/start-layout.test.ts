import { transform } from "esbuild";
import { expect, test } from "vitest";
import { withEntryPage } from "../../entry-page";
import { closingBracket } from "./closing-bracket";
import { withoutServerParts } from "./server-parts";
import { createIsomorphicFn, createServerFn } from "./shims/react-start";
import { asStartApp } from "./start-layout";

const tree = (files: Record<string, string>) => new Map(Object.entries(files));
const FILES = {
  "package.json":
    '{ "dependencies": { "@tanstack/react-start": "^1.168.0", "@tanstack/react-router": "^1.170.0", "react": "^19.0.0" }, "devDependencies": { "@lovable.dev/vite-tanstack-config": "2.7.0", "vite": "^8.0.0", "nitro": "3.0.0-beta" } }',
  "src/router.tsx": "export const getRouter = () => createRouter({ routeTree });",
  "src/routeTree.gen.ts": "export const routeTree = rootRouteImport;",
  "src/routes/index.tsx":
    'export const Route = createFileRoute("/")({ component: () => <h1>Hello</h1> });',
  "src/routes/api/chat.ts": `import { db } from "@/lib/db.server";
export const Route = createFileRoute("/api/chat")({
  server: { handlers: { POST: async () => Response.json(await db.all(/[}"]/, \`\${"}"}\`)) } },
});`,
  "src/lib/items.functions.ts": `import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import postgres from "postgres";
export const items = createServerFn({ method: "POST" })
  .inputValidator((given) => z.object({ id: z.string() }).parse(given))
  .handler(async ({ data }) => {
    // It's one that (only) a server has.
    const sql = postgres(process.env.DATABASE_URL!);
    return { rows: await sql\`select \${data.id + ")"}\`, half: 4 / 2 };
  });
export const after = 1;`,
  "src/server.ts": "export default { fetch() {} };",
  "src/start.ts": "export const startInstance = createStart(() => ({}));",
};

test("a TanStack Start project, as Lovable makes them, runs as an app in the browser, and what needs a server is named", () => {
  const app = asStartApp(tree(FILES));
  expect(app?.warnings.map(({ text }) => text)).toEqual([
    "This TanStack Start project runs as an app in the browser. Left out, because it needs a server: src/lib/items.functions.ts, src/routes/api/chat.ts.",
  ]);
  expect(app?.tree.get("package.json")).toBe(
    '{"dependencies":{"@tanstack/react-router":"^1.170.0","react":"^19.0.0"},"devDependencies":{}}',
  );
  expect(app?.tree.get("@start-app/main.ts")).toContain(
    'import * as router from "/src/router.tsx";',
  );
  expect(app?.tree.get("index.html")).toContain('src="/@start-app/main.ts"');
  const leads = (asked: string) =>
    app?.config?.alias?.find(({ find }) => (find as RegExp).test(asked))?.replacement;
  expect(leads("@tanstack/react-start")).toBe("/@start-app/react-start.ts");
  expect(leads("@tanstack/react-start/server")).toBe("/@start-app/react-start-server.ts");
  expect(leads("@tanstack/react-router")).toBeUndefined();
});

test("a page that another tool has left, whose script is gone, does not take its place", () => {
  const entered = (page: string, more: Record<string, string> = {}) => {
    const found = withEntryPage(tree({ ...FILES, "index.html": page, ...more }));
    return "tree" in found ? found.tree.get("index.html") : found;
  };
  const page = '<script type="module" src="/src/main.tsx"></script>';
  expect(entered(page)).toContain("/@start-app/main.ts");
  expect(entered(page, { "src/main.tsx": "" })).toBe(page);
  expect(entered("<h1>Mine</h1>")).toBe("<h1>Mine</h1>");
});

test("another project, and one without its table of routes, is none", () => {
  const { "src/routeTree.gen.ts": _, ...without } = FILES;
  expect(asStartApp(tree(without))).toBeNull();
  expect(asStartApp(tree({ ...FILES, "package.json": "{}" }))).toBeNull();
});

test("what only a server runs is left out with what it imports, and lines stay where they are", async () => {
  const { tree: texts, left } = withoutServerParts(tree(FILES));
  expect(left).toEqual(["src/lib/items.functions.ts", "src/routes/api/chat.ts"]);
  const file = "src/lib/items.functions.ts";
  const text = texts.get(file) ?? "";
  expect(text.split("\n")).toHaveLength(FILES[file].split("\n").length);
  const { code } = await transform(text, { loader: "ts" });
  expect(code).toContain('from "zod"');
  expect(code).not.toContain("postgres");
  expect(code).toContain(`.handler(\n  "${file}"\n)`);
  expect(code).toContain("after = 1");
  const route = await transform(texts.get("src/routes/api/chat.ts") ?? "", { loader: "ts" });
  expect(route.code).not.toContain("db");
});

test("who calls what a server would run is told where that is", async () => {
  const fn = createServerFn().inputValidator as unknown as () => ReturnType<typeof createServerFn>;
  const call = fn().handler as unknown as (place: string) => () => Promise<unknown>;
  await expect(call("src/lib/items.functions.ts")()).rejects.toThrow(
    "src/lib/items.functions.ts needs a server, which this site does not have.",
  );
  const both = createIsomorphicFn().server as unknown as () => typeof createIsomorphicFn;
  const made = createIsomorphicFn().client(() => "here");
  expect([made(), made.server()(), typeof both()]).toEqual(["here", "here", "function"]);
});

test.each([
  '({ a: ")" })',
  `(\`a \${b(\`)\`)} )\` + 1)`,
  "(x => /[)/]\\)/.test(x))",
  "(a / b, c / d)",
  "(// )\n/* ) */ 1)",
  "('it\\'s )')",
])("the bracket that %s opens is closed at its end", (source) => {
  expect(closingBracket(`${source} )`, 0)).toBe(source.length - 1);
  expect(closingBracket(source.slice(0, -1), 0)).toBe(-1);
});

test("a source that nests without end, or is long, takes no time to speak of", () => {
  expect(closingBracket("(".repeat(100_000), 0)).toBe(-1);
  const long = `(${`a / b; /x/.test(\`\${1}\`);\n`.repeat(40_000)})`;
  const started = performance.now();
  expect(closingBracket(long, 0)).toBe(long.length - 1);
  expect(performance.now() - started).toBeLessThan(3_000);
});

import { describe, expect, test } from "vitest";
import { fileRoutes } from "./file-routes";

/** What an import comes to: the module that stands in, as its code, without what its pages are. */
function standIn(specifier: string, files: Record<string, string>): string {
  const main = { "src/main.ts": `import { a } from "${specifier}";` };
  const made = fileRoutes(new Map(Object.entries({ ...main, ...files })));
  const alias = made?.alias.find(({ find }) => (find as RegExp).test(specifier));
  return made?.tree.get(alias?.replacement.slice(1) ?? "") ?? "";
}

interface Route {
  path: string;
  name?: string;
  component?: string;
  children?: Route[];
  meta?: object;
  element?: string;
}

/** Runs a table whose imports answer with their address. */
function run(code: string): { routes: Route[]; setupLayouts(routes: Route[]): Route[] } {
  const body = code
    .replace(/^import .*$/m, "")
    .replaceAll(/\(\) => import\(("[^"]+")\)/g, "$1")
    .replace("export default routes;", "")
    .replaceAll("export const", "const");
  const names = ["routes", "setupLayouts"].map(
    (name) => `${name}: typeof ${name} === "undefined" ? [] : ${name}`,
  );
  return new Function("createElement", "lazy", `${body}\nreturn { ${names.join(", ")} };`)(
    (one: string) => one,
    (one: string) => one,
  );
}

const PAGES = {
  "src/pages/index.vue": "",
  "src/pages/about.vue": '<route lang="yaml">\nmeta:\n  layout: plain\n</route>',
  "src/pages/users.vue": "",
  "src/pages/users/index.vue": "",
  "src/pages/users/[id].vue": '<route>{ name: "user", props: true }</route>',
  "src/pages/shop/[[page]].vue": "<script setup>\ndefinePage({ meta: { open: true } })\n</script>",
  "src/pages/[...all].vue": "",
  "src/pages/components/Card.vue": "",
};

describe("a folder of pages that a plugin of Vite makes routes of", () => {
  test("is a table of Vue's router, with what pages say of themselves", () => {
    const { routes } = run(standIn("virtual:generated-pages", PAGES));
    expect(routes).toEqual([
      { path: "/", name: "index", component: "/src/pages/index.vue" },
      { path: "/:all(.*)*", name: "all", component: "/src/pages/[...all].vue" },
      {
        path: "/about",
        name: "about",
        component: "/src/pages/about.vue",
        meta: { layout: "plain" },
      },
      {
        path: "/shop/:page?",
        name: "shop-page",
        component: "/src/pages/shop/[[page]].vue",
        meta: { open: true },
      },
      {
        path: "/users",
        component: "/src/pages/users.vue",
        children: [
          { path: "", name: "users", component: "/src/pages/users/index.vue" },
          { path: ":id", name: "user", component: "/src/pages/users/[id].vue", props: true },
        ],
      },
    ]);
  });

  test("calls its routes as the router's own plugin does, in the folder that it names", () => {
    const files = {
      "vite.config.ts": "VueRouter({ routesFolder: './src/views' })",
      "src/views/(home).vue": "",
      "src/views/a/index.vue": "",
      "src/views/a/[id].edit.vue": "",
    };
    const { routes } = run(standIn("vue-router/auto-routes", files));
    expect(routes).toEqual([
      { path: "/", name: "/(home)", component: "/src/views/(home).vue" },
      { path: "/a", name: "/a/", component: "/src/views/a/index.vue" },
      { path: "/a/:id/edit", name: "/a/[id]/edit", component: "/src/views/a/[id].edit.vue" },
    ]);
    expect(standIn("vue-router/auto", files)).toContain("export const createRouter");
  });

  test("shows each route within the layout that it names", () => {
    const files = { "src/layouts/default.vue": "", "src/layouts/plain.vue": "" };
    const { setupLayouts } = run(standIn("virtual:generated-layouts", files));
    const routes = [
      { path: "/" },
      { path: "/about", meta: { layout: "plain" } },
      { path: "/bare", meta: { layout: false } },
    ];
    expect(setupLayouts(routes)).toMatchObject([
      { path: "/", component: "/src/layouts/default.vue", children: [{ path: "" }] },
      { path: "/about", component: "/src/layouts/plain.vue", children: [{ path: "" }] },
      { path: "/bare" },
    ]);
  });

  test("is a table of React's router", () => {
    const files = {
      "src/pages/index.tsx": "",
      "src/pages/blog/[slug].tsx": "",
      "src/pages/[...all].tsx": "",
    };
    expect(run(standIn("~react-pages", files)).routes).toEqual([
      { path: "/", element: "/src/pages/index.tsx" },
      { path: "/*", element: "/src/pages/[...all].tsx" },
      { path: "/blog/:slug", element: "/src/pages/blog/[slug].tsx" },
    ]);
  });

  test("stays as it is where there are no pages, or nobody asks", () => {
    expect(standIn("~pages", { "src/App.vue": "" })).toBe("");
    expect(fileRoutes(new Map(Object.entries(PAGES)))).toBeNull();
  });
});

test("folders of other plugins are not the folder of pages", () => {
  const config = `import AutoImport from "unplugin-auto-import/vite"; import Parts from 'unplugin-vue-components/vite'; import VueRouter from "unplugin-vue-router/vite";
export default { plugins: [AutoImport({ imports: [f(1)], dirs: ["src/composables"] }), Parts({ dirs: ["src/components"] }), VueRouter({})] };`;
  const code = standIn("vue-router/auto-routes", {
    "vite.config.ts": config,
    "src/pages/index.vue": "",
    "src/components/Box.vue": "",
  });
  expect(run(code).routes).toMatchObject([{ path: "/", component: "/src/pages/index.vue" }]);
});

test("a configuration that names plugins without end, and closes no bracket, costs little", () => {
  const plugins = 'import A from "unplugin-icons";\n'.repeat(5_000);
  const started = performance.now();
  standIn("~pages", {
    "vite.config.ts": plugins + "A(".repeat(200_000),
    "src/pages/index.vue": "",
  });
  expect(performance.now() - started).toBeLessThan(2_000);
});

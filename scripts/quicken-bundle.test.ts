import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { quickRouter } from "./quicken-bundle.mjs";

interface Route {
  id: string;
  path?: string;
  index?: boolean;
  children?: Route[];
}

type Router = typeof import("@remix-run/router");

const require = createRequire(import.meta.url);
const original = require("@remix-run/router") as Router;

/** The router of the built server. */
function builtRouter(): Router {
  const file = path.resolve("node_modules/@remix-run/router/dist/router.cjs.js");
  const module = { exports: {} as Router };
  const run = new Function("module", "exports", "require", quickRouter(readFileSync(file, "utf8")));
  run(module, module.exports, createRequire(file));
  return module.exports;
}

const ROUTES: Route[] = [
  {
    id: "root",
    path: "",
    children: [
      { id: "index", index: true },
      { id: "feed", path: "feed.xml" },
      { id: "everything else", path: "*" },
      {
        id: "pages",
        children: [
          { id: "projects", path: "projects" },
          { id: "a new project", path: "projects/new" },
          {
            id: "project",
            path: "projects/:id",
            children: [
              { id: "overview", index: true },
              { id: "files", path: "files/*" },
              { id: "settings", path: "settings" },
            ],
          },
        ],
      },
      { id: "in a language", path: ":lang?/docs" },
      { id: "of a project", path: "api/projects/:id/files/:file?" },
      { id: "umlauts", path: "über/:id" },
      { id: "loud", path: "API/Health" },
    ],
  },
];

const segment = fc.oneof(
  fc.constantFrom(
    "projects",
    "new",
    "PROJECTS",
    "api",
    "files",
    "settings",
    "docs",
    "de",
    "feed.xml",
  ),
  fc.constantFrom("", "%2F", "%2e", "über", "%C3%BCber", "ÜBER", "%", "health", "\u212Aey", "a b"),
  fc.string({ maxLength: 4 }),
);

test("the built server finds the route of a path that the router itself finds", () => {
  // It says of a path with a lone % that it cannot be decoded.
  vi.spyOn(console, "warn").mockReturnValue();
  const built = builtRouter();
  const found = (router: Router, pathname: string) =>
    router
      .matchRoutes(ROUTES as never, { pathname })
      ?.map(({ route, params, pathname, pathnameBase }) => [
        route.id,
        params,
        pathname,
        pathnameBase,
      ]);
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
      const pathname = `/${segments.join("/")}`;
      expect([pathname, found(built, pathname)]).toEqual([pathname, found(original, pathname)]);
    }),
    { numRuns: 500 },
  );
  vi.restoreAllMocks();
});

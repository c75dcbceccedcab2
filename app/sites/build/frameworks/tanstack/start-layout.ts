import type { FileTree } from "~/projects/files";
import type { EnteredTree } from "../../entry-page";
import { dependenciesOf, dependsOn } from "../detection/package-json";
import { emptyPage } from "../empty-page";
import { leftOut } from "../left-out";
import { withoutTools } from "../without-tools";
import { withoutServerParts } from "./server-parts";
import { SHIMS_FOLDER, startShims } from "./shims";

/** What only TanStack Start's own tools and its server need, which nobody shall fetch. */
const TOOLS =
  /^(?:@tanstack\/(?:react-start.*|start|start-.*|router-plugin|router-vite-plugin|router-cli|devtools-vite)|@lovable\.dev\/vite-.*|@vitejs\/.*|@cloudflare\/.*|@netlify\/.*|vite|vite-.*|nitro.*|vinxi|wrangler|eslint.*|typescript)$/;
/** What starts both sides; no page imports it. */
const OF_START = /^(?:src|app)\/(?:start|server|ssr|client|api)\.[jt]sx?$/;
/** The router's own module, which makes it. */
const ROUTER = ["src/router", "app/router"];
/** What its tool makes of the folder of routes, and people keep. */
const TREE = /^(?:src|app)\/routeTree\.gen\.[jt]s$/;

/**
 * A project of TanStack Start, which Lovable makes, as an app that runs in the browser alone: its own router in the
 * whole document. What only a server runs is left out and named.
 *
 * @returns null for another project, and for one whose table of routes its tool has yet to make
 */
export function asStartApp(tree: FileTree): EnteredTree | null {
  if (!dependsOn(dependenciesOf(tree), "@tanstack/react-start", "@tanstack/start")) return null;
  const router = ROUTER.flatMap((stem) =>
    ["tsx", "ts", "jsx", "js"].map((end) => `${stem}.${end}`),
  ).find((file) => tree.has(file));
  if (!router || ![...tree.keys()].some((file) => TREE.test(file))) return null;
  const { tree: texts, left } = withoutServerParts(tree);
  for (const [file, text] of startShims()) texts.set(file, text);
  texts.set(`${SHIMS_FOLDER}/main.ts`, entryOf(router));
  texts.set("package.json", withoutTools(tree.get("package.json"), TOOLS));
  texts.set("index.html", pageOf());
  const files = left.filter((file) => !OF_START.test(file));
  const standIn = (find: RegExp, name: string) => ({
    find,
    replacement: `/${SHIMS_FOLDER}/${name}.ts`,
  });
  return {
    tree: texts,
    warnings: leftOut("TanStack Start", files),
    config: {
      alias: [
        standIn(/^@tanstack\/(?:react-start|start)(?:\/(?:client|api|hydration))?$/, "react-start"),
        standIn(/^@tanstack\/react-start-client$/, "react-start"),
        standIn(
          /^@tanstack\/(?:react-start|start)(?:\/|-)(?:server|server-entry|server-only)$/,
          "react-start-server",
        ),
        standIn(/^(?:server-only|@tanstack\/react-start\/client-only)$/, "react-start-server"),
      ],
    },
  };
}

function entryOf(router: string): string {
  return [
    `import { startApp } from "/${SHIMS_FOLDER}/start.ts";`,
    'import { RouterProvider } from "@tanstack/react-router";',
    `import * as router from "/${router}";`,
    "void startApp(router, RouterProvider);",
    // A route is an object, and takes no new version by itself.
    "import.meta.hot?.accept();",
    "",
  ].join("\n");
}

/** The app draws the document; what is here is what its preview is started by. */
function pageOf(): string {
  const script = `<script type="module" src="/${SHIMS_FOLDER}/main.ts"></script>`;
  return emptyPage(script);
}

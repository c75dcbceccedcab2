import type { FileTree } from "~/projects/files";
import type { Alias } from "../../config/project-config";
import type { EnteredTree } from "../../entry-page";
import { dependenciesOf, dependsOn } from "../detection/package-json";
import { emptyPage } from "../empty-page";
import { leftOut } from "../left-out";
import { withoutActions } from "../next/server-files";
import { withoutTools } from "../without-tools";
import { routesOfFiles } from "./route-table";
import { entrySource, routesSource, SERVER, SHIMS_FOLDER, START } from "./stand-ins";

/** What only SolidStart's own tools and its server need, which nobody shall fetch. */
const TOOLS =
  /^(?:@solidjs\/(?:start|vite-plugin.*)|vinxi|vite|vite-.*|nitro.*|@vitejs\/.*|@cloudflare\/.*|wrangler|@tailwindcss\/vite|eslint.*|typescript|@types\/.*)$/;
const APP = ["src/app.tsx", "src/app.jsx"];
/** What answers on a server alone: routes without a page, and what starts one. */
const OF_SERVER = /^src\/(?:routes\/.+\.[jt]s|entry-server\.[jt]sx?|middleware(?:\/.+)?\.[jt]sx?)$/;
/** Started by the tools of its own; nobody misses it. */
const ENTRY = /^src\/entry-server\./;
const CODE = /\.[jt]sx?$/;
/** The first line of a function that a server runs. */
const INLINE =
  /(=>\s{0,20}\{\s{0,200}|\)\s{0,20}(?::\s{0,20}[\w<>[\]., |]{1,200})?\{\s{0,200})["']use server["'];?/g;

/**
 * A project of SolidStart as an app that runs in the browser alone: its own component, its routes of files. What only a server
 * runs says so when it is asked, and is named.
 *
 * @returns null for another project
 */
export function asSolidStartApp(tree: FileTree): EnteredTree | null {
  if (!dependsOn(dependenciesOf(tree), "@solidjs/start")) return null;
  const app = APP.find((file) => tree.has(file));
  if (!app) return null;
  const texts = new Map(
    [...withoutActions(tree)].map(([file, text]): [string, string] => [file, refusing(file, text)]),
  );
  const left = [...texts]
    .filter(([file, text]) => OF_SERVER.test(file) || text !== tree.get(file))
    .map(([file]) => file)
    .filter((file) => !ENTRY.test(file))
    .sort();
  texts.set(`${SHIMS_FOLDER}/main.ts`, entrySource(app));
  texts.set(`${SHIMS_FOLDER}/routes.ts`, routesSource(routesOfFiles(tree.keys()), tree));
  texts.set(`${SHIMS_FOLDER}/start.ts`, START);
  texts.set(`${SHIMS_FOLDER}/server.ts`, SERVER);
  texts.set("package.json", withoutTools(tree.get("package.json"), TOOLS));
  texts.set("index.html", pageOf(tree));
  const standIn = (find: RegExp, name: string): Alias => ({
    find,
    replacement: `/${SHIMS_FOLDER}/${name}.ts`,
  });
  return {
    tree: texts,
    warnings: leftOut("SolidStart", left),
    config: {
      alias: [
        standIn(/^@solidjs\/start\/router$/, "routes"),
        standIn(/^@solidjs\/start(?:\/client(?:\/spa)?)?$/, "start"),
        standIn(/^(?:@solidjs\/start\/(?:server|middleware)|vinxi\/(?:http|server))$/, "server"),
      ],
    },
  };
}

/** A source whose functions of a server say that they are none here. */
function refusing(file: string, text: string): string {
  if (!CODE.test(file) || !text.includes("use server")) return text;
  const why = JSON.stringify(`${file} needs a server, which this site does not have.`);
  return text.replace(INLINE, (_, start: string) => `${start}throw new Error(${why});`);
}

function pageOf(tree: FileTree): string {
  const script = `<script type="module" src="/${SHIMS_FOLDER}/main.ts"></script>`;
  // Of two titles the first counts, and the library of titles adds its own.
  const title = dependsOn(dependenciesOf(tree), "@solidjs/meta") ? "" : "App";
  return emptyPage(`<div id="app"></div>${script}`, "", title);
}

import path from "node:path/posix";
import { parseExpressionAt } from "acorn";
import type { FileTree } from "~/projects/files";
import { asRecord } from "../../config/values";
import { vueRoutes } from "../file-routes/routes-module";
import { type NuxtConfig, plainOf } from "./nuxt-config";
import type { ModulePart } from "./nuxt-modules";
import { SHIMS_FOLDER } from "./shims";

const PAGE = /\.(?:vue|[jt]sx?)$/;
const MACRO = "definePageMeta(";

/** What starts a Nuxt app: its routes, layouts, plugins and rules of the way, in one module. */
export function nuxtEntry(
  tree: FileTree,
  config: NuxtConfig,
  parts: readonly ModulePart[] = [],
): string {
  const { sources, css } = config;
  const imports: string[] = css.map((sheet) => `import ${JSON.stringify(sheet)};`);
  const bring = (file: string | undefined, name: string) => {
    if (file === undefined) return "null";
    imports.push(`import ${name} from ${JSON.stringify(`/${file}`)};`);
    return name;
  };
  const inFolder = (folder: string, ending: RegExp) =>
    [...tree.keys()]
      .filter((file) => file.startsWith(sources + folder) && ending.test(file))
      .sort();
  const plugins = inFolder("plugins/", /^[^.]+(?:\.client)?\.[jt]s$/).filter((file) =>
    /^[^/]+$|\/index\.\w+$/.test(file.slice(`${sources}plugins/`.length)),
  );
  const rules = inFolder("middleware/", /\.[jt]s$/);
  const isGlobal = (file: string) => /\.global\.[jt]s$/.test(file);
  const late = (files: readonly string[]) =>
    `{ ${files.map((file) => `${JSON.stringify(nameOf(file, sources))}: () => import(${JSON.stringify(`/${file}`)})`).join(", ")} }`;
  const app = bring(find(tree, `${sources}app`), "App");
  const failed = bring(find(tree, `${sources}error`), "Failed");
  const pinia = config.modules.includes("@pinia/nuxt");
  if (pinia) imports.push('import { createPinia } from "pinia";');
  const starts = parts.flatMap((part) => part.starts ?? []);
  const fields = [
    ...starts.map(({ field }) => field),
    `app: ${app}, failed: ${failed}, routes`,
    `layouts: ${late(inFolder("layouts/", /\.(?:vue|[jt]sx)$/))}`,
    `plugins: [${plugins.map((file, at) => bring(file, `plugin${at}`)).join(", ")}]`,
    `rules: ${late(rules.filter((file) => !isGlobal(file)))}`,
    `always: [${rules
      .filter(isGlobal)
      .map((file, at) => bring(file, `rule${at}`))
      .join(", ")}]`,
    `pinia: ${pinia ? "createPinia()" : "null"}`,
    `runtime: ${JSON.stringify(config.runtime)}, head: ${JSON.stringify(config.head)}`,
    `settings: ${JSON.stringify(config.app)}`,
  ];
  return [
    ...imports,
    ...starts.map((one) => one.imports),
    'import { routes } from "./routes";',
    'import { startNuxt } from "./start";',
    `startNuxt({ ${fields.join(",\n  ")} });`,
    "",
  ].join("\n");
}

/** The table of routes of a project's pages; one that shows nothing for a project without them. */
export function nuxtRoutes(tree: FileTree, { sources }: NuxtConfig): string {
  const folder = `${sources}pages/`;
  const files = [...tree.keys()]
    .filter((file) => file.startsWith(folder) && PAGE.test(file) && !/\.d\.ts$/.test(file))
    .sort();
  const said = new Map(
    files.map((file) => {
      const { name, path: address, alias, redirect, props, ...meta } = metaOf(tree.get(file) ?? "");
      const route = { name, path: address, alias, redirect, props, meta };
      return [file, `<route>${JSON.stringify(route).replaceAll("<", "\\u003c")}</route>`];
    }),
  );
  return vueRoutes(folder, files, { tree: said, names: "-" });
}

/** What a page says of itself in `definePageMeta({ … })`, as far as that is written down. */
function metaOf(source: string): Record<string, unknown> {
  const at = source.indexOf(MACRO);
  if (at < 0) return {};
  try {
    return asRecord(
      plainOf(parseExpressionAt(source, at + MACRO.length, { ecmaVersion: "latest" })),
    );
  } catch {
    return {};
  }
}

function find(tree: FileTree, stem: string): string | undefined {
  return ["vue", "tsx", "jsx"].map((end) => `${stem}.${end}`).find((file) => tree.has(file));
}

/** "app/layouts/two-columns/index.vue" → "two-columns" */
function nameOf(file: string, sources: string): string {
  const [, ...parts] = file
    .slice(sources.length)
    .replace(/(?:\.global)?\.\w+$/, "")
    .split("/");
  const words = parts.at(-1) === "index" && parts.length > 1 ? parts.slice(0, -1) : parts;
  return path
    .join(...words)
    .replace(/\//g, "-")
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase();
}

/** Where the entry is in a project. */
export const ENTRY_FILE = `${SHIMS_FOLDER}/main.ts`;

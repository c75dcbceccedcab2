import type { FileTree } from "~/projects/files";
import type { Alias } from "../../config/project-config";
import type { EnteredTree } from "../../entry-page";
import { type Dependencies, dependenciesOf, dependsOn, readJson } from "../detection/package-json";
import { emptyPage } from "../empty-page";
import { firstOf } from "../left-out";
import { withoutTools } from "../without-tools";
import { type NuxtConfig, readNuxtConfig } from "./nuxt-config";
import { ENTRY_FILE, nuxtEntry, nuxtRoutes } from "./nuxt-entry";
import { NUXT, nuxtImports } from "./nuxt-imports";
import { type ModulePart, moduleParts, OF_MODULES } from "./nuxt-modules";
import { nuxtShims, SHIMS_FOLDER } from "./shims";

/** Packages of Nuxt's own tools, which nobody shall fetch. */
const TOOLS =
  /^(?:nuxt|nuxt3|nuxi|nitropack|nitro|@nuxt\/.*|@nuxtjs\/.*|@pinia\/nuxt|@vueuse\/nuxt|@nuxt-.*\/.*|.*-nuxt)$/;
/** Modules whose part is done here. */
const KNOWN =
  /^(?:@pinia\/nuxt|pinia-plugin-persistedstate\/nuxt|@vueuse\/nuxt|@nuxt\/(?:image|icon|fonts|devtools|eslint|test-utils|scripts|hints)|@nuxtjs\/(?:tailwindcss|google-fonts|i18n)|nuxt-icon|\.?\/.*)$/;
const SERVER = /^server\/.+\.[jt]s$/;
/** What a framework brings to each project, beside what that names. */
const BROUGHT: Dependencies = { vue: "^3.5.0", "vue-router": "^4.5.0" };
const FIRST_STYLES = `${SHIMS_FOLDER}/tailwind.css`;

/**
 * A project of Nuxt as an app that runs in the browser alone: its pages, layouts, plugins and middleware behind a router, what
 * it uses without importing it, and modules that stand in for Nuxt's own.
 *
 * @returns null for another project, and for one that has no page
 */
export function asNuxtApp(tree: FileTree): EnteredTree | null {
  if (!dependsOn(dependenciesOf(tree), "nuxt", "nuxt3")) return null;
  const config = readNuxtConfig(tree);
  const { sources } = config;
  const hasPage = [...tree.keys()].some(
    (file) =>
      file === `${sources}app.vue` || (file.startsWith(`${sources}pages/`) && /\.vue$/.test(file)),
  );
  if (!hasPage) return null;
  const styled = withTailwind(tree, config);
  const parts = moduleParts(tree, config);
  const { auto, made } = nuxtImports(tree, config, parts);
  const texts = new Map([...styled.tree, ...shimsFor(parts), ...made]);
  for (const [file, text] of parts.flatMap(({ files }) => [...files])) texts.set(file, text);
  texts.set(ENTRY_FILE, nuxtEntry(tree, styled.config, parts));
  texts.set(`${SHIMS_FOLDER}/routes.ts`, nuxtRoutes(tree, config));
  texts.set("package.json", packagesOf(tree, config, parts));
  texts.set("index.html", pageOf());
  const root = `/${sources}`.replace(/\/$/, "");
  const alias: Alias[] = [
    ...parts.flatMap((part) => part.alias ?? []),
    { find: /^(?:~~|@@)(?=\/)/, replacement: "" },
    { find: /^[~@](?=\/)/, replacement: root },
    { find: /^#shared(?=\/)/, replacement: "/shared" },
    { find: /^#components$/, replacement: `/${SHIMS_FOLDER}/components.ts` },
    { find: /^(?:#imports|#app(?:\/.*)?|nuxt\/app)$/, replacement: NUXT },
  ];
  return {
    tree: texts,
    warnings: saidOf(tree, config, parts),
    config: {
      ...{ alias, autoImports: auto, envPrefix: ["NUXT_PUBLIC_"] },
      define: {
        ...{ "import.meta.client": "true", "import.meta.browser": "true" },
        ...{ "import.meta.server": "false", "import.meta.prerender": "false" },
        ...{ "process.client": "true", "process.browser": "true", "process.server": "false" },
      },
    },
  };
}

/** Those of Nuxt's own, and those of the modules that a project asks for. */
function shimsFor(parts: readonly ModulePart[]): [string, string][] {
  const asked = new Set(parts.flatMap(({ shims }) => shims.map((one) => `${SHIMS_FOLDER}/${one}`)));
  return [...nuxtShims()].filter(([file]) => asked.has(file) || !OF_MODULES.test(file));
}

function saidOf(
  tree: FileTree,
  { modules }: NuxtConfig,
  parts: readonly ModulePart[],
): { text: string }[] {
  const server = [...tree.keys()].filter((file) => SERVER.test(file)).sort();
  const unknown = modules.filter((module) => !KNOWN.test(module));
  const said = [
    ...(server.length > 0 ? [`Left out, because it needs a server: ${firstOf(server)}.`] : []),
    ...(unknown.length > 0 ? [`Modules of Nuxt that are not here: ${firstOf(unknown)}.`] : []),
  ];
  said.push(...parts.flatMap((part) => part.said));
  if (said.length === 0) return [];
  return [{ text: ["This Nuxt project runs as an app in the browser.", ...said].join(" ") }];
}

/** Nuxt's module of Tailwind brings a stylesheet of its own where the project has none. */
function withTailwind(tree: FileTree, config: NuxtConfig): { tree: FileTree; config: NuxtConfig } {
  if (!config.modules.includes("@nuxtjs/tailwindcss")) return { tree, config };
  const own = [`${config.sources}assets/css/tailwind.css`, "assets/css/tailwind.css"].find((file) =>
    tree.has(file),
  );
  const sheet = own ?? FIRST_STYLES;
  const text = "@tailwind base;\n@tailwind components;\n@tailwind utilities;\n";
  return {
    tree: own ? tree : new Map([...tree, [sheet, text]]),
    config: { ...config, css: [`/${sheet}`, ...config.css] },
  };
}

function packagesOf(tree: FileTree, { modules }: NuxtConfig, parts: readonly ModulePart[]): string {
  const manifest = readJson(withoutTools(tree.get("package.json"), TOOLS));
  const named = dependenciesOf(tree);
  const brought: Record<string, string> = {
    ...Object.assign({}, BROUGHT, ...parts.map((part) => part.brought)),
    ...(modules.includes("@pinia/nuxt") ? { pinia: "^3.0.0" } : {}),
    ...(modules.includes("@vueuse/nuxt") ? { "@vueuse/core": "^13.0.0" } : {}),
    ...(modules.includes("@nuxtjs/tailwindcss") ? { tailwindcss: "^3.4.0" } : {}),
  };
  const missing = Object.entries(brought).filter(([name]) => !Object.hasOwn(named, name));
  const dependencies = { ...Object.fromEntries(missing), ...(manifest.dependencies as object) };
  return JSON.stringify({ ...manifest, dependencies });
}

function pageOf(): string {
  return emptyPage(`<div id="__nuxt"></div><script type="module" src="/${ENTRY_FILE}"></script>`);
}

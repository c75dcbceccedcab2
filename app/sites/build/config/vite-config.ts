import path from "node:path/posix";
import { readAutoImports } from "../auto-imports/asked-imports";
import type { BuildInput } from "../build-input";
import type { BuildProblem } from "../build-types";
import { readJson } from "../frameworks/detection/package-json";
import { isStray } from "../frameworks/detection/stray";
import { unocssLeftOut, unocssSettings } from "../styles/unocss-settings";
import { evaluateConfig } from "./evaluate-config";
import { aliasesOf, definesOf, preprocessorsOf } from "./given-values";
import type { ProjectConfig } from "./project-config";
import { sayPlugin } from "./say-plugin";
import { asRecord, asText, asTexts } from "./values";

const CONFIG = /^vite\.config\.[cm]?[jt]s$/;

const NAMED = /\bvite\b[^&|;]{0,200}?\s(?:-c|--config)[\s=]+(?:\.\/)?([\w./-]{1,200})/;

/** Plugins of Vite whose work the product does by itself, or that nothing here needs. */
const DONE_OTHERWISE =
  /^(?:@vitejs\/plugin-(?:react|react-swc|react-refresh|vue|vue-jsx|legacy|basic-ssl)|@sveltejs\/(?:vite-plugin-svelte|kit)|@preact\/preset-vite|@tailwindcss\/vite|@rollup\/plugin-(?:node-resolve|commonjs|json|typescript)|vite-plugin-(?:solid|vuetify|svgr|checker|inspect|eslint2?|compression2?|dts|vue-devtools|environment|top-level-await|wasm|restart|full-reload|html|node-polyfills|source-identifier|component-debugger)|vite-tsconfig-paths|vite|vite-svg-loader|vite-plugin-(?:style-import|imp|importer)|@testing-library\/svelte|rollup-plugin-analyzer|lovable-tagger|rollup-plugin-visualizer|vite-plugin-(?:vue-markdown|markdown|md)|unplugin-(?:fonts|icons|auto-import|vue-components|vue-router|vue-markdown)|vue-router|@?unocss|@mdx-js\/rollup|@intlify\/(?:unplugin|vite-plugin)-vue-i18n|vite-plugin-(?:pages|vue-(?:meta-)?layouts(?:-next)?)|@qwik\.dev\/core|@builder\.io\/.+|@replit\/.+|@dyad-sh\/.+|@analogjs\/.+|@remix-run\/dev|@react-router\/dev|@tanstack\/(?:react-start|start|router-plugin|router-vite-plugin|devtools-vite)|@vanilla-extract\/vite-plugin|@nx\/vite|nitro|@cloudflare\/vite-plugin|@netlify\/vite-plugin-tanstack-start|@lovable\.dev\/.+)(?:\/|$)/;

/** What a project's vite.config says, as far as it counts here; null where it has none. */
export async function readViteConfig(
  packages: string,
  input: BuildInput,
  mode: string,
): Promise<(Partial<ProjectConfig> & { leftOut: BuildProblem[] }) | null> {
  const own = configFile(input.texts);
  const folder = own ? "" : folderOfPage(input.texts);
  const file = own ?? configIn(input.texts, folder);
  if (!file) return null;
  const evaluated = await evaluateConfig(packages, input, { kind: "vite", file, mode });
  if ("problem" in evaluated) return { leftOut: [evaluated.problem] };
  const value = asRecord(evaluated.value);
  const aliases = aliasesOf(value.alias, file);
  const define = definesOf(value.define, file);
  const plugins = asTexts(value.plugins);
  const told = plugins.filter((name) => !DONE_OTHERWISE.test(name));
  const leftOut = [...new Set(told)].map((name) => ({ file, text: sayPlugin(name, file) }));
  const envPrefix = asTexts(value.envPrefix);
  const postcss = asRecord(value.postcss).plugins;
  const autoImports = await readAutoImports([value.given].flat(), input.texts);
  const notKnown = (autoImports?.leftOut ?? []).map((text) => ({ file, text }));
  const unocss = value.unocss === undefined ? null : asRecord(value.unocss);
  const notMade = unocss ? unocssLeftOut(unocssSettings(unocss)) : [];
  return {
    ...defined({
      base: asText(value.base),
      publicDir: value.publicDir === false ? "" : inProject(asText(value.publicDir)),
      root: inProject(asText(value.root)) || folder || undefined,
      jsxImportSource: asText(value.jsxImportSource),
      envPrefix: envPrefix.length > 0 ? envPrefix : undefined,
    }),
    alias: aliases.alias,
    define: define.define,
    plugins,
    pages: asTexts(value.input).map((page) => page.replace(/^\.?\//, "")),
    preprocessors: preprocessorsOf(value.styles),
    hasCamelClasses: /^(?:camel|dash)/.test(asText(value.classNames) ?? ""),
    ...(unocss ? { unocss } : {}),
    ...(Array.isArray(postcss) ? { postcss: pluginsOf(postcss) } : {}),
    ...(autoImports ? { autoImports } : {}),
    leftOut: [
      ...leftOut,
      ...notKnown,
      ...notMade.map((one) => ({ ...one, file })),
      ...aliases.leftOut,
      ...define.leftOut,
    ],
  };
}

/** At the root, or where the scripts of package.json say: "vite --config config/vite.ts". */
function configFile(texts: BuildInput["texts"]): string | undefined {
  const found = [...texts.keys()].find((name) => CONFIG.test(name));
  const scripts = Object.values(asRecord(readJson(texts.get("package.json")).scripts));
  return [found, ...scripts.map((script) => NAMED.exec(String(script))?.[1])].find(
    (file) => file !== undefined && texts.has(file),
  );
}

/**
 * The folder of a workspace's app that has its page and its configuration, and whose packages the project's own
 * package.json names, as those of Nx are: "apps/shop". "" for a project with a page of its own, or without such an app.
 */
function folderOfPage(texts: BuildInput["texts"]): string {
  if (texts.has("index.html")) return "";
  const folders = [...texts.keys()].flatMap((file) => {
    const folder = file.endsWith("/index.html") ? path.dirname(file) : "";
    const isApp = folder && configIn(texts, folder) && !texts.has(`${folder}/package.json`);
    return isApp && !isStray(file) ? [folder] : [];
  });
  return folders.sort((a, b) => a.split("/").length - b.split("/").length)[0] ?? "";
}

function configIn(texts: BuildInput["texts"], folder: string): string | undefined {
  const endings = ["ts", "mts", "cts", "js", "mjs", "cjs"];
  const names = folder ? endings.map((ending) => `${folder}/vite.config.${ending}`) : [];
  return names.find((name) => texts.has(name));
}

/** Plugins of postcss that are written into vite.config. */
function pluginsOf(list: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(
    list.flatMap((item) => {
      const { plugin, options } = asRecord(item);
      const name = asText(plugin);
      return name ? [[name, asRecord(options)]] : [];
    }),
  );
}

function inProject(folder: string | undefined): string | undefined {
  return folder?.replace(/^(?:\.?\/)+/, "").replace(/\/+$/, "");
}

function defined<T extends object>(values: T): Partial<T> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<T>;
}

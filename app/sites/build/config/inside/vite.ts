import { relative, resolve } from "./path";
import { plain } from "./plain";
import { evaluateUnocss } from "./unocss";

type Values = Record<string, unknown>;

/** Vite's own functions that configurations call. @param env the project's public values */
export function viteModule(env: Record<string, string>): Values {
  return {
    defineConfig: (config: unknown) => config,
    defineProject: (config: unknown) => config,
    mergeConfig: merge,
    normalizePath: (path: string) => path,
    searchForWorkspaceRoot: () => "/",
    splitVendorChunkPlugin: () => ({ plugin: "vite" }),
    loadEnv: (_mode: string, _folder: string, prefix: string | string[] = "VITE_") => {
      const wanted = [prefix].flat();
      return Object.fromEntries(
        Object.entries(env).filter(([name]) => wanted.some((start) => name.startsWith(start))),
      );
    },
  };
}

/** What a tool that wraps Vite is given for it: `{ vite: { … } }`, or a function that answers with that. */
export function wrappedVite(given: unknown): unknown {
  if (typeof given === "function")
    return async (...asked: unknown[]) => wrappedVite(await given(...asked));
  const inner = isObject(given) ? given.vite : undefined;
  return typeof inner === "function" ? inner : (inner ?? {});
}

function merge(first: Values, second: Values): Values {
  const merged: Values = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const there = merged[key];
    if (Array.isArray(there) || Array.isArray(value)) merged[key] = [there ?? [], value].flat();
    else if (isObject(there) && isObject(value)) merged[key] = merge(there, value);
    else merged[key] = value;
  }
  return merged;
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !(value instanceof RegExp);
}

/** What counts of a configuration of Vite, as data. */
export async function evaluateVite(exported: unknown, mode: string): Promise<object> {
  const given = { mode, command: mode === "production" ? "build" : "serve", isPreview: false };
  const config = ((typeof exported === "function" ? await exported(given) : await exported) ??
    {}) as Record<string, Values | undefined> & { plugins?: unknown };
  const { base, publicDir, root, envPrefix, define, esbuild } = config;
  const input = (config.build?.rollupOptions as Values | undefined)?.input;
  return {
    ...{ base, publicDir, envPrefix, root: inProject(root) },
    alias: [...aliases(config.resolve?.alias), ...kitAliases(config.kit?.alias)],
    define: sources(define ?? {}),
    input: plain(isObject(input) ? Object.values(input) : [input].flat()),
    jsxImportSource: esbuild?.jsxImportSource,
    jsx: plain({ factory: esbuild?.jsxFactory, fragment: esbuild?.jsxFragment }),
    styles: plain(config.css?.preprocessorOptions),
    postcss: plain(config.css?.postcss),
    classNames: plain((config.css?.modules as Values | undefined)?.localsConvention),
    plugins: await pluginNames(config.plugins),
    given: plain(await pluginsWithOptions(config.plugins)),
    unocss: await unocssOf(config.plugins),
  };
}

/** Of the root: where pages are from the folder of the configuration. */
function inProject(folder: unknown): unknown {
  return typeof folder === "string" ? relative("/", resolve(folder)) : undefined;
}

function aliases(given: unknown): unknown[] {
  const list = Array.isArray(given)
    ? given
    : Object.entries((given ?? {}) as Values).map(([find, replacement]) => ({ find, replacement }));
  return list.map(({ find, replacement }) =>
    plain({ find, replacement: String(replacement) }),
  ) as unknown[];
}

/** Those that a configuration of SvelteKit has beside its own, from the project's root: "$src" → "src", "$ui/*" → "src/ui/*". */
function kitAliases(given: unknown): unknown[] {
  return Object.entries((given ?? {}) as Values).map(([find, replacement]) => ({
    find: find.replace(/\/\*$/, ""),
    replacement: resolve(String(replacement).replace(/\/\*$/, "")),
  }));
}

/** As Vite has it: a text stands as it is, anything else as JSON. */
function sources(define: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(define).map(([name, value]) => [
      name,
      typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined"),
    ]),
  );
}

/** @returns names of packages, and "its own NAME" for what the configuration makes by itself */
async function pluginNames(given: unknown): Promise<string[]> {
  const one = await given;
  if (Array.isArray(one)) return (await Promise.all(one.map(pluginNames))).flat();
  if (!one || (typeof one !== "object" && typeof one !== "function")) return [];
  const { plugin, name } = one as { plugin?: unknown; name?: unknown };
  if (typeof plugin === "string") return [plugin];
  return [`its own ${typeof name === "string" ? name : "plugin"}`];
}

/** What is given to plugins that are followed, as `{ plugin, options }`. */
async function pluginsWithOptions(given: unknown): Promise<unknown[]> {
  const one = await given;
  if (Array.isArray(one)) return (await Promise.all(one.map(pluginsWithOptions))).flat();
  const { plugin, options } = (one ?? {}) as { plugin?: unknown; options?: unknown };
  return typeof plugin === "string" && /^(?:unplugin-|vite-plugin-vuetify)/.test(plugin)
    ? [{ plugin, options }]
    : [];
}

/** What is given to UnoCSS right here; most write it into a file of its own. */
async function unocssOf(given: unknown): Promise<object | undefined> {
  const one = await given;
  if (Array.isArray(one)) {
    const all = await Promise.all(one.map(unocssOf));
    return all.find((settings) => settings !== undefined);
  }
  const { plugin, options } = (one ?? {}) as { plugin?: unknown; options?: unknown };
  return plugin === "unocss/vite" || plugin === "@unocss/vite"
    ? evaluateUnocss(options)
    : undefined;
}

/** What a configuration of postcss asks for: name → options, in its order. */
export async function evaluatePostcss(exported: unknown, mode: string): Promise<object> {
  const config = (await (typeof exported === "function"
    ? exported({ env: mode, mode })
    : exported)) as {
    plugins?: unknown;
  } | null;
  const plugins = config?.plugins ?? {};
  if (!Array.isArray(plugins)) return { plugins: Object.entries(plain(plugins) as Values) };
  const named = plugins.filter(Boolean).map((one) => {
    if (typeof one === "string") return [one, {}];
    if (Array.isArray(one)) return [one[0], plain(one[1]) ?? {}];
    const { plugin, options } = one as { plugin?: unknown; options?: unknown };
    return [typeof plugin === "string" ? plugin : "its own plugin", plain(options) ?? {}];
  });
  return { plugins: named };
}

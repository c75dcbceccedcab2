import { plain } from "./plain";

type Values = Record<string, unknown>;

/** What a configuration of UnoCSS says, as data. */
export interface UnoSettings {
  /** By the names that its own modules export, e.g. `{ plugin: "presetIcons", options: { … } }`. */
  presets: readonly unknown[];
  transformers: readonly unknown[];
  theme: unknown;
  /** Those that are a name and a value; others are functions. */
  shortcuts: readonly unknown[];
  rules: readonly unknown[];
  safelist: unknown;
  /** How many rules and shortcuts are functions. */
  functions: number;
}

/** Names of packages of UnoCSS: its parts say their names, for the compiler outside. */
export const OF_UNOCSS = /^@?unocss(?:\/|$)/;

/** A module of UnoCSS, e.g. "@unocss/preset-uno", whose default is `presetUno`. */
export function unocssModule(name: string): unknown {
  const own = name
    .replace(/^.*\//, "")
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const isTool = /^(?:unocss|@unocss)\/(?:vite|astro|postcss|webpack)$/.test(name);
  const get = (_target: object, key: string | symbol): unknown => {
    if (key === "__esModule") return true;
    if (typeof key !== "string" || key === "then") return undefined;
    if (key === "defineConfig") return (config: unknown) => config;
    if (key === "mergeConfigs") return (all: Values[]) => Object.assign({}, ...all);
    const plugin = key !== "default" ? key : isTool ? name : own;
    return (options: unknown) => ({ plugin, options });
  };
  // What esbuild makes of an import has the module for its prototype.
  const prototype = new Proxy({}, { get });
  return new Proxy({}, { get, getPrototypeOf: () => prototype });
}

/** What counts of a configuration of UnoCSS. @param exported the configuration, or what makes it */
export async function evaluateUnocss(exported: unknown): Promise<UnoSettings> {
  const config = ((typeof exported === "function" ? await exported() : await exported) ??
    {}) as Values;
  const rules = pairs(config.rules);
  const shortcuts = pairs(config.shortcuts);
  const isPlain = ([name, value]: unknown[]) =>
    typeof name === "string" && typeof value !== "function";
  return {
    presets: listed(config.presets),
    transformers: listed(config.transformers),
    theme: plain(config.theme ?? {}),
    shortcuts: plain(shortcuts.filter(isPlain)) as unknown[],
    rules: plain(rules.filter(isPlain)) as unknown[],
    safelist: plain(config.safelist),
    functions: [...rules, ...shortcuts].filter((one) => !isPlain(one)).length,
  };
}

function listed(given: unknown): unknown[] {
  return (Array.isArray(given) ? given.flat(3) : []).filter(Boolean).map((one) => plain(one));
}

/** Rules and shortcuts: objects by name, and pairs. */
function pairs(given: unknown): unknown[][] {
  if (!Array.isArray(given)) return Object.entries((given ?? {}) as object);
  return given.flatMap((one) => {
    if (Array.isArray(one)) return [one];
    return typeof one === "object" && one !== null ? Object.entries(one) : [];
  });
}

import { plain } from "./plain";

type Values = Record<string, unknown>;

/** What a configuration of UnoCSS says, as data. */
export interface UnoSettings {
  /** By the names that its own modules export, e.g. `{ plugin: "presetIcons", options: { … } }`. */
  presets: readonly unknown[];
  transformers: readonly unknown[];
  theme: unknown;
  /** Each a name and a value. */
  shortcuts: readonly unknown[];
  rules: readonly unknown[];
  safelist: unknown;
  /** How many rules and shortcuts are functions that nobody asked: there were no words. */
  functions: number;
  /** How many variants of its own. */
  variants: number;
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

/**
 * What counts of a configuration of UnoCSS.
 *
 * @param exported the configuration, or what makes it
 * @param words what sources say that may be a class: rules that are functions are asked about each that they take
 */
export async function evaluateUnocss(
  exported: unknown,
  words: readonly string[] = [],
): Promise<UnoSettings> {
  const config = ((typeof exported === "function" ? await exported() : await exported) ??
    {}) as Values;
  const rules = pairs(config.rules);
  const shortcuts = pairs(config.shortcuts);
  const theme = plain(config.theme ?? {});
  const open = [...words, ...shortcuts.filter(isPlain).flatMap(([, value]) => wordsOf(value))];
  const named = { rules: rules.filter(isPlain), shortcuts: shortcuts.filter(isPlain) };
  const seen = new Set<string>();
  for (let word = open.pop(); word !== undefined; word = open.pop()) {
    if (seen.has(word)) continue;
    seen.add(word);
    const shortcut = answerOf(shortcuts, word, theme);
    if (shortcut !== undefined) {
      named.shortcuts.push([word, shortcut]);
      open.push(...wordsOf(shortcut));
    }
    const rule = answerOf(rules, word, theme);
    if (rule !== undefined) named.rules.push([word, rule]);
  }
  const variants = Array.isArray(config.variants) ? config.variants.length : 0;
  return {
    presets: listed(config.presets),
    transformers: listed(config.transformers),
    theme,
    shortcuts: plain(named.shortcuts) as unknown[],
    rules: plain(named.rules) as unknown[],
    safelist: plain(config.safelist),
    functions:
      words.length > 0 ? 0 : [...rules, ...shortcuts].filter((one) => !isPlain(one)).length,
    variants,
  };
}

function isPlain([name, value]: readonly unknown[]): boolean {
  return typeof name === "string" && typeof value !== "function";
}

/** What the first function whose pattern takes a word makes of it; undefined for nothing. */
function answerOf(given: readonly unknown[][], word: string, theme: unknown): unknown {
  for (const [pattern, make] of given) {
    const match = pattern instanceof RegExp && typeof make === "function" && pattern.exec(word);
    if (!match) continue;
    try {
      const made = make(match, { rawSelector: word, currentSelector: word, theme });
      if (made !== undefined && made !== null) return plain(made);
    } catch {
      // It asks for what is not here.
    }
  }
  return undefined;
}

/** Classes that a shortcut stands for, without what they are under: "hover:a b" → "a", "b". */
function wordsOf(value: unknown): string[] {
  return [value]
    .flat()
    .filter((one) => typeof one === "string")
    .flatMap((one) => one.split(/\s+/))
    .flatMap((one) => [one, one.slice(one.lastIndexOf(":") + 1)]);
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

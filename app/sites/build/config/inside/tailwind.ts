import aspectRatio from "@tailwindcss/aspect-ratio";
import containerQueries from "@tailwindcss/container-queries";
import forms from "@tailwindcss/forms";
import typography from "@tailwindcss/typography";
import animate from "tailwindcss-animate";
import colors from "tailwindcss3/colors";
import defaultConfig from "tailwindcss3/defaultConfig";
import defaultTheme from "tailwindcss3/defaultTheme";
import plugin from "tailwindcss3/plugin";
import resolveConfig from "tailwindcss3/resolveConfig";
import { plain } from "./plain";
import { readPath } from "./read-path";
import { type RecordedStyles, recordStyles } from "./record-styles";

/** What a plugin of a configuration comes to. */
export type EvaluatedPlugin =
  /** One that ships with the product, which runs it. */
  { known: string; options?: unknown } | { recorded: RecordedStyles } | { leftOut: string };

type Config = Record<string, unknown> & { theme?: Record<string, unknown>; presets?: Config[] };

/** A plugin that is told apart from those of the project, beside what it says of the theme. */
function known(name: string, module: unknown): unknown {
  const made = module as { __isOptionsFunction?: true } & ((options?: unknown) => object);
  if (!made.__isOptionsFunction) return Object.assign(module as object, { known: name });
  const withOptions = (options?: unknown) => ({ ...made(options), known: name, options });
  return Object.assign(withOptions, { __isOptionsFunction: true });
}

export const tailwindModules: Record<string, unknown> = {
  "tailwindcss/plugin": plugin,
  "tailwindcss/colors": colors,
  "tailwindcss/defaultTheme": defaultTheme,
  "tailwindcss/defaultConfig": defaultConfig,
  "tailwindcss/resolveConfig": resolveConfig,
  "tailwindcss/lib/util/flattenColorPalette": { __esModule: true, default: flattenColors },
  "tailwindcss-animate": known("tailwindcss-animate", animate),
  "@tailwindcss/typography": known("@tailwindcss/typography", typography),
  "@tailwindcss/forms": known("@tailwindcss/forms", forms),
  "@tailwindcss/aspect-ratio": known("@tailwindcss/aspect-ratio", aspectRatio),
  "@tailwindcss/container-queries": known("@tailwindcss/container-queries", containerQueries),
};

function flattenColors(palette: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(palette).flatMap(([name, value]) =>
      typeof value === "object" && value !== null
        ? Object.entries(flattenColors(value as Record<string, unknown>)).map(([shade, color]) => [
            name + (shade === "DEFAULT" ? "" : `-${shade}`),
            color,
          ])
        : [[name, value]],
    ),
  );
}

/** A configuration of Tailwind with every function in it evaluated. */
export function evaluateTailwind(exported: unknown): object {
  const config = exported as Config;
  const resolved = resolveConfig(config as never) as unknown as Config & { plugins: unknown[] };
  const theme = withoutFunctions(resolved.theme ?? {}) as Record<string, unknown>;
  const { content, darkMode, prefix, important, separator, blocklist } = resolved;
  // Tailwind's copy of it has lost the patterns.
  const safelist = plain(safelistOf(config));
  const plugins = resolved.plugins.flat().map((one) => evaluatePlugin(one, { ...resolved, theme }));
  return {
    ...{ content, darkMode, prefix, important, separator, safelist, blocklist, theme, plugins },
    corePlugins: resolved.corePlugins,
    own: ownTheme(config, theme),
  };
}

/** What a module that is a plugin by itself comes to. */
export function evaluatePluginModule(exported: unknown): object {
  const resolved = resolveConfig({ content: [], plugins: [exported] } as never) as never as Config;
  const theme = withoutFunctions(resolved.theme ?? {}) as Record<string, unknown>;
  const plugins = (resolved.plugins as unknown[]).map((one) =>
    evaluatePlugin(one, { ...resolved, theme }),
  );
  const config = (exported as { config?: Config } | null)?.config ?? {};
  return { theme, plugins, own: ownTheme(config, theme) };
}

function safelistOf({ safelist = [], presets }: Config): unknown[] {
  const others = Array.isArray(presets) ? presets.flatMap(safelistOf) : [];
  return [...others, ...(Array.isArray(safelist) ? safelist : [])];
}

function evaluatePlugin(given: unknown, config: Config): EvaluatedPlugin {
  const isMaker = (given as { __isOptionsFunction?: true } | null)?.__isOptionsFunction;
  const one = (isMaker ? (given as () => unknown)() : given) as Record<string, unknown> | null;
  if (typeof one?.known === "string") return { known: one.known, options: plain(one.options) };
  if (typeof one?.plugin === "string") return { known: one.plugin, options: plain(one.options) };
  const handler = typeof one === "function" ? one : one?.handler;
  if (typeof handler !== "function") return { leftOut: "has no function" };
  return { recorded: recordStyles(handler as never, config) };
}

/** What a project says of the theme by itself, for Tailwind 4, which has a theme of its own. */
function ownTheme(config: Config, theme: Record<string, unknown>): object {
  const { extend = {}, ...replaced } = (config.theme ?? {}) as Record<string, unknown>;
  const presets = (Array.isArray(config.presets) ? config.presets : []).map((one) =>
    ownTheme(one, theme),
  );
  return {
    ...(presets.length > 0 ? { presets } : {}),
    theme: { ...evaluated(replaced, theme), extend: evaluated(extend as object, theme) },
  };
}

function evaluated(part: object, theme: Record<string, unknown>): object {
  const read = Object.assign(
    (path: string, fallback?: unknown) => readPath(theme, path) ?? fallback,
    { theme: (path: string, fallback?: unknown) => readPath(theme, path) ?? fallback, colors },
    { breakpoints: () => ({}), negative: () => ({}) },
  );
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      withoutFunctions(typeof value === "function" ? value(read, read) : value),
    ]),
  );
}

/** Colours that are functions of their opacity are asked for one with a place for it. */
function withoutFunctions(value: unknown): unknown {
  if (typeof value === "function") {
    return value({ opacityValue: "<alpha-value>", opacityVariable: "--tw-opacity" });
  }
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(withoutFunctions);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withoutFunctions(item)]),
  );
}

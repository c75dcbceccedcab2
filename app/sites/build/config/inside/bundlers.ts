import { copiesOf, pagesOf } from "./bundler-pages";
import { plain } from "./plain";
import { definedBy, providedBy } from "./webpack";

/**
 * Configurations of webpack, and of tools that hand theirs to it: what counts of them here are names for
 * folders, values that stand in sources, and what stands before every stylesheet.
 */

type Values = Record<string, unknown>;

/** Stylesheets that are read before each one in a language. */
interface Resources {
  /** "scss", "less", …; "" where it does not say. */
  language: string;
  /** Files, or patterns of files, from the project's root. */
  patterns: unknown;
}

/** What was found so far. Names of folders as they were set: the last one counts. */
interface Found {
  alias: Map<string, string>;
  resources: Resources[];
  /** webpack's own plugins, wherever they are named. */
  plugins: unknown[];
}

/** What counts of a configuration of webpack, Vue's older tools, CRACO, Next, Rsbuild or Rspack, as data. */
export async function evaluateBundler(exported: unknown, mode: string): Promise<object> {
  const given = { mode, env: mode, command: mode === "production" ? "build" : "serve" };
  // One that was handed to what nobody knows: `withAnalyzer(config)`.
  const wrapped = (exported as { options?: unknown } | null)?.options;
  if (typeof exported === "function" && isPlain(wrapped)) return evaluateBundler(wrapped, mode);
  const made = typeof exported === "function" ? await exported(given, given) : await exported;
  const config = record([made].flat()[0]);
  const found: Found = { alias: new Map(), resources: [], plugins: [] };
  const { webpack, css, pluginOptions, style, sassOptions, env } = config;
  for (const part of [config, config.source, isPlain(webpack) ? webpack : {}])
    takePart(part, found);
  for (const change of [config.configureWebpack, record(webpack).configure, webpack]) {
    takeChange(change, found, given);
  }
  if (typeof config.chainWebpack === "function") config.chainWebpack(chain(found, ""));
  const resources = record(record(pluginOptions)["style-resources-loader"]);
  if (resources.patterns) {
    found.resources.push({ language: text(resources.preProcessor), patterns: resources.patterns });
  }
  const define = {
    ...definedBy(found.plugins),
    ...record(record(config.source).define),
    ...ofEnvironment(env),
  };
  return {
    alias: [...found.alias].map(([find, replacement]) => ({ find, replacement })),
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [
        name,
        typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined"),
      ]),
    ),
    styles: plain({ ...stylesOf(record(css).loaderOptions), ...stylesOf({ sass: sassOptions }) }),
    resources: plain(found.resources),
    provided: plain(providedBy(found.plugins)),
    postcss: plain(record(style).postcss),
    pages: await pagesOf(config, found.plugins),
    copies: copiesOf(config, found.plugins),
  };
}

/** A part that says `alias`, by itself or as webpack has it. */
function takePart(part: unknown, found: Found): void {
  const { alias, resolve, plugins } = record(part);
  if (Array.isArray(plugins)) found.plugins.push(...plugins);
  for (const given of [alias, record(resolve).alias]) {
    const list = Array.isArray(given)
      ? given.map((one) => [text(one?.name) + (one?.onlyModule ? "$" : ""), one?.alias])
      : Object.entries(record(given));
    for (const [name, target] of list) {
      const first = [target].flat()[0];
      // Some say it from the project's root.
      if (typeof name === "string" && typeof first === "string") {
        found.alias.set(name, first.replace(/^\.\//, "/"));
      }
    }
  }
}

/** What is merged into webpack's configuration, or changes it: a function that gets one that is empty. */
function takeChange(change: unknown, found: Found, given: object): void {
  if (typeof change !== "function") {
    takePart(change, found);
    return;
  }
  const config = {
    resolve: { alias: {}, extensions: [], modules: [], fallback: {}, plugins: [] },
    module: { rules: [] },
    plugins: [],
    optimization: {},
    output: {},
    externals: [],
    experiments: {},
    entry: {},
    ...given,
  };
  try {
    const changed = change(config, { ...given, dev: true, isServer: false, webpack: {} });
    takePart(changed ?? config, found);
  } catch {
    // It reached for what only webpack has: what it had said by then counts.
    takePart(config, found);
  }
}

/** webpack-chain, of which only names of folders and files of styles are noted. @param rule whose options they are */
function chain(found: Found, rule: string): unknown {
  const names = {
    set(name: unknown, target: unknown) {
      if (typeof name === "string" && typeof target === "string") found.alias.set(name, target);
      return names;
    },
    // Whatever else aliases are asked for leads on from them.
    delete: () => names,
    clear: () => names,
    end: () => chain(found, rule),
    get: (name: string) => found.alias.get(name),
    has: (name: string) => found.alias.has(name),
    merge: (all: unknown) => {
      takePart({ alias: all }, found);
      return names;
    },
  };
  const target = function anything() {};
  return new Proxy(target, {
    get(_target, key) {
      if (key === "then" || key === "toJSON" || typeof key === "symbol") return undefined;
      if (key === "alias") return names;
      if (key === "rule") return (name: unknown) => chain(found, text(name));
      if (key === "when") {
        return (is: unknown, then?: (of: unknown) => void, otherwise?: (of: unknown) => void) => {
          (is ? then : otherwise)?.(chain(found, rule));
          return chain(found, rule);
        };
      }
      if (key === "options") {
        return (options: unknown) => {
          const { patterns, resources } = record(options);
          const files = patterns ?? resources;
          if (files) found.resources.push({ language: rule, patterns: files });
          return chain(found, rule);
        };
      }
      return chain(found, rule);
    },
    apply: () => chain(found, rule),
    construct: () => chain(found, rule) as object,
  });
}

/** Options of loaders of styles, as those of Vite are called: language → options. */
function stylesOf(given: unknown): Values {
  const loaders = record(given);
  const named = {
    // What is said of Sass counts for both of its languages.
    scss: loaders.scss ?? loaders.sass,
    sass: loaders.sass,
    less: loaders.less,
  };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, options]) => {
      const { lessOptions, sassOptions, data, prependData, additionalData, ...rest } =
        record(options);
      const before = additionalData ?? prependData ?? data;
      if (options === undefined) return [];
      const all = { ...rest, ...record(lessOptions), ...record(sassOptions) };
      return [
        [name, { ...all, ...(typeof before === "string" ? { additionalData: before } : {}) }],
      ];
    }),
  );
}

/** Next's values for every source. */
function ofEnvironment(env: unknown): Values {
  return Object.fromEntries(
    Object.entries(record(env)).flatMap(([name, value]) =>
      typeof value === "string" ? [[`process.env.${name}`, JSON.stringify(value)]] : [],
    ),
  );
}

function isPlain(value: unknown): value is Values {
  return typeof value === "object" && value !== null;
}

function record(value: unknown): Values {
  return isPlain(value) ? value : {};
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

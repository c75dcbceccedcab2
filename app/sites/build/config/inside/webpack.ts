import { unknownModule } from "./modules";

/** What webpack's own plugins are given: which of them it is, by its name. */
export interface WebpackPlugin {
  plugin: string;
  webpack: string;
  options: unknown;
}

/** The plugins whose options count here. */
const KNOWN = [
  "DefinePlugin",
  "EnvironmentPlugin",
  "ProvidePlugin",
  "HtmlRspackPlugin",
  "CopyRspackPlugin",
];

/** webpack or Rspack, as configurations import it. */
export function webpackModule(name: string): unknown {
  const rest = unknownModule(name) as object;
  const made = Object.fromEntries(
    KNOWN.map((webpack) => [
      webpack,
      class {
        constructor(options: unknown) {
          Object.assign(this, { plugin: name, webpack, options } satisfies WebpackPlugin);
        }
      },
    ]),
  );
  return new Proxy(made, {
    get: (target, key) =>
      key === "default" || key === "webpack" || key === "rspack"
        ? webpackModule(name)
        : typeof key === "string" && Object.hasOwn(target, key)
          ? target[key]
          : Reflect.get(rest, key),
  });
}

/** webpack-merge, as far as it puts configurations together. */
export const webpackMerge: unknown = Object.assign((...all: unknown[]) => merged(all.flat()), {
  __esModule: true,
  merge: (...all: unknown[]) => merged(all.flat()),
  smart: (...all: unknown[]) => merged(all.flat()),
  default: (...all: unknown[]) => merged(all.flat()),
  mergeWithRules:
    () =>
    (...all: unknown[]) =>
      merged(all.flat()),
  mergeWithCustomize:
    () =>
    (...all: unknown[]) =>
      merged(all.flat()),
});

function merged(all: readonly unknown[]): unknown {
  return all.reduce(
    (first, second) =>
      isPlain(first) && isPlain(second) ? both(first, second) : (second ?? first),
    {},
  );
}

function both(first: Record<string, unknown>, second: Record<string, unknown>) {
  const made = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const there = made[key];
    if (Array.isArray(there) && Array.isArray(value)) made[key] = [...there, ...value];
    else made[key] = isPlain(there) && isPlain(value) ? both(there, value) : value;
  }
  return made;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** What webpack's plugins put in the place of names: "a.b" → source. */
export function definedBy(plugins: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { webpack, options } of named(plugins)) {
    if (webpack === "DefinePlugin") flatten(options, "", found);
    if (webpack !== "EnvironmentPlugin" || !isRecord(options)) continue;
    // A list names values that have to be there; here they are the project's own.
    if (Array.isArray(options)) continue;
    for (const [name, value] of Object.entries(options)) {
      if (value !== undefined) found[`process.env.${name}`] = JSON.stringify(value ?? null);
    }
  }
  return found;
}

/** What modules use without importing it: `{ $: "jquery" }` → module and name in it. */
export function providedBy(plugins: unknown): [name: string, from: string, what: string][] {
  return named(plugins).flatMap(({ webpack, options }) => {
    if (webpack !== "ProvidePlugin" || !isRecord(options)) return [];
    return Object.entries(options).flatMap(([name, given]): [string, string, string][] => {
      const [from, what = "default"] = [given].flat();
      return typeof from === "string" && typeof what === "string" ? [[name, from, what]] : [];
    });
  });
}

function named(plugins: unknown): WebpackPlugin[] {
  const list = Array.isArray(plugins) ? plugins : [];
  return list.filter(
    (one): one is WebpackPlugin => isRecord(one) && typeof one.webpack === "string",
  );
}

function flatten(given: unknown, before: string, found: Record<string, string>): void {
  if (!isRecord(given)) return;
  for (const [key, value] of Object.entries(given)) {
    const name = before ? `${before}.${key}` : key;
    if (isRecord(value) && !Array.isArray(value)) flatten(value, name, found);
    else found[name] = typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined");
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

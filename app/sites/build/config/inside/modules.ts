import * as path from "./path";

/** What a configuration asked for that is not there, by name. */
export type Missing = Set<string>;

/** A plugin that the product knows by name and does by itself, or can do without. */
export interface NamedPlugin {
  plugin: string;
  options?: unknown;
}

/** A module that answers everything with itself, and says when it is used as a plugin. */
export function unknownModule(name: string): unknown {
  const made = { plugin: name } satisfies NamedPlugin;
  const get = (_target: object, key: string | symbol): unknown => {
    if (key === "__esModule") return true;
    // It is no promise, and no text.
    if (key === "then" || key === "toJSON" || typeof key === "symbol") return undefined;
    if (key === "plugin") return name;
    return answer;
  };
  // What esbuild makes of an import has the module for its prototype.
  const prototype = new Proxy({}, { get });
  const answer: unknown = new Proxy(function unknown() {}, {
    get,
    // Some make what a configuration is handed to: `withMDX(options)(config)`.
    apply: (_target, _this, given: unknown[]) =>
      Object.assign((config: unknown) => config, { ...made, options: optionsIn(given) }),
    construct: (_target, given: unknown[]) => ({ ...made, options: given[0] }),
    getPrototypeOf: () => prototype,
  });
  return answer;
}

/** What a function is given to work on; some take a list of what changes it first: `withPlugins([a, b], config)`. */
function optionsIn([first, second]: unknown[]): unknown {
  return Array.isArray(first) && typeof second === "object" && second !== null ? second : first;
}

/** Resolvers of components, each of which says its name: `ElementPlusResolver()` → `{ resolver: "ElementPlus" }`. */
export const resolverModule: unknown = new Proxy(
  {},
  {
    get(_target, key) {
      if (typeof key !== "string" || key === "then") return undefined;
      if (key === "__esModule") return true;
      const resolver = key.replace(/Resolver$/, "");
      return (options: unknown) => ({ resolver, options });
    },
  },
);

/** Node's modules that configurations use, as far as they compute something. */
export function nodeModules(cwd: string): Record<string, unknown> {
  const url = {
    URL: FileUrl,
    fileURLToPath: (address: string | FileUrl) =>
      typeof address === "string" ? address.replace(/^file:\/\//, "") : address.pathname,
    pathToFileURL: (file: string) => new FileUrl(`file://${path.resolve(file)}`),
  };
  const process = { cwd: () => cwd, env: {}, argv: [], platform: "linux", version: "v22.0.0" };
  return { path, "path/posix": path, url, process, os: { EOL: "\n", cpus: () => [{}] } };
}

/** As much of URL as finds a file beside another. */
export class FileUrl {
  readonly href: string;
  readonly pathname: string;

  constructor(address: string, base?: string | FileUrl) {
    const from = base === undefined ? "/" : path.dirname(String(base).replace(/^file:\/\//, ""));
    const given = String(address).replace(/^file:\/\//, "");
    const isFolder = given.endsWith("/") && given !== "/";
    this.pathname = path.resolve(from, given) + (isFolder ? "/" : "");
    this.href = `file://${this.pathname}`;
  }

  toString(): string {
    return this.href;
  }
}

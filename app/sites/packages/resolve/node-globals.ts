import type { PluginBuild } from "esbuild";
import { NODE_MODULE } from "./node-module";

/** Where what stands in for names that Node gives to every module is. */
export const NODE_GLOBALS = "node-globals";

/** A name that a module uses as if it were there. */
interface Global {
  name: string;
  /** It is used in a way that fails where it is not there. */
  used: RegExp;
  /** The module declares it by itself, or asks first whether it is there. */
  known: RegExp;
  source: string;
}

const GLOBALS: readonly Global[] = [
  {
    name: "process",
    // Its `env` has a value everywhere.
    used: /(?<![\w$.'"`-]|(?<!\*)\/)process(?:\s*\.\s*(?!env\b)[a-zA-Z_$]|\s*(?:&&|\|\||\?|[),;\]}\n]))/,
    known:
      /\btypeof\s+process\b|\b(?:let|const|var|function|class)\s+process\b|\bimport\s+(?:\*\s*as\s+)?process\b|[,{]\s*process\s*(?:=(?!=)|})|\bas\s+process\b/,
    source: `const nothing = () => {};
const all = {
  ...{ env: {}, argv: [], execArgv: [], execPath: "", title: "browser", browser: true },
  ...{ platform: "browser", arch: "", pid: 1, version: "", versions: {}, release: {}, cwd: () => "/", umask: () => 0 },
  nextTick: (then, ...given) => queueMicrotask(() => then(...given)),
  uptime: () => performance.now() / 1000,
  hrtime: (before = [0, 0]) => {
    const now = performance.now() * 1e6 - before[0] * 1e9 - before[1];
    return [Math.floor(now / 1e9), Math.floor(now % 1e9)];
  },
  ...{ on: nothing, once: nothing, off: nothing, addListener: nothing, removeListener: nothing, emit: nothing },
  ...{ emitWarning: nothing, exit: nothing, memoryUsage: () => ({}), listeners: () => [] },
};
export { all as process };
`,
  },
  {
    name: "Buffer",
    used: /(?<![\w$.'"`-]|(?<!\*)\/)Buffer(?:\s*[.(]|\s*[),;\]}])/,
    known:
      /\b(?:let|const|var|function|class)\s+Buffer\b|[{,]\s*Buffer\s*[,}]|\bas\s+Buffer\b|,\s*Buffer\s*=(?!=)/,
    source: 'export { Buffer } from "buffer";\n',
  },
  {
    name: "regeneratorRuntime",
    used: /(?<![\w$.'"`-]|(?<!\*)\/)regeneratorRuntime\s*\./,
    known:
      /\b(?:let|const|var|function|class)\s+regeneratorRuntime\b|\bimport\s+regeneratorRuntime\b|(?<![\w$.])regeneratorRuntime\s*=(?!=)/,
    source: 'import all from "regenerator-runtime";\nexport const regeneratorRuntime = all;\n',
  },
  {
    name: "setImmediate",
    used: /(?<![\w$.'"`-]|(?<!\*)\/|function\s)setImmediate\s*\(/,
    known:
      /\btypeof\s+setImmediate\b|\b(?:let|const|var|function|class)\s+setImmediate\b|\bsetImmediate\s*=(?!=)|[{,]\s*setImmediate\s*[,}(]|\bas\s+setImmediate\b/,
    source: 'export { setImmediate } from "timers";\n',
  },
];
/** Read without asking whether it is there, e.g. to know what this Node can do: it would stop the page where there is none. */
const NODE_VERSION = /(?<![\w$.])process\.versions\.node(?=\.\w)/g;
/** A source without any of them is not looked at further. */
const ANY = /\b(?:process|Buffer|regeneratorRuntime|setImmediate|__dirname|__filename)\b/;
/** Where a module is, as webpack says it in a browser: whoever reads it there only joins it with something. */
const PLACES = ["__dirname", "__filename"].map((name) => ({
  used: new RegExp(`(?<![\\w$.'"\`-])${name}(?![\\w$'"\`-])`),
  known: new RegExp(
    `\\b(?:typeof|let|const|var|function|class|as)\\s+${name}\\b|[,{]\\s*${name}\\s*[,=}]`,
  ),
  declared: `var ${name} = "/";`,
}));

/**
 * A module with the names that Node, webpack 4 or Babel's older helpers give to every one, where it uses them without
 * asking whether they are there: most ask, and are left alone, since many take whatever has a `process` for Node.
 *
 * @param hasBuffer whether the project's tools give `Buffer` to browsers: it weighs more than most packages that look for it
 */
export function withNodeGlobals(given: string, hasBuffer: boolean): string {
  if (!ANY.test(given)) return given;
  const source = given.replaceAll(NODE_VERSION, "(process.versions.node || '22.0.0')");
  const wanted = GLOBALS.filter(
    ({ name, used, known }) =>
      (name !== "Buffer" || hasBuffer) && used.test(source) && !known.test(source),
  );
  const places = PLACES.filter(({ used, known }) => used.test(source) && !known.test(source));
  if (wanted.length + places.length === 0) return source;
  // On the first line: all others keep their numbers. It works in modules of both kinds. Under a name of its own, so that
  // what has a value everywhere, `process.env`, keeps it.
  const start = [
    ...wanted.map(({ name }) => `var { ${name}: ${name}$ } = require("${NODE_GLOBALS}:${name}");`),
    ...places.map(({ declared }) => declared),
  ];
  const named = wanted.reduce(
    (all, { name, used }) =>
      all.replaceAll(new RegExp(used, "g"), (use) => `${name}$${use.slice(name.length)}`),
    source,
  );
  const from = named.startsWith("#!") ? named.indexOf("\n") + 1 : 0;
  return `${named.slice(0, from)}${start.join(" ")} ${named.slice(from)}`;
}

/** Where one of them leads; null for any other import. */
export function resolveNodeGlobal(asked: string) {
  const [, name] = asked.startsWith(`${NODE_GLOBALS}:`) ? asked.split(":") : [];
  return name ? { path: name, namespace: NODE_GLOBALS, sideEffects: false } : null;
}

/** Lets esbuild find them. Before anything else that resolves imports. */
export function addNodeGlobals(build: PluginBuild): void {
  build.onResolve({ filter: /^node-globals:/ }, ({ path }) => resolveNodeGlobal(path));
  build.onResolve({ filter: /.*/, namespace: NODE_GLOBALS }, ({ path }) => ({
    ...{ path, namespace: NODE_MODULE, sideEffects: false },
  }));
  build.onLoad({ filter: /.*/, namespace: NODE_GLOBALS }, ({ path }) => ({
    contents: GLOBALS.find(({ name }) => name === path)?.source ?? "",
    loader: "js",
  }));
}

import type { BuildOptions, PluginBuild } from "esbuild";
import { NODE_MODULE } from "./node-module";

/** Where what stands in for names that Node gives to every module is. */
const NODE_GLOBALS = "node-globals";

/**
 * Members of `process` that older packages use without asking whether there is one, as webpack 4 gave it to them. Where
 * they do ask, `typeof process` stays "undefined": many take whatever has one for Node.
 */
const MEMBERS = [
  ...["nextTick", "cwd", "version", "versions", "platform", "browser", "argv", "arch", "pid"],
  ...["title", "release", "stdout", "stderr", "hrtime", "emitWarning", "on", "once", "off"],
  ...["emit", "binding", "umask", "execPath", "execArgv", "memoryUsage", "uptime", "exit"],
];

const SOURCES: Readonly<Record<string, string>> = {
  process: `const nothing = () => {};
export const $process = {
  ...{ env: {}, argv: [], execArgv: [], execPath: "", title: "browser", browser: true, platform: "browser", arch: "", pid: 1 },
  ...{ version: "", versions: {}, release: {}, cwd: () => "/", umask: () => 0, uptime: () => performance.now() / 1000 },
  nextTick: (then, ...given) => queueMicrotask(() => then(...given)),
  hrtime: (before = [0, 0]) => {
    const now = performance.now() * 1e6 - before[0] * 1e9 - before[1];
    return [Math.floor(now / 1e9), Math.floor(now % 1e9)];
  },
  ...{ on: nothing, once: nothing, off: nothing, emit: nothing, emitWarning: nothing, exit: nothing, memoryUsage: () => ({}) },
};
`,
  buffer: 'export { Buffer } from "buffer";\n',
};

/**
 * What esbuild has to know of them where it bundles packages.
 *
 * @param hasBuffer whether the project's tools give `Buffer` to browsers: it weighs more than most packages that only look for it
 */
export function nodeGlobals(hasBuffer: boolean) {
  return {
    inject: ["process", ...(hasBuffer ? ["buffer"] : [])].map((name) => `${NODE_GLOBALS}:${name}`),
    define: Object.fromEntries(MEMBERS.map((name) => [`process.${name}`, `$process.${name}`])),
  } satisfies BuildOptions;
}

/** Lets esbuild find them. Before anything else that resolves imports. */
export function addNodeGlobals(build: PluginBuild): void {
  build.onResolve({ filter: /^node-globals:/ }, ({ path }) => ({
    path: path.slice(NODE_GLOBALS.length + 1),
    namespace: NODE_GLOBALS,
    sideEffects: false,
  }));
  build.onResolve({ filter: /.*/, namespace: NODE_GLOBALS }, ({ path }) => ({
    path,
    namespace: NODE_MODULE,
    sideEffects: false,
  }));
  build.onLoad({ filter: /.*/, namespace: NODE_GLOBALS }, ({ path }) => ({
    contents: SOURCES[path] ?? "",
    loader: "js",
  }));
}

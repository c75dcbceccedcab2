/**
 * What runs inside the sandbox before a project's configuration, and turns what that exports into JSON.
 * It shares its world with hostile code: whoever reads its answer believes none of it.
 */
import { evaluateBundler } from "./bundlers";
import { fileModules } from "./files";
import { withAnyValue } from "./host-values";
import { FileUrl, nodeModules, resolverModule, unknownModule } from "./modules";
import { evaluatePluginModule, evaluateTailwind, tailwindModules } from "./tailwind";
import { evaluateUnocss, OF_UNOCSS, unocssModule } from "./unocss";
import { evaluatePostcss, evaluateVite, viteModule, wrappedVite } from "./vite";
import { webpackMerge, webpackModule } from "./webpack";

/** Resolvers of components: those of unplugin-vue-components, and of libraries that bring their own. */
const RESOLVERS = [
  ...["unplugin-vue-components/resolvers", "@primevue/auto-import-resolver"],
  ...["reka-ui/resolver", "radix-vue/resolver"],
];

/** What a configuration is of. */
export type ConfigKind = "tailwind" | "tailwind-plugin" | "postcss" | "vite" | "bundler" | "unocss";

interface Asked {
  kind: ConfigKind;
  /** "development" or "production" */
  mode: string;
  env: Record<string, string>;
  /** Texts that it may read, by their places. */
  files: Record<string, string>;
  /** What sources say that may be a class, for rules that are functions. */
  words?: readonly string[];
}

type Run = (
  require: (name: string) => unknown,
  module: { exports: Record<string, unknown> },
  exports: object,
) => void;

const world = globalThis as unknown as Record<string, unknown>;
const ignore = () => {};
world.console = { log: ignore, info: ignore, warn: ignore, error: ignore, debug: ignore };
world.URL = FileUrl;
world.answer = null;
world.evaluate = (asked: Asked, run: Run) => {
  void evaluate(asked, run).then(
    (value) => {
      world.answer = JSON.stringify({ value });
    },
    (error: unknown) => {
      const { message, stack } = (error ?? {}) as { message?: unknown; stack?: unknown };
      const text = String(message ?? error).slice(0, 500);
      world.answer = JSON.stringify({ error: text, stack: String(stack ?? "").slice(0, 2_000) });
    },
  );
};

/**
 * A configuration may refuse to be read without a value of its host: then it is read again, where every value that is not
 * there has something in its place. What it says after that does not depend on it in a way that counts.
 */
async function evaluate(asked: Asked, run: Run): Promise<object> {
  const values = { ...asked.env, NODE_ENV: asked.mode };
  try {
    return await evaluateWith(values, asked, run);
  } catch (error) {
    try {
      return await evaluateWith(withAnyValue(values), asked, run);
    } catch {
      throw error;
    }
  }
}

async function evaluateWith(
  values: Record<string, string>,
  { kind, mode, env, files, words }: Asked,
  run: Run,
): Promise<object> {
  const node = nodeModules("/");
  const process = node.process as { env: Record<string, string> };
  process.env = values;
  world.process = process;
  const vite = viteModule(env);
  const known: Record<string, unknown> = {
    ...node,
    ...fileModules(files),
    ...tailwindModules,
    vite,
    "vitest/config": { ...vite, configDefaults: { include: [], exclude: [], coverage: {} } },
    // A wrapper of Lovable's: what is given to it of Vite stands below a name.
    "@lovable.dev/vite-tanstack-config": {
      defineConfig: (given: unknown) => wrappedVite(given),
    },
    ...Object.fromEntries(RESOLVERS.map((name) => [name, resolverModule])),
    ...Object.fromEntries(["webpack", "@rspack/core"].map((name) => [name, webpackModule(name)])),
    "webpack-merge": webpackMerge,
  };
  const require = (asked: string) => {
    const name = asked.replace(/^node:/, "").replace(/^(tailwindcss\/.+)\.js$/, "$1");
    if (Object.hasOwn(known, name)) return known[name];
    return OF_UNOCSS.test(name) ? unocssModule(name) : unknownModule(name);
  };
  const module = { exports: {} as Record<string, unknown> };
  run(Object.assign(require, { resolve: (name: string) => name }), module, module.exports);
  // One that waits at its top comes to its exports later.
  const all = await module.exports;
  const exported = "default" in all ? all.default : all;
  if (kind === "vite") return evaluateVite(exported, mode);
  if (kind === "unocss") return evaluateUnocss(exported, words);
  if (kind === "bundler") return evaluateBundler(exported, mode);
  if (kind === "postcss") return evaluatePostcss(exported, mode);
  return kind === "tailwind" ? evaluateTailwind(await exported) : evaluatePluginModule(exported);
}

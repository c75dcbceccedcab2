import type { ProjectSource } from "./project-source";

/** What Vue leaves to the build: its older way of writing components stays, its tools do not. */
const VUE_FLAGS = {
  __VUE_OPTIONS_API__: "true",
  __VUE_PROD_DEVTOOLS__: "false",
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
};

/** What webpack and tools of its time leave behind in sources: there is no such thing here. */
const WEBPACK_VALUES = {
  // Modules of today have no such name; who asks for its `hot` asks whether it can be replaced, which it says otherwise.
  "module.hot": "undefined",
  __webpack_public_path__: '"/"',
  __webpack_base_uri__: '"/"',
  __webpack_hash__: '""',
  __webpack_nonce__: "undefined",
};

/** What a project's programs and pages may know of where they run. */
export function builtInValues({ mode }: Pick<ProjectSource, "mode">) {
  const isRelease = mode === "release";
  return {
    // A site is always at the root of its host, whatever `base` it was made for.
    BASE_URL: "/",
    MODE: isRelease ? "production" : "development",
    DEV: !isRelease,
    PROD: isRelease,
    SSR: false,
  };
}

/**
 * What stands in place of `import.meta.env`, `process.env` and `global`: the project's public values,
 * and what bundlers add.
 */
export function definesOf(source: ProjectSource): Record<string, string> {
  const { input, config } = source;
  const values = builtInValues(source);
  const named = Object.entries(input.env).filter(([name]) =>
    config.envPrefix.some((prefix) => name.startsWith(prefix)),
  );
  const processEnv = { ...input.env, NODE_ENV: values.MODE, PUBLIC_URL: "", BASE_URL: "/" };
  return {
    ...VUE_FLAGS,
    ...WEBPACK_VALUES,
    global: "globalThis",
    "process.env": JSON.stringify(processEnv),
    "process.env.NODE_ENV": JSON.stringify(values.MODE),
    "import.meta.env": JSON.stringify({ ...Object.fromEntries(named), ...values }),
    ...config.define,
  };
}

/** A page with the values that it names, e.g. `%VITE_TITLE%`; names of no value stay. */
export function withValues(html: string, source: Pick<ProjectSource, "mode" | "input">): string {
  const values: Record<string, unknown> = {
    ...source.input.env,
    ...builtInValues(source),
    PUBLIC_URL: "",
  };
  return html.replace(/%(\w{1,100})%/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

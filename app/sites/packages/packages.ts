/** What templates of Lit are written with beyond plain values. */
const LIT_DIRECTIVES = [
  ...["async-append", "async-replace", "cache", "choose", "class-map", "guard", "if-defined"],
  ...["join", "keyed", "live", "map", "range", "ref", "repeat", "style-map"],
  ...["template-content", "unsafe-html", "unsafe-svg", "until", "when"],
];

/**
 * Libraries that are prebuilt into the store, by family: the modules of one family share code, so
 * that a project gets one copy of it. A preview loads them through an import map, cached for good.
 */
export const VENDOR = {
  react: ["react", "react-dom", "react-dom/client", "react/jsx-runtime", "react/jsx-dev-runtime"],
  preact: [
    "preact",
    "preact/hooks",
    "preact/compat",
    "preact/compat/client",
    "preact/jsx-runtime",
    "preact/jsx-dev-runtime",
  ],
  vue: ["vue", "vue/dist/vue.esm-bundler.js", "vue/jsx-runtime", "vue/jsx-dev-runtime"],
  svelte: [
    "svelte",
    ...["animate", "attachments", "easing", "events", "legacy", "motion"].map(
      (module) => `svelte/${module}`,
    ),
    ...["reactivity", "reactivity/window", "store", "transition"].map((name) => `svelte/${name}`),
    // What compiled components import.
    "svelte/internal",
    "svelte/internal/client",
    "svelte/internal/disclose-version",
    ...["async", "legacy", "tracing"].map((flag) => `svelte/internal/flags/${flag}`),
  ],
  "solid-js": [
    "solid-js",
    "solid-js/web",
    "solid-js/store",
    "solid-js/html",
    "solid-js/h",
    "solid-js/jsx-runtime",
    "solid-js/jsx-dev-runtime",
  ],
  lit: [
    "lit",
    ...[
      "async-directive",
      "decorators",
      "directive",
      "directive-helpers",
      "html",
      "static-html",
    ].map((module) => `lit/${module}.js`),
    ...LIT_DIRECTIVES.map((name) => `lit/directives/${name}.js`),
  ],
  "@builder.io/qwik": [
    "@builder.io/qwik",
    ...["build", "jsx-runtime", "jsx-dev-runtime", "preloader", "qwikloader.js"].map(
      (module) => `@builder.io/qwik/${module}`,
    ),
  ],
  "vue-router": ["vue-router"],
  pinia: ["pinia"],
  "@preact/signals": ["@preact/signals", "@preact/signals/utils"],
  "react-router-dom": ["react-router-dom"],
  zustand: ["zustand", "zustand/vanilla", "zustand/middleware", "zustand/shallow"],
  "chart.js": ["chart.js", "chart.js/auto"],
  "date-fns": ["date-fns"],
  "canvas-confetti": ["canvas-confetti"],
  clsx: ["clsx"],
  marked: ["marked"],
  nanoid: ["nanoid"],
} as const satisfies Record<string, readonly string[]>;

export type Family = keyof typeof VENDOR;

/** Families that a release takes from the store too; of the others it bundles what it uses. */
export const FRAMEWORKS: readonly Family[] = ["react", "preact"];

/**
 * Libraries of thousands of small modules, of which a project uses a few: the store holds each as
 * one source, from which a build takes what it needs.
 */
export const SHAKEN = {
  // `icons` is all of them in one object, which would keep a build from leaving any out.
  "lucide-react": { pure: ["createLucideIcon"], except: ["default", "icons"] },
} as const;

/** Packages that may be bundled from their own folder: what releases and rarer modules need. */
export const BUNDLED: readonly string[] = [
  ...Object.keys(VENDOR).filter((name) => !(FRAMEWORKS as readonly string[]).includes(name)),
  ...Object.keys(SHAKEN),
];

/** Preact stands in for React where a library of a Preact project asks for it. */
export const PREACT_FOR_REACT = new Map([
  ["react", "preact/compat"],
  ["react-dom", "preact/compat"],
  ["react-dom/client", "preact/compat/client"],
  ["react/jsx-runtime", "preact/jsx-runtime"],
  ["react/jsx-dev-runtime", "preact/jsx-dev-runtime"],
]);

/** What a specifier means in a project of this kind. */
export function specifierIn(kind: string, specifier: string): string {
  return (kind === "preact" && PREACT_FOR_REACT.get(specifier)) || specifier;
}

/** The families whose modules a page of this kind may need without having named them: libraries do. */
const OF_KIND: Readonly<Record<string, readonly Family[]>> = {
  preact: ["preact", "react"],
  vue: ["vue"],
  svelte: ["svelte"],
  solid: ["solid-js"],
  lit: ["lit"],
  qwik: ["@builder.io/qwik"],
};

/** The prebuilt modules that the import map of a page of this kind has, whatever it imports. */
export function frameworkModules(kind: string): string[] {
  return (OF_KIND[kind] ?? ["react"]).flatMap((family) => [...VENDOR[family]]);
}

/** The family of a prebuilt specifier, e.g. `react-dom/client` → `react`. */
export function vendorFamily(specifier: string): Family | null {
  for (const family of Object.keys(VENDOR) as Family[]) {
    if ((VENDOR[family] as readonly string[]).includes(specifier)) return family;
  }
  return null;
}

/** The package of a specifier: `@scope/name/x` → `@scope/name`, `name/x` → `name`. */
export function packageOf(specifier: string): string {
  const parts = specifier.split("/");
  return specifier.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? specifier);
}

/** Why an import cannot be had, and what can. */
export function refusalOf(specifier: string): string {
  const name = packageOf(specifier);
  const modules = Object.values(VENDOR)
    .flat()
    .filter((module) => packageOf(module) === name);
  if (modules.length > 0) {
    return `The module "${specifier}" is not available here. Of ${name} there are: ${modules.join(", ")}.`;
  }
  return `The package "${name}" is not available here. Available: ${listPackages()}.`;
}

/** What a project may import, for messages. */
export function listPackages(): string {
  const names = [...Object.values(VENDOR).flat().map(packageOf), ...BUNDLED];
  return [...new Set(names)].sort().join(", ");
}

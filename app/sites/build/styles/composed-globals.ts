/** A declaration that takes classes of other rules along, e.g. “composes: card global(visible)”. */
const COMPOSES = /(?<![\w-])composes\s*:\s*([^;{}"']{1,1000})/g;
const GLOBAL = /(?<![\w-])global\(([^()]*)\)/g;

/**
 * A module of styles whose rules take along classes of the whole page, as PostCSS's modules and css-loader have them written,
 * `composes: global(visible)`, in the way of the specification, `composes: visible from global`, the only one that esbuild reads.
 */
export function withComposedGlobals(css: string): string {
  if (!css.includes("global(")) return css;
  return css.replace(COMPOSES, (whole, value: string) => {
    const globals = [...value.matchAll(GLOBAL)].map(([, name = ""]) => name.trim());
    if (globals.length === 0) return whole;
    const own = value.replace(GLOBAL, " ").trim();
    const ways = [...(own ? [own] : []), `${globals.join(" ")} from global`];
    return ways.map((way) => `composes: ${way}`).join("; ");
  });
}

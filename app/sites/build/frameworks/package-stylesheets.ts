import type { Alias } from "../config/project-config";
import { meaningsOf } from "../resolve/aliases";
import type { StandIns } from "./stand-in-modules";

/** `import "bootstrap/scss/bootstrap.scss"`: a stylesheet of a package that has to be compiled. */
const ASKED =
  /\bimport\s*\(?\s*["']((?:@[\w.-]+\/)?[a-z][\w.-]*\/[\w./-]{1,200}\.(?:scss|sass|less))["']/g;
const FOLDER = ".package-styles";

/** Stylesheets of the project that import those of packages which its scripts import; null where none do. */
export function packageStylesheets(
  tree: StandIns["tree"],
  alias: readonly Alias[] = [],
): StandIns | null {
  const asked = new Set<string>();
  for (const [name, text] of tree) {
    if (!/\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(name)) continue;
    for (const [, specifier = ""] of text.matchAll(ASKED)) {
      if (!specifier.includes("..") && !isOwn(specifier, tree, alias)) asked.add(specifier);
    }
  }
  if (asked.size === 0) return null;
  const made = [...asked].map((specifier) => {
    const ending = specifier.endsWith(".less") ? "less" : "scss";
    const file = `${FOLDER}/${specifier.replace(/\.\w+$/, "")}.${ending}`;
    // By its place: its name leads here.
    const text = `@import ${JSON.stringify(`/node_modules/${specifier}`)};\n`;
    const find = new RegExp(`^${specifier.replace(/[.+]/g, "\\$&")}$`);
    return { file, text, alias: { find, replacement: `/${file}` } };
  });
  return {
    tree: new Map([...tree, ...made.map(({ file, text }) => [file, text] as const)]),
    alias: made.map(({ alias }) => alias),
  };
}

/** A file that is named from the root or from `src/`, as packages are, or by a name that the project has for its folder. */
function isOwn(specifier: string, tree: StandIns["tree"], alias: readonly Alias[]): boolean {
  const meant = meaningsOf(specifier, alias).map((one) => one.specifier.replace(/^\//, ""));
  return [specifier, `src/${specifier}`, ...meant].some((file) => tree.has(file));
}

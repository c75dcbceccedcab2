import path from "node:path/posix";
import { hasFile } from "./build-input";
import type { BuildProblem } from "./build-types";
import { importsOf } from "./kinds";
import { knownName } from "./site-page";
import type { SiteSource } from "./site-source";

/**
 * Imports of a site that is not built: a browser adds no ending to an address.
 *
 * @param reached modules of the site, e.g. "/js/main.js"
 */
export function checkStaticImports(
  { input, own }: SiteSource,
  reached: ReadonlySet<string>,
): BuildProblem[] {
  return [...reached].flatMap((module) =>
    importsOf(input.texts.get(module.slice(1)) ?? "").flatMap((specifier) => {
      if (!/^\.{0,2}\//.test(specifier) || own?.maps(specifier)) return [];
      const file = knownName(module.slice(1));
      const [address = ""] = specifier.split(/[?#]/);
      const from = address.startsWith("/") ? "" : path.dirname(module);
      const target = path.join("/", from, address).slice(1);
      const text = wrongImport(file, specifier, target);
      return text ? [{ text, file }] : [];
    }),
  );

  function wrongImport(file: string, specifier: string, target: string): string | null {
    if (hasFile(input, target) || hasFile(input, `public/${target}`)) return null;
    const whole = [".js", ".mjs", "/index.js"].find((ending) => hasFile(input, target + ending));
    if (!whole) return null;
    return `${file} imports ${specifier}, but a browser needs the whole name: ${specifier}${whole}`;
  }
}

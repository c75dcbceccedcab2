import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const APP = path.resolve(import.meta.dirname, "..");
const GENERATED = path.join(APP, "generated");

/** A source file of the product; `file` is below app/. */
export function readSource(file: string): string {
  return readFileSync(path.join(APP, file), "utf8");
}

/**
 * The value of a numeric constant or field in a source, for constants that only their own module
 * needs: `const NAME = 5 * 60 * 1000;` or `name: 60_000`.
 */
export function numberIn(file: string, name: string): number {
  const [, expression] =
    new RegExp(`\\b${name}(?:: number)?\\s*[=:]\\s*([\\d_.* ]+)[;,\\n]`).exec(readSource(file)) ??
    [];
  if (!expression) throw new Error(`app/${file} has no number ${name}`);
  return expression
    .split("*")
    .reduce((product, factor) => product * Number(factor.replaceAll("_", "")), 1);
}

/** Every source of the product that is no test and not generated. Paths are below app/. */
export function listSources(): { file: string; text: string }[] {
  return readdirSync(APP, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(GENERATED))
    .map((entry) => path.relative(APP, path.join(entry.parentPath, entry.name)))
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|-fixture\.tsx?$|\/testing\//.test(file),
    )
    .map((file) => ({ file, text: readSource(file) }));
}

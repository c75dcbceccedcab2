import type { BuildProblem } from "../build-types";
import type { Alias, ProjectConfig } from "./project-config";
import { asPattern, asRecord, asText } from "./values";

/** Readers of what configurations of several tools say alike, as a stranger wrote it. */

const NAME = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;

export function aliasesOf(
  given: unknown,
  file: string,
): { alias: Alias[]; leftOut: BuildProblem[] } {
  const alias: Alias[] = [];
  const leftOut: BuildProblem[] = [];
  for (const item of Array.isArray(given) ? given : []) {
    const { find, replacement } = asRecord(item);
    // An installed package is found by its name; "/" before "/src" is what `__dirname` says.
    const target = asText(replacement)
      ?.replace(/^\/{2,}/, "/")
      .replace(/^\/node_modules\//, "");
    const wanted = asText(find) ?? asPattern(find, { isSimple: true });
    if (target !== undefined && wanted) {
      if (target !== wanted) alias.push({ find: wanted, replacement: target });
    } else {
      const name = asText(find) ?? String(asRecord(find).$pattern ?? "");
      leftOut.push({ file, text: `The alias ${name.slice(0, 100)} of ${file} is left out.` });
    }
  }
  return { alias, leftOut };
}

export function definesOf(given: unknown, file: string) {
  const define: Record<string, string> = {};
  const leftOut: BuildProblem[] = [];
  for (const [name, source] of Object.entries(asRecord(given))) {
    if (NAME.test(name) && typeof source === "string" && isValue(source)) define[name] = source;
    else
      leftOut.push({ file, text: `The definition ${name.slice(0, 100)} of ${file} is left out.` });
  }
  return { define, leftOut };
}

/** What may stand in a name's place: JSON, or another name. */
function isValue(source: string): boolean {
  if (NAME.test(source)) return true;
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}

export function preprocessorsOf(given: unknown): ProjectConfig["preprocessors"] {
  return Object.fromEntries(
    Object.entries(asRecord(given)).map(([name, options]) => [name, asRecord(options)]),
  );
}

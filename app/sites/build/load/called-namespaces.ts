/** `import * as moment from "moment"`: the name, and the package that it is all of. */
const ALL_OF_PACKAGE =
  /\bimport\s*\*\s*as\s+([\w$]{1,80})\s+from\s*(["'][@\w][\w@./-]{0,200}["'])/g;

/**
 * A source whose imports of all of a package are what it exports by default, where the source calls them: before modules
 * TypeScript wrote `import * as moment from "moment"; moment()`, and modules of today refuse to be called.
 */
export function withCalledNamespaces(source: string): string {
  if (!source.includes("* as ")) return source;
  return source.replaceAll(ALL_OF_PACKAGE, (all, name: string, from: string) => {
    if (!isCalled(source, name)) return all;
    const whole = `${name}$all`;
    // On one line: all others keep their numbers.
    return `import * as ${whole} from ${from}; const ${name} = ((all) => typeof all.default === "function" ? all.default : all)(${whole})`;
  });
}

/** Whether a name is called: `name(…)`, `new name(…)`, `(name as any)(…)`, or as a tag of a template. */
function isCalled(source: string, name: string): boolean {
  const said = name.replaceAll("$", "\\$");
  return new RegExp(
    `(?<![\\w$.])${said}\\s{0,9}(?:[(\`]|as\\s{1,9}\\w{1,40}\\)\\s{0,9}\\()|\\bnew\\s{1,9}${said}\\b(?!\\s{0,9}\\.)`,
  ).test(source);
}

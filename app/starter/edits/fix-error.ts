import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "./edit";

const HOOKS =
  /^(?:useState|useEffect|useRef|useMemo|useCallback|useReducer|useContext|useId|useLayoutEffect|createContext|Fragment|StrictMode|memo|forwardRef|lazy|Suspense)$/;
const CODE = /\.(?:tsx?|jsx?)$/;

/** Whether a message reports an error rather than asks for a feature. */
export function isErrorReport(words: string): boolean {
  return /^(?:please )?(?:fix|repair|solve)\b(?:[^\n]{0,40}\b(?:errors?|build|bugs?|problems?|issues?|crash|console|preview)\b| (?:this|it|that)[.!]*$)|\bbuild (?:error|failed)\b|could not resolve|is not defined|no matching export|unexpected (?:token|end)|uncaught |typeerror|referenceerror|syntaxerror/i.test(
    words,
  );
}

/** Repairs the few errors that have one certain cure: a wrong import path, a missing import. */
export function fixError(files: FileTree, text: string): EditResult {
  // In esbuild's words, and in those of the project's own builds.
  const lost = /(?:could not resolve "|there is no file )([^"\s]+)/i.exec(text);
  if (lost?.[1]) return fixPath(files, lost[1]);
  const undefinedName =
    /\b([A-Za-z_$][\w$]*) is not defined\b/.exec(text) ??
    /(?:cannot find name|can't find variable:?) ['"]?([A-Za-z_$][\w$]*)/i.exec(text);
  if (undefinedName?.[1]) return addImport(files, undefinedName[1]);
  return unchanged(
    "This error is outside what I can repair: I know wrong import paths and missing imports.",
  );
}

function fixPath(files: FileTree, wanted: string): EditResult {
  const base = lastPart(wanted).replace(CODE, "").toLowerCase();
  const candidates = [...files.keys()].filter(
    (path) =>
      stem(path).toLowerCase() === base ||
      lastPart(path).toLowerCase() === lastPart(wanted).toLowerCase(),
  );
  const importers = [...files].filter(
    ([path, code]) =>
      CODE.test(path) && (code.includes(`"${wanted}"`) || code.includes(`'${wanted}'`)),
  );
  const importer = importers[0];
  if (!importer || !wanted.startsWith(".")) {
    return unchanged(`“${wanted}” is not a file of this project, and I cannot install packages.`);
  }
  const [target] = candidates;
  if (!target || candidates.length > 1) {
    return unchanged(
      target
        ? `Several files could be meant by “${wanted}”: ${candidates.join(", ")}.`
        : `No file of this project is called like “${wanted}”, so I cannot know what it should hold.`,
    );
  }
  const changes = new Map<string, string | null>();
  for (const [path, code] of importers) {
    const right = relative(path, target);
    changes.set(
      path,
      code
        .replaceAll(`"${wanted}"`, () => `"${right}"`)
        .replaceAll(`'${wanted}'`, () => `'${right}'`),
    );
  }
  return edited(changes, `The import “${wanted}” now points to ${target}.`);
}

function addImport(files: FileTree, name: string): EditResult {
  const uses = new RegExp(`(?<![\\w$.])${name.replace(/\$/g, "\\$")}(?![\\w$])`);
  const declares = new RegExp(
    `(?:import[^;]*|const|let|var|function|class|type|interface)\\s*[{\\s]\\s*(?:[\\w$,\\s]*[,\\s])?${name.replace(/\$/g, "\\$")}(?![\\w$])`,
  );
  const users = [...files].filter(
    ([path, code]) => CODE.test(path) && uses.test(code) && !declares.test(code),
  );
  const from = HOOKS.test(name) ? "react" : exporterOf(files, name);
  if (users.length === 0 || !from) {
    return unchanged(
      `No file of this project exports “${name}”, so I cannot know where it should come from.`,
    );
  }
  const changes = new Map<string, string | null>();
  for (const [path, code] of users) {
    const source = from === "react" ? from : relative(path, from);
    changes.set(path, `import { ${name} } from "${source}";\n${code}`);
  }
  return edited(
    changes,
    `Added the missing import of ${name} in ${users.map(([path]) => path).join(", ")}.`,
  );
}

function exporterOf(files: FileTree, name: string): string | null {
  const pattern = new RegExp(
    `export (?:async )?(?:function|const|let|class|enum) ${name.replace(/\$/g, "\\$")}(?![\\w$])`,
  );
  const found = [...files].filter(([path, code]) => CODE.test(path) && pattern.test(code));
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function stem(path: string): string {
  return lastPart(path).replace(CODE, "");
}

/** The import path from one file to another: "../components/Row". Code loses its extension. */
function relative(from: string, to: string): string {
  const a = from.split("/").slice(0, -1);
  const b = to.replace(CODE, "").split("/");
  while (a.length > 0 && b.length > 1 && a[0] === b[0]) {
    a.shift();
    b.shift();
  }
  return `${a.length === 0 ? "./" : "../".repeat(a.length)}${b.join("/")}`;
}

import type { FileTree } from "~/projects/files";
import { toBuildInput } from "../../build-input";
import { uncompiledClasses } from "../../styles/uncompiled-classes";

/** A component in a file at the top, whatever that is called, and whose name is no tool's. */
const COMPONENT = /^(?:src\/)?[\w -]{1,80}\.(?:tsx|jsx)$/;
const OTHERS = /\.(?:test|spec|stories|config)\.[jt]sx$/;
const DEFAULT = /\bexport\s+default\b|\bexport\s*\{[^}]{0,300}\bas\s+default\b/;
/** A module as others name it, at the end of its path: "./parts/Hand", "./Hand.jsx". */
const NAMED = /\/([\w -]{1,80})(?=["'.])/g;
const SHEET = ".lone-component/tailwind.css";

/** A component that is a whole app, as chats hand it out in one file. */
export interface LoneComponent {
  file: string;
  tree: FileTree;
  /** A stylesheet that it needs, which nobody wrote: its classes are Tailwind's, and no project sets that up. */
  sheet: string | null;
}

/** The one component of a project that nothing starts and nothing is set up for; null where there is none, or several. */
export function loneComponent(tree: FileTree): LoneComponent | null {
  if (tree.has("package.json")) return null;
  const files = [...tree.keys()].filter((file) => COMPONENT.test(file) && !OTHERS.test(file));
  const whole = files.filter((file) => DEFAULT.test(tree.get(file) ?? ""));
  if (whole.length === 0) return null;
  const parts = namedByOthers(tree);
  // One that another imports is a part of it.
  const [file, ...more] = whole.filter((one) => !parts.has(nameOf(one)));
  if (file === undefined || more.length > 0) return null;
  if (uncompiledClasses(toBuildInput(tree)).length === 0) return { file, tree, sheet: null };
  return {
    file,
    tree: new Map([...tree, [SHEET, '@import "tailwindcss";\n']]),
    sheet: `/${SHEET}`,
  };
}

/** The names of modules that another file than theirs speaks of. Each text is looked through once. */
function namedByOthers(tree: FileTree): Set<string> {
  const named = new Set<string>();
  for (const [file, text] of tree) {
    const own = nameOf(file);
    for (const [, name = ""] of text.matchAll(NAMED)) if (name !== own) named.add(name);
  }
  return named;
}

/** "src/Hand.jsx" → "Hand" */
function nameOf(file: string): string {
  return file.replace(/^src\//, "").replace(/\.\w+$/, "");
}

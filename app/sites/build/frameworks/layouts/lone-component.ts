import type { FileTree } from "~/projects/files";
import { toBuildInput } from "../../build-input";
import { uncompiledClasses } from "../../styles/uncompiled-classes";

/** A component in a file at the top, whatever that is called, and whose name is no tool's. */
const COMPONENT = /^(?:src\/)?[\w -]{1,80}\.(?:tsx|jsx)$/;
const OTHERS = /\.(?:test|spec|stories|config)\.[jt]sx$/;
const DEFAULT = /\bexport\s+default\b|\bexport\s*\{[^}]{0,300}\bas\s+default\b/;
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
  // One that another imports is a part of it.
  const isPart = (file: string) => {
    const name = file.replace(/^src\//, "").replace(/\.\w+$/, "");
    return [...tree].some(
      ([other, text]) =>
        other !== file && [`/${name}"`, `/${name}'`, `/${name}.`].some((end) => text.includes(end)),
    );
  };
  const [file, ...more] = whole.filter((one) => !isPart(one));
  if (file === undefined || more.length > 0) return null;
  if (uncompiledClasses(toBuildInput(tree)).length === 0) return { file, tree, sheet: null };
  return {
    file,
    tree: new Map([...tree, [SHEET, '@import "tailwindcss";\n']]),
    sheet: `/${SHEET}`,
  };
}

import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { entryShape } from "../given/write-added";
import { NO_PLACE } from "./ability";
import { above, type EntryApp, entryApp } from "./entries-of-app";

/** A component of its own that stands above the entries. */
export interface AddedComponent {
  name: string;
  source: string;
  /** Its markup, by the program that keeps the entries; `shape` is an entry of `values`. */
  markup(app: EntryApp, shape: string): string;
  said: string;
}

/** Adds a component to a program that keeps entries. */
export function withComponent(files: FileTree, added: AddedComponent): EditResult {
  const app = entryApp(files);
  if (!app) return unchanged("This project keeps no entries that I know.");
  const { name, source, markup, said } = added;
  const path = `src/components/${name}.tsx`;
  if (files.has(path)) return unchanged("It has that already.");
  const shape = entryShape(app.code);
  if (shape === null) return NO_PLACE;
  const code = above(app, markup(app, shape.replace("{ id,", "{ id: newId(),")));
  return edited(
    new Map([
      [app.path, `import { ${name} } from "./components/${name}";\n${code}`],
      [path, source],
    ]),
    said,
  );
}

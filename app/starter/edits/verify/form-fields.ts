import type { FileTree } from "~/projects/files";

/** A field as the list of an app's fields has it. */
export interface FormField {
  id: string;
  label: string;
  options: string[];
}

const LINE =
  /\{ id: ("(?:[^"\\]|\\.)*"), label: ("(?:[^"\\]|\\.)*")[^\n]*?(?:options: (\[[^\]\n]*\]))?[^\n\]]*\},?$/gm;

/** The fields of an app in their order; none of a project that keeps no list of them. */
export function formFields(files: FileTree): FormField[] {
  return [...(files.get("src/fields.ts") ?? "").matchAll(LINE)].flatMap(
    ([, id = "", label = "", options = "[]"]) => {
      try {
        return [{ id: JSON.parse(id), label: JSON.parse(label), options: JSON.parse(options) }];
      } catch {
        // Written by hand in another form: nothing is said about it.
        return [];
      }
    },
  );
}

import type { FileTree } from "~/projects/files";
import { formFields } from "./form-fields";

/** Names of fields and choices that stand in one state and not in the other, of an app's list and of a page's form. */
export function addedNames(before: FileTree, after: FileTree): string[] {
  const was = new Set(namesIn(before));
  return namesIn(after).filter((name) => !was.has(name));
}

function namesIn(files: FileTree): string[] {
  const inputs = (files.get("index.html") ?? "").matchAll(/<label[^<>]*>([^<]{1,200})</g);
  return [
    ...formFields(files).flatMap(({ label, options }) => [label, ...options]),
    ...[...inputs].map(([, label = ""]) => label.trim()),
  ];
}

/** How many fields an app's list of them has; 0 where it has no such list. */
export const fieldLabels = (files: FileTree): number =>
  (files.get("src/fields.ts") ?? "").match(/label: "/g)?.length ?? 0;

import type { FileTree } from "~/projects/files";
import type { NamedField } from "../abilities/named-field";
import { applied, type EditResult, edited, there } from "../edit";
import { changeOption } from "../said/field-lines";

/** What is added to a list of choices stands behind those that are there. */
export function moreOptions(
  files: FileTree,
  field: NamedField,
  options: readonly string[],
): EditResult {
  let tree = files;
  const changes = new Map<string, string | null>();
  const fresh = options.filter(
    (one) => !field.options.some((own) => own.toLowerCase() === one.toLowerCase()),
  );
  if (fresh.length === 0) return there(`“${field.label}” offers these already.`);
  for (const one of fresh) {
    const made = changeOption(tree, field.label, one, true);
    if (!made.ok) return made;
    for (const [path, code] of made.changes) changes.set(path, code);
    tree = applied(tree, made.changes);
  }
  return edited(
    changes,
    `Added ${fresh.map((one) => `“${one}”`).join(", ")} to the choices of “${field.label}”.`,
  );
}

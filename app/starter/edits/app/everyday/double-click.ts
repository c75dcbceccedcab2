import type { FileTree } from "~/projects/files";
import { EDIT } from "../../abilities/each-entry-abilities";
import { eachEntry, withAttribute } from "../../abilities/each-program";
import { entryApp } from "../../abilities/entries-of-app";
import { applied, type EditResult, edited, there } from "../../edit";

/** A double click does what the button that opens an entry does; where none does, entries get one that edits. */
export function editOnDoubleClick(files: FileTree): EditResult | null {
  if ([...files.values()].some((code) => code.includes("onDoubleClick=")))
    return there("A double click on an entry opens it already.");
  const known = opensBy(files);
  const made = known ? null : EDIT.make(files, EDIT.send);
  if (made && !made.ok) return null;
  const tree = made ? applied(files, made.changes) : files;
  const each = eachEntry(tree);
  const act = known ?? opensBy(tree);
  if (!each || !act) return null;
  if (act === "pressed")
    return there("A press on an entry opens it already, and it can be changed there.");
  return edited(
    new Map([...(made?.changes ?? []), ...withAttribute(each, `onDoubleClick={${act}}`)]),
    `A double click on an entry opens it to be changed.${made ? ` ${made.said}` : ""}`,
  );
}

/** What opens an entry to be changed, as a handler; null where nothing does. */
function opensBy(files: FileTree): string | null {
  const each = eachEntry(files);
  if (!each) return null;
  const { code, as, path } = each;
  if (code.includes(`setDraft(${as}.values)`) && path !== entryApp(files)?.path)
    return `() => setDraft(${as}.values)`;
  if (/onOpen: \(\) => void;/.test(code)) return "onOpen";
  if (/function open\(entry: \w+\)/.test(code)) return `() => open(${as})`;
  if (code.includes(`setEditing(${as}.id);`))
    return `() => {\n                    setEditing(${as}.id);\n                    setDraft(${as}.values);\n                  }`;
  return /setOpenId\(/.test(code) ? "pressed" : null;
}

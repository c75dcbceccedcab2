import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../../match/words";
import { entryApp } from "../../abilities/entries-of-app";
import { addFilter } from "../../behave/find-entries";
import { applied, type EditResult, edited } from "../../edit";
import { addFields } from "../../fields";
import { fieldMeant } from "../../said/field-lines";

/** A filter by a field that entries do not have yet: they get it, to be written in freely. */
export function filteredByNew(files: FileTree, name: string): EditResult | null {
  if (!entryApp(files) || fieldMeant(files, name)) return null;
  // Where something is kept has more than one name.
  const place = /^(?:place|spot|where|room|storage place|position)s?$/iu.test(name)
    ? fieldMeant(files, "location")
    : null;
  if (place) return addFilter(files, place);
  const label = sentenceCase(name.replace(/ies$/u, "y"));
  const made = addFields(files, [{ id: label.toLowerCase(), label, type: "text" }], true);
  if (!made.ok) return null;
  const shown = addFilter(applied(files, made.changes), label);
  return shown.ok
    ? edited(
        new Map([...made.changes, ...shown.changes]),
        `${made.said} ${shown.said} It offers what was entered there.`,
      )
    : null;
}

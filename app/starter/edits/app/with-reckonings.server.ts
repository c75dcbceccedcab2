import type { FileTree } from "~/projects/files";
import { readText } from "../../source/files.server";
import type { Field } from "../../starter-app";
import { applied, type EditResult, edited, there, unchanged } from "../edit";
import { addFields } from "../fields";
import { withEntryPart } from "./entry-part";
import { byHand } from "./list-in-file";
import { type Reckoning, reckonFile, reckoningsIn } from "./reckon-file";

const DATA = "src/reckoned.ts";
const VIEW = "src/components/Reckoned.tsx";

export interface Reckonings {
  reckonings: Reckoning[];
  /** What each entry lacks for them. */
  lacks?: Field[];
}

/** Reckonings more, shown in each entry. */
export function withReckonings(
  files: FileTree,
  { reckonings, lacks = [] }: Reckonings,
): EditResult {
  const made = lacks.length > 0 ? addFields(files, lacks, true) : null;
  if (made && !made.ok) return made;
  const tree = made ? applied(files, made.changes) : files;
  const known = reckoningsIn(tree.get(DATA) ?? "");
  if (!known) return byHand(DATA);
  const isSame = (a: Reckoning, b: Reckoning) => a.label === b.label;
  const merged = reckonings.map((one) => {
    const old = known.find((other) => isSame(other, one));
    // Two things that change what is to pay change the same sum.
    return old && one.when
      ? {
          ...one,
          when: [
            ...(old.when ?? []).filter(
              ({ field }) => !one.when?.some((own) => own.field === field),
            ),
            ...one.when,
          ],
        }
      : one;
  });
  const all = [...known.filter((one) => !merged.some((other) => isSame(one, other))), ...merged];
  if (JSON.stringify(all) === JSON.stringify(known)) return there("Each entry shows that already.");
  const changes = new Map<string, string | null>([
    ...(made?.changes ?? []),
    [DATA, reckonFile(all)],
  ]);
  if (!tree.has(VIEW)) {
    const part = withEntryPart(tree, {
      name: "Reckoned",
      markup: (as) => `<Reckoned values={${as}.values} />`,
    });
    if (!part) return unchanged("I found no place in the entries for that.");
    changes.set(VIEW, readText("edits/files/app/components/Reckoned.tsx"));
    for (const [path, code] of part) changes.set(path, code);
  }
  return edited(
    changes,
    `${made ? `${made.said} ` : ""}Each entry shows ${reckonings.map(({ label }) => `“${label}”`).join(", ")}, reckoned from its own values; where one is missing nothing is shown.`,
  );
}

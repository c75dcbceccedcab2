import type { FileTree } from "~/projects/files";
import { eachEntry, withAttribute } from "../../abilities/each-program";
import { fieldsOf } from "../../abilities/named-field";
import { type EditResult, edited, there } from "../../edit";
import { addFields } from "../../fields";

/** Names of colours that stylesheets know, in the order of the rainbow. */
const COLOURS = ["Red", "Orange", "Gold", "Green", "Blue", "Purple", "Pink", "Grey"];

/** A colour that is chosen for each entry, and shown at its side; null without a place for it. */
export function withOwnColour(files: FileTree): EditResult | null {
  if (fieldsOf(files).some(({ id }) => id === "colour"))
    return there("Each entry has a field for its colour already: the form asks for it.");
  const made = addFields(
    files,
    [{ id: "colour", label: "Colour", type: "choice", options: COLOURS }],
    true,
  );
  const each = eachEntry(files);
  if (!made.ok || !each || /^<\w+[^>]*\bstyle=/s.test(each.code.slice(each.element.start)))
    return null;
  const value = `${each.as}.values.colour`;
  const shown = withAttribute(
    each,
    `style={${value} ? { borderInlineStart: \`0.5rem solid \${${value}.toLowerCase()}\` } : undefined}`,
  );
  return edited(
    new Map([...made.changes, ...shown]),
    `A colour can be chosen for each entry in its form (${COLOURS.join(", ")}); it stands at the side of the entry.`,
  );
}

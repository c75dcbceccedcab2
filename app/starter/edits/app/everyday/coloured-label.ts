import { inkOn } from "../../../theme/theme";
import { fieldsOf } from "../../abilities/named-field";
import { type EditResult, edited } from "../../edit";
import { shapeOf } from "../../project";
import { colourSaid } from "../said-of";
import { form, OPENS, type Sentence } from "./sentence";

/** A box that is ticked, as a label in a colour on its entry. */
export const COLOURED_LABELS: readonly Sentence[] = [
  {
    forms: [
      form(
        `${OPENS}(?:show|make|display|have|mark) (?<name>\\p{L}[\\p{L} -]{1,23}?) (?:as|with|be) (?:an? )?(?:(?:little|small|tiny|nice) )*(?:label|badge|tag) in (?<colour>\\p{L}+)`,
      ),
      form(
        `${OPENS}(?:show|make|display|have|mark) (?<name>\\p{L}[\\p{L} -]{1,23}?) (?:as|with|be) (?:an? )?(?:(?:little|small|tiny|nice) )*(?<colour>\\p{L}+) (?:label|badge|tag)`,
      ),
    ],
    make(files, { name = "", colour = "" }): EditResult | null {
      const field = fieldsOf(files).find(
        ({ type, label }) => type === "check" && label.toLowerCase() === name,
      );
      const { styles } = shapeOf(files);
      const said = colourSaid(colour);
      // It is found by its title, which is the field's name.
      const hasTitle = [...files.values()].some((text) => text.includes("title={field.label}"));
      if (!field || !said || !styles || !hasTitle) return null;
      const rule = `\n[title=${JSON.stringify(field.label)}] {\n  background: ${said.hex};\n  border-color: ${said.hex};\n  color: ${inkOn(said.hex)};\n}\n`;
      const css = files.get(styles) ?? "";
      return edited(
        new Map([[styles, `${css.trimEnd()}\n${rule}`]]),
        `Where “${field.label}” is ticked, the entry has a label in ${said.name}.`,
      );
    },
  },
];

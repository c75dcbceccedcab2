import type { FileTree } from "~/projects/files";
import { replaced } from "../../abilities/in-place-of";
import { fieldsOf } from "../../abilities/named-field";
import { applied, type EditResult, edited, there } from "../../edit";
import { addFields } from "../../fields";
import { form, OPENS, type Sentence } from "./sentence";

const APP = "src/App.tsx";
const HABIT = "(?:(?:(?:each|every|all|my|the|our|of) )*(?:habits?|one))";
const isHabits = (files: FileTree) => /function streakOf\(/.test(files.get(APP) ?? "");

/** How each habit looks, told in a sentence of its own. */
export const HABIT_LOOK_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `${OPENS}(?:(?:put|add|give|have|choose|pick|set|show|use|assign|include) )(?:(?:an?|its|the|own|some|different|their) )*emojis? (?:(?:in front of|before|beside|next to|for|to|on|of|at|left of) )${HABIT}(?: ?'?s? (?:names?|title))?`,
      ),
      form(
        `${OPENS}(?:give )?${HABIT} (?:(?:should|can|could|may|to) )?(?:(?:have|get|gets|has|needs?|with) )?(?:(?:an?|its|own|their) )+emojis?(?: (?:in front|before it|beside it))?`,
      ),
    ],
    make: emojiBefore,
  },
  {
    forms: [
      form(
        `${OPENS}(?:give|show|paint|have|make|draw|colou?r)? ?${HABIT} (?:(?:should|can|could|to|be|have|has|get|gets|in|with|shown|use) )*(?:(?:an?|its|own|their|different|another|various|separate|individual|other) )+colou?rs?(?: of (?:its|their) own)?`,
      ),
      form(
        `${OPENS}(?:(?:use|add|have|show|set|pick|give) )(?:(?:an?|own|different|another|various|separate) )+colou?rs? (?:for|to|on|of) ${HABIT}`,
      ),
    ],
    make: coloured,
  },
];

function emojiBefore(files: FileTree): EditResult | null {
  const code = files.get(APP) ?? "";
  if (!isHabits(files)) return null;
  if (/habit\.values\.emoji/.test(code))
    return there("The emoji of a habit stands before its name already.");
  const known = fieldsOf(files).some(({ id }) => id === "emoji");
  const added = known ? null : addFields(files, [{ id: "emoji", label: "Emoji", type: "text" }]);
  if (added && !added.ok) return null;
  const tree = added ? applied(files, added.changes) : files;
  const shown = replaced(
    tree,
    APP,
    [
      [
        "<h2>{name}</h2>",
        "<h2>\n                    {habit.values.emoji} {name}\n                  </h2>",
      ],
      [
        /^( +)\{more\n( +)\.map\(\(field\) => display\(field, habit/m,
        '                    {more\n                      .filter((field) => field.id !== "emoji")\n                      .map((field) => display(field, habit',
      ],
    ],
    "",
  );
  if (!shown.ok) return null;
  return edited(
    new Map([...(added?.changes ?? []), ...shown.changes]),
    "The form asks for an “Emoji”, which stands before the name of the habit. Habits made before have none.",
  );
}

function coloured(files: FileTree): EditResult | null {
  const code = files.get(APP) ?? "";
  if (!isHabits(files)) return null;
  if (code.includes("colourOfHabit")) return there("Each habit has a colour of its own already.");
  const made = replaced(
    files,
    APP,
    [
      [
        "const FIRST_HABITS",
        `/** A colour of its own for each, by its place in the list. */\nconst colourOfHabit = (index: number) => \`hsl(\${(index * 137) % 360} 65% 50%)\`;\n\nconst FIRST_HABITS`,
      ],
      ["{habits.map((habit) => {", "{habits.map((habit, index) => {"],
      [
        '<li key={habit.id} className="card habit">',
        `<li\n                key={habit.id}\n                className="card habit"\n                style={{ borderInlineStart: \`0.4rem solid \${colourOfHabit(index)}\` }}\n              >`,
      ],
    ],
    "Each habit has a colour of its own at its side now.",
  );
  return made.ok ? made : null;
}

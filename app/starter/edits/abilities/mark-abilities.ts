import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { fieldMeant } from "../said/field-lines";
import { ENTRIES } from "./a-button";
import { type Ability, NO_PLACE, words } from "./ability";
import { fieldsOfType } from "./entries-of-app";
import { withRules } from "./with-rules";

/** The colours of choices, in their order: told apart on light and on dark. */
const CHOICE_COLOURS = [
  "#3b82c4",
  "#d99a1c",
  "#d0453e",
  "#4a9d5b",
  "#8a5fc7",
  "#c2578f",
  "#3a9d9d",
];

/** What marks entries by what they hold. */
export const MARK_ABILITIES: readonly Ability[] = [
  {
    send: "show overdue ones in red",
    words: [
      words(
        "overdue|late|past due|past (?:the|their|its) (?:deadline|date|day)|(?:date|deadline|day|due) (?:is |are |has |have )?(?:already )?(?:over|past|passed|gone|vorbei|abgelaufen|verstrichen|überschritten)|(?:datum|frist|termin) (?:ist |schon |bereits )*(?:vorbei|abgelaufen|überschritten)|abgelaufen*|(?:date|échéance) (?:est )?(?:dépassée|passée)|(?:fecha|plazo) (?:ya )?(?:pasad[ao]|vencid[ao])|(?:data|scadenza) (?:è )?(?:passata|superata)|past (?:the|their) (?:due )?date|expired|missed|too late|überfällig*|verspätet*|en retard|atrasad[ao]s|vencid[ao]s|scadut[ei]|in ritardo",
      ),
      words(
        "red|rot|rouge|roj[oa]s?|ross[oei]|vermelh[oa]s?|highlight*|mark*|warn*|colou?r*|stand out|orange|bold|hervor*|markier*",
      ),
    ],
    more: `${ENTRIES}|${words("show|make|in|be|should|the|ones|are|that|which|turn|display|text|title|name|date|dates|due|zeigen|sollen|sein")}`,
    not: words("email|remind*|notif*|first|top|sort*"),
    make: markOverdue,
  },
  {
    send: "colour them by priority",
    words: [
      words("colou?r*|highlight*|färbe*|farben?|farbig|couleurs?|colore*|color*"),
      words(
        "by|according to|depending on|based on|for each|per|nach|je nach|par|selon|por|según|per|secondo|depends on",
      ),
    ],
    more: `${ENTRIES}|${words("the|them|each|different|its|their|give|make|show|in|a|should|have|be|priority|category|status|type|kind|priorität|kategorie")}`,
    not: words("sort*|filter*|group*|section|button|column|chart|text colou?r"),
    make: colourByChoice,
  },
];

/** A stripe on each entry, in the colour of what was chosen for it. */
function colourByChoice(files: FileTree, wish: string): EditResult {
  const fields = fieldsOfType(files, "choice");
  const named = fields.find(({ label }) => wish.toLowerCase().includes(label.toLowerCase()));
  const by =
    /(?<!\p{L})(?:by|according to|depending on|based on)(?: (?:the|their|its))? (\p{L}{3,})/iu.exec(
      wish,
    )?.[1];
  if (
    !named &&
    by &&
    !/^(?:choice|colou?r|label|tag|type|kind|value)s?$/iu.test(by) &&
    !fieldMeant(files, by)
  )
    return unchanged(
      `There is no field “${by}” to colour them by yet: say “add ${by}: …” with its choices first.`,
    );
  const field = named ?? (fields.length === 1 ? fields[0] : undefined);
  if (!field) return unchanged("By which field? It needs one with choices.");
  const stripe = (as: string) =>
    `style={{ borderInlineStart: \`0.4rem solid \${COLOURS[Math.max(0, fields.find(({ id }) => id === "${field.id}")?.options?.indexOf(${as}.values.${field.id} ?? "") ?? 0) % COLOURS.length]}\` }}`;
  const places: [string, string, string][] = [
    ["src/components/TaskItem.tsx", `<li className={\`card task\${task.done`, "task"],
    ["src/components/BoardCard.tsx", `    <li\n      id={\`card-\${card.id}\`}`, "card"],
  ];
  const place = places.find(([path, from]) => files.get(path)?.includes(from));
  if (!place) return NO_PLACE;
  const [path, from, as] = place;
  const code = files.get(path) ?? "";
  const colours = `/** One for each choice of “${field.label.replace(/\*\//g, "")}”. */\nconst COLOURS = [${CHOICE_COLOURS.map((one) => `"${one}"`).join(", ")}];\n\n`;
  if (code.includes("const COLOURS")) return unchanged("They are coloured already.");
  const at = code.indexOf("export interface");
  const next = code.replace(from, () => from.replace("<li", `<li ${stripe(as)}`));
  return edited(
    new Map([[path, next.slice(0, at) + colours + next.slice(at)]]),
    `Each one has a stripe in a colour of its “${field.label}”.`,
  );
}

/** "Last watered", "zuletzt gegossen". */
const OF_LAST_TIME = /^(?:last|zuletzt|dernier|dernière|últim[ao]|ultim[ao])(?!\p{L})/iu;

function markOverdue(files: FileTree): EditResult {
  // What was last done is past by its nature, and late only by how often it is to be done.
  const date = fieldsOfType(files, "date").find(({ label }) => !OF_LAST_TIME.test(label));
  if (!date) return unchanged("The entries have no date that could pass. Add a due date first.");
  const late = (as: string) =>
    `${as}.values.${date.id} && ${as}.values.${date.id} < new Date().toISOString().slice(0, 10)`;
  const places: [string, string, string][] = [
    [
      "src/components/TaskItem.tsx",
      `\${task.done ? " is-done" : ""}\``,
      `\${task.done ? " is-done" : ${late("task")} ? " is-late" : ""}\``,
    ],
    [
      "src/components/BoardCard.tsx",
      'className="card board-card"',
      `className={\`card board-card\${${late("card")} ? " is-late" : ""}\`}`,
    ],
    [
      "src/App.tsx",
      "<tr key={entry.id}>",
      `<tr key={entry.id} className={${late("entry")} ? "is-late" : ""}>`,
    ],
  ];
  const place = places.find(([path, from]) => files.get(path)?.includes(from));
  const rules = withRules(files, [
    [
      ".is-late :is(.task-name, .card-name, .name, .tag, .card-tag)",
      { color: "light-dark(#b3261e, #ff9d94)" },
    ],
  ]);
  if (!place || !rules) return NO_PLACE;
  const [path, from, to] = place;
  const code = files.get(path) ?? "";
  return edited(
    new Map([[path, code.replace(from, () => to)], ...rules]),
    `What is past its “${date.label}” is written in red.`,
  );
}

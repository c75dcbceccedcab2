import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { shapeOf } from "../project";
import { withRule } from "../said/css-rules";
import { BUTTON } from "./a-button";
import { type Ability, words } from "./ability";
import { above, changeApp, entryApp, fieldsOfType } from "./entries-of-app";
import { replaced } from "./in-place-of";

const NO_PLACE = unchanged("This program has no place for that.");
const ENTRIES = words(
  "list|lists|tasks?|todos?|cards?|entries|entry|items?|recipes?|films?|movies?|books?|notes?|habits?|expenses?|things?|games?|places?|words?|plants?|liste|aufgaben|karten|einträge|rezepte|filme|bücher|tâches|tareas|recetas|ricette",
);

/** Adds rules to the stylesheet. */
function withRules(
  files: FileTree,
  rules: readonly [selector: string, declarations: Record<string, string>][],
  more = "",
): Map<string, string> | null {
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined) return null;
  const next = rules.reduce((text, [selector, values]) => withRule(text, selector, values), css);
  return new Map([[styles, more === "" ? next : `${next.replace(/\n*$/, "\n")}\n${more}`]]);
}

/** The class of the list in which all entries stand. */
function listClass(files: FileTree): string | null {
  const app = entryApp(files);
  const before = app?.code.slice(0, app.start) ?? "";
  return /<ul className="([^"]+)">\s*\{?$/.exec(before)?.[1]?.split(" ").at(-1) ?? null;
}

/** What lists of entries can be given: another layout, an entry by chance, a bar, marks for what is late. */
export const LIST_ABILITIES: readonly Ability[] = [
  {
    send: "pick one at random",
    words: [
      words(
        "random*|surprise|pick one|choose one|pick a|by chance|lucky|dice|roulette|zufällig*|zufall*|hasard|aleatori[oa]|azar|caso|what (?:should|shall) (?:i|we)",
      ),
    ],
    more: `${ENTRIES}|${words("button|that|picks?|chooses?|one|for|me|us|tonight|today|dinner|show|shows|give|gives|a|suggest*|next|wählt|aus")}`,
    not: words("order|shuffle|questions?|mix|sort|colou?r*|quote|background"),
    make: (files) =>
      changeApp(
        files,
        (app) => {
          const { code, stored } = app;
          if (code.includes("Pick one at random")) return code;
          const markup = `<p className="pick">\n  <button\n    ${BUTTON}\n    disabled={${stored}.length === 0}\n    onClick={() => {\n      const one = ${stored}[Math.floor(Math.random() * ${stored}.length)];\n      setPicked(one?.values[fields[0]?.id ?? ""] || "Untitled");\n    }}\n  >\n    Pick one at random\n  </button>{" "}\n  <strong role="status">{picked}</strong>\n</p>`;
          return above(app, markup).replace(
            /^( {2}const \[\w+, set\w+\] = useStored)/m,
            '  const [picked, setPicked] = useState("");\n$1',
          );
        },
        "Added a button that picks one at random and shows its name beside it.",
      ),
  },
  {
    send: "show them in a grid",
    words: [
      words(
        "grid|tiles?|gallery|side by side|next to each other|card (?:view|layout|grid)|as cards|cards instead|two columns|three columns|2 columns|3 columns|raster|kacheln|nebeneinander|grille|cuadrícula|griglia|grelha",
      ),
    ],
    more: `${ENTRIES}|${words("show|display|view|layout|instead|of|table|desktop|on|big|screens?|computer|wide|in|a|them|like|pinterest|put|make")}`,
    not: words(
      "column called|columns? for|add|weather|photos?|pictures?|gallery section|week|month|prices?|menu",
    ),
    make(files, wish) {
      const three = /\b(?:three|3)\b/i.test(wish);
      const many = /\b(?:two|2|three|3) columns?\b/i.test(wish);
      const columns = many
        ? `repeat(${three ? 3 : 2}, minmax(0, 1fr))`
        : "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))";
      const name = listClass(files);
      const code = entryApp(files)?.code ?? "";
      if (name && !/lane|board/.test(code)) {
        const changes = withRules(
          files,
          [],
          `@media (min-width: 40rem) {\n  .${name} {\n    display: grid;\n    grid-template-columns: ${columns};\n    gap: 0.75rem;\n    align-items: start;\n  }\n}\n`,
        );
        return changes
          ? edited(changes, "The entries stand side by side now where there is room for it.")
          : NO_PLACE;
      }
      if (!/<tbody>/.test(code)) return NO_PLACE;
      const changes = withRules(files, [], tableAsCards(columns));
      return changes
        ? edited(changes, "The entries are cards in a grid now, instead of lines of a table.")
        : NO_PLACE;
    },
  },
  {
    send: "add a progress bar",
    words: [
      words("progress|fortschritt*|balken|barre|barra"),
      words("bar|balken|fortschrittsbalken|show|add|see|display|barre|barra|how far|progress"),
    ],
    more: `${ENTRIES}|${words("top|above|done|finished|percent*|how|much|many|of|at|a|visual|small|little|completed|today|oben")}`,
    not: words(
      "make|colou?r|thicker|bigger|smaller|green|red|blue|orange|purple|pink|remove|hide|each|every|per|reading|pages?|goal|in progress|column|columns|spalte|columna",
    ),
    make: (files) =>
      changeApp(
        files,
        (app) => {
          const { code, stored, canBeDone } = app;
          if (code.includes("progress-of-all")) return code;
          const done = canBeDone
            ? `${stored}.filter((entry) => entry.done).length`
            : /columnOf\(/.test(code)
              ? `${stored}.filter((entry) => columnOf(entry) === columns[columns.length - 1]).length`
              : /doneToday/.test(code)
                ? "doneToday"
                : null;
          if (!done) return null;
          return above(
            app,
            `<progress\n  className="progress-of-all"\n  aria-label="Done"\n  value={${done}}\n  max={Math.max(1, ${stored}.length)}\n  style={{ width: "100%", height: "0.8rem", accentColor: "var(--accent)" }}\n/>`,
          );
        },
        "A bar above the list shows how much of it is done.",
      ),
  },
  {
    send: "hide done ones at first",
    isRemoval: true,
    isAbsence: true,
    words: [
      words(
        "done|finished|completed|checked|ticked|crossed off|erledigt*|abgehakt*|fertig*|terminées?|faites|hech[ao]s|completad[ao]s|fatt[ei]|completat[ei]|feit[ao]s|concluíd[ao]s",
      ),
      words(
        "hide|hidden|hides|disappear*|vanish*|don['’]?t show|only show|not be shown|out of sight|versteck*|ausblenden|verschwinden|nicht (?:mehr )?(?:an)?zeigen|cache*|masque*|disparaître|oculta*|esconde*|desaparecer|nascond*|sparire|esconder",
      ),
    ],
    more: `${ENTRIES}|${words("automatically|by default|when|ones|that|are|from|the|automatisch|at first|away|should|once")}`,
    make: (files) =>
      replaced(
        files,
        "src/App.tsx",
        [['useState<Filter>("all")', 'useState<Filter>("open")']],
        "Done ones are hidden at first: the button “All” shows them again.",
      ),
  },
  {
    send: "show overdue ones in red",
    words: [
      words(
        "overdue|late|past due|past (?:the|their) (?:due )?date|expired|missed|too late|überfällig*|verspätet*|en retard|atrasad[ao]s|vencid[ao]s|scadut[ei]|in ritardo",
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

/** A stripe on each entry, in the colour of what was chosen for it. */
function colourByChoice(files: FileTree, wish: string): EditResult {
  const fields = fieldsOfType(files, "choice");
  const named = fields.find(({ label }) => wish.toLowerCase().includes(label.toLowerCase()));
  const field = named ?? (fields.length === 1 ? fields[0] : undefined);
  if (!field) return unchanged("By which field? It needs one with choices.");
  const stripe = (as: string) =>
    `style={{ borderInlineStart: \`0.4rem solid \${COLOURS[Math.max(0, fields.find(({ id }) => id === "${field.id}")?.options?.indexOf(${as}.values.${field.id} ?? "") ?? 0) % COLOURS.length]}\` }}`;
  const places: [string, string, string][] = [
    ["src/components/TaskItem.tsx", "<li className={`card task${task.done", "task"],
    ["src/components/BoardCard.tsx", "    <li\n      id={`card-${card.id}`}", "card"],
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

function markOverdue(files: FileTree): EditResult {
  const [date] = fieldsOfType(files, "date");
  if (!date) return unchanged("The entries have no date that could pass. Add a due date first.");
  const late = (as: string) =>
    `${as}.values.${date.id} && ${as}.values.${date.id} < new Date().toISOString().slice(0, 10)`;
  const places: [string, string, string][] = [
    [
      "src/components/TaskItem.tsx",
      '${task.done ? " is-done" : ""}`',
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

/** Lines of a table as cards: what each cell is of stands above it. */
function tableAsCards(columns: string): string {
  return `.table-wrap {
  overflow: visible;
  padding: 0;
  border: 0;
  background: none;
  box-shadow: none;
}

.table-wrap thead {
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
}

.table-wrap table,
.table-wrap tr,
.table-wrap td {
  display: block;
}

.table-wrap tbody {
  display: grid;
  grid-template-columns: ${columns};
  gap: 1rem;
}

.table-wrap tbody tr {
  padding: 1rem;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
}

.table-wrap tbody td {
  padding: 0.15rem 0;
  border: 0;
}

.table-wrap tbody td + td::before {
  display: block;
  color: var(--muted);
  font-size: 0.8rem;
  content: attr(data-label);
}
`;
}

import type { FileTree } from "~/projects/files";
import { edited } from "../edit";
import { BUTTON, ENTRIES } from "./a-button";
import { type Ability, NO_PLACE, words } from "./ability";
import { above, changeApp, entryApp } from "./entries-of-app";
import { replaced } from "./in-place-of";
import { withRules } from "./with-rules";

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
    not: words(
      "order|shuffle|questions?|mix|sort|colou?r*|quote|background|adding|entering|creating|new|categor*",
    ),
    make: (files) =>
      changeApp(
        files,
        (app) => {
          const { code, stored } = app;
          if (code.includes("Pick one at random")) return code;
          // What is done is picked no more, and what can be opened opens.
          const open = app.canBeDone
            ? `${stored}.filter((entry) => !entry.done)`
            : /columnOf\(/.test(code)
              ? `${stored}.filter((entry) => columnOf(entry) !== columns[columns.length - 1])`
              : stored;
          const opens = /\bsetOpenId\(/.test(code) ? "      setOpenId(one?.id ?? null);\n" : "";
          const pool = open === stored ? "" : `      const open = ${open};\n`;
          const from = open === stored ? stored : "open";
          const markup = `<p className="pick" style={{ marginBlock: "0.75rem" }}>\n  <button\n    ${BUTTON}\n    disabled={${open}.length === 0}\n    onClick={() => {\n${pool}      const one = ${from}[Math.floor(Math.random() * ${from}.length)];\n      setPicked(one?.values[fields[0]?.id ?? ""] || "Untitled");\n${opens}    }}\n  >\n    Pick one at random\n  </button>{" "}\n  <strong role="status">{picked}</strong>\n</p>`;
          return above(app, markup).replace(
            /^( {2}const \[\w+, set\w+\] = useStored)/m,
            '  const [picked, setPicked] = useState("");\n$1',
          );
        },
        entryApp(files)?.code.includes("setOpenId(")
          ? "Added a button that picks one at random and opens it."
          : "Added a button that picks one at random and shows its name beside it.",
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
      words("progress|fortschritt*|progrès|progreso|progresso|avance|avanzamento|how far"),
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
            `<progress\n  className="progress-of-all"\n  aria-label="Done"\n  value={${done}}\n  max={Math.max(1, ${stored}.length)}\n  style={{ marginBlock: "0.5rem", width: "100%", height: "0.8rem", accentColor: "var(--accent)" }}\n/>`,
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
];

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

import { there, unchanged } from "../edit";
import { BUTTON } from "./a-button";
import { type Ability, words } from "./ability";
import { above, changeApp, entryApp } from "./entries-of-app";

/** An app that offers the way back itself: a second one beside it would bring the same entry twice. */
export const OWN_UNDO = /<button type="button" className="button small" onClick=\{undo\}>/;
export const UNDO_IS_THERE =
  "“Undo” is there already: when something was deleted it stands at the bottom, and brings it back. “Clear done” cannot be undone.";

const NO_UNDO = words(
  "button\\w* (?:above|below|bigger|smaller)|colou?r*|redo|note to|in the toolbar|drawing|eraser|mov*|drag*|shift*|verschieb*|verschob*|déplac*|mueve|mover|movimient*|spost*",
);

/** What was deleted last comes back at a press. */
export const UNDO: Ability = {
  send: "let me undo a deletion",
  words: [
    words(
      "undo|undelete|restore|bring (?:them|it|those|these|back)*|get (?:it|them) back|trash|bin|recycle bin|papierkorb|rückgängig|wiederherstell*|zurückhol*|annuler|corbeille|récupér*|restaur*|deshacer|papelera|recuper*|annulla*|cestino|ripristin*|desfazer|lixeira|reciclagem",
    ),
    words(
      "delet*|remov*|gone|lost|mistake|accident*|wrong|by accident|clicked|undo|rückgängig|lösch*|gelöscht*|weg|aus versehen|supprim*|effac*|erreur|elimin*|borr*|error|cancell*|per sbaglio|apag*|engano|deshacer|desfazer|annulla*",
    ),
  ],
  more: words(
    "button|a|an|the|can|i|get|want|would|like|need|to|able|be|have|there|should|go|goes|into|so|that|first|back|again|last|one|them|card|cards|tasks?|notes?|entries|recipes?|ich|möchte|kann|knopf|was|und|and|it|thing|clicked|mistakes?",
  ),
  not: NO_UNDO,
  make: (files, wish) => {
    if (OWN_UNDO.test(entryApp(files)?.code ?? "")) return unchanged(UNDO_IS_THERE);
    return changeApp(
      files,
      (app) => {
        const { code, stored, setter } = app;
        if (code.includes("Undo deletion")) return code;
        const removing = new RegExp(
          `${setter}\\((?=\\w+\\.filter\\(\\((\\w+)\\) => \\1\\.id !== |rest\\)(?!;\\n\\s*setSaid))`,
          "g",
        );
        if (!removing.test(code)) return null;
        const markup = `{kept && kept.length > ${stored}.length && (\n  <p className="muted">\n    <button\n      ${BUTTON}\n      onClick={() => {\n        ${setter}(kept);\n        setKept(null);\n      }}\n    >\n      Undo deletion\n    </button>\n  </p>\n)}`;
        return above(app, markup)
          .replace(removing, (call) =>
            `remove${stored.slice(0, 1).toUpperCase()}${stored.slice(1)}(`.replace(
              /^.*$/,
              (name) => (call ? name : call),
            ),
          )
          .replace(
            new RegExp(`^( {2}const \\[${stored}, ${setter}\\] = useStored.*\\n)`, "m"),
            (line) =>
              `${line}  // What was there before the last deletion.\n  const [kept, setKept] = useState<typeof ${stored} | null>(null);\n  function remove${stored.slice(0, 1).toUpperCase()}${stored.slice(1)}(rest: typeof ${stored}) {\n    setKept(${stored});\n    ${setter}(rest);\n  }\n`,
          );
      },
      `After something was deleted, a button above the list brings it back.${/(?<!\p{L})(?:trash|bin|papierkorb|corbeille|papelera|cestino|lixeira)(?!\p{L})/iu.test(wish) ? " There is no list of all that was deleted: the last one alone comes back." : ""}`,
    );
  },
};

const MOVES = words(
  "mov*|drag*|shift*|verschieb*|verschob*|déplac*|movimient*|mover|spost*|moviment*",
);
/** Where a card is put into its new place. */
const PLACED = /^ {4}setCards\(rest\);\n(?= {4}setSaid\()/mu;

/** What was moved last goes back to where it stood. Cards that were added or written since then stay as they are. */
export const UNDO_MOVE: Ability = {
  send: "let me undo the last move",
  words: [
    words(
      "undo|take back|go back|revert|rückgängig|zurücknehm*|annuler|deshacer|annulla*|desfazer",
    ),
    MOVES,
  ],
  more: words(
    "button|a|an|the|can|i|get|want|would|like|need|to|able|be|have|there|should|last|latest|one|cards?|tasks?|wrong|accident|accidentally|by|mistake|when|after|if|time|column|back|it|add|between|columns",
  ),
  not: words("colou?r*|redo|bigger|smaller|faster|animation"),
  make: (files) => {
    if (/setMoved\(/.test(entryApp(files)?.code ?? ""))
      return there("A button above the board takes the last move back already.");
    if (!PLACED.test(entryApp(files)?.code ?? ""))
      return unchanged("Nothing is moved here in a way that I know, so no move can be taken back.");
    return changeApp(
      files,
      (app) =>
        above(app, MOVED_BACK)
          .replace(PLACED, (line) => BEFORE_MOVE + line)
          .replace(
            /^( {2}const \[cards, setCards\] = useStored.*\n)/m,
            (line) =>
              `${line}  // Where the card that was moved last stood before.\n  const [moved, setMoved] = useState<{ id: string; column: string; next: string | null } | null>(\n    null,\n  );\n`,
          ),
      "After a card was moved, a button above the board takes the last move back: between columns, and up or down. It brings back nothing that was deleted.",
    );
  },
};

const BEFORE_MOVE = `    const own = inColumn(columnOf(card));
    setMoved({ id, column: columnOf(card), next: own[own.indexOf(card) + 1]?.id ?? null });
`;
const MOVED_BACK = `{moved && cards.some(({ id }) => id === moved.id) && (
  <p className="muted">
    <button
      ${BUTTON}
      onClick={() => {
        place(moved.id, moved.column, moved.next);
        setMoved(null);
      }}
    >
      Undo the last move
    </button>
  </p>
)}`;

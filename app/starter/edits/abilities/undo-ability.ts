import { unchanged } from "../edit";
import { BUTTON } from "./a-button";
import { type Ability, words } from "./ability";
import { above, changeApp, entryApp } from "./entries-of-app";

/** An app that offers the way back itself: a second one beside it would bring the same entry twice. */
export const OWN_UNDO = /<button type="button" className="button small" onClick=\{undo\}>/;
export const UNDO_IS_THERE =
  "“Undo” is there already: when something was deleted it stands at the bottom, and brings it back. “Clear done” cannot be undone.";

const NO_UNDO = words(
  "button\\w* (?:above|below|bigger|smaller)|colou?r*|redo|note to|in the toolbar|drawing|eraser",
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
          `${setter}\\((?=\\w+\\.filter\\(\\((\\w+)\\) => \\1\\.id !== |rest\\))`,
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

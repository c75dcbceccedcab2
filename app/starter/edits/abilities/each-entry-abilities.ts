import type { Field } from "../../starter-app";
import { edited, unchanged } from "../edit";
import { addFields } from "../fields";
import { A_BUTTON } from "./a-button";
import { type Ability, NO_PLACE, words } from "./ability";
import { changeApp, entryApp, insideEach } from "./entries-of-app";

/** A button on each entry that puts it into the form again. */
export const EDIT: Ability = {
  send: "add an edit button",
  words: [
    words(
      "edit|editing|editable|correct|fix|bearbeit*|nachträglich|korrigier*|modifi*|éditer|corriger|editar|corregir|modificar*|corregg*|corrig*",
    ),
    words(
      "button|entries|entry|expenses?|habits?|items?|mistakes?|later|after*|eintr*|ausgaben?|gewohnheit*|nachträglich|später|fehler|habitudes?|dépenses?|entrées?|après|hábitos?|gastos?|después|abitudin*|spes*|voc*|dopo|depois|nome|nom|name|nombre",
    ),
  ],
  more: A_BUTTON,
  make: (files) =>
    changeApp(
      files,
      ({ code, stored, setter, entry }) => {
        if (/>\s*Edit\s*</.test(code) || /setEditing/.test(code)) return code;
        const start = /useState\((startValues|emptyValues)\)/.exec(code)?.[1];
        const add = new RegExp(`^    ${setter}\\(\\[[^\\n]*values: draft[^\\n]*\\n`, "m").exec(
          code,
        );
        const button = /^([ \t]*)<button\n[^<]*aria-label=\{`Delete \$\{name\}`\}/m.exec(code);
        if (!start || !add || !button) return null;
        const indent = button[1] ?? "";
        const edit = `${indent}<button\n${indent}  type="button"\n${indent}  className="button quiet small"\n${indent}  onClick={() => {\n${indent}    setEditing(${entry}.id);\n${indent}    setDraft(${entry}.values);\n${indent}  }}\n${indent}>\n${indent}  Edit\n${indent}</button>\n`;
        const save = `    if (editing !== null) {\n      ${setter}(${stored}.map((other) => (other.id === editing ? { ...other, values: draft } : other)));\n      setEditing(null);\n      setDraft(${start}());\n      return;\n    }\n`;
        const withButton = code.slice(0, button.index) + edit + code.slice(button.index);
        const withSave = withButton.slice(0, add.index) + save + withButton.slice(add.index);
        return withSave.replace(
          /^( {2}const \[draft, setDraft\])/m,
          "  const [editing, setEditing] = useState<string | null>(null);\n$1",
        );
      },
      "Each entry has an “Edit” button now: it puts the entry into the form, and saving changes it.",
    ),
};

/** The day on which each entry was added. */
export const WHEN_ADDED: Ability = {
  send: "show when each was added",
  words: [
    words(
      "created|added|entered|wrote|written|made|erstellt*|angelegt*|hinzugefügt|eingetragen|créé*|ajouté*|cread*|añadid*|agregad*|creat*|aggiunt*|criad*|adicionad*",
    ),
    words(
      "when|date|day|time|wann|datum|tag|quand|date|jour|cuándo|fecha|día|quando|data|giorno|dia",
    ),
  ],
  more: words("each|every|jeder|jede|jedem|cards?|karte|tasks?|entry|show|on|was|were"),
  make(files) {
    const app = entryApp(files);
    if (!app) return unchanged("This project keeps no entries that I know.");
    if (/\bchanged: number|\badded: string/.test(app.code) && /<time/.test(app.code))
      return unchanged("Each entry shows its date already.");
    const shown = insideEach(
      files,
      (as) =>
        `{${as}.created && <small className="muted">Added {new Date(${as}.created).toLocaleDateString()}</small>}`,
    );
    if (!shown) return NO_PLACE;
    const changes = new Map<string, string | null>();
    for (const [path, code] of files) {
      if (!/\.tsx$/.test(path)) continue;
      const next = (shown.get(path) ?? code)
        .replace(/(interface \w+ \{\n {2}id: string;\n)(?! {2}created)/, "$1  created?: string;\n")
        .replace(
          /\{ id: newId\(\), (?!created)/g,
          "{ id: newId(), created: new Date().toISOString(), ",
        );
      if (next !== code) changes.set(path, next);
    }
    return edited(changes, "Each new entry keeps the day it was added, and shows it.");
  },
};

/** The field of those that are liked best, with the sign that a wish names: entries show its name where it is ticked. */
export function favouriteField(wish: string): Field {
  const sign = HEART.test(wish) ? "♥ " : STAR.test(wish) ? "★ " : "";
  return { id: "favourite", label: `${sign}Favourite`, type: "check" };
}

const HEART =
  /(?<!\p{L})(?:hearts?|herz\p{L}*|cœurs?|coeurs?|corazón|corazones|cuor[ei]|coração|corações)(?!\p{L})|[♥❤]/iu;
const STAR =
  /(?<!\p{L})(?:stars?|sterne?n?|étoiles?|estrellas?|stell\p{L}*|estrelas?)(?!\p{L})|[★⭐]/iu;

/** A mark for the entries that are liked best. */
export const FAVOURITES: Ability = {
  send: "mark favourites",
  words: [
    words(
      "favou?rite*|favorit*|liebling*|préféré*|preferit*|preferid*|star|stars|stern|sterne|étoile|estrella|stellina|stella|estrela|heart|herz|cœur|coeur|corazón|cuore|coração",
    ),
  ],
  more: words(
    "mark*|markier*|set|give|marquer|marcar|segnare|segna*|can|able|with|or|ones|recipes?|rezepte?|books?|notes?|tasks?|ricett*|a|symbol|icon",
  ),
  not: words(
    "sort*|first|top|oben|rating|bewertung|colou?r|red|rot|\\d|only|just|nothing but|nur|filter*|seulement|uniquement|solo|sólo|solamente|soltanto|apenas|só|hide|others",
  ),
  make: (files, wish) =>
    entryApp(files)
      ? addFields(files, [favouriteField(wish)])
      : unchanged("This project keeps no entries that I know."),
};

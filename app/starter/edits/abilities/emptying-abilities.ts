import { edited, unchanged } from "../edit";
import { BUTTON } from "./a-button";
import { type Ability, words } from "./ability";
import { above, changeApp, entryApp } from "./entries-of-app";

/** What empties a program that keeps entries: of its examples, or of all. */
export const EMPTYING_ABILITIES: readonly Ability[] = [
  {
    send: "remove the examples",
    isRemoval: true,
    isAbsence: true,
    words: [
      words("examples?|samples?|beispiel*|exempl*|ejemplo*|esemp*|demo|dummy"),
      words(
        "remove|delete|take out|get rid|clear|drop|without|no|empty|don'?t|entfern*|lösch*|weg|raus|leer|ohne|supprim*|enlève*|quita*|borra*|elimin*|togli*|rimuov*|apag*|tira*|remov*",
      ),
    ],
    more: words(
      "cards?|karten?|kärtchen|recipes?|rezepte?|tarjetas?|cartões|schede|ricette|cartes|entries|einträge|three|drei|tres|trois|tre|três|tasks?|data|daten",
    ),
    make(files) {
      const app = entryApp(files);
      const first = app && /useStored<[^(]*\("\w+", (\w+)\)/.exec(app.code)?.[1];
      if (!app || !first) return unchanged("I found no examples here.");
      const samples = files.get("src/samples.ts");
      if (samples) {
        const next = samples.replace(/(= )\[[\s\S]*\];/, "$1[];");
        return edited(new Map([["src/samples.ts", next]]), "It begins without examples now.");
      }
      const next = app.code
        .replace(
          new RegExp(`(?:/\\*\\*[^*]*\\*/\\n)?const ${first}\\b[^=]*= \\[[\\s\\S]*?\\n\\];\\n\\n?`),
          "",
        )
        .replace(`, ${first})`, ", [])");
      return edited(new Map([[app.path, next]]), "It begins without examples now.");
    },
  },
  {
    send: "add a button that clears everything",
    isRemoval: true,
    words: [
      words("button|knopf|bouton|botón|pulsante|bottone|botão|link"),
      words(
        "clear*|reset*|empty|empties|delete*|start over|leer*|lösch*|zurücksetz*|vider|vide|effac*|borr*|vacia*|svuot*|cancell*|azzer*|limpar|apag*|esvazi*",
      ),
      words(
        "all|everything|whole|list|alles|alle|ganze*|liste|tout|toute*|todo*|todas|lista|tutto|tutt*|tudo",
      ),
    ],
    // What is of some entries, or of what is typed, is not of all.
    not: words(
      "done|finished|completed|checked|ticked|old|older|erledigt*|abgehakt*|fertig*|alte|faites|finies|termin*|coché*|hech*|completad*|fatt[aeio]|completat*|spuntat*|feit[ao]s?|concluíd*|search*|fields?|forms?|inputs?|filter*|selected|marked|suche*|feld*|felder*|formular*|eingabe*|ausgewählt*|markiert*|recherche|champs?|formulaire|filtr*|sélectionn*|coch*|búsqueda|campo*|formulario|seleccionad*|marcad*|ricerca|campi|modulo|selezionat*|pesquisa|formulário|selecionad*|columns?|spalten?|examples?|beispiel*",
    ),
    make: (files) =>
      changeApp(
        files,
        (app) =>
          app.code.includes('confirm("Delete everything?")')
            ? app.code
            : above(
                app,
                `<button ${BUTTON} onClick={() => confirm("Delete everything?") && ${app.setter}([])}>\n  Clear everything\n</button>`,
              ),
        "Added a button that deletes all entries, after asking.",
      ),
  },
];

import { sortEntries } from "../behave/sort-entries";
import { edited, unchanged } from "../edit";
import { addFields } from "../fields";
import { findList, propertyOf } from "../said/code-lists";
import { type Ability, numberIn, words } from "./ability";
import {
  above,
  beforeShown,
  changeApp,
  entryApp,
  fieldsOfType,
  insideEach,
} from "./entries-of-app";

const BUTTON = 'type="button" className="button small"';
const A_BUTTON = words(
  "button*|knopf|schaltfläche|bouton|botón|boton|pulsante|bottone|botão|possibility|option|way|möglichkeit|make|have|there|as|file|files|everything|all|alles|alle|list|liste|lista|tout|todo|todos|tutto|tudo|data|daten|entries|einträge",
);

/** What programs that keep entries can be given. */
export const ENTRY_ABILITIES: readonly Ability[] = [
  {
    send: "add a download button",
    words: [
      words(
        "csv|excel|spreadsheet|download*|export*|esport*|herunterlad*|heruntergeladen|télécharg*|descarg*|scaric*|baixar|exportação|tabellenkalkulation|save as a file|text file|backup",
      ),
    ],
    more: `${A_BUTTON}|${words("csv|excel|text|txt|txt-file|datei|fichier|archivo|arquivo|testo|texte|texto|as|in|open|computer|format|table|tabelle")}`,
    make(files, wish) {
      const isText = /(?<!\p{L})(?:text|txt|testo|texte|texto)(?!\p{L})/iu.test(wish);
      const [type, end, cell, between, name] = isText
        ? ["text/plain", "\\n\\n", "text", "\\n", "entries.txt"]
        : ["text/csv", "\\r\\n", `\`"\${text.replace(/"/g, '""')}"\``, ",", "entries.csv"];
      return changeApp(
        files,
        (app) => {
          if (/function download\(|downloadAll/.test(app.code)) return app.code;
          const head = isText ? "" : "fields.map((field) => field.label), ";
          const code = above(
            app,
            `<button ${BUTTON} onClick={downloadAll}>\n  Download as ${isText ? "text" : "CSV"}\n</button>`,
          );
          return beforeShown(
            code,
            `function downloadAll() {\n  const cell = (text: string) => ${cell};\n  const rows = [${head}...${app.stored}.map((entry) => fields.map((field) => entry.values[field.id] ?? ""))];\n  const text = rows.map((row) => row.map(cell).join("${between}")).join("${end}");\n  const link = document.createElement("a");\n  link.href = URL.createObjectURL(new Blob([text], { type: "${type}" }));\n  link.download = "${name}";\n  link.click();\n}`,
          );
        },
        `Added a button that downloads all entries as ${isText ? "a text file" : "a CSV file"}.`,
      );
    },
  },
  {
    send: "add a print button",
    words: [words("print*|druck*|ausdruck*|imprim*|stamp*")],
    more: A_BUTTON,
    make: (files) =>
      changeApp(
        files,
        (app) => {
          if (/\bprint\(\)/.test(app.code)) return app.code;
          const button = `<button ${BUTTON} onClick={() => window.print()}>\n  Print\n</button>`;
          const actions = /^([ \t]*)<div className="actions">\n/m.exec(app.code);
          if (!actions) return above(app, button);
          const at = actions.index + actions[0].length;
          const lines = button.split("\n").map((line) => `${actions[1]}  ${line}\n`);
          return app.code.slice(0, at) + lines.join("") + app.code.slice(at);
        },
        "Added a button that prints.",
      ),
  },
  {
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
  },
  {
    send: "show how many there are",
    words: [
      words(
        "how many|count|counter|number of|total number|wie viele|wieviele|anzahl|zähler|zähle|combien|compte|compter|compteur|cuántos|cuántas|cuantas|contador|quanti|quante|quantos|quantas|contatore|contar|contare|\\d+ (?:of|von|sur|de|di) \\d+",
      ),
    ],
    more: words(
      "there|are|is|entries|einträge|items|tasks|cards|books|done|finished|left|open|erledigt|fertig|offen|noch|insgesamt|total|hechas|faits|terminées|fatte|feitas|tareas|tâches|aufgaben|karten|tarjetas|attività|tarefas|recipes|rezepte|notes|notizen|habits|gibt|schon|oben|top",
    ),
    not: words(
      "note|each|track|watch|steps|field|feld|champ|campo|quantity|pairs|points?|words?|wörter|palabras|mots|parole|palavras|characters|zeichen|days?|tage|weeks?|times?|euro|euros|people|personen",
    ),
    make: (files, wish) =>
      changeApp(
        files,
        (app) => {
          const { stored, canBeDone, code } = app;
          if (code.includes('className="muted count-of-all"')) return code;
          const isDone = words(
            "done|finished|completed|erledigt*|fertig*|termin*|faites|hech*|completad*|fatt*|feit*|concluíd*|left|open|offen*|remaining",
          );
          const wantsDone = new RegExp(
            isDone.replace(/~/g, "(?<!\\p{L})").replace(/@/g, "(?!\\p{L})"),
            "iu",
          ).test(wish);
          const inLast = /\bcolumns\b/.test(code) && /columnOf\(/.test(code);
          const done = canBeDone
            ? `${stored}.filter((entry) => entry.done).length`
            : inLast
              ? `${stored}.filter((entry) => columnOf(entry) === columns[columns.length - 1]).length`
              : null;
          if (wantsDone && !done) return null;
          return above(
            app,
            `<p className="muted count-of-all">\n  ${wantsDone ? `{${done}} of {${stored}.length} done` : `{${stored}.length} in all`}\n</p>`,
          );
        },
        "It shows how many there are now, above the list.",
      ),
  },
  {
    send: "show done ones last",
    words: [
      words(
        "done|finished|completed|checked|ticked|erledigt*|abgehakt*|fertig*|termin*|faites|finies|coch*|hech*|completad*|terminad*|complet*|fatt*|spuntat*|feit*|concluíd*",
      ),
      words(
        "end|bottom|last|below|down|ende|unten|letzte*|hinten|fin|bas|dernier*|final|abajo|últim*|fondo|fine|basso|fim|baixo",
      ),
    ],
    more: words(
      "list|liste|lista|tasks?|aufgaben|tâches|tareas|attività|tarefas|sink|rutsch*|move*|go|goes|slide|automatically|automatisch|wandern|kommen|einträge|entries|items",
    ),
    make: (files) =>
      changeApp(
        files,
        ({ code, list, start, end, canBeDone }) =>
          canBeDone && !/Number\(a\.done\)/.test(code)
            ? `${code.slice(0, start)}[...${list}].sort((a, b) => Number(a.done) - Number(b.done))${code.slice(end)}`
            : null,
        "Those that are done stand at the end of the list now.",
      ),
  },
  {
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
      if (!shown) return unchanged("This program has no place for that.");
      const changes = new Map<string, string | null>();
      for (const [path, code] of files) {
        if (!/\.tsx$/.test(path)) continue;
        const next = (shown.get(path) ?? code)
          .replace(
            /(interface \w+ \{\n {2}id: string;\n)(?! {2}created)/,
            "$1  created?: string;\n",
          )
          .replace(
            /\{ id: newId\(\), (?!created)/g,
            "{ id: newId(), created: new Date().toISOString(), ",
          );
        if (next !== code) changes.set(path, next);
      }
      return edited(changes, "Each new entry keeps the day it was added, and shows it.");
    },
  },
  {
    send: "show the total",
    words: [
      words(
        "total|sum|sums|summe|gesamt*|zusammen|somme|suma|somma|soma|totale|add up|adds up|altogether|average|durchschnitt|moyenne|promedio|media|média",
      ),
    ],
    more: words(
      "amounts?|prices?|costs?|all|of|everything|entries|minutes|betrag|beträge|preise|year|whole|bottom|list|show",
    ),
    not: words("budget|left|remaining|year|jahr|année|año|anno|ano"),
    make(files, wish) {
      const numbers = fieldsOfType(files, "number");
      const number =
        numbers.find(({ label }) => wish.toLowerCase().includes(label.toLowerCase())) ??
        numbers.find(({ label }) =>
          /price|amount|cost|preis|betrag|prix|precio|prezzo/i.test(label),
        ) ??
        numbers[0];
      if (!number) return unchanged("The entries have no field with numbers to add up.");
      const isMean = /average|durchschnitt|moyenne|promedio|la media|in media/iu.test(wish);
      return changeApp(
        files,
        (app) => {
          if (/const total = /.test(app.code) && !isMean) return app.code;
          const sum = `${app.stored}.reduce((sum, entry) => sum + (Number(entry.values.${number.id}) || 0), 0)`;
          const value = isMean
            ? `Math.round((${sum} / Math.max(1, ${app.stored}.length)) * 100) / 100`
            : sum;
          return above(
            app,
            `<p className="total-of-all">\n  ${isMean ? "Average" : "Total"} (${number.label}): {${value}}\n</p>`,
          );
        },
        `It shows the ${isMean ? "average" : "total"} of “${number.label}” above the list.`,
      );
    },
  },
  {
    send: "show the total of the year",
    words: [
      words("total|sum|summe|gesamt*|somme|suma|somma|soma|totale|spent|ausgegeben"),
      words("year|yearly|annual|jahr*|année|annuel*|an|año|anual|anno|annuale|ano"),
    ],
    more: words(
      "whole|ganze*|toute|todo|tutto|month|monat|mes|mois|below|under|debajo|unter|show|mostrar",
    ),
    make: (files) =>
      changeApp(
        files,
        ({ code, stored }) => {
          const at = /^([ \t]*)<p className="total">.*\n/m.exec(code);
          if (!at || !/const dayOf/.test(code) || /of the year/.test(code)) return null;
          const line = `${at[1]}<p className="muted">\n${at[1]}  {money.format(\n${at[1]}    ${stored}\n${at[1]}      .filter((other) => dayOf(other).startsWith(month.slice(0, 4)))\n${at[1]}      .reduce((sum, other) => sum + amountOf(other), 0),\n${at[1]}  )}{" "}\n${at[1]}  total of the year {month.slice(0, 4)}\n${at[1]}</p>\n`;
          const end = at.index + at[0].length;
          return code.slice(0, end) + line + code.slice(end);
        },
        "It shows the total of the whole year below that of the month.",
      ),
  },
  {
    send: "set a budget of 500",
    words: [words("budget*|presupuesto|orçamento|limit|limite"), "\\d"],
    more: words(
      "left|remaining|remains|übrig|rest|reste|queda|rimane|resta|monthly|montly|month|monat*|mensuel*|mensual|mensile|mensal|how much|much|show|is|of|wie viel|euros?|€|pounds?|dollars?",
    ),
    not: words("cards?|karten|column|spalte|columna|colonne|characters?|zeichen"),
    make(files, wish) {
      const budget = numberIn(wish);
      return changeApp(
        files,
        ({ code }) => {
          const at = /^([ \t]*)<p className="total">.*\n/m.exec(code);
          if (!at || budget === null || /Budget \{/.test(code)) return null;
          const line = `${at[1]}<p className="muted">\n${at[1]}  Budget {money.format(${budget})}, left: {money.format(${budget} - total)}\n${at[1]}</p>\n`;
          const end = at.index + at[0].length;
          return code.slice(0, end) + line + code.slice(end);
        },
        `It shows a budget of ${budget} for the month, and how much of it is left.`,
      );
    },
  },
  {
    send: "sort by name",
    words: [
      words(
        "alphabet*|alfabet*|a[- ](?:to|bis)[- ]z|sort*|order*|ordne*|trie*|triée*|class*|ordin*|ordena*",
      ),
      words(
        "alphabet*|alfabétic*|alfabetic*|a[- ](?:to|bis)[- ]z|by (?:name|title)|nach (?:dem )?(?:namen?|titel)|par (?:nom|titre)|por (?:nombre|título)|per (?:nome|titolo)|pel[oa] (?:nome|título)",
      ),
    ],
    more: words(
      "list*|show|recipes?|rezepte|books|bücher|habits|habbits|tasks|aufgaben|ricette|recetas|recettes|livres|libros|notes|notizen|cards|karten|entries|einträge|items|put|abitudini|hábitos|tâches|tareas|words|wörter|plants|films|movies|clients|customers|expenses|ausgaben|places|things",
    ),
    not: words("instead|statt|al posto|au lieu|en vez|em vez|invece"),
    make(files) {
      const list = findList(files, "fields");
      const main = list && propertyOf(list, 0, "label")?.value;
      return main ? sortEntries(files, main, false) : unchanged("I found no entries to sort.");
    },
  },
  {
    send: "mark favourites",
    words: [
      words(
        "favou?rite*|favorit*|liebling*|préféré*|preferit*|preferid*|star|stars|stern|sterne|étoile|estrella|stellina|stella|estrela|heart|herz|cœur|coeur|corazón|cuore|coração",
      ),
    ],
    more: words(
      "mark*|markier*|set|give|marquer|marcar|segnare|segna*|can|able|with|or|ones|recipes?|rezepte?|books?|notes?|tasks?|ricett*|a|symbol|icon",
    ),
    not: words("sort*|first|top|oben|rating|bewertung|colou?r|red|rot|\\d"),
    make: (files) =>
      entryApp(files)
        ? addFields(files, [{ id: "favourite", label: "Favourite", type: "check" }])
        : unchanged("This project keeps no entries that I know."),
  },
  {
    send: "remove the examples",
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
    words: [
      words("button|knopf|bouton|botón|pulsante|bottone|botão|link"),
      words(
        "clear*|reset*|empty|empties|delete*|start over|leer*|lösch*|zurücksetz*|vider|vide|effac*|borr*|vacia*|svuot*|cancell*|azzer*|limpar|apag*|esvazi*",
      ),
      words(
        "all|everything|whole|list|alles|alle|ganze*|liste|tout|toute*|todo*|todas|lista|tutto|tutt*|tudo",
      ),
    ],
    make: (files) =>
      changeApp(
        files,
        (app) =>
          above(
            app,
            `<button ${BUTTON} onClick={() => confirm("Delete everything?") && ${app.setter}([])}>\n  Clear everything\n</button>`,
          ),
        "Added a button that deletes all entries, after asking.",
      ),
  },
];

import { A_BUTTON, BUTTON } from "./a-button";
import { type Ability, words } from "./ability";
import { above, beforeShown, changeApp } from "./entries-of-app";

/** What takes entries out of a program: as a file, on paper. */
export const OUTPUT_ABILITIES: readonly Ability[] = [
  {
    send: "add a download button",
    words: [
      words(
        "csv|excel|spreadsheet|download*|export*|esport*|herunterlad*|heruntergeladen|télécharg*|descarg*|scaric*|baixar|exportação|tabellenkalkulation|save as a file|text file|backup",
      ),
    ],
    more: `${A_BUTTON}|${words("csv|excel|text|txt|txt-file|datei|fichier|archivo|arquivo|testo|texte|texto|as|in|open|computer|format|table|tabelle")}`,
    // What is to come in does not go out.
    not: words(
      "imports?|imported|importing|importier*|importer|importez|importar|importare|importa|uploads?|uploaded|uploading|load|loads|loaded|loading|read in|paste|from an? (?:csv|excel|spreadsheet|file)|hochlad*|hochgeladen|hochzuladen|einlesen|einzulesen|téléverser|charger|cargar|subir|caricare|carica|carregar",
    ),
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
    words: [words("print|printing|printable|printer|printout|druck*|ausdruck*|imprim*|stampa*")],
    more: A_BUTTON,
    // A picture is called so, too: "a paw print beside the name".
    not: words(
      "(?:paw|finger|foot|hand|thumb|hoof|art|leaf|animal|leopard|zebra|flower|floral|small|large|fine|block|screen|blue)[ -]?prints?|print (?:by|beside|near|next|above|below|behind|under|on the|at the|pattern)",
    ),
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
];

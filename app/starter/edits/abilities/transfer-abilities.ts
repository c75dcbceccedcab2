import { edited } from "../edit";
import { A_BUTTON, ENTRIES } from "./a-button";
import { type Ability, NO_PLACE, words } from "./ability";
import { withComponent } from "./components";
import { withAction } from "./each-program";
import { entryApp } from "./entries-of-app";
import { IMPORT, SHARE } from "./transfer-components";

const ANY = words(
  "let|lets|me|us|i|can|could|we|want|able|to|the|my|a|an|from|of|with|by|into|in|as|please|each|every|single|one|button|option|possible|possibility|whole",
);

/** What takes entries into a program from elsewhere, gives them to somebody, or makes another one of them. */
export const TRANSFER_ABILITIES: readonly Ability[] = [
  {
    send: "import from CSV",
    words: [
      words(
        "import*|importier*|einlesen|hochlad*|importer|importar*|importare|importa|upload*|load|read in|paste",
      ),
      words(
        "csv|excel|spreadsheet|file|datei|fichier|archivo|arquivo|tabelle|entries|tasks|expenses|data|daten|list|contacts|books|cards|recipes|dépenses|gastos|spese",
      ),
    ],
    more: `${ENTRIES}|${A_BUTTON}|${ANY}`,
    not: words("photo*|picture*|image*|export*|bank|calendar|google|fonts?|logo"),
    make: (files) =>
      withComponent(files, {
        name: "ImportButton",
        source: IMPORT,
        markup: ({ setter }, shape) =>
          `<ImportButton\n  onRows={(rows) => ${setter}((known) => [...rows.map((values) => (${shape})), ...known])}\n/>`,
        said: "Added a button that reads a CSV file: the names in its first line tell which column is which field.",
      }),
  },
  {
    send: "add a share button",
    words: [
      words(
        "share|sharing|shareable|teilen|partag*|compart*|condivid*|copy (?:the |my |everything|all|list|it)*|copy to clipboard|clipboard|zwischenablage|kopier*",
      ),
    ],
    more: `${ENTRIES}|${A_BUTTON}|${ANY}|${words("friends?|family|whatsapp|text|clipboard|copy|someone|others|people|send")}`,
    not: words(
      "(?:half|third|quarter|halb*|moitié|mitad|metà|metade)|link|url|online|live|sync*|accounts?|real ?time|each (?:task|item|recipe|note|card|entry)|every (?:task|recipe|note)|single|duplicate|score|result|twitter|facebook|instagram|social|footer|costs?|between|collaborat*|edit together|so (?:that )?(?:everyone|everybody|they|all|we)",
    ),
    make: (files) =>
      withComponent(files, {
        name: "ShareButton",
        source: SHARE,
        markup: ({ stored }) => `<ShareButton entries={${stored}} />`,
        said: "Added a button that shares the entries as text, or copies them where a browser cannot share.",
      }),
  },
  {
    send: "add a duplicate button",
    words: [
      words(
        "duplicat*|duplizier*|dupliquer|duplica*|duplicar|clone|cloning|copy (?:a|an|each|every|any|single|one)|copy (?:tasks?|items?|entries|cards?|recipes?|expenses?|notes?|habits?)|kopie*",
      ),
    ],
    more: `${ENTRIES}|${A_BUTTON}|${ANY}|${words("existing|copy|copies|make|again|same")}`,
    not: words("warn*|prevent|no duplicates|remove|avoid|find|already|check"),
    make(files) {
      const app = entryApp(files);
      const made = withAction(files, {
        name: "onCopy",
        label: () => "Duplicate",
        act: (as, { setter, stored }) => `${setter}([{ ...${as}, id: newId() }, ...${stored}])`,
      });
      return app && made
        ? edited(
            made,
            "Each entry has a “Duplicate” button now, which puts a copy of it into the list.",
          )
        : NO_PLACE;
    },
  },
];

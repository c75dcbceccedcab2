import { type Ability, words } from "./ability";
import { ofScript } from "./of-script";

const of = /const FIRST_CARDS = \[/;
const ANY = words(
  "add|a|an|the|let|me|can|i|want|have|buttons?|cards?|please|show|it|is|of|for|with|to|when|be|there|should|my|make|in|on|some|also|one|each|every|which|deck|use|need|flashcards?|karten?|cartes?|tarjetas?",
);

/** What the cards themselves can be given, and how they are changed. */
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: pieces of programs
export const FLASHCARD_EDIT_ABILITIES: readonly Ability[] = [
  ofScript({
    send: "perro should be “hound”",
    words: [
      words(
        "should be|should mean|means?|is|soll|bedeutet|heißt|doit être|veut dire|debe ser|significa|deve essere|vuol dire",
      ),
    ],
    more: ".+",
    not: words("front|rename|called|colou?r|bigger|smaller|button|title|headline|cards|order"),
    makesText: true,
    of,
    change(wish, program) {
      const said = wish.trim().replace(/[.!]+$/, "");
      const [, named = "", meaning = ""] =
        /^(.+?)\s+(?:should (?:be|mean)|means?|is|soll|bedeutet|heißt|doit être|veut dire|debe ser|significa|deve essere|vuol dire)\s+["“„«]?(.{1,80}?)["”“»]?(?:\s+(?:sein|heißen))?$/iu.exec(
          said,
        ) ?? [];
      const front = named
        .replace(/^(?:the (?:card|word)|die karte|das wort|la carte|le mot)\s+/i, "")
        .replace(/["“”„«»]/g, "");
      const line = program
        .match(/^ {2}\["(?:[^"\\]|\\.)*", "(?:[^"\\]|\\.)*"\],$/gm)
        ?.find((one) =>
          one.toLowerCase().startsWith(`  [${JSON.stringify(front).toLowerCase()}, `),
        );
      if (!line || meaning === "") return "I found no card of that name.";
      const [own = front] = JSON.parse(line.trim().replace(/,$/, "")) as string[];
      return {
        program: [[line, `  [${JSON.stringify(own)}, ${JSON.stringify(meaning)}],`]],
        said: `The back of “${own}” is “${meaning}” now. A browser that has the cards already keeps its own.`,
      };
    },
  }),
  ofScript({
    send: "let me edit the cards",
    words: [
      words(
        "edit*|change|correct|bearbeit*|änder*|modifi*|éditer|editar|modific*|corregir|corrigir",
      ),
      words(
        "cards?|them|words?|mistakes?|typos?|karten?|cartes?|tarjetas?|carte|cartões|entries|wrong",
      ),
    ],
    more: `${ANY}|${words("cards|them|existing|later|after|be|able|edit|typed|wrong|list|possible|i")}`,
    not: words("colou?r|to|size|font|bigger|order|look|into"),
    of,
    has: /prompt\("Front"/,
    change: () => ({
      program: [
        [
          '      row.append(text("strong"',
          '      const edit = text("button", "button quiet small", "Edit");\n      edit.type = "button";\n      edit.addEventListener("click", () => {\n        item.front = prompt("Front", item.front)?.trim() || item.front;\n        item.back = prompt("Back", item.back)?.trim() || item.back;\n        changed();\n      });\n      row.append(text("strong"',
        ],
        [/item\.back\), remove\)/, "item.back), edit, remove)"],
      ],
      said: "Each card in the list has a button “Edit” that asks for both sides anew.",
    }),
  }),
  ofScript({
    send: "ask before a card is deleted",
    words: [
      words(
        "ask|confirm*|sure|warn*|frag*|bestätig*|nachfrage|demand*|confirmation|pregunt*|confirm*|chied*|pergunt*",
      ),
      words("delet*|remov*|lösch*|supprim*|effac*|borr*|elimin*|cancell*|apag*|exclu*"),
    ],
    more: `${ANY}|${words("before|deleting|first|card|are|you|really|bevor|vor|avant|antes|prima|something|gets|me")}`,
    not: words("order|question*"),
    of,
    has: /confirm\(/,
    change: () => ({
      program: [
        [
          "        cards = cards.filter((other) => other !== item);\n",
          "        if (!confirm(`Delete “${item.front}”?`)) return;\n        cards = cards.filter((other) => other !== item);\n",
        ],
      ],
      said: "It asks before a card is deleted.",
    }),
  }),
  ofScript({
    send: "add an example sentence to each card",
    words: [
      words(
        "example sentences?|sentences?|examples?|notes?|hints?|pronunciation|third side|beispielsatz|beispiels?ätze?|phrase d['’]exemple|frase|hinweis|indice|pista|aussprache|extra field|another field",
      ),
      words("card*|each|add|field|show|every|karte*|jede*|carte*|chaque|tarjeta*|cada|ogni|have"),
    ],
    more: `${ANY}|${words("sentence|sentences|example|examples|field|extra|have|could|note|hint|too|as well|back|shown|below|word")}`,
    not: words("remove|without|start without|begin|demo|aloud|tap|voice"),
    of,
    has: /id="extra"|item\.extra|current\.extra/,
    change(wish) {
      const label = /sentence|satz|phrase|frase/iu.test(wish)
        ? "Example sentence"
        : /hint|hinweis|indice|pista/iu.test(wish)
          ? "Hint"
          : /pronunc|aussprache/iu.test(wish)
            ? "Pronunciation"
            : "Note";
      return {
        page: [
          [
            /( *)<button type="submit" class="button primary">/,
            `        <div>\n          <label class="label" for="extra">${label}</label>\n          <input class="input" id="extra" maxlength="300" />\n        </div>\n        <button type="submit" class="button primary">`,
          ],
        ],
        program: [
          [
            "  cards.push({ front, back, box: 0 });",
            '  cards.push({ front, back, extra: document.getElementById("extra").value.trim(), box: 0 });',
          ],
          [
            '  card.classList.toggle("is-turned", turned);\n',
            '  if (current?.extra && turned) card.append(text("span", "muted", current.extra));\n  card.classList.toggle("is-turned", turned);\n',
          ],
        ],
        said: `New cards can have “${label}”: there is a field for it in the form, and it is shown below the back of the card.`,
      };
    },
  }),
  ofScript({
    send: "put the cards into categories",
    words: [
      words(
        "categor*|kategorie*|catégorie*|topics?|themes?|decks?|groups?|themen|stapel|thèmes?|temas?|mazzi|gruppi|tags?|labels?",
      ),
    ],
    more: `${ANY}|${words("put|cards|on|into|in|several|different|and|or|by|filter|choose|sort|own|new|:|animals|things|\\p{L}+")}`,
    not: words(
      "remove|rename|colou?r|theme colou?rs?|style|mode|dark|price|design|look|font|button",
    ),
    of,
    has: /id="category"/,
    change(wish) {
      const list =
        /(?::|like|such as|wie|comme|como|come)\s+([^.?!]{3,120})$/iu.exec(wish.trim())?.[1] ?? "";
      const names = list
        .split(/\s*,\s*|\s+(?:and|or|und|oder|et|ou|y|o|e)\s+/iu)
        .map((one) => one.trim())
        .filter((one) => one !== "" && one.length < 30);
      const options = names
        .map(
          (name) =>
            `            <option>${name.slice(0, 1).toUpperCase()}${name.slice(1)}</option>\n`,
        )
        .join("");
      return {
        page: [
          [
            /( *)<button type="submit" class="button primary">/,
            `        <div>\n          <label class="label" for="category">Category</label>\n          ${names.length > 1 ? `<select class="input" id="category">\n            <option></option>\n${options}          </select>` : '<input class="input" id="category" maxlength="60" />'}\n        </div>\n        <button type="submit" class="button primary">`,
          ],
          [
            '      <p class="muted keys">',
            '      <p>\n        <label class="label" for="only">Learn</label>\n        <select class="input" id="only"></select>\n      </p>\n      <p class="muted keys">',
          ],
        ],
        program: [
          [
            "  cards.push({ front, back, box: 0 });",
            '  cards.push({ front, back, category: document.getElementById("category").value.trim(), box: 0 });',
          ],
          [
            "  const open = cards.filter(({ box }) => box < BOXES - 1);\n",
            '  const open = cards.filter(({ box, category }) => box < BOXES - 1 && (only === "" || category === only));\n',
          ],
          [
            "let turned = false;\n",
            'let turned = false;\nlet only = ""; // The category that is learned; all of them without one.\n',
          ],
          [
            "function changed() {\n",
            'function showCategories() {\n  const names = [...new Set(cards.map(({ category }) => category).filter(Boolean))];\n  document.getElementById("only").replaceChildren(\n    new Option("All categories", ""),\n    ...names.map((name) => new Option(name, name, false, name === only)),\n  );\n}\n\ndocument.getElementById("only").addEventListener("change", (event) => {\n  only = event.target.value;\n  next();\n  show();\n});\n\nfunction changed() {\n  showCategories();\n',
          ],
          ["\nnext();\nshow();", "\nshowCategories();\nnext();\nshow();"],
        ],
        said: "New cards can have a category, and a choice below the card shows only those of one. Cards that are there have none yet.",
      };
    },
  }),
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: pieces of programs

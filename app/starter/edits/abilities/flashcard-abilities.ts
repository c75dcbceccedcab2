import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { shapeOf } from "../project";
import { withRule } from "../said/css-rules";
import { type Ability, words } from "./ability";
import { replaced } from "./in-place-of";

const PROGRAM = "script.js";
const PAGE = "index.html";
const FIRST = /const FIRST_CARDS = \[\n?([\s\S]*?)\n?\];/;
const isCards = (files: FileTree) =>
  FIRST.test(files.get(PROGRAM) ?? "") && /const BOXES/.test(files.get(PROGRAM) ?? "");
const NO_CARDS = unchanged("There are no flashcards here.");

/** A page and its program, changed together. */
function both(
  files: FileTree,
  page: [string | RegExp, string],
  program: [string | RegExp, string][],
  said: string,
): EditResult {
  const [one, other] = [
    replaced(files, PAGE, [page], said),
    replaced(files, PROGRAM, program, said),
  ];
  return one.ok && other.ok
    ? edited(new Map([...one.changes, ...other.changes]), said)
    : unchanged("This program has no place for that.");
}

/** What flashcards can be given. */
export const FLASHCARD_ABILITIES: readonly Ability[] = [
  {
    send: "add the card perro - dog",
    words: [
      words(
        "add|new|put|with|füge?|ajoute*|añade|agrega|aggiungi|adiciona|acrescenta|cards?|karten?|cartes?|tarjetas?|schede|cartões",
      ),
      "\\S ?(?:[-–—=:]|->) ?\\S",
    ],
    more: ".+",
    not: words("remove|delete|instead|rename|call|button|title|change|question:"),
    make(files, wish) {
      if (!isCards(files)) return NO_CARDS;
      const list = wish
        .trim()
        .replace(/[.!]+$/, "")
        .replace(
          /^(?:please |can you |also )*(?:add|put in|include|füge?|ajoute[rz]?|añade|agrega|aggiungi|adiciona|acrescenta)?\s*(?:the |these |a |my |two |three |some |new |la |le |die |las |los |um |une |uma )*(?:flash)?(?:cards?|words?|pairs?|karten?|cartes?|tarjetas?|schede|scheda|cartões|cartão|vocab\p{L}*)?\s*:?\s*/iu,
          "",
        );
      const pairs = list
        .split(/\s*(?:[,;\n]|\s(?:and|und|et|y|e)\s(?:la carte |the card )?)\s*/u)
        .map((one) => one.split(/\s*(?:->|[–—=:]|\s-\s|-(?=\s)|(?<=\s)-)\s*/u));
      if (
        pairs.length === 0 ||
        pairs.some(
          (pair) =>
            pair.length !== 2 || pair.some((side) => side.trim() === "" || side.length > 80),
        )
      )
        return unchanged("Which cards? Say them as front - back.");
      const lines = pairs.map(
        ([front = "", back = ""]) =>
          `  [${JSON.stringify(front.trim())}, ${JSON.stringify(back.trim())}],`,
      );
      return replaced(
        files,
        PROGRAM,
        [
          [
            FIRST,
            `const FIRST_CARDS = [\n${[FIRST.exec(files.get(PROGRAM) ?? "")?.[1] ?? "", ...lines].filter((one) => one.trim() !== "").join("\n")}\n];`,
          ],
          [
            "let current = null;\n",
            'let current = null;\n// What was put in since this browser kept its cards.\nconst known = load("first", null);\nif (Array.isArray(known))\n  for (const [front, back] of FIRST_CARDS)\n    if (!known.includes(front)) cards.push({ front, back, box: 0 });\nsave("first", FIRST_CARDS.map(([front]) => front));\n',
          ],
        ].filter(
          ([from]) =>
            typeof from !== "string" || !(files.get(PROGRAM) ?? "").includes("const known = load("),
        ) as [string | RegExp, string][],
        `Added ${pairs.map(([front]) => `“${(front ?? "").trim()}”`).join(", ")} to the cards it begins with. A browser that has cards already gets them from its next visit on.`,
      );
    },
  },
  {
    send: "begin without example cards",
    isRemoval: true,
    isAbsence: true,
    words: [
      words(
        "examples?|samples?|demo|beispiel*|exempl*|ejempl*|esempi*|vom anfang|from the start|default|given",
      ),
      words(
        "remove|delete|without|no|clear|empty|get rid|take|out|raus|weg|lösch*|entfern*|supprime*|enlève*|quita*|borra*|elimina|togli*|remove|apaga",
      ),
    ],
    more: words(
      "all|the|cards?|words?|karten|alle|cartes|tarjetas|schede|cartões|your|these|that|are|there",
    ),
    make: (files) =>
      isCards(files)
        ? replaced(
            files,
            PROGRAM,
            [[FIRST, "const FIRST_CARDS = [];"]],
            "It begins without example cards. A browser that has them keeps them until they are deleted in the list.",
          )
        : NO_CARDS,
  },
  {
    send: "show a bar of what is learned",
    words: [words("progress|bar|balken|fortschritt*|barre|barra|how far")],
    more: words(
      "show|add|a|at|the|top|of|learned|with|see|how|much|many|progress|oben|zeigen|soll|ein",
    ),
    not: words("colou?r|remove|thicker|search|tool"),
    make: (files) =>
      isCards(files)
        ? both(
            files,
            [
              /( *<p class="muted" id="progress" role="status"><\/p>\n)/,
              '        <p class="muted" id="progress" role="status"></p>\n        <progress id="learned" value="0" max="1" aria-label="Learned" style="width: 100%; accent-color: var(--accent)"></progress>\n',
            ],
            [
              [
                "  answers.hidden = !turned;\n",
                '  const bar = document.getElementById("learned");\n  bar.max = Math.max(1, cards.length);\n  bar.value = learned();\n  answers.hidden = !turned;\n',
              ],
            ],
            "A bar at the top shows how many cards are learned.",
          )
        : NO_CARDS,
  },
  {
    send: "ask the cards in their order",
    isAbsence: true,
    words: [
      words(
        "order|reihenfolge|der reihe nach|ordre|orden|ordine|ordem|one after the other|nacheinander|random*|shuffle*|zufällig*",
      ),
    ],
    more: words(
      "in|the|not|ask|show|cards?|same|don['’]?t|no|nicht|sollen|werden|abgefragt|instead|of|keep|always|their|given",
    ),
    not: words("reverse|alphabetical*|button|list|sort"),
    make(files, wish) {
      if (!isCards(files)) return NO_CARDS;
      if (
        !/\b(?:not|no|don|in order|in the order|same|given|one after|reihe nach|reihenfolge|nacheinander|nicht|ordre|orden|ordine|ordem)\b/i.test(
          wish,
        )
      )
        return unchanged("The cards are asked at random already.");
      return replaced(
        files,
        PROGRAM,
        [[/choice\[Math\.floor\(Math\.random\(\) \* choice\.length\)\]/, "choice[0]"]],
        "The cards are asked in their order now, what is not yet known first.",
      );
    },
  },
  {
    send: "show the back first",
    words: [
      words(
        "swap|other side|back|english|spanish|german|french|italian|side|sides|seite|côté|lado|lato",
      ),
      words(
        "first|before|start*|swap|zuerst|turn around|reverse|the other way|d['’]abord|primero|prima|primeiro",
      ),
    ],
    more: words("ask|show|the|see|i|want|to|side|second|cards?|and|question|answer|front"),
    not: words("colou?r|bigger|label|name|button"),
    make: (files) =>
      isCards(files)
        ? replaced(
            files,
            PROGRAM,
            [
              [
                'text("span", "side", turned ? current.back : current.front)',
                'text("span", "side", turned ? current.front : current.back)',
              ],
              [
                'text("span", "muted", turned ? current.front : "Turn")',
                'text("span", "muted", turned ? current.back : "Turn")',
              ],
              ['turned ? "Back" : "Front"', 'turned ? "Front" : "Back"'],
            ],
            "The back is shown first, and the front when the card is turned.",
          )
        : NO_CARDS,
  },
  {
    send: "read the word aloud",
    words: [
      words(
        "aloud|out loud|loud|speak*|spoken|pronounc*|pronunciation|read|sound|audio|voice|vorles*|vorgelesen|aussprache|prononc*|à voix haute|pronunci*|voz alta|alta voce|hear",
      ),
      words(
        "word|words|card|cards|text|it|them|wörter|wort|karte|mots?|palabras?|parol[ae]|palavras?|front|side|spanish|english",
      ),
    ],
    more: words(
      "read|the|out|let|me|can|button|a|to|with|when|i|click|press|tap|on|speaker|lautsprecher|auf|man|tippt|werden|sollen|add",
    ),
    not: words("correct|right|finished|remove|search"),
    make: (files) =>
      isCards(files)
        ? both(
            files,
            [
              /( *<div class="answers" id="answers">\n)/,
              '      <p class="speak">\n        <button type="button" class="button small" id="speak">🔊 Read aloud</button>\n      </p>\n      <div class="answers" id="answers">\n',
            ],
            [
              [
                /\nnext\(\);\nshow\(\);\n*$/,
                '\n// The voice is that of the device; its language is guessed from the words.\ndocument.getElementById("speak").addEventListener("click", () => {\n  if (!current || !("speechSynthesis" in window)) return;\n  speechSynthesis.cancel();\n  speechSynthesis.speak(new SpeechSynthesisUtterance(turned ? current.back : current.front));\n});\n\nnext();\nshow();\n',
              ],
            ],
            "A button below the card reads aloud what it shows, with the voice of the device.",
          )
        : NO_CARDS,
  },
  {
    send: "add a search to the list of cards",
    words: [
      words(
        "search*|find|filter|suche*|suchfeld|recherche*|buscar|búsqueda|cerca*|ricerca|pesquis*",
      ),
    ],
    more: words(
      "add|a|to|the|list|of|all|cards|field|box|bar|above|words|über|der|karten|praktisch|would|be|nice",
    ),
    not: words("remove|hide|google"),
    make: (files) =>
      isCards(files)
        ? both(
            files,
            [
              /( *<ul class="all" id="all"><\/ul>\n)/,
              '        <input class="input" id="find" type="search" placeholder="Search" aria-label="Search" />\n        <ul class="all" id="all"></ul>\n',
            ],
            [
              [
                "    ...cards.map((item) => {\n",
                "    ...cards.filter(({ front, back }) => `${front} ${back}`.toLowerCase().includes(find.value.trim().toLowerCase())).map((item) => {\n",
              ],
              [
                'const form = document.getElementById("add");\n',
                'const form = document.getElementById("add");\nconst find = document.getElementById("find");\nfind.addEventListener("input", () => show());\n',
              ],
            ],
            "Added a search above the list of cards.",
          )
        : NO_CARDS,
  },
  {
    send: "turn the card with an animation",
    words: [
      words("flip*|turn*|rotat*|drehen|umdreh*|retourn*|girar|voltear|girare|virar"),
      words("animat*|nice*|smooth*|effect|3d|slow*|flip"),
    ],
    more: words("the|card|cards|with|a|an|make|it|when|should|over|around|like|real"),
    not: words("text|colou?r|button"),
    make(files) {
      const { styles } = shapeOf(files);
      const css = styles ? files.get(styles) : undefined;
      if (!isCards(files) || !styles || css === undefined) return NO_CARDS;
      if (css.includes("@keyframes turn-over")) return unchanged("It turns already.");
      const rule = withRule(css, ".flash.is-turned", { animation: "turn-over 0.4s ease-out" });
      return edited(
        new Map([
          [
            styles,
            `${rule}\n@keyframes turn-over {\n  from {\n    transform: perspective(60rem) rotateY(90deg);\n  }\n}\n\n@media (prefers-reduced-motion: reduce) {\n  .flash.is-turned {\n    animation: none;\n  }\n}\n`,
          ],
        ]),
        "The card turns over when it is pressed.",
      );
    },
  },
];

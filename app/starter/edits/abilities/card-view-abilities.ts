import { edited, unchanged } from "../edit";
import { shapeOf } from "../project";
import { withRule } from "../said/css-rules";
import { type Ability, words } from "./ability";
import { both, isCards, NO_CARDS } from "./flashcard-abilities";

/** How flashcards are heard, found and turned. */
export const CARD_VIEW_ABILITIES: readonly Ability[] = [
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
                `    ...cards.filter(({ front, back }) => \`\${front} \${back}\`.toLowerCase().includes(find.value.trim().toLowerCase())).map((item) => {\n`,
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

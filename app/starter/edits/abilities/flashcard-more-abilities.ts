import { type Ability, words } from "./ability";
import { ofScript } from "./of-script";

const of = /const FIRST_CARDS = \[/;
const ANY = words(
  "add|a|an|the|let|me|can|i|want|have|buttons?|cards?|please|show|it|is|of|for|with|to|when|be|there|should|my|make|in|on|some|also|one|each|every|which|deck|use|need|flashcards?|karten?|cartes?|tarjetas?",
);
/** Goes to the card before or after in the order of the list. */
const STEP = `
/** The card before or after this one, in the order of the list. */
function step(by) {
  if (cards.length === 0) return;
  const at = Math.max(0, cards.indexOf(current));
  current = cards[(at + by + cards.length) % cards.length];
  turned = false;
  show();
}
`;
const NEXT =
  "next|forward|following|nächste*|weiter|vor|suivante?|siguiente|prossim*|seguinte|próxim*";
const BACK =
  "previous|back|before|last|vorherige*|zurück|précédente?|retour|anterior|precedente|indietro";

/** More of what learning with cards can be given: an order, steps, an end. */
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: pieces of programs
export const FLASHCARD_MORE_ABILITIES: readonly Ability[] = [
  ofScript({
    send: "add a shuffle button",
    words: [
      words(
        "shuffl*|misch*|mélang*|baraj*|mescol*|embaralh*|mix|random(?:ly|ize|ise)? (?:order|button)|zufällige reihenfolge",
      ),
    ],
    more: `${ANY}|${words("order|cards|random|button|mix|up|again|deck|them|new")}`,
    not: words("not|don'?t|no|stop|without"),
    of,
    has: /id="shuffle"|getElementById\("shuffle"\)/,
    change: () => ({
      page: [
        [
          '      <p class="muted keys">',
          '      <p><button type="button" class="button small" id="shuffle">Shuffle</button></p>\n      <p class="muted keys">',
        ],
      ],
      program: [
        [
          "\nnext();\nshow();",
          '\n/** Puts the cards into another order, and begins with the first. */\ndocument.getElementById("shuffle").addEventListener("click", () => {\n  for (let i = cards.length - 1; i > 0; i -= 1) {\n    const j = Math.floor(Math.random() * (i + 1));\n    [cards[i], cards[j]] = [cards[j], cards[i]];\n  }\n  current = cards[0] ?? null;\n  turned = false;\n  changed();\n});\n\nnext();\nshow();',
        ],
      ],
      said: "A button “Shuffle” puts the cards into another order.",
    }),
  }),
  ofScript({
    send: "show which card I am on",
    words: [
      words(
        "which card|card (?:number|\\d+|x)|number of the card|position|current card|\\d+ (?:of|von|sur|de|di|\\/) \\d+|\\d+ ?\\/ ?\\d+|card count*|counter|how many cards|welche karte|quelle carte|qué tarjeta|karte \\d+",
      ),
    ],
    more: `${ANY}|${words("like|i'm|am|i|number|at|out|\\d+|of|cards|total|there|are|counter|current|e\\.g|how|many|in|all|left|position|top")}`,
    not: words("learned|known|score|days|wrong|left to learn|bar"),
    of,
    has: /cards\.indexOf\(current\) \+ 1/,
    change: () => ({
      program: [
        [
          "  progress.textContent = `${learned()} of ${cards.length} learned`;\n",
          '  const place = current ? `Card ${cards.indexOf(current) + 1} of ${cards.length} · ` : "";\n  progress.textContent = `${place}${learned()} of ${cards.length} learned`;\n',
        ],
      ],
      said: "The line at the top shows which card it is, and of how many.",
    }),
  }),
  ofScript({
    send: "add buttons for the next and the previous card",
    words: [
      words(`${NEXT}|${BACK}`),
      words(
        `button*|arrows?|arrow keys|keys?|knopf|knöpfe|tasten?|pfeiltasten?|bouton*|flèches?|touches?|botón|botones|flechas?|teclas?|pulsant*|frecce|tasti|botões|botão|setas?|go|jump|skip|navigate`,
      ),
    ],
    more: `${ANY}|${words("next|previous|arrow|arrows|left|right|keys?|keyboard|card|go|back|forward|and|between|through|navigation|navigate|flip|pfeil*|links|rechts|gauche|droite|izquierda|derecha")}`,
    not: words(
      "say|says|called|call|rename|text|colou?r|bigger|green|red|blue|page|top|flip with|\\d+ seconds|automatic*|remove|label",
    ),
    of,
    has: /function step\(/,
    change: () => ({
      page: [
        [
          '      <p class="muted keys">',
          '      <p>\n        <button type="button" class="button small" id="previous-card">← Previous</button>\n        <button type="button" class="button small" id="next-card">Next →</button>\n      </p>\n      <p class="muted keys">',
        ],
      ],
      program: [
        [
          "\nnext();\nshow();",
          `${STEP}\ndocument.getElementById("previous-card").addEventListener("click", () => step(-1));\ndocument.getElementById("next-card").addEventListener("click", () => step(1));\ndocument.addEventListener("keydown", (event) => {\n  if (event.target.closest("input")) return;\n  if (event.key === "ArrowRight") step(1);\n  if (event.key === "ArrowLeft") step(-1);\n});\n\nnext();\nshow();`,
        ],
      ],
      said: "Buttons “Previous” and “Next”, and the left and right arrow keys, go through the cards.",
    }),
  }),
  ofScript({
    send: "add a button to start over",
    words: [
      words(
        "reset*|start (?:over|again)|restart|from the beginning|zurücksetz*|von vorne|neu (?:starten|anfangen)|recommencer|reinici*|empezar de nuevo|ricominci*|recomeç*|forget",
      ),
    ],
    more: `${ANY}|${words("progress|all|again|over|start|everything|learned|learn|from|beginning|lernfortschritt|fortschritt")}`,
    not: words("end|learned it says|say|delete|when"),
    of,
    has: /id="start-over"|"start-over"/,
    change: () => ({
      page: [
        [
          '      <p class="muted keys">',
          '      <p><button type="button" class="button small" id="start-over">Start over</button></p>\n      <p class="muted keys">',
        ],
      ],
      program: [
        [
          "\nnext();\nshow();",
          '\n/** Every card is to be learned again. */\ndocument.getElementById("start-over").addEventListener("click", () => {\n  for (const item of cards) item.box = 0;\n  next();\n  changed();\n});\n\nnext();\nshow();',
        ],
      ],
      said: "A button starts over: every card is to be learned again.",
    }),
  }),
  ofScript({
    send: "say “Well done!” when all are learned",
    words: [
      words(
        "end|all learned|finished|done|last card|everything|through|completed|know all|learned all|ende|fertig|fin|final|fine|fim|reach",
      ),
      words(
        "say|says|show|shows|message|text|write|display|read|schreib*|steh*|zeig*|affiche*|écri*|muestr*|pon|mostr*|scriv*",
      ),
    ],
    more: `${ANY}|${words("reach|reached|i|it|end|with|start|again|all|learned|at|are|after|last|through|button|restart|over|message|congratulat*|cards|know")}`,
    makesText: true,
    of,
    change(wish, program) {
      const text = /["“„«]\s*([^"“”„«»]{2,80}?)\s*["”“»]/u.exec(wish)?.[1];
      if (!text) return "What shall it say then? Put it in quotes.";
      const old = /text\("span", "side", ("[^"]*")\),\n\s*text\("span", "muted", "[^"]*"\)/.exec(
        program,
      )?.[1];
      return old
        ? {
            program: [
              [`text("span", "side", ${old})`, `text("span", "side", ${JSON.stringify(text)})`],
            ],
            said: `When all cards are learned it says “${text}”; a press on it starts over.`,
          }
        : "I found no place for that.";
    },
  }),
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: pieces of programs

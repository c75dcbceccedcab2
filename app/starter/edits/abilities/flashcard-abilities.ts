import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { PAGE } from "../project";
import { type Ability, NO_PLACE, words } from "./ability";
import { replaced } from "./in-place-of";

const PROGRAM = "script.js";
const FIRST = /const FIRST_CARDS = \[\n?([\s\S]*?)\n?\];/;
export const isCards = (files: FileTree) =>
  FIRST.test(files.get(PROGRAM) ?? "") && /const BOXES/.test(files.get(PROGRAM) ?? "");
export const NO_CARDS = unchanged("There are no flashcards here.");

/** A page and its program, changed together. */
export function both(
  files: FileTree,
  page: [string | RegExp, string],
  program: [string | RegExp, string][],
  said: string,
): EditResult {
  const [one, other] = [
    replaced(files, PAGE, [page], said),
    replaced(files, PROGRAM, program, said),
  ];
  return one.ok && other.ok ? edited(new Map([...one.changes, ...other.changes]), said) : NO_PLACE;
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
          /^(?:please |can you |also )*(?:add|put in|include|füge?|ajoute[rz]?|añade|agrega|aggiungi|adiciona|acrescenta)?\s*(?:(?:the |these |a |my |two |three |some |new |la |le |die |las |los |um |une |uma )*(?:flash)?(?:cards?|words?|pairs?|karten?|cartes?|tarjetas?|schede|scheda|cartões|cartão|vocab\p{L}*)(?=\s*:|\s+[^\s–—=-]))?\s*:?\s*/iu,
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
    not: words("colou?r|remove|thicker|search|tool|flip*|space|key*|press*"),
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
        /(?<!\p{L})(?:random|shuffle|zufällig)\p{L}*/iu.test(wish) &&
        !/(?<!\p{L})(?:not|no|don|stop|nicht|instead|order|reihe)/iu.test(wish)
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
    not: words(
      "colou?r|bigger|label|name|button|both|choose|either|or|pick|switch|toggle|option|random*|filled?|empty|required|mandatory|must|save",
    ),
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
];

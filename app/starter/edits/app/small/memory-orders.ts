import { pairsFor } from "../../../match/picture-sets";
import { js } from "../../../source/literals";
import { replaced } from "../../abilities/in-place-of";
import { applied, type EditResult, edited } from "../../edit";
import { anyOf } from "../said-of";
import { MEMORY_BOARD } from "./memory-board";
import { quoted, type SmallProgram } from "./small-order";

const PAGE = "index.html";
const PROGRAM = "script.js";
const CARDS = anyOf("cards?|tiles?|pictures?|they|them|two");

/** What a memory game can be told. */
export const MEMORY: SmallProgram = {
  path: PROGRAM,
  has: /const LOOK_MS = \d/,
  orders: [
    ...MEMORY_BOARD,
    {
      asks: [
        anyOf("stay|keep|kept|show|shown|visible|turn(?:ed)?(?: back)?|wait|flip"),
        anyOf(
          "longer|slower|more slowly|(?:more|extra) time|shorter|faster|quicker|less time|(?:for )?\\d+(?:[.,]\\d+)? seconds?",
        ),
      ],
      more: anyOf(
        "open|cards?|tiles?|pictures?|before|turning|back|over|again|different|wrong|two|up|face|a bit|little|much|time|for|after|\\d+(?:[.,]\\d+)?|seconds?|they|close|closing|hidden|down|pairs?|not matching|don't match",
      ),
      not: anyOf("animation|timer|game|play"),
      make(files, { words }) {
        const now = Number(/const LOOK_MS = (\d+)/.exec(files.get(PROGRAM) ?? "")?.[1]);
        const seconds = /(\d+(?:[.,]\d+)?) seconds?/u.exec(words)?.[1];
        const isLess = /shorter|faster|quicker|less time/u.test(words);
        const ms = seconds
          ? Math.round(Number(seconds.replace(",", ".")) * 1000)
          : Math.round(now * (isLess ? 0.55 : 2));
        if (!Number.isFinite(ms) || ms < 200 || ms > 10_000) return null;
        return replaced(
          files,
          PROGRAM,
          [[/const LOOK_MS = \d+;/, `const LOOK_MS = ${ms};`]],
          `Two cards that are no pair stay open for ${ms / 1000} seconds now.`,
        );
      },
    },
    {
      asks: [
        anyOf("sounds?|beeps?|chimes?|tones?|jingle"),
        anyOf("match(?:es|ed)?|pairs?|found|right|two cards"),
      ],
      more: anyOf(
        "play|plays|when|i|you|find|one|a|on|each|every|is|are|hear|after|match(?:ing)?|found|cards?",
      ),
      make(files) {
        const tune = `
/** A short tone of two notes. */
function chime() {
  try {
    const audio = new AudioContext();
    for (const [at, pitch] of [
      [0, 660],
      [0.12, 990],
    ]) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.12, audio.currentTime + at);
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.35);
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + 0.35);
    }
  } catch {
    // Sound is off in this browser: the game goes on without.
  }
}
`;
        const made = replaced(
          files,
          PROGRAM,
          [
            [
              `      status.textContent = \`A pair: \${card.name}.\`;`,
              `      status.textContent = \`A pair: \${card.name}.\`;\n      chime();`,
            ],
          ],
          "",
        );
        if (!made.ok) return null;
        return edited(
          new Map([[PROGRAM, `${made.changes.get(PROGRAM)?.trimEnd()}\n${tune}`]]),
          "A short tone is played when a pair is found.",
        );
      },
    },
    {
      asks: [
        anyOf("use|with|show|change|replace|swap|switch|instead|make|take|put|other"),
        anyOf(
          "fruits?|food|vegetables?|space|planets?|rockets?|sports?|footballs?|cars?|vehicles?|trains?|transport|travel|christmas|winter|animals?",
        ),
      ],
      more: anyOf(
        "pictures?|cards?|animals?|instead|of|for|by|into|with|emojis?|symbols?|images?|icons?|theme|on|them|and|vegetables?|planets?",
      ),
      make(files, { words }) {
        const wanted = words.replace(
          /(?:instead of|rather than|not|replace|swap|change)(?: the)? \p{L}+/gu,
          " ",
        );
        const found = pairsFor(wanted);
        if (!found) return null;
        const rows = found.cards.map((card) => {
          const [picture = "", ...name] = card.split(" ");
          return `  [${js(picture)}, ${js(name.join(" "))}],`;
        });
        return replaced(
          files,
          PROGRAM,
          [[/const PICTURES = \[[\s\S]*?\n\];/, `const PICTURES = [\n${rows.join("\n")}\n];`]],
          `The cards show ${found.name} pictures now: ${found.cards
            .slice(0, 3)
            .map((card) => card.split(" ").slice(1).join(" "))
            .join(", ")} and ${found.cards.length - 3} more.`,
        );
      },
    },
    {
      asks: [anyOf("say|says|show|shows|write|display|message|text")],
      more: anyOf(
        "big|large|huge|letters?|text|at|the|end|when|won|win|wins|i|you|someone|finished|done|all|pairs?|cards?|found|game|is|over|are|in|message|instead|of",
      ),
      not: anyOf("start|begin(?:ning)?|title|button|above|back"),
      make(files, { said, words }) {
        const text = quoted(said);
        if (!text) return null;
        const made = replaced(
          files,
          PROGRAM,
          [
            [
              `status.textContent = \`All found in \${moves} moves.`,
              `status.textContent = ${js(`${text} `)} + \`All found in \${moves} moves.`,
            ],
          ],
          "",
        );
        if (!made.ok) return null;
        return isBig(words)
          ? bigAtEnd(applied(files, made.changes), text)
          : edited(
              made.changes,
              `When all pairs are found it says “${text}”, with the moves behind it.`,
            );
      },
    },
    {
      asks: [
        anyOf("(?:new game|restart)(?: button)?"),
        anyOf(
          "(?:at|to|on|below|under)(?: the)? (?:bottom|end|cards?|board|game)|below|underneath",
        ),
      ],
      more: CARDS,
      make(files) {
        const page = files.get(PAGE) ?? "";
        const button =
          /\n\s*<button type="button" class="button" id="restart">[^<]*<\/button>/.exec(page)?.[0];
        const board = /<fieldset class="board"[^\n]*<\/fieldset>\n/.exec(page)?.[0];
        if (!button || !board) return null;
        const next = page
          .replace(button, "")
          .replace(board, () => `${board}      <p class="below">${button.trim()}</p>\n`);
        const css = `${(files.get("styles.css") ?? "").trimEnd()}\n\n.below {\n  margin-top: 1.25rem;\n  text-align: center;\n}\n`;
        return edited(
          new Map([
            [PAGE, next],
            ["styles.css", css],
          ]),
          "The button “New game” stands below the cards now.",
        );
      },
    },
  ],
};

const isBig = (words: string) => /(?<!\p{L})(?:big|large|huge)(?!\p{L})/u.test(words);

function bigAtEnd(files: ReadonlyMap<string, string>, text: string): EditResult {
  const program = (files.get(PROGRAM) ?? "")
    .replace("function win() {\n", 'function win() {\n  status.classList.add("is-won");\n')
    .replace("function start() {\n", 'function start() {\n  status.classList.remove("is-won");\n');
  const css = `${(files.get("styles.css") ?? "").trimEnd()}\n\n.status.is-won {\n  color: var(--text);\n  font-size: clamp(1.75rem, 6vw, 2.75rem);\n  font-weight: 700;\n}\n`;
  return edited(
    new Map([
      [PROGRAM, program],
      ["styles.css", css],
    ]),
    `When all pairs are found it says “${text}” in big letters, with the moves behind it.`,
  );
}

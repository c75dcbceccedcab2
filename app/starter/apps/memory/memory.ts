import { staticPage } from "~/starter/base/page";
import { stylesheet } from "~/starter/base/stylesheet";
import { html, js, source } from "../source";
import { type StarterApp, sentenceCase } from "../starter-app";
import { MEMORY_SCRIPT, MEMORY_STYLES } from "./memory-source";

const SETS: [RegExp, string, string[]][] = [
  [
    /\b(?:fruits?|food|vegetables?)\b/,
    "fruit",
    [
      "🍎 apple",
      "🍌 banana",
      "🍇 grapes",
      "🍓 strawberry",
      "🍒 cherries",
      "🍍 pineapple",
      "🥝 kiwi",
      "🍉 melon",
      "🍋 lemon",
      "🥕 carrot",
    ],
  ],
  [
    /\b(?:space|planets?|stars?|rockets?)\b/,
    "space",
    [
      "🚀 rocket",
      "🪐 planet",
      "🌙 moon",
      "⭐ star",
      "☀️ sun",
      "🛰️ satellite",
      "👽 alien",
      "☄️ comet",
      "🌍 earth",
      "🔭 telescope",
    ],
  ],
  [
    /\b(?:sports?|football|games?)\b(?! (?:called|named))/,
    "sports",
    [
      "⚽ football",
      "🏀 basketball",
      "🎾 tennis",
      "🏓 table tennis",
      "🥊 boxing",
      "🏹 archery",
      "⛸️ skating",
      "🎳 bowling",
      "🏈 American football",
      "🎯 darts",
    ],
  ],
  [
    /\b(?:cars?|vehicles?|travel|trains?|transport)\b/,
    "travel",
    [
      "🚗 car",
      "🚂 train",
      "🚲 bicycle",
      "🚁 helicopter",
      "⛵ boat",
      "🚌 bus",
      "🛴 scooter",
      "🚜 tractor",
      "✈️ plane",
      "🚢 ship",
    ],
  ],
  [
    /\b(?:christmas|winter|holidays?)\b/,
    "winter",
    [
      "🎄 tree",
      "🎁 present",
      "⛄ snowman",
      "❄️ snowflake",
      "🔔 bell",
      "🕯️ candle",
      "🧣 scarf",
      "🦌 deer",
      "⭐ star",
      "🍪 cookie",
    ],
  ],
];
const ANIMALS = [
  "🐶 dog",
  "🐱 cat",
  "🦊 fox",
  "🐻 bear",
  "🐼 panda",
  "🐸 frog",
  "🦉 owl",
  "🐙 octopus",
  "🦋 butterfly",
  "🐢 turtle",
];

function pictures(subject: string, request: string): { name: string; cards: string[] } {
  const found =
    SETS.find(([pattern]) => pattern.test(subject.toLowerCase())) ??
    SETS.find(([pattern, name]) => name !== "sports" && pattern.test(request));
  return found ? { name: found[1], cards: found[2] } : { name: "animal", cards: ANIMALS };
}

export const memory: StarterApp = {
  id: "memory",
  name: "memory game",
  icon: "🃏",
  accent: "#6d3fd1",
  keywords: [
    "memory",
    "memory game",
    "memory card game",
    "matching game",
    "match game",
    "card matching game",
    "pairs game",
    "concentration game",
    "card game",
    "game",
    "find the pairs",
    "pairs",
  ],
  kinds: ["static"],
  defaultTitle: (subject, request) => {
    const { name } = pictures(subject, request);
    return `${sentenceCase(name)} pairs`;
  },
  describe: ({ subject, request }) =>
    `Find the pairs among ${pictures(subject, request).name} cards on three sizes of board; moves, time and best result are kept.`,
  next: ["use a playful style", "use the candy colours", "add a page called Rules"],
  files(params) {
    const { cards } = pictures(params.subject, params.request);
    const pairs = cards.map((card) => {
      const [picture = "", ...words] = card.split(" ");
      return [picture, words.join(" ")];
    });
    const body = source`
<main class="table">
  <header class="top">
    <h1>${html(params.title)}</h1>
    <dl class="score">
      <div><dt>Moves</dt><dd id="moves">0</dd></div>
      <div><dt>Time</dt><dd id="time">0:00</dd></div>
      <div><dt>Best</dt><dd id="best">–</dd></div>
    </dl>
  </header>
  <div class="controls">
    <label for="level">Board
      <select class="input" id="level">
        <option value="6">Small, 6 pairs</option>
        <option value="8" selected>Medium, 8 pairs</option>
        <option value="10">Large, 10 pairs</option>
      </select>
    </label>
    <button type="button" class="button" id="restart">New game</button>
  </div>
  <p class="status" id="status" role="status">Turn over two cards. The arrow keys move between them.</p>
  <div class="board" id="board" role="group" aria-label="Cards"></div>
</main>
`;
    return new Map([
      [
        "index.html",
        staticPage({
          title: params.title,
          description: memory.describe(params),
          icon: memory.icon,
          body,
        }),
      ],
      ["styles.css", stylesheet(params, MEMORY_STYLES)],
      [
        "script.js",
        `// A picture and what it shows, for those who hear the game.\nconst PICTURES = ${js(pairs)};\n\n${MEMORY_SCRIPT}`,
      ],
    ]);
  },
};

/** What the cards can show, by what asks for it: its name, and a picture and its word for each pair. */
export const SETS: [RegExp, string, string[]][] = [
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
/** What they show where nothing else is asked for. */
export const ANIMALS = [
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

/** The pictures that some words in small letters ask for; null where they ask for none that are here. */
export function pairsFor(words: string): { name: string; cards: string[] } | null {
  if (/\banimals?\b/.test(words)) return { name: "animal", cards: ANIMALS };
  const found = SETS.find(([pattern]) => pattern.test(words));
  return found ? { name: found[1], cards: found[2] } : null;
}

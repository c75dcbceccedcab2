import type { FileTree } from "~/projects/files";
import { html } from "../../source/html";
import { type EditResult, edited, unchanged } from "../edit";
import { partsOf } from "../parts/parts-of";
import { type Ability, words } from "./ability";

const NAMED: Readonly<Record<string, string>> = {
  ...{
    rocket: "🚀",
    heart: "❤️",
    star: "⭐",
    fire: "🔥",
    paw: "🐾",
    coffee: "☕",
    book: "📚",
    check: "✅",
  },
  ...{
    money: "💰",
    plant: "🌱",
    leaf: "🍃",
    sun: "☀️",
    camera: "📷",
    dog: "🐶",
    cat: "🐱",
    pizza: "🍕",
  },
  ...{
    flower: "🌸",
    music: "🎵",
    movie: "🎬",
    film: "🎬",
    popcorn: "🍿",
    smiley: "😊",
    smile: "😊",
    party: "🎉",
  },
  ...{
    flag: "🚩",
    trophy: "🏆",
    clock: "⏰",
    tomato: "🍅",
    brain: "🧠",
    house: "🏠",
    car: "🚗",
    bike: "🚲",
  },
  ...{
    cart: "🛒",
    pen: "✏️",
    pencil: "✏️",
    note: "📝",
    target: "🎯",
    muscle: "💪",
    world: "🌍",
    globe: "🌍",
  },
};
const EMOJI = /\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*/u;

/** A sign before the name of an app or page. */
export const EMOJI_ABILITIES: readonly Ability[] = [
  {
    send: "put a ⭐ before the title",
    words: [
      words("emoji|logo|icon|symbol|smiley|sign|\\p{Extended_Pictographic}|zeichen|emoticon"),
      words(
        "title|name|heading|headline|header|logo|titel|überschrift|titre|título|titolo|brand|app name",
      ),
    ],
    more: words(
      `add|put|a|an|the|to|before|in|front|of|next|beside|with|at|start|use|little|small|as|my|our|emoji|${Object.keys(NAMED).join("|")}`,
    ),
    not: words(
      "remove|delete|favicon|tab|upload|photo|picture|behind|after|end|bigger|smaller|left|right|instead|center|centre|link",
    ),
    makesText: true,
    make(files, wish) {
      const name = Object.keys(NAMED).find((one) => new RegExp(`\\b${one}\\b`, "i").test(wish));
      const sign = EMOJI.exec(wish)?.[0] ?? (name ? NAMED[name] : undefined);
      return sign ? beforeTitle(files, sign) : unchanged("Which sign? Put it into your message.");
    },
  },
];

function beforeTitle(files: FileTree, sign: string): EditResult {
  const said = `Put ${sign} before the name.`;
  const settings = files.get("src/settings.ts") ?? "";
  const own = /export const title = "((?:[^"\\]|\\.)*)";/.exec(settings);
  if (own)
    return own[1]?.startsWith(sign)
      ? unchanged("It is there already.")
      : edited(
          new Map([
            [
              "src/settings.ts",
              settings.replace(own[0], () => `export const title = "${sign} ${own[1]}";`),
            ],
          ]),
          said,
        );
  const page = files.get("index.html") ?? "";
  const title =
    partsOf(files).find(
      ({ path, classes, texts }) =>
        path === "index.html" && classes.includes("brand") && texts.length > 0,
    ) ??
    partsOf(files).find(
      ({ path, tag, texts }) => path === "index.html" && tag === "h1" && texts.length > 0,
    );
  const text = title?.texts[0];
  if (text?.path !== "index.html") return unchanged("I found no name on the page.");
  return text.text.startsWith(sign)
    ? unchanged("It is there already.")
    : edited(
        new Map([
          ["index.html", `${page.slice(0, text.start)}${html(sign)} ${page.slice(text.start)}`],
        ]),
        said,
      );
}

import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../match/words";
import { type EditResult, edited, unchanged } from "../edit";
import { asTexts } from "../grammar/texts";
import { type Ability, words } from "./ability";
import { replaced } from "./in-place-of";

const DATA = "src/data.ts";
const MAIN = "src/main.ts";
const CITIES = /export const cities: City\[\] = \[\n([\s\S]*?)\];/;
const isWeather = (files: FileTree) => CITIES.test(files.get(DATA) ?? "");
const NO_WEATHER = unchanged("There are no cities here.");

const cityLines = (files: FileTree) =>
  (CITIES.exec(files.get(DATA) ?? "")?.[1] ?? "").split("\n").filter((line) => line.trim() !== "");
const nameOf = (line: string) => /name: "([^"]*)"/.exec(line)?.[1] ?? "";

function withCities(files: FileTree, lines: readonly string[], said: string): EditResult {
  const code = files.get(DATA) ?? "";
  const next = code.replace(
    CITIES,
    () => `export const cities: City[] = [\n${lines.join("\n")}\n];`,
  );
  return edited(new Map([[DATA, next]]), said);
}

/** Made-up weather for a city: of its name alone, so that it is the same each time. */
function sampleOf(name: string): string {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const sky = ["sun", "cloud", "rain"][sum % 3];
  return `  { name: ${JSON.stringify(name)}, now: ${6 + (sum % 21)}, sky: "${sky}", wind: ${6 + (sum % 19)}, humidity: ${45 + (sum % 41)} },`;
}

const NAMES =
  /(?:add|include|also|with|need|want|put|füge?|ajoute[rz]?|añade|aggiungi|adiciona)\s+(?:(?:the )?(?:cities|city|towns?|städte|stadt|ciudades|villes|città|places?)\s*:?\s+)?(.+?)(?:\s+(?:to|as|in|on) (?:the |my |a )?(?:cities|city|list|app|places?|new .*)|\s+hinzu|\s+as well|\s+too|\s+please)?$/iu;
const NO_CITY =
  /\d|(?<!\p{L})(?:wind|humidity|rain|snow|sun|sunrise|sunset|forecast|button|text|icons?|colou?r|uv|pressure|alerts?|map|search|background|footer|hours?|days?|week|temperature|chart|graph|dark|mode|title|my|location|weather|switch|toggle|field|note|animation|date|clock|time|air|moon|more)(?!\p{L})/iu;

/** What weather apps on sample data can be given. */
export const WEATHER_ABILITIES: readonly Ability[] = [
  {
    send: "add Berlin to the cities",
    words: [
      words("add|include|also|need|want|put|füge?|ergänze?|ajoute*|añade|agrega|aggiungi|adiciona"),
    ],
    more: ".+",
    make(files, wish) {
      if (!isWeather(files)) return NO_WEATHER;
      const said = NAMES.exec(wish.trim().replace(/[.!?]+$/, ""))?.[1] ?? "";
      const names = asTexts(said).map((one) => one.trim());
      const lines = cityLines(files);
      if (names.length === 0 || names.some((one) => NO_CITY.test(one) || one.split(" ").length > 3))
        return unchanged("Which city?");
      const fresh = names
        .map((one) => one.split(" ").map(sentenceCase).join(" "))
        .filter((one) => !lines.some((line) => nameOf(line) === one));
      const there = names.length - fresh.length;
      if (fresh.length === 0) return unchanged("It is in the list already.");
      return withCities(
        files,
        [...lines, ...fresh.map(sampleOf)],
        `Added ${fresh.map((one) => `“${one}”`).join(" and ")} with made-up weather, like the others.${there > 0 ? " The other one is in the list already." : ""}`,
      );
    },
  },
  {
    send: "start with Oslo",
    words: [
      words(
        "start|starts|first|default|begin|open|opens|show first|beginn*|anfang*|zuerst|commence*|empieza|primero|inizi*|prima",
      ),
    ],
    make(files, wish) {
      if (!isWeather(files)) return NO_WEATHER;
      const lines = cityLines(files);
      const said = wish.toLowerCase();
      const named = lines.find((line) => said.includes(nameOf(line).toLowerCase()));
      const other = /(?:with|in|to|mit|par|con|com)\s+(\p{L}[\p{L} -]{2,24})$/u.exec(
        wish.trim().replace(/[.!?]+$/, ""),
      )?.[1];
      if (!named && (!other || NO_CITY.test(other))) return unchanged("With which city?");
      const first = named ?? sampleOf((other ?? "").split(" ").map(sentenceCase).join(" "));
      return withCities(
        files,
        [first, ...lines.filter((line) => line !== named)],
        `It starts with “${nameOf(first)}”. Where somebody chose a city before, that stays chosen.`,
      );
    },
  },
  {
    send: "start with Fahrenheit",
    words: [
      words("fahrenheit|°f|celsius|°c"),
      words("default|start*|begin*|first|always|use|from the start|instead|only|in|show|standard*"),
    ],
    more: words("degrees|unit|units|temperature|temperatures|by|of|the|be|should|want|me|with"),
    not: words("switch|toggle|button|both"),
    make(files, wish) {
      const unit = /fahrenheit|°f/i.test(wish) && !/instead of f/i.test(wish) ? "F" : "C";
      return isWeather(files)
        ? replaced(
            files,
            DATA,
            [[/export const firstUnit = "\w";/, `export const firstUnit = "${unit}";`]],
            `It starts with °${unit}. Where somebody chose a unit before, that stays chosen.`,
          )
        : NO_WEATHER;
    },
  },
  {
    send: "show sunrise and sunset",
    words: [
      words(
        "sunrise|sunset|sonnenaufgang|sonnenuntergang|lever|coucher|amanecer|atardecer|alba|tramonto",
      ),
    ],
    more: words(
      "and|und|add|show|time|times|of|the|for|each|city|when|sun|goes|up|down|soleil|sol|zeiten",
    ),
    not: words("colou?rs?|theme|background|palette|gradient|look|style"),
    make: (files) =>
      isWeather(files)
        ? replaced(
            files,
            MAIN,
            [
              [
                /^( {6})fact\("Feels like", [^\n]*\n/m,
                `      fact("Feels like", degrees(city.now - city.wind / 10)),\n      fact("Sunrise", \`06:\${String(city.humidity % 60).padStart(2, "0")}\`),\n      fact("Sunset", \`19:\${String(city.wind % 60).padStart(2, "0")}\`),\n`,
              ],
            ],
            "Sunrise and sunset stand beside wind and humidity: made up, like all numbers here.",
          )
        : NO_WEATHER,
  },
  {
    send: "say what to wear",
    words: [
      words(
        "wear|clothes|clothing|outfit|jacket|coat|umbrella|anziehen|kleidung|jacke|porter|veste|ropa|vestire|vestiti",
      ),
    ],
    more: words(
      "what|tell|me|say|show|suggest*|advice|tip|tips|to|under|over|below|above|degrees|t-shirt|tshirt|shirt|if|it|rains|when|a|recommend*|add",
    ),
    not: words("call|rename|title|name|font"),
    make(files, wish) {
      if (!isWeather(files)) return NO_WEATHER;
      const cold = Number(/(?:under|below|unter|less than|<) ?(\d{1,2})/i.exec(wish)?.[1] ?? 12);
      const warm = Number(/(?:over|above|über|more than|>) ?(\d{1,2})/i.exec(wish)?.[1] ?? 20);
      return replaced(
        files,
        MAIN,
        [
          [
            /^ {6}element\("p", "words", "", icon\(city\.sky\)[^\n]*\n/m,
            `      element("p", "words", "", icon(city.sky), element("span", "", WORDS[city.sky])),\n      element("p", "wear", wear(city)),\n`,
          ],
          [
            "function show() {",
            `/** What to put on, by the degrees and the sky. */\nfunction wear({ now, sky }: City): string {\n  const clothes = now < ${cold} ? "Take a jacket" : now > ${warm} ? "A T-shirt will do" : "Take a light jumper";\n  return sky === "rain" ? \`\${clothes}, and an umbrella.\` : \`\${clothes}.\`;\n}\n\nfunction show() {`,
          ],
        ],
        `It says what to wear: a jacket below ${cold} °C, a T-shirt above ${warm} °C, an umbrella when it rains.`,
      );
    },
  },
];

import { vanillaFiles } from "~/starter/base/vanilla-files";
import { html, js, source } from "../source";
import type { StarterApp } from "../starter-app";
import { CONVERTER_MAIN, CONVERTER_STYLES, CONVERTER_UNITS } from "./converter-source";

const FIRST: [RegExp, string][] = [
  [/\b(?:temperature|celsius|fahrenheit)\b/, "Temperature"],
  [/\b(?:weight|mass|kilos?|pounds|kg)\b/, "Weight"],
  [/\b(?:volume|litres?|liters?|gallons?|cups?|cooking|kitchen)\b/, "Volume"],
  [/\b(?:speed|kmh|mph)\b/, "Speed"],
  [/\b(?:data|bytes?|megabytes?|storage)\b/, "Data"],
  [/\b(?:area|hectares?|acres?)\b/, "Area"],
];

export const converter: StarterApp = {
  id: "converter",
  name: "unit converter",
  icon: "📐",
  accent: "#8a4fbf",
  keywords: [
    "converter",
    "unit converter",
    "conversion",
    "unit conversion",
    "temperature converter",
    "currency converter",
    "measurement converter",
    "convert unit",
    "weight converter",
    "length converter",
  ],
  kinds: ["vanilla"],
  defaultTitle: () => "Unit converter",
  describe: ({ request }) =>
    `Length, weight, temperature, volume, area, speed and data, converted as you type.${/currency/.test(request) ? " Currencies are not in it: their rates change and it fetches nothing." : ""}`,
  next: ["use a minimal style", "make it teal", "add a dark mode toggle"],
  files(params) {
    const first = FIRST.find(([pattern]) => pattern.test(params.request))?.[1] ?? "Length";
    return vanillaFiles(converter, params, {
      body: source`
<main class="bench">
  <h1>${html(params.title)}</h1>
  <div class="kinds" id="kinds" role="group" aria-label="What to convert"></div>
  <form class="card machine" id="form">
    <div class="side">
      <label class="label" for="amount">From</label>
      <input class="input amount" id="amount" type="text" inputmode="decimal" autocomplete="off" />
      <label class="visually-hidden" for="from">Unit to convert from</label>
      <select class="input" id="from"></select>
    </div>
    <button class="button swap" type="button" id="swap" aria-label="Swap the units">⇄</button>
    <div class="side">
      <span class="label" id="to-label">To</span>
      <output class="result" id="result" for="amount from to" aria-labelledby="to-label" aria-live="polite"></output>
      <label class="visually-hidden" for="to">Unit to convert to</label>
      <select class="input" id="to"></select>
    </div>
    <p class="muted formula" id="formula"></p>
  </form>
  <section aria-labelledby="all-title">
    <h2 id="all-title">In every unit</h2>
    <dl class="all" id="all"></dl>
  </section>
</main>
`,
      main: CONVERTER_MAIN,
      styles: CONVERTER_STYLES,
      files: { "src/units.ts": `${CONVERTER_UNITS}\nexport const firstKind = ${js(first)};\n` },
    });
  },
};

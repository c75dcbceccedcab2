import type { StarterApp } from "~/starter/starter-app";

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
  accent: "#8a4fbf",
  pairing: "launch",
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
  values: ({ request }) => ({
    firstKind: FIRST.find(([pattern]) => pattern.test(request))?.[1] ?? "Length",
  }),
};

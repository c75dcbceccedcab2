import { vanillaFiles } from "~/starter/base/vanilla-files";
import { cleanTitle } from "~/starter/match/title";
import { html, js, jsLines, source } from "../source";
import { type StarterApp, sentenceCase } from "../starter-app";
import { WEATHER_MAIN, WEATHER_STYLES } from "./weather-source";

/** Made-up weather, shaped like real days: °C, mm and km/h. */
function sampleCities(first: string) {
  const base = [
    { name: "Lisbon", now: 22, sky: "sun", wind: 14, humidity: 58 },
    { name: "Oslo", now: 9, sky: "cloud", wind: 21, humidity: 71 },
    { name: "Nairobi", now: 25, sky: "sun", wind: 11, humidity: 48 },
    { name: "Osaka", now: 18, sky: "rain", wind: 17, humidity: 82 },
  ];
  if (first === "" || base.some(({ name }) => name.toLowerCase() === first.toLowerCase()))
    return base;
  return [{ name: first, now: 17, sky: "cloud", wind: 13, humidity: 63 }, ...base];
}

export const weather: StarterApp = {
  id: "weather",
  name: "weather dashboard",
  icon: "🌤️",
  accent: "#2490d8",
  keywords: ["weather", "weather app", "weather dashboard", "forecast", "temperature", "climate"],
  kinds: ["vanilla"],
  defaultTitle: () => "Weather",
  describe: () =>
    "Cities, the next hours and a week ahead, on sample data that is labelled as such: it fetches nothing.",
  next: ["rename it to Skies", "use the sunset colours", "add a dark mode toggle"],
  files(params) {
    const place = /^[\p{L} .'-]{2,30}$/u.test(params.subject)
      ? sentenceCase(cleanTitle(params.subject))
      : "";
    const cities = sampleCities(place);
    const unit = /\bfahrenheit\b|°f/.test(params.request) ? "F" : "C";
    return vanillaFiles(weather, params, {
      body: source`
<main class="sky">
  <header class="top">
    <h1>${html(params.title)}</h1>
    <p class="sample">Sample data: these numbers are made up</p>
    <div class="units" role="group" aria-label="Unit">
      <button type="button" data-unit="C">°C</button>
      <button type="button" data-unit="F">°F</button>
    </div>
  </header>
  <div class="cities" id="cities" role="group" aria-label="City"></div>
  <div id="report" aria-live="polite"></div>
</main>
`,
      main: WEATHER_MAIN,
      styles: WEATHER_STYLES,
      files: {
        "src/data.ts": source`
export type Sky = "sun" | "cloud" | "rain";

export interface City {
  name: string;
  /** °C */
  now: number;
  sky: Sky;
  /** km/h */
  wind: number;
  /** percent */
  humidity: number;
}

/** Sample data. Replace it with a request to a weather service of your choice. */
export const cities: City[] = ${jsLines(cities)};

export const firstUnit = ${js(unit)};
`,
      },
    });
  },
};

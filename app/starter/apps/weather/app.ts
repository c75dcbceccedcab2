import { cleanTitle } from "~/starter/match/title";
import { sentenceCase } from "~/starter/match/words";
import type { StarterApp } from "~/starter/starter-app";

/** Made-up weather, shaped like real days: °C, mm and km/h. */
function sampleCities(names: readonly string[]) {
  const base = [
    { name: "Lisbon", now: 22, sky: "sun", wind: 14, humidity: 58 },
    { name: "Oslo", now: 9, sky: "cloud", wind: 21, humidity: 71 },
    { name: "Nairobi", now: 25, sky: "sun", wind: 11, humidity: 48 },
    { name: "Osaka", now: 18, sky: "rain", wind: 17, humidity: 82 },
  ];
  const own = (name: string) => base.find((city) => city.name.toLowerCase() === name.toLowerCase());
  const named = names.map(
    (name, at) =>
      own(name) ?? {
        name,
        now: 17 - 2 * at,
        sky: SKIES[at % SKIES.length] ?? "sun",
        wind: 13 + at,
        humidity: 63 + 4 * at,
      },
  );
  return [...named, ...base.filter((city) => !named.includes(city))];
}

const SKIES = ["cloud", "sun", "rain"];

export const weather: StarterApp = {
  id: "weather",
  name: "weather dashboard",
  accent: "#2490d8",
  pairing: "gallery",
  keywords: ["weather", "weather app", "weather dashboard", "forecast", "temperature", "climate"],
  kinds: ["vanilla"],
  defaultTitle: () => "Weather",
  describe: () =>
    "Cities, the next hours and a week ahead, on sample data that is labelled as such: it fetches nothing.",
  next: ["rename it to Skies", "use the sunset colours", "add a dark mode toggle"],
  values({ subject, request }) {
    const places = subject
      .split(/\s*,\s*(?:(?:and|und|et|y|e)\s+)?|\s+(?:and|und|et|y|e|&)\s+/u)
      .filter((place) => /^[\p{L} .'-]{2,30}$/u.test(place))
      .map((place) => sentenceCase(cleanTitle(place)));
    return {
      cities: sampleCities(places),
      firstUnit: /\bfahrenheit\b|°f/.test(request) ? "F" : "C",
    };
  },
};

import { cleanTitle } from "~/starter/match/title";
import { sentenceCase } from "~/starter/match/words";
import type { StarterApp } from "~/starter/starter-app";

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
  accent: "#2490d8",
  pairing: "gallery",
  keywords: ["weather", "weather app", "weather dashboard", "forecast", "temperature", "climate"],
  kinds: ["vanilla"],
  defaultTitle: () => "Weather",
  describe: () =>
    "Cities, the next hours and a week ahead, on sample data that is labelled as such: it fetches nothing.",
  next: ["rename it to Skies", "use the sunset colours", "add a dark mode toggle"],
  values({ subject, request }) {
    const place = /^[\p{L} .'-]{2,30}$/u.test(subject) ? sentenceCase(cleanTitle(subject)) : "";
    return {
      cities: sampleCities(place),
      firstUnit: /\bfahrenheit\b|°f/.test(request) ? "F" : "C",
    };
  },
};

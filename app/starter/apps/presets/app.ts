import { minutesNamed } from "~/starter/match/named-minutes";
import type { StarterApp } from "~/starter/starter-app";

const OF_EGGS = [
  { name: "Soft", minutes: 5 },
  { name: "Medium", minutes: 7 },
  { name: "Hard", minutes: 10 },
];

const OF_TEA = [
  { name: "Green tea", minutes: 2 },
  { name: "Black tea", minutes: 4 },
  { name: "Herbal tea", minutes: 7 },
];
const OF_ANYTHING = [
  { name: "Short", minutes: 5 },
  { name: "Middle", minutes: 10 },
  { name: "Long", minutes: 20 },
];

/** A timer with named choices: an egg soft, medium or hard. */
export const presets: StarterApp = {
  id: "presets",
  name: "timer with choices",
  accent: "#c2570c",
  pairing: "launch",
  keywords: ["egg timer", "tea timer", "pasta timer", "eieruhr"],
  kinds: ["static"],
  defaultTitle: (_, request) =>
    isOfEggs(request) ? "Egg timer" : isOfTea(request) ? "Tea timer" : "Kitchen timer",
  describe: ({ said }) =>
    `Choose ${choicesIn(said)
      .map(({ name, minutes }) => `${name} (${minutes} min)`)
      .join(", ")} and press Start; it counts down and beeps at the end while the page is open.`,
  example: "an egg timer",
  next: ["make it green", "use a minimal style", "make the text bigger"],
  reads: /\d|\b(?:beeps?|sounds?|alarm|rings?|boil(?:ed|ing)?|eggs?|soft|medium|hard|tea|pasta)\b/u,
  values: ({ said }) => ({ CHOICES: choicesIn(said) }),
};

function choicesIn(said: string) {
  const named = minutesNamed(said);
  if (named.length > 1) return named;
  const request = said.toLowerCase();
  return isOfEggs(request) ? OF_EGGS : isOfTea(request) ? OF_TEA : OF_ANYTHING;
}

function isOfEggs(request: string): boolean {
  return /\beggs?\b|\beier/.test(request);
}

function isOfTea(request: string): boolean {
  return /\btea\b/.test(request);
}

import type { StarterApp } from "~/starter/starter-app";

/** How fast it begins, in steps of a second. */
function speedOf(request: string): number {
  if (/(?<!\p{L})(?:slow|easy|langsam|lente?|lento|fácil|facile)(?!\p{L})/u.test(request)) return 5;
  return /(?<!\p{L})(?:fast|quick|hard|schnell|rapide|rápid[ao]|veloce)(?!\p{L})/u.test(request)
    ? 11
    : 8;
}

export const snake: StarterApp = {
  id: "snake",
  name: "snake game",
  accent: "#2f9e44",
  pairing: "playground",
  keywords: ["snake", "snake game", "schlangenspiel", "jeu du serpent", "juego de la serpiente"],
  unmistakable: /\bsnake(?: game)?\b/,
  kinds: ["static"],
  defaultTitle: () => "Snake",
  describe: () =>
    "The snake grows with each bite and gets faster; walls and its own tail end the game. Arrow keys, swiping or the buttons steer it, space pauses, and the best score is kept in this browser.",
  example: "a snake game",
  next: ["make it purple", "use a playful style", "make the text bigger"],
  reads: /high ?score|best score|snake/u,
  values: ({ request }) => ({ speed: speedOf(request) }),
};

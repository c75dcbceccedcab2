import type { StarterApp } from "../starter-app";
import { headAndRest, holdsPhrase } from "./words";

/** What is asked for ("landing page") outweighs what it is about ("for a notes app"). */
const HEAD_WEIGHT = 3;

/** The app a request means, or null. Longer phrases weigh more; ties go to the catalog's order. */
export function matchApp(
  words: string,
  apps: readonly StarterApp[],
): { app: StarterApp; inHead: boolean } | null {
  const { head, rest } = headAndRest(words);
  let best: { app: StarterApp; score: number; inHead: boolean } | null = null;
  for (const app of apps) {
    const inHead = longest(head, app.keywords);
    const score = inHead * HEAD_WEIGHT + longest(rest, app.keywords);
    if (score > 0 && (!best || score > best.score)) best = { app, score, inHead: inHead > 0 };
  }
  return best;
}

function longest(text: string, keywords: readonly string[]): number {
  if (text === "") return 0;
  let result = 0;
  for (const keyword of keywords) {
    const weight = 1 + keyword.length / 10 + (keyword.includes(" ") ? 1 : 0);
    if (weight > result && holdsPhrase(text, keyword)) result = weight;
  }
  return result;
}

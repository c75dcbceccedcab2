import { CURRENCY } from "./money";
import { sentenceCase } from "./words";

/** A number that is to be reached: "my goal is 8", "Ziel 8 Gläser", "objectif 8 par jour". Money is saved, and no habit. */
const GOAL = new RegExp(
  `(?<!\\p{L})(?:goal|target|aim|ziel|tagesziel|objectif|but|objetivo|meta|obiettivo)(?: (?:is|are|of|to do|ist|von|est|de|es|è|é|di))*:? (\\d{1,3}(?:[.,]?\\d{3})?(?: (?!(?:a|an|per|pro|par|each|every|am|im|al|por|ao|times?|days?|and|und|et)(?!\\p{L}))\\p{L}{3,12})?)(?! ?(?:${CURRENCY})|[\\d.,]*\\d)`,
  "iu",
);
const OF_EVERY_DAY =
  /(?<!\p{L})(?:daily|days?|täglich|tag|tage|jour|día|giorno|dia|count|track|log|zählen?|compter|contar|contare|conter|llevar la cuenta)(?!\p{L})/iu;
/** What is counted, up to who does it and when. */
const COUNTED =
  /(?<!\p{L})(?:how many|how much|(?:count|track|log)(?:ing)?|zählt?|zählen|zum|compter|cuenta de|contar|contare)\s+(?:(?:how many|how much|my|the|all|meine|die|mes|les|le|mis|los|las|i miei|le mie|gli|os meus|o nº de)\s+)*(\p{L}[\p{L}'’ -]{2,40}?)(?=\s+(?:i|we|ich|every|each|a|per|que|che|je|am|pro|par|por|al|today)(?!\p{L})|\s*[,.;:–!?]|$)/iu;

/** What somebody wants to do so and so often: its number as written, and what it is of; null where no such goal is said. */
export function dailyGoalIn(text: string): { number: string; entry: string | null } | null {
  const number = GOAL.exec(text)?.[1];
  if (!number || !OF_EVERY_DAY.test(text)) return null;
  const counted = COUNTED.exec(text)?.[1]?.trim();
  return { number, entry: counted ? `${sentenceCase(counted)}: ${number}` : null };
}

import { CURRENCY } from "./money";
import { sentenceCase } from "./words";

/** A number that is to be reached: "my goal is 8", "Ziel 8 Gläser", "objectif 8 par jour". Money is saved, and no habit. */
const GOAL = new RegExp(
  `(?<!\\p{L})(?:goal|target|aim|ziel|tagesziel|objectif|but|objetivo|meta|obiettivo)(?: (?:is|are|of|to do|ist|von|est|de|es|è|é|di))*:? (\\d{1,3}(?:[.,]?\\d{3})?(?: (?!(?:a|an|per|pro|par|each|every|am|im|al|por|ao|times?|days?|and|und|et)(?!\\p{L}))\\p{L}{3,12})?)(?! ?(?:${CURRENCY})|[\\d.,]*\\d)`,
  "iu",
);
/** "8 glasses a day is my goal", "I want to drink 8 glasses a day": the number before what it is of. */
const A_DAY =
  /(?<![\d.,])(\d{1,3}(?:[.,]?\d{3})? (?!(?:times?|hours?|minutes?|mal|fois|veces|volte|vezes)(?!\p{L}))\p{L}{3,14}) (?:a|per|each|every|am|pro|par|al|por|ao) (?:day|tag|jour|día|giorno|dia)(?!\p{L})/iu;
/** Said of what is to be reached, beside such a number. */
const IS_GOAL =
  /(?<!\p{L})(?:goals?|targets?|aim|tracker|track|habit|ziel|objectif|objetivo|meta|obiettivo|drink(?:ing)?|walk(?:ing)?|trinken|boire|beber|bere)(?!\p{L})/iu;
/** "Water tracker": what is counted, where nothing says it in a sentence. */
const TRACKED =
  /(?<!\p{L})(?!(?:habit|goal|daily|simple|a|the|my)(?!\p{L}))(\p{L}{3,20}) (?:tracker|counter|log)(?!\p{L})/iu;
const OF_EVERY_DAY =
  /(?<!\p{L})(?:daily|days?|täglich|tag|tage|jour|día|giorno|dia|count|track|log|zählen?|compter|contar|contare|conter|llevar la cuenta)(?!\p{L})/iu;
/** What is counted, up to who does it and when. */
const COUNTED =
  /(?<!\p{L})(?:how many|how much|(?:count|track|log)(?:ing)?|zählt?|zählen|zum|compter|cuenta de|contar|contare)\s+(?:(?:how many|how much|my|the|all|meine|die|mes|les|le|mis|los|las|i miei|le mie|gli|os meus|o nº de)\s+)*(\p{L}[\p{L}'’ -]{2,40}?)(?=\s+(?:i|we|ich|every|each|a|per|que|che|je|am|pro|par|por|al|today)(?!\p{L})|\s*[,.;:–!?]|$)/iu;

/** What somebody wants to do so and so often: its number as written, and what it is of; null where no such goal is said. */
export function dailyGoalIn(text: string): { number: string; entry: string | null } | null {
  const aDay = IS_GOAL.test(text) ? A_DAY.exec(text)?.[1] : undefined;
  const number = aDay ?? GOAL.exec(text)?.[1];
  if (!number || !OF_EVERY_DAY.test(text)) return null;
  const counted = (COUNTED.exec(text)?.[1] ?? TRACKED.exec(text)?.[1])?.trim();
  return { number, entry: counted ? `${sentenceCase(counted)}: ${number}` : null };
}

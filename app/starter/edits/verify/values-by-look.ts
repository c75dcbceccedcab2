import type { FileTree } from "~/projects/files";
import { withEnglishLooks, withoutLooks } from "../parts/look-words";

/** What has a value that people change, and what somebody pays, does or counts for: it is no look. */
const VALUED =
  /(?<!\p{L})(?:pays?|paying|paid|owes?|gets?|earns?|does|counts?|works|charge[sd]?|zahl\p{L}*|bezahl\p{L}*|bekomm\p{L}*|arbeitet|zählt|pa(?:ie|ye)\p{L}*|reçoi\p{L}+|compte|paga\p{L}*|recibe|cuenta|trabaja|riceve|conta|lavora|recebe|trabalha|prices?|rates?|fees?|costs?|tickets?|amounts?|points?|hours?|preise?|kosten|gebühr\p{L}*|punkte?|prix|tarifs?|precios?|tarifas?|prezz[oi]|tariff[ae]|preços?|valor(?:es)?)(?!\p{L})/iu;
/** A size is no look of its own beside these: "up by 10%", "half", "double". */
const AMOUNT =
  /(?:\d+(?:[.,]\d+)? ?(?:%|percent|prozent|pour ?cent|por ciento|per cento|por cento)|(?<!\p{L})(?:half|double|twice|triple|doppelt|halb\p{L}*|moitié|double|mitad|doble|metà|doppio|metade|dobro)(?!\p{L}))/iu;

/** A value that was to change, and of which only the look did: "prices up by 10%". */
export function valuesByLook(wish: string, before: FileTree, after: FileTree): string[] {
  const changed = [...after].filter(([path, text]) => before.get(path) !== text);
  const isOnlyLook = changed.length > 0 && changed.every(([path]) => path.endsWith(".css"));
  if (!isOnlyLook || !VALUED.test(wish) || !AMOUNT.test(wish)) return [];
  const rest = withEnglishLooks(wish.replace(new RegExp(AMOUNT, "giu"), " "))
    .replace(/\s+/g, " ")
    .trim();
  return withoutLooks(rest) === rest ? ["the values would be as before"] : [];
}

import { CONJUNCTION } from "./lexicon";

const QUOTED = /^["“„«‹‘']\s*(.+?)\s*["”“»›’']$/su;

/** A text that a wish gives, as it is to be written: without the quotes around it, without what ends a sentence. */
export function asText(raw: string): string {
  const said = raw
    .trim()
    .replace(
      /\s*[,–-]?\s+(?:please|pls|plz|bitte|danke|thanks?|thank you|por favor|per favore|merci|svp|stp|s['’]il (?:te|vous) plaît|gracias|grazie|obrigad[oa]|instead|stattdessen)\s*[.!]*$/iu,
      "",
    )
    .trim();
  const quoted = QUOTED.exec(said)?.[1] ?? QUOTED.exec(said.replace(/[.,;]+$/, ""))?.[1];
  if (quoted !== undefined && !/["“”„«»]/u.test(quoted)) return quoted;
  // A full stop ends the wish, not the text, unless that is of several sentences itself.
  return /[.!?]\s+\p{Lu}/u.test(said) ? said : said.replace(/(?<=[\p{L}\p{N})])[.,;]+$/u, "");
}

const BETWEEN = new RegExp(`\\s*[,;/|]\\s*(?:${CONJUNCTION}\\s+)?|\\s+${CONJUNCTION}\\s+`, "iu");

/** The texts of a list: "Ben, Chloe and Raj". One where nothing stands between several. */
export function asTexts(raw: string): string[] {
  return asText(raw)
    .split(BETWEEN)
    .map((text) => asText(text))
    .filter((text) => text !== "");
}

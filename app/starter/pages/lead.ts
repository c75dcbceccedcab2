import { sentenceCase } from "../match/words";

/** "a tech meetup in Hamburg": "A tech meetup in Hamburg." Null when the title says as much. */
export function leadOf(summary: string | null, title: string): string | null {
  if (!summary || saysNoMore(summary, title)) return null;
  return `${sentenceCase(summary).replace(/[.!?]$/, "")}.`;
}

/** Whom something is for, in the words of whoever gives it. */
const FOR_SOMEBODY =
  / (?:for|für|pour|para|per) (?:my|our|mein\p{L}*|unser\p{L}*|mon|ma|notre|mi|nuestr[oa]|mi[oa]|meu|minha) /iu;

/** "Café Sonne" of Sonne says no more; "Retirement party for my dad Gordon" of Gordon does. */
function saysNoMore(summary: string, title: string): boolean {
  return summary.toLowerCase().endsWith(title.toLowerCase()) && !FOR_SOMEBODY.test(summary);
}

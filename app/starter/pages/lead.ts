import { sentenceCase } from "../match/words";

/** "a tech meetup in Hamburg": "A tech meetup in Hamburg." Null when the title says as much. */
export function leadOf(summary: string | null, title: string): string | null {
  if (!summary || saysNoMore(summary, title)) return null;
  return `${sentenceCase(summary).replace(/[.!?]$/, "")}.`;
}

/** "Café Sonne" of Sonne says no more; "Retirement party for my dad Gordon" of Gordon does. */
function saysNoMore(summary: string, title: string): boolean {
  const isEnd = summary.toLowerCase().endsWith(title.toLowerCase());
  return isEnd && summary.slice(0, -title.length).trim().split(/\s+/).length < 4;
}

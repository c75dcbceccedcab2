import { isDeclined } from "../match/declined";
import type { Facts } from "../match/facts/facts";
import { unescapeHtml } from "../source/html";
import type { StarterApp, StarterParams } from "../starter-app";
import { markdown } from "./sentences";

/** Words of a wish, and of nothing in it. */
const SAYS_NOTHING =
  /^(?:kids?|children|members?|clients?|guests?|players?|drivers?|kinder|leute|mitglieder|enfants|colocs?|hijos|clientes|bambini|filhos|opening|tengo|tenemos|abrimos|kategorien|categor(?:ies|ías|ias|ie)|catégories|somos|sind|meine?[nrms]?|unsere?[nrms]?|eintrage[n]?|notiere[n]?|sammel\p{L}*|sommes|siamo|wants?|needs?|would|like|have|that|this|make|build|create|track|keep|with|your|about|some|please)$/u;
/** Words for a page, and for what pages are of. */
const PAGE_WORDS = [
  "invitation einladung invitación invito convite flyer online shop store blog order form page site website homepage about for",
];
/** So many words of what asked for an app may be shown by none of it: more say something else. */
const MOST_OF_WISH = 3;
/** What amounts are in, as an app holds it and as people say it. */
const CURRENCIES: readonly [code: string, word: string][] = [
  ["eur", "euros"],
  ["gbp", "pounds"],
  ["usd", "dollars"],
  ["jpy", "yen"],
  ["inr", "rupees"],
  ["chf", "francs"],
];
/** More quotes than this are a wall. */
const MOST_QUOTES = 10;

/**
 * What a person said and the project does not show, as they wrote it: found by looking at what was
 * made, so that nothing is claimed.
 */
export function notUsed(
  { facts, title, fields, request, lists }: StarterParams,
  app: StarterApp,
  files: ReadonlyMap<string, string>,
): string[] {
  const shown = plain([...files.values()].join("\n"));
  const isRead = (span: string) => app.reads?.test(plain(span)) === true;
  // A day in an entry stands in its field, written otherwise.
  const entries = app.page ? [] : lists.entries.map(plain);
  const isEntry = (span: string) =>
    entries.some((entry) => entry.includes(plain(span)) || plain(span).endsWith(entry));
  // Days and hours that can be chosen in a field stand there one by one.
  const isChosen = (part: string) => {
    const words = plain(part)
      .split(/[\s,]+/)
      .filter((word) => word.length > 2);
    return !app.page && words.length > 0 && words.every((word) => shown.includes(word));
  };
  const said = saidOf(facts).filter(
    (parts) =>
      !parts.every((part) => shown.includes(plain(part)) || isChosen(part)) &&
      !(parts.length === 1 && (isRead(parts[0] ?? "") || isEntry(parts[0] ?? ""))),
  );
  const known = plain(
    [
      shown,
      title,
      app.name,
      ...(app.page ? PAGE_WORDS : []),
      ...app.keywords,
      ...(fields ?? []).map(({ label }) => label),
      ...CURRENCIES.flatMap(([code, word]) => (shown.includes(`"${code}"`) ? [word] : [])),
    ].join(" "),
  );
  // What asked for the app made it: that was used, though not each of its words is shown.
  const isWish = (span: string) => !app.page && plain(request).startsWith(plain(span));
  // A wish as a whole was used: it made this.
  const whole = plain(request).replace(/[^\p{L}\p{N}]/gu, "");
  const rest = facts.unused.filter(
    (span) =>
      plain(span).replace(/[^\p{L}\p{N}]/gu, "") !== whole &&
      !isRead(span) &&
      !isEntry(span) &&
      // What is declined and is not there is as it was said.
      !(!app.page && isDeclined(span)) &&
      wordsOf(span).filter((word) => !known.includes(word)).length >
        (isWish(span) ? MOST_OF_WISH : 0),
  );
  return [...new Set([...said.map((parts) => parts.join(" ")), ...rest])].slice(0, MOST_QUOTES);
}

/** "Not used: …", or nothing. */
export function notUsedLine(spans: readonly string[]): string {
  if (spans.length === 0) return "";
  return `Not used: ${spans.map((span) => `“${markdown(span)}”`).join(", ")}.`;
}

/** Each thing that was said, with the parts that must all be shown. */
function saidOf(facts: Facts): string[][] {
  const alone = [facts.headline, facts.address, facts.phone, facts.mail, facts.date, facts.time];
  return [
    ...alone.flatMap((text) => (text ? [[text]] : [])),
    ...facts.items.map(({ name, price }) => [name, price]),
    ...facts.hours.map(({ days, time }) => [days, time].filter(Boolean)),
    ...facts.people.map(({ name, role }) => (role ? [name, role] : [name])),
    ...facts.features.map((text) => [text]),
    ...facts.links.map((text) => [text]),
  ];
}

function plain(text: string): string {
  return unescapeHtml(text)
    .replaceAll("\\u003c", "<")
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, " ")
    .toLowerCase();
}

/** The words of a span by which it is known: a plural is its singular. */
function wordsOf(span: string): string[] {
  return plain(span)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 && !SAYS_NOTHING.test(word))
    .map((word) => word.replace(/s$/, ""));
}

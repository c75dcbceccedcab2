import { allWordsOf, stemOf } from "../edits/page/page-words";
import { isDeclined } from "../match/declined";
import type { Facts } from "../match/facts/facts";
import { unescapeHtml } from "../source/html";
import type { StarterApp, StarterParams } from "../starter-app";
import { lostClauses } from "./lost-words";
import { markdown } from "./sentences";
import { shownText } from "./shown-text";

/** Words of a wish, and of nothing in it. */
const SAYS_NOTHING =
  /^(?:kids?|children|members?|clients?|guests?|players?|drivers?|kinder|leute|mitglieder|enfants|colocs?|hijos|clientes|bambini|filhos|opening|tengo|tenemos|abrimos|kategorien|categor(?:ies|ías|ias|ie)|catégories|somos|sind|meine?[nrms]?|unsere?[nrms]?|eintrage[n]?|notiere[n]?|sammel\p{L}*|sommes|siamo|wants?|needs?|would|like|have|that|this|make|maker|build|create|track|tracker|keep|keeper|with|your|about|some|something|please|show|shows|enter|type|write|down|note|record|choose|pick|picks|know|when|where|which|while|then|them|they|there|each|every|able|easily|easy|also|just|only|lets?|both|plus|many|much|often|what|want|daughter|sons?|child|myself|once|from|into|over|whole|little|simple|nice|page|place|tool|thing|stuff|möchte|brauche|eine[nrms]?|kleine[nrms]?|mein|sehen|besoin|voudrais|pour|avec|quiero|necesito|para)$/u;
/** What an app is asked to do stands behind its name: "shopping list sorted by aisle". */
const TAIL =
  /\s+(?=(?:where|that|which|so (?:that )?(?:i|we|you)|and (?:i|we|it|then)|sorted|grouped|ordered|arranged)\s)/iu;
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
/** More quotes than this are a wall: the rest is counted. */
const MOST_QUOTES = 20;

/**
 * What a person said and the project does not show, as they wrote it: found by looking at what was
 * made, so that nothing is claimed.
 */
export function notUsed(
  params: StarterParams,
  app: StarterApp,
  files: ReadonlyMap<string, string>,
): string[] {
  const { facts, title, fields, request, lists } = params;
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
  const known = new Set(
    allWordsOf(
      [
        shownText(files),
        title,
        app.name,
        app.describe(params),
        ...(app.page ? PAGE_WORDS : []),
        ...app.keywords,
        ...(fields ?? []).map(({ label }) => label),
        ...CURRENCIES.flatMap(([code, word]) => (shown.includes(`"${code}"`) ? [word] : [])),
      ].join(" "),
    ),
  );
  // What asked for the app made it: that was used, though not each of its words is shown.
  const isWish = (span: string) => !app.page && plain(request).startsWith(plain(span));
  // A wish as a whole was used: it made this.
  const whole = plain(request).replace(/[^\p{L}\p{N}]/gu, "");
  const spans = app.page ? facts.unused : facts.unused.flatMap((span) => span.split(TAIL));
  const rest = spans.filter(
    (span) =>
      plain(span).replace(/[^\p{L}\p{N}]/gu, "") !== whole &&
      !isRead(span) &&
      !isEntry(span) &&
      // What is declined and is not there is as it was said.
      !(!app.page && isDeclined(span)) &&
      sayingWords(span).filter((word) => !known.has(word)).length >
        (isWish(span) ? MOST_OF_WISH : 0),
  );
  return [...new Set([...said.map((parts) => parts.join(" ")), ...rest])];
}

const PROGRAM = /\.[jt]sx?$/;

/** With the clauses of which an amount, a name or a quotation stands nowhere in what was made. */
export function withLost(
  spans: readonly string[],
  said: string,
  told: string,
  app: StarterApp,
  files: ReadonlyMap<string, string>,
): string[] {
  // An app's program holds what was set: its first entries, minutes, people.
  const programs = [...files].filter(([path]) => PROGRAM.test(path) && !app.page);
  const shown = [told, shownText(files), ...programs.map(([, text]) => text)].join("\n");
  const lost = lostClauses(said, shown).filter(
    (clause) => !spans.some((span) => span.includes(clause)),
  );
  // A clause says all that a part of it does.
  const others = spans.filter((span) => !lost.some((clause) => clause.includes(span)));
  return [...others, ...lost];
}

/** "Not used: …", or nothing. */
export function notUsedLine(spans: readonly string[]): string {
  if (spans.length === 0) return "";
  const quotes = spans.slice(0, MOST_QUOTES).map((span) => `“${markdown(span)}”`);
  const more = spans.length - quotes.length;
  return `Not used: ${quotes.join(", ")}${more > 0 ? `, and ${more} more` : ""}.`;
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

/** The words of a span by which it is known, as stems. */
function sayingWords(span: string): string[] {
  return plain(span)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 && !SAYS_NOTHING.test(word))
    .map(stemOf);
}

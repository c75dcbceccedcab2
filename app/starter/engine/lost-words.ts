import { isInformative } from "../match/facts/informative";

/** What a text says that must not get lost: an amount, a day, somebody's name. */
const TOKEN = /\d+(?:[.,:’']\d+)*|(?<=[^.!?\s"“„«(][,;:]?\s)\p{Lu}[\p{L}'’-]{2,}/gu;
const QUOTED = /["“”„«]\s?([^"“”„«»\n]{2,80}?)[,.]?\s?["“”»]/gu;
/** The clause in which a token stands: up to a mark on either side; "2.50", "Dr. Weiss" hold none. */
const CLAUSES = /(?:[^,;.!?\n]|[,.](?=\d)|(?<=\b(?:Dr|St|Mr|Mrs|Ms|Nr|No|Prof|Tel))\.)+/gu;
/** How old whoever it is for is: nothing shows that. */
const AGED =
  /\d{1,3}[ -]?(?:years?|yrs?)[ -]?olds?|\d{1,3}-?jährige[nrs]?|(?:de |of )?\d{1,3} (?:ans|años|anni|anos)(?!\p{L})|(?:she|he)['’]s \d{1,3}(?!\d)/giu;
/** Days and months are written in many ways, and their numbers are looked for as well. */
const CALENDAR =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?$|^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|sonnabend)s?$|^(?:jan|feb|mar|apr|may|june?|july?|aug|sep|sept|oct|nov|dec|mai|okt|dez)\p{L}*$/u;
/** Lost clauses beside each other are told as one, up to so many characters. */
const SPAN_CHARACTERS = 200;

/**
 * Clauses of a request with a number, a name or a quotation of which nothing that was made shows any: found by looking
 * at what was made, whatever read the request. Each as it was written, neighbours as one, in their order.
 *
 * @param said the request as it was written
 * @param shown what the project shows, and what the answer says of it
 */
export function lostClauses(said: string, shown: string): string[] {
  const isThere = shownIn(shown);
  const text = said.replace(AGED, (age) => "\u0000".repeat(age.length));
  const lost = [
    ...[...text.matchAll(TOKEN)].filter(({ 0: token }) => !isThere.token(token)),
    ...[...text.matchAll(QUOTED)].filter(({ 1: quote = "" }) => !isThere.text(quote)),
  ].map(({ index, 0: { length } }) => [index, index + length - 1] as const);
  const spans: [start: number, end: number][] = [];
  for (const { 0: clause, index } of text.matchAll(CLAUSES)) {
    const end = index + clause.length;
    if (!lost.some(([from, to]) => from < end && to >= index)) continue;
    const last = spans.at(-1);
    if (last && index - last[1] <= 1 && end - last[0] <= SPAN_CHARACTERS) last[1] = end;
    else spans.push([index, end]);
  }
  return spans.map(([start, end]) => said.slice(start, end).trim().slice(0, SPAN_CHARACTERS));
}

/** What a text holds: a number or a name in any of its forms, a quotation as it is. */
function shownIn(shown: string) {
  const there = tokensOf(shown);
  const plain = even(shown);
  return {
    text: (text: string) => plain.includes(even(text)),
    token: (token: string) => {
      const word = normal(token);
      if (/^\d/.test(word)) return there.has(word) || there.has(word.replaceAll(".", ""));
      return there.has(word) || CALENDAR.test(word) || !isInformative(word);
    },
  };
}

/** A text in one form of quotes and spaces. */
function even(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, " ").trim();
}

/** Words and numbers of a text, each in one form: "07:30" is "7.30", "Okonjos’" is "okonjo". */
function tokensOf(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [token] of text.toLowerCase().matchAll(/\d+(?:[.,:’']\d+)*|\p{L}[\p{L}'’-]*/gu)) {
    found.add(normal(token));
    // A day in a date field, an amount with its thousands: their parts are numbers, too.
    if (/^\d/.test(token)) for (const part of token.split(/\D/)) found.add(normal(part));
  }
  return found;
}

function normal(token: string): string {
  if (!/^\d/.test(token)) return token.toLowerCase().replace(/['’]s?$|(?<=\p{L}{3})s$/u, "");
  return token
    .replace(/[,:’']/g, ".")
    .replace(/^0+(?=\d)/, "")
    .replace(/\.0+$/, "");
}

import type { Facts } from "../match/facts/facts";
import type { Language } from "../match/facts/language";
import type { ToldList } from "../match/facts/told-lists";
import { sentenceCase } from "../match/words";

const CV =
  /(?<!\p{L})(?:cv|c\.v\.|r[ée]sum[ée]|lebenslauf|curriculum(?: vitae)?|currículum|currículo)(?!\p{L})/u;
/** So much said of somebody is a life of its own, beside which that of an example would be a lie. */
const ENOUGH = 3;

/** Whether a request is for the CV of somebody of whom it tells what they did. */
export function tellsLife(request: string, { notes, lines, lists }: Facts): boolean {
  const listed = lists.flatMap(({ entries }) => entries);
  return CV.test(request) && notes.length + lines.length + listed.length >= ENOUGH;
}

const WORKED =
  /(?<!\p{L})(?:years?|months?|worked|working|before that|since|until|currently|now at|jahre?|seit|vorher|davor|gearbeitet|ans?|depuis|avant|travaillé|años?|desde|antes|trabaj\p{L}*|anni|prima|lavorat\p{L}*|anos?)(?!\p{L})|(?:19|20)\d\d/iu;
const LIVES = /^(?:lives?|living|based|wohnt|wohne|habite|vi[vt]\p{L}*|mor[oa]) /iu;
const SPEAKS =
  /^(?:i |ich |je )?(?:speaks?|fluent|spreche|spricht|sprachen|parle|langues|habl[ao]|idiomas|parl[ao]|lingue|fal[ao])(?!\p{L})/iu;

const HEADINGS: Record<Language, [work: string, languages: string, more: string]> = {
  en: ["Experience", "Languages", "Also"],
  de: ["Erfahrung", "Sprachen", "Außerdem"],
  fr: ["Expérience", "Langues", "Et aussi"],
  es: ["Experiencia", "Idiomas", "Además"],
  it: ["Esperienza", "Lingue", "Inoltre"],
  pt: ["Experiência", "Línguas", "Também"],
};

/** The facts of a CV with what was told of a life in lists of its own; what somebody is stands first, as the headline. */
export function asLife(facts: Facts): Facts {
  const [work, languages, more] = HEADINGS[facts.language];
  const isTrade = (note: string) => !WORKED.test(note) && !SPEAKS.test(note);
  const role = facts.people[0]?.role ?? null;
  const where = /^in \p{Lu}/u.test(facts.summary ?? "") ? ` ${facts.summary}` : "";
  const trade = facts.headline === null && !role ? facts.notes.find(isTrade) : undefined;
  const others = facts.notes.filter((note) => note !== trade);
  // The line below is theirs, too: where they live, or what they tell first.
  const line =
    facts.summary && !where
      ? null
      : (others.find((note) => LIVES.test(note)) ?? others.find(isTrade) ?? others[0]);
  const rest = others.filter((note) => note !== line);
  const lists = [
    listOf(
      work,
      rest.filter((note) => WORKED.test(note) && !SPEAKS.test(note)),
    ),
    listOf(
      languages,
      rest.filter((note) => SPEAKS.test(note)),
    ),
    listOf(more, rest.filter(isTrade)),
  ];
  return {
    ...facts,
    headline:
      facts.headline ??
      (role ? sentenceCase(role + where) : ((trade && sentenceCase(trade)) ?? null)),
    summary: line ?? facts.summary,
    lists: [...facts.lists, ...lists.filter(({ entries }) => entries.length > 0)],
    notes: [],
  };
}

function listOf(heading: string, notes: readonly string[]): ToldList {
  return { heading, entries: notes.map((note) => ({ name: sentenceCase(note), text: null })) };
}

import type { SaidText } from "./said-text";

/** Somebody who was named, with what was said of them. */
export interface Person {
  name: string;
  /** "coach", "Gründerin"; null where nothing was said. */
  role: string | null;
}

const MOST_PEOPLE = 24;
const NAME =
  "\\p{Lu}[\\p{L}'’-]{1,24}(?: (?:von |van |de |da |di )?\\p{Lu}[\\p{L}'’.-]{0,24}){0,3}";
const ROLE =
  "(?:head |lead |senior |co-?)?(?:chef|cook|baker|barista|owner|founder|co-?founder|coach|trainer|teacher|instructor|manager|director|designer|developer|engineer|photographer|lawyer|doctor|dentist|therapist|stylist|president|chair(?:man|woman|person)?|treasurer|secretary|captain|singer|vocals|guitar(?:ist)?|bass(?:ist)?|drums|drummer|keys|piano|host|speaker|ceo|cto|partner|köch(?:in)?|koch|inhaber(?:in)?|gründer(?:in)?|trainerin|lehrer(?:in)?|leiter(?:in)?|chefin|bäcker(?:in)?|ärztin|arzt|anwalt|anwältin|vorstand|sänger(?:in)?|schlagzeug|gitarre|propriétaire|fondat(?:eur|rice)|cuisini(?:er|ère)|boulang(?:er|ère)|entraîneure?|dueñ[oa]|fundador[a]?|cociner[oa]|entrenador[a]?|cuoco|proprietari[oa]|titolare|allenatore|don[oa]|treinador[a]?)";
const NAME_THEN_ROLE = new RegExp(
  `(?<![\\p{L}])(${NAME})(?: ?\\((${ROLE}[^()\\n]{0,30})\\)| ?[–—-] ?(${ROLE}(?![\\p{L}])[\\p{L} ]{0,24}?)(?=[,;.\\n]|$| and | und )|, (?:our |the |unsere?r? |notre |nuestr[oa] )?(${ROLE})(?![\\p{L}])| is (?:our |the |a )?(${ROLE})(?![\\p{L}]))`,
  "giu",
);
const ROLE_THEN_NAME = new RegExp(`(?<![\\p{L}])(${ROLE})(?: is| ist| est|:)? (${NAME})`, "gu");
const COUPLE = new RegExp(
  `(?:wedding|marriage|engagement|[Hh]ochzeit|[Mm]ariage|[Bb]oda|[Mm]atrimonio|[Cc]asamento)(?: (?:page|website|site|invitation))?(?: of| for| von| de| di| für)? (${NAME}) (?:and|&|und|et|y|e) (${NAME})`,
  "gu",
);

const CAPITALS = /\p{Lu}[\p{L}'’.-]*(?: (?:von |van |de |da |di )?\p{Lu}[\p{L}'’.-]*)*$/u;

/** The people a text names with a role, and the two of a wedding. */
export function peopleIn(said: SaidText): Person[] {
  const couple = said.first(COUPLE);
  if (couple) return [couple[1], couple[2]].map((name) => ({ name: name ?? "", role: null }));
  const found: (Person & { at: number })[] = [];
  for (const match of said.all(NAME_THEN_ROLE, MOST_PEOPLE)) {
    const role = match[2] ?? match[3] ?? match[4] ?? match[5] ?? null;
    // The pattern reads roles in any case, and so reads names in any case: theirs are capitals.
    const name = CAPITALS.exec(match[1] ?? "")?.[0];
    if (name) found.push({ at: match.index, name, role: role?.trim() ?? null });
  }
  for (const match of said.all(ROLE_THEN_NAME, MOST_PEOPLE))
    found.push({ at: match.index, name: match[2] ?? "", role: match[1] ?? null });
  return found.sort((a, b) => a.at - b.at).map(({ name, role }) => ({ name, role }));
}

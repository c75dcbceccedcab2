import { MARRYING } from "./marriage";
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
  "(?:head |lead |senior |co-?)?(?:boss|nurse|vet|contact(?: person)?|coordinator|organi[sz]er|conductor|choreographer|pastor|vicar|minister|head ?teacher|guide|gardener|chef|cook|baker|barista|owner|founder|co-?founder|coach|trainer|teacher|instructor|manager|director|designer|developer|engineer|photographer|lawyer|doctor|dentist|therapist|stylist|president|chair(?:man|woman|person)?|treasurer|secretary|captain|singer|vocals|guitar(?:ist)?|bass(?:ist)?|drums|drummer|keys|piano|host|speaker|ceo|cto|partner|köch(?:in)?|koch|inhaber(?:in)?|gründer(?:in)?|trainerin|lehrer(?:in)?|leiter(?:in)?|chefin|bäcker(?:in)?|ärztin|arzt|anwalt|anwältin|vorstand|sänger(?:in)?|schlagzeug|gitarre|propriétaire|fondat(?:eur|rice)|cuisini(?:er|ère)|boulang(?:er|ère)|entraîneure?|dueñ[oa]|fundador[a]?|cociner[oa]|entrenador[a]?|cuoco|proprietari[oa]|titolare|allenatore|don[oa]|treinador[a]?)";
const NAME_THEN_ROLE = new RegExp(
  `(?<![\\p{L}])(?!(?:contact|kontakt|contacto|contatto|contato) )(${NAME})(?: ?\\((${ROLE}[^()\\n]{0,30})\\)| ?[–—-] ?(${ROLE}(?![\\p{L}])[\\p{L} ]{0,24}?)(?=[,;.\\n]|$| and | und )|, (?:our |the |unsere?r? |notre |nuestr[oa] )?(${ROLE})(?![\\p{L}])| is (?:our |the |a )?(${ROLE})(?![\\p{L}]))`,
  "giu",
);
const ROLE_THEN_NAME = new RegExp(
  `(?<![\\p{L}])(${ROLE})(?: is| ist| est|:)? (?!(?:is|ist|est|our|the|my|unsere?|notre|nuestr[oa]) )(${NAME})`,
  "giu",
);
/** "Dr. Hannah Weiss and Paul Adler": a clause of its own that is nothing but them. */
const DOCTORS = new RegExp(
  `(?<=[,.:;\\n] )((?:Dr|Prof|Dra)\\.? ${NAME}(?:(?:,? (?:and|und|et|y|e|&) |, )(?:(?:Dr|Prof|Dra)\\.? )?${NAME}){0,3})(?=\\s*(?:[.,;\\n]|$))`,
  "gu",
);

/** "My name is Wilf Aldridge", where the page is called otherwise. */
const OWN =
  /(?<!\p{L})(?:[Mm]y name is|I am|I['’]m|[Ii]ch heiße|[Ii]ch bin|[Jj]e m['’]appelle|[Mm]e llamo|[Mm]i chiamo|[Mm]e chamo) (\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)/gu;
const COUPLE = new RegExp(
  `(?:[Ww]edding|marriage|engagement|[Hh]ochzeit(?:s(?:web)?seite|seinladung)?|[Mm]ariage|[Bb]oda|[Mm]atrimonio|[Cc]asamento)(?: (?:page|website|site|invitation))?(?:[,:]| [–—-]| of| for| von| de| di| für)? (${NAME}) (?:and|&|und|et|y|e) (${NAME})`,
  "gu",
);

/** "We're getting married! Jonas and Ida", "Tom & Lucy are getting married". */
const MARRIED = [
  new RegExp(
    `${MARRYING}[!.,:;\\s–—-]{1,5}(?:wir(?: sind)?,? |we(?: are|['’]re),? )?(${NAME}) (?:and|&|und|et|y|e) (${NAME})`,
    "giu",
  ),
  new RegExp(
    `(?<!\\p{L})(${NAME}) (?:and|&|und|et|y|e) (${NAME})(?:,? (?:and we|und wir|wir|et nous))? ${MARRYING}`,
    "giu",
  ),
];

const CAPITALS = /\p{Lu}[\p{L}'’.-]*(?: (?:von |van |de |da |di )?\p{Lu}[\p{L}'’.-]*)*$/u;

/** "Curator: Dr Alasdair Pryde": whatever they are called. */
const LABELLED =
  /(?<=^|[.!?\n]\s{1,2})(\p{Lu}\p{Ll}{3,20}(?: \p{Ll}{2,15}){0,2}):\s+((?:(?:Dr|Prof|Rev|Mr|Mrs|Ms|Herr|Frau)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})(?=\s*(?:[.,;\n]|$))/gu;
const NO_ROLE =
  /(?:venue|where|location|place|address|adresse|name|title|headline|slogan|motto|hotel|ort|wo|lieu|lugar|luogo|local|church|band|show|play|song|book|company|brand|town|city)(?:$|\s)/iu;
const NO_PERSON =
  /(?:Street|Road|Lane|Hall|House|Park|Hotel|Inn|Church|School|Centre|Center|Club|Garden|Gardens|Farm|Avenue|Square|Bank|Requiem|Café)$/u;

const LEADING_CAPITALS =
  /^\p{Lu}(?:[\p{L}'’-]+|\.)(?: (?:von |van |de |da |di )?\p{Lu}(?:[\p{L}'’-]+|\.(?= \p{Lu}))?)*/u;

/** Whether a text is a role and nothing else: "head coach". */
export function isRole(text: string): boolean {
  return new RegExp(`^${ROLE}(?![\\p{L}])[\\p{L} ]{0,24}$`, "iu").test(text);
}

/** "Coaches are Tom Berg and Sara Quinn", "Instrutores: Rui e Carla": several of one role, or one by whatever role. */
const SEVERAL = new RegExp(
  `(?<=^|[.!?\\n]\\s{1,3})(?:(?:Our|Your|The|Unsere?|Die|Nos|Les|Nuestr[oa]s|Los|Las|I nostri|Os nossos) )?(\\p{Lu}?\\p{Ll}{3,20}(?: \\p{Ll}{3,20})?)(?: are| is| sind| ist| sont| est| son| es| sono| è| são| é|:) ((?:(?:Dr|Prof|Ms|Mr|Mrs)\\.? )?${NAME}(?:(?:,? (?:and|und|et|y|e|&) |, )${NAME}){0,7})(?=\\s*(?:[.!?,\\n]|$))`,
  "gu",
);
const ROLES =
  /(?:coach|teacher|trainer|instructor|tutor|guide|therapist|stylist|barber|baker|doctor|nurse|vet|lawyer|partner|owner|founder|organi[sz]er|leader|host|speaker|director|conductor|chair\p{L}*|president|secretary|treasurer|captain|manager|volunteer|lehrer|leiter|leitung|trainerin|vorsitzende|vorstand|dozent|inhaber|gründer|prof(?:esseure?|esora?|essor)|enseignant|entraîneur|monit(?:eur|rice|or)|animat|président|formateur|entrenador|instruct|instrut|maestr|direct|istruttor|insegnant|allenator|presiden|treinador)/iu;

/** The people a text names with a role, and the two of a wedding. */
export function peopleIn(said: SaidText): Person[] {
  const couple = said.first(COUPLE);
  if (couple) return [couple[1], couple[2]].map((name) => ({ name: name ?? "", role: null }));
  const married = marriedIn(said);
  if (married) return married;
  const found: (Person & { at: number })[] = [];
  for (const match of said.all(NAME_THEN_ROLE, MOST_PEOPLE)) {
    const role = match[2] ?? match[3] ?? match[4] ?? match[5] ?? null;
    // The pattern reads roles in any case, and so reads names in any case: theirs are capitals.
    const name = CAPITALS.exec(match[1] ?? "")?.[0];
    if (name) found.push({ at: match.index, name, role: role?.trim() ?? null });
  }
  for (const match of said.text.matchAll(ROLE_THEN_NAME)) {
    const [all, role = "", words = ""] = match;
    const name = LEADING_CAPITALS.exec(words)?.[0];
    const end = match.index + all.length - words.length + (name?.length ?? 0);
    if (!name || found.length >= MOST_PEOPLE || !said.isFree(match.index, end)) continue;
    said.take(match.index, end);
    found.push({ at: match.index, name, role: role.toLowerCase() });
  }
  for (const match of said.text.matchAll(LABELLED)) {
    const [all, role = "", name = ""] = match;
    const end = match.index + all.length;
    if (NO_ROLE.test(role) || NO_PERSON.test(name) || !said.isFree(match.index, end)) continue;
    said.take(match.index, end);
    found.push({ at: match.index, name, role: role.toLowerCase() });
  }
  for (const match of said.text.matchAll(SEVERAL)) {
    const [all, role = "", names = ""] = match;
    const end = match.index + all.length;
    if (!ROLES.test(role) || NO_PERSON.test(names) || !said.isFree(match.index, end)) continue;
    said.take(match.index, end);
    for (const name of names.split(/,? (?:and|und|et|y|e|&) |, /u).slice(0, MOST_PEOPLE))
      found.push({ at: match.index, name, role: withoutPlural(role.toLowerCase()) });
  }
  for (const match of said.all(DOCTORS, 4))
    for (const name of (match[1] ?? "").split(/,? (?:and|und|et|y|e|&) |, /u))
      found.push({ at: match.index, name, role: null });
  for (const match of said.all(OWN, 1))
    found.push({ at: match.index, name: match[1] ?? "", role: null });
  return found.sort((a, b) => a.at - b.at).map(({ name, role }) => ({ name, role }));
}

/** "coaches" is what each of them is: a coach. */
function withoutPlural(role: string): string {
  return role.replace(/(?<=ch|[rd]or)es$|(?<=[^s])s$/u, "");
}

/** The two who say that they marry. The patterns read any case, and names are capitals. */
function marriedIn(said: SaidText): Person[] | null {
  for (const form of MARRIED)
    for (const { 0: all, 1: one = "", 2: other = "", index } of said.text.matchAll(form)) {
      const names = [CAPITALS.exec(one)?.[0], LEADING_CAPITALS.exec(other)?.[0]];
      if (!names.every((name) => name) || !said.isFree(index, index + all.length)) continue;
      const [first = "", second = ""] = names;
      for (const name of [first, second]) {
        const at = index + all.indexOf(name);
        said.take(at, at + name.length);
      }
      return [first, second].map((name) => ({ name, role: null }));
    }
  return null;
}

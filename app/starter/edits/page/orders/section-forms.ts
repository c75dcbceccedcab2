import { ARTICLE, pattern } from "../../grammar/lexicon";
import { bare } from "../bare";
import { looksSaid } from "../look-words";
import { ADDS, WISHES } from "../verbs";

const SECTION =
  "(?:section|part|bit|block|area|paragraph|list|board|table|abschnitt|bereich|absatz|block|teil|liste|rubrik|rubrique|section|partie|sección|apartado|lista|sezione|seção|secção)";
const NEW =
  "(?:(?:new|small|short|little|own|another|neue[nrs]?|kleine[nrs]?|kurze[nrs]?|eigene[nrs]?|weitere[nrs]?|noch|nouvelle|petite|nueva|nuova|nova) )*";
const ABOUT =
  "(?:about|on|called|named|titled|with the (?:title|heading|headline)|for|of|über|zu[mr]?|namens|mit (?:dem titel|der überschrift)|für|sur|intitulée?|appelée?|pour|sobre|titulad[oa]|llamad[oa]|su|intitolat[oa]|chiamat[oa]|per|chamad[oa]|intitulad[oa])";
const WITH =
  "(?:,? (?:like|such as|wie zum beispiel|comme|with|containing|listing|mit|avec|con|com)(?: (?:the |our |these |my |den |dem |folgende[nm] |les |las |los |i |le |os |as )?(?:texts?|words|items?|entries|questions|steps|points|einträge[n]?|texte?|punkte[n]?|fragen))?:?|,? (?:that says|which says|saying|reading|wo steht|qui dit|que diga|che dice|que diz):?|[:.])";
const LAST = "(?: (?:hinzu|ein|dazu|hinzufügen|einfügen|ergänzen|einbauen))?";
const START = `(?:(?:${ADDS}|${WISHES})@ )`;
/** How a part of a page is asked for; in those that are not named so, a few words behind a colon may be something else. */
export const SECTION_FORMS: readonly { form: RegExp; isNamed: boolean }[] = [
  {
    form: pattern(
      `^${START}(?:(?:an?|the|eine?|une|una|uma) )?(?:new |another |neue |weitere )*(?<name>questions?|fragen?|preguntas?|domand[ae]|perguntas?) ?:? (?<body>[^:]+\\?.+)$`,
    ),
    isNamed: true,
  },
  {
    form: pattern(
      `^${START}?(?:${ARTICLE} |l['’])?${NEW}${SECTION}@ ?(?:${ABOUT} )?(?:the |our |die |der |das )?(?<name>⟦\\d+⟧|[^⟦⟧:,.?]{2,60}?)${LAST} ?${WITH} (?<body>.+)$`,
    ),
    isNamed: true,
  },
  {
    form: pattern(
      `^(?<name>[^⟦⟧]*?(?:reviews?|testimonials?|what people say|kundenstimmen?|bewertungen?|avis|témoignages?|reseñas?|opiniones|recensioni)[^⟦⟧]*?)[.:,–-]* (?<body>⟦\\d+⟧.+)$`,
    ),
    isNamed: true,
  },
  {
    form: pattern(
      `^${START}(?:${ARTICLE} |l['’])?${NEW}(?<name>[^⟦⟧:,.?]{2,40}?[ -](?:area|list|liste|lista|board|table|tabelle))@${LAST} ?${WITH} (?<body>.+)$`,
    ),
    isNamed: true,
  },
  {
    form: pattern(
      `^${START}(?:${ARTICLE} |l['’])?${NEW}(?<name>[^⟦⟧:,.?]{2,40}?)[ -]${SECTION}@${LAST} ?${WITH} (?<body>.+)$`,
    ),
    isNamed: true,
  },
  {
    form: pattern(
      `^${START}(?:${ARTICLE} |l['’])?${NEW}(?<name>[^⟦⟧:,.?\\d]{2,40}?)${LAST} ?[:.] (?<body>.+)$`,
    ),
    isNamed: false,
  },
  {
    form: pattern(
      `^(?:${ARTICLE} )?(?<name>\\p{Lu}[^⟦⟧:,.?\\d]{2,40}?)(?: (?:hinzufügen|ergänzen|hinzu|dazu|please|bitte|einfügen))? ?: (?<body>.+)$`,
      "su",
    ),
    isNamed: false,
  },
  {
    form: pattern(
      `^(?:ein(?:e[nr]?)?|an?|une?|una|um|uma) ${NEW}(?<name>[^⟦⟧:,.?\\d]{2,40}?)(?: (?:would be|wäre|would look|please|bitte)@[^.:]{0,50})?[.:] (?<body>.+)$`,
    ),
    isNamed: false,
  },
  // "Put the club records on, folk can't find them. Men 5k: …": the reason between them is none of it.
  {
    form: pattern(
      `^(?:put|add|show|list|get|stell|zeig|mets|pon|metti) (?:the|our|my|die|unsere|les|nos|los|nuestros) (?<name>[^⟦⟧:,.?\\d]{3,40}?)(?: (?:on|up|in|online|here|rein|auf))?(?:,[^.:]{3,60})?[.] (?<body>.+)$`,
    ),
    isNamed: false,
  },
  {
    form: pattern(
      `^(?:the |our |die |der |unser |le |la |les |nos )?(?<name>\\p{Ll}[^⟦⟧:,.?\\d]{3,40}?) ?: (?<body>[^:]+(?:,[^,:]+){2,})$`,
      "su",
    ),
    isNamed: false,
  },
];
export const SAYS = /^(?:(?:that|which) )?(?:says?|explains?|shows?|tells?|lists?) (?=\p{L})/iu;
/** Pictures are no words of a section. */
export const PICTURES =
  /^(?:an? |some |\d+ |two |three |four |six |zwei |drei |vier |deux |trois )?(?:big |small )?(?:pictures?|photos?|images?|videos?|bilder?|fotos?)(?!\p{L})/iu;
/** "…, Radio Jambo. grey": how it shall look, or where it stands, is no word of it. */
export const TAIL_LOOK = (body: string): boolean => {
  const tail = /[.;!]\s+([^.;!]{3,40})[.!]?$/u.exec(body)?.[1] ?? "";
  return (
    tail !== "" &&
    bare(
      looksSaid(tail).rest.replace(
        /(?:at the|in|on|small|print|bottom|top|unten|oben|klein)/giu,
        " ",
      ),
    ) === ""
  );
};
/** Behind a name: what is to be done with it. */
export const BEHIND_NAME =
  /\s+(?:vorstellen|zeigen|auflisten|anzeigen|aufnehmen|als eigene[rn]? (?:rubrik|abschnitt|bereich|teil|punkt)|as (?:its|their|an) own (?:section|part|thing)|en (?:une )?rubrique(?: à part)?)$/iu;
export const REVIEWS =
  /reviews?|testimonials?|what people say|kundenstimmen?|bewertungen?|avis|témoignages?|reseñas?|opiniones|recensioni/iu;
/** At one end of the page. */
export const AT_END =
  /^(?<name>.+?)\s+(?:(?:right )?(?:at|on|to) the (?:very )?(?<last>bottom|end|foot)|(?:ganz )?(?<unten>unten|am ende)|(?:tout )?(?<bas>en bas|à la fin)|at the (?:very )?top|(?:ganz )?oben|en haut)(?: of the page| der seite)?$/iu;

/** What somebody or something is called, or how old: a fact that stands among others, and no part of a page. */
export const ONE_FACT =
  /(?<!\p{L})(?:sur|nick|first |last |family |full |maiden |middle )?(?:names?|age|birthday)$|(?<!\p{L})(?:(?:nach|vor|spitz|familien)?name[ns]?|alter|geburtstag|(?:pré|sur)?nom|âge|apellidos?|nombre|edad|cognome|nome|età|apelido|sobrenome|idade)$/iu;

/** How a list is marked is no text of it. */
export const MARKS =
  /^(?:little |small |green |an? )*(?:check ?(?:marks?|boxes)|ticks?|icons?|bullets?(?: points)?|numbers|emojis?|arrows?|dots|stars|lines)$/iu;

/** What is to be made is no text that says so: "with a sign-up form", "with a map". */
export const THING =
  /^(?:an? |the |our |some |its own )(?:[\p{L}-]+ ){0,4}(?:forms?|maps?|buttons?|gallery|galleries|calendars?|countdowns?|timelines?|newsletter|slideshow|slider|carousel|checkbox(?:es)?|drop-?down|poll|quiz|chat|map of [\p{L} ]{3,30})(?: (?:in|on|inside|below|under) (?:it|that)| (?:to|where|for|so that) [^.:]{3,60})?$/iu;

/** "A testimonial from the Hughes family". */
export const BY =
  /^(?:testimon\p{L}+|reviews?|quotes?|kundenstimme|bewertung|avis|témoignage|reseña|opinión|recensione|opinião)\s+(?:from|by|of|von|de|di|da)\s+(?:the |der |die |la |le )?(.+)$/iu;

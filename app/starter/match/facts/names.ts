import { QUOTED_TEXT, quotedNames } from "../quoted-name";
import { unquoted } from "../title";
import { namesAlone, namesBesidePlaces, namesMadeUp, namesOwned } from "./place-name";
import type { SaidText } from "./said-text";
import { namesWeAre } from "./who-we-are";

const QUOTED_FIRST = new RegExp(`^(?:${QUOTED_TEXT})`, "u");

/** Words that say: here comes its name. */
const NAMING =
  /(?<!\p{L})(?:called|named|titled|entitled|under the name(?: of)?|trading as|(?:also )?known as|unter dem namen|sous le nom(?: de)?|con el nombre(?: de)?|con il nome(?: di)?|sob o nome(?: de)?|namens|genannt|mit dem (?:namen|titel)|(?:es |sie |er |das )?heißt|appelée?|nommée?|intitulée?|qui s['’]appelle|llamad[oa]|que se llam[ae]|se llama|chiamat[oa]|che si chiama|si chiama|chamad[oa]|que se chama|se chama|che si chiami|que se chame|dont le nom est|con el título|avec le titre|con il titolo|com o título|with (?:the )?(?:title|name)(?: of)?|(?:(?:its|the|my|our|der|le) )?(?:(?:business |shop |company |club )?(?:title|name)|brand|nom|nombre|nome|marke|marque|marca)(?: is| ist| est| es| è| é|:)|call it|name it|my name is|(?:my )?name['’]s|ich heiße|je m['’]appelle|me llamo|mi chiamo|chamo-me|me chamo|i am|i['’]m)\s*:?\s+/giu;

/** Ways to give the name of whoever speaks. */
const ONES_OWN = /^(?:my name|name['’]s|ich|je|me|mi|chamo|i)(?!\p{L})/iu;

const HEADLINE =
  /(?<!\p{L})(?:headline|heading|slogan|tagline|tag line|motto|claim|überschrift|titre|accroche|lema|eslogan|titular|titolo|intestazione|lema)(?:\s+(?:is|be|to|should|say(?:s|ing)?|that|reads?|reading|lautet|ist|est|es|è|é|of|mit|with|text|the|words))*\s*[:=]?\s*/giu;
/** Somebody's name, with what stands before it: "Dr. Amelia Stone", "Mary J. Blake". The mark of a sentence ends it. */
const CAPITALS =
  /^(?:(?:Dr|Dra|Prof|Dott|Ing|Rev|Mr|Mrs|Ms|Sr|Sra|Mme|Herr|Frau)\.?(?: med\.)? )*\p{Lu}[\p{L}'’-]+(?: (?:(?:von|van|de|da|di|del|la|dos) ){0,2}(?:\p{Lu}\.(?= \p{Lu})|\p{Lu}[\p{L}'’-]+)){0,3}/u;

/** The headline, slogan or motto that a text gives. Without quotes it goes to the end of its clause. */
export function headlineIn(said: SaidText): string | null {
  for (const match of said.text.matchAll(HEADLINE)) {
    const start = match.index + match[0].length;
    const after = said.text.slice(start, start + 240);
    const quoted = QUOTED_FIRST.exec(after);
    const isSaid =
      /[:=]\s*$|\b(?:is|be|say(?:s|ing)?|reads?|reading|lautet|ist|est|es|è|é|to)\s*$/iu.test(
        match[0],
      );
    // Behind a colon it goes to the end of its sentence: "Headline: Fresh flowers, every Friday."
    const bare = /[:=]\s*$/.test(match[0])
      ? /^[^\n.;!?“”"]{2,120}?(?=,? (?:and|und|et|y|e) (?:the |a |use |make )|,\s*\p{L}+\s*:|[\n.;!?“”"]|$)[!?]?/u.exec(
          after,
        )
      : isSaid
        ? /^[^\n.;,!?“”"]{2,120}[!?]?/u.exec(after)
        : null;
    const text = quoted?.[1] ?? quoted?.[2] ?? bare?.[0];
    if (!text) continue;
    said.take(match.index, start + (quoted ?? bare ?? [""])[0].length);
    return text.trim();
  }
  return null;
}

const DATED =
  /^(?<before>.{2,80}?) (?:(?:opening |starting |launching )?(?:on|from|since)|am|ab|le|el|il) (?:the )?(?:\d{1,2}(?:st|nd|rd|th|\.)?(?: of)? \p{L}{3,9}|\p{L}{3,9} \d{1,2}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day).*$/u;

/** "Called Whisker Lodge in Hexham": where it is, behind a name of capitals. */
function withoutTown(said: string | null): string | null {
  // "Called Crumb in Cardiff on 1 March": nothing is called by a day, and what stands before it is where.
  const dated = DATED.exec(said ?? "")?.groups?.before ?? null;
  const name = dated ?? said;
  const alone =
    dated === null ? null : /^(.{2,60}?) (?:in|near|à|en|em) \p{Lu}[\p{L}'’ -]+$/u.exec(dated)?.[1];
  if (alone) return alone;
  return (
    /^((?:\p{Lu}[\p{L}'’-]*|&|and|und|et|y|e)(?: (?:\p{Lu}[\p{L}'’-]*|&|and|und|et|y|e))+) (?:(?:based |located )?(?:in|near|from)|à|en|em) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.exec(
      name ?? "",
    )?.[1] ?? name
  );
}

/** The name a text gives: after "called" and its like, in quotes, or beside a kind of place. */
export function nameIn(said: SaidText): string | null {
  const naming = [...said.text.matchAll(NAMING)];
  // Whose page it is comes behind what it is called: "my name is Wilf, … the brand is Aldridge Apiary".
  const named = [...naming].sort(
    (a, b) => Number(ONES_OWN.test(a[0])) - Number(ONES_OWN.test(b[0])),
  );
  for (const match of named) {
    const start = match.index + match[0].length;
    if (!said.isFree(match.index, start)) continue;
    const after = said.text.slice(start, start + 400);
    const quoted = QUOTED_FIRST.exec(after);
    // "I'm Anna" gives a name, "I'm a baker" does not.
    const isPerson = /^i\b/i.test(match[0]);
    const person = ONES_OWN.test(match[0]) ? CAPITALS.exec(after)?.[0] : undefined;
    const bare = person ?? (isPerson ? null : withoutTown(unquoted(after)));
    const name = quoted?.[1] ?? quoted?.[2] ?? bare;
    if (!name) continue;
    // "My pottery studio Clay & Kin … I'm Jo Farrow": the page is that of the studio.
    const owned = ONES_OWN.test(match[0])
      ? (ownedName(said) ?? tradingName(said, start + (person ?? "").length))
      : null;
    if (owned) return owned;
    const end = quoted ? start + quoted[0].length : said.text.indexOf(name, start) + name.length;
    said.take(match.index, Math.max(start, end));
    return name.trim();
  }
  const quoted = quotedNames(said.text).find(({ start, end }) => said.isFree(start, end));
  if (quoted) {
    said.take(quoted.start, quoted.end);
    return quoted.name;
  }
  const found = [
    ...namesWeAre(said.text),
    ...namesBesidePlaces(said.text),
    ...namesMadeUp(said.text),
    ...namesAlone(said.text),
  ];
  const beside = found.find(({ start, end }) => said.isFree(start, end));
  if (!beside) return null;
  said.take(beside.start, beside.end);
  return beside.name;
}

/** Words that a business ends its name with. */
const TRADE =
  "(?:Cakes?|Bakes?|Bakery|Studios?|Salon|Pottery|Ceramics|Crafts?|Designs?|Photography|Flowers?|Florists?|Gardens|Gardening|Landscapes|Services?|Plumbing|Roofing|Cleaning|Walk(?:s|ers|ing)|Grooming|Yoga|Pilates|Fitness|Coaching|Tutoring|Music|Kitchen|Catering|Caf[eé]|Coffee|Farm|Shop|Stores?|Boutique|Hair|Beauty|Nails|Massage|Therapy|Consulting|Repairs?|Joinery|Carpentry|Electrical|Removals|Tattoos?|Books|Jewellery|Soaps?|Candles)";
const TRADING = new RegExp(
  `^, ((?:\\p{Lu}[\\p{L}'’-]*(?: &| and)? ){1,4}${TRADE}|\\p{Lu}[\\p{L}'’-]* & \\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)?)(?=\\s*(?:[.,;\\n]|$)| in \\p{Lu})`,
  "u",
);

/** "I'm Louise, Sugar & Thyme Cakes": what somebody trades as, behind their own name at `end`; it is taken. */
function tradingName(said: SaidText, end: number): string | null {
  const name = TRADING.exec(said.text.slice(end, end + 100))?.[1];
  if (!name) return null;
  said.take(end + 2, end + 2 + name.length);
  return name;
}

/** The name of what somebody says is theirs, which is taken; null where it has none. */
function ownedName(said: SaidText): string | null {
  const owned = namesOwned(said.text).find(({ start, end }) => said.isFree(start, end));
  if (!owned) return null;
  said.take(owned.start, owned.end);
  return owned.name;
}

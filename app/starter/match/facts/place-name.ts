/** Places that people say their name beside: "Café Lindner", "my bakery Sonne", in six languages. */
const PLACES =
  /(?<![\p{L}-])(?:caf[eé]s?|coffee ?(?:shop|house|bar)|tea ?(?:room|house)|restaurante?s?|ristorante|trattoria|osteria|pizzeria|brasserie|bistrot?|diner|bar|pub|brewery|winery|bakery|bäckerei|konditorei|boulangerie|pâtisserie|panader[ií]a|pasteler[ií]a|metzgerei|eisdiele|ice cream (?:shop|parlou?r)|food truck|h[oô]tel|hostel|guest ?house|pension|gasthaus|wirtshaus|weingut|kneipe|salon|friseursalon|barber ?shop|peluquer[ií]a|gym|(?:yoga|dance|tattoo|photo) studio|boutique|florist|(?:flower|book|bike|butcher) ?shop|blumenladen|buchladen|gallery|galerie|praxis|kanzlei|law firm|fahrschule|gärtnerei|tischlerei|schreinerei|tienda|taller|inmobiliaria|imobiliária|agenzia immobiliare|agence immobilière|cl[ií]nica|barber[ií]a|barbearia|padaria|panetteria|gelateria|albergo|pousada|[eé]cole|escuela)(?![\p{L}-])/giu;
/** The same of words that mean more than places: only what is somebody's has its name beside it. */
const OF_MINE =
  /(?<!\p{L})(?:my|our|meine?[rmn]?|unsere?[rmn]?|mi|nuestr[oa]|mon|ma|notre|(?:il mio|la mia|nostr[oa])|minha|meu)\s+(?:\p{Ll}+ )?(?:shop|store|studio|school|schule|club|verein|band|choir|chor|company|firma|agency|agentur|start-?up|brand|farm|garage|workshop|werkstatt|practice|clinic|laden|kindergarten|charity|foundation|stiftung|podcast|newsletter|spa)(?!\p{L})/giu;

/** Capitals that begin no name: what a page holds, where people are from, days and months. */
const NO_NAME =
  /^(?:(?:web ?)?(?:site|page|seite|auftritt)s?|home ?page|landing|apps?|menu|menü|chart|karte|speisekarte|öffnungszeiten|termine|kalender|übersicht|liste?|portfolio|blog|with|mit|and|und|for|für|in|on|at|the|an?|my|our|i|we|please|bitte|make|create|build|german|french|italian|greek|thai|indian|chinese|japanese|korean|mexican|spanish|turkish|vietnamese|american|english|deutsche[rs]?|italienische[rs]?|griechische[rs]?|new|neue[rs]?|small|kleine[rs]?|local|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|januar[y]?|februar[y]?|march|märz|april|ma[iy]|jun[ei]|jul[iy]|august|septembe?r|o[ck]tobe?r|novembe?r|de[cz]embe?r|christmas|weihnachten|easter|ostern|let|it|what|here|that|there|who|he|she)$/iu;

const WORD = String.raw`\p{Lu}[\p{L}\p{N}'\u2019-]*`;
const ARTICLE = "(?:[Ll]a|[Ee]l|[Ll]os|[Ll]as|[Ll]e|[Ll]es|[Dd]u|[Dd]a|[Zz]um|[Zz]ur)";
/** "Blue Door", "La Parra", "Petal & Stem", "Haus am See": capitals, with little words between. */
const NAME = `(?:${ARTICLE} )?${WORD}(?: (?:(?:&|am|im|of the|of|de la|de|du|di) )?${WORD}){0,3}`;
const AFTER = new RegExp(`^ (${NAME})(?![\\p{L}\\p{N}])`, "u");
const BEFORE = new RegExp(`(?<![\\p{L}\\p{N}'’.-])(${NAME}) $`, "u");
const OWNER = /(?<![\p{L}'’-])(\p{Lu}[\p{L}-]{1,30}(?:['’]s|s['’])) $/u;
/** "A site for Harbour Runners". */
const PAGE_FOR =
  /(?<!\p{L})(?:page|(?:web ?)?site|home ?page|portfolio|(?:web)?seite|auftritt|página|pagina|sito|site web) (?:for|für|von|para|pour|per|di|de)(?= )/giu;
/** What may stand behind that name; a noun in small letters goes on with it: "for English learners". */
const ENDS =
  /^(?:$|[,.;:\n]|,? (?:in|at|from|with|and we|mit|aus|en|à|con|com|that|which|who|where|on)(?!\p{L}))/u;
/** Longest name that is looked for on either side, in characters. */
const REACH = 80;

/** A name that was found, and where it stands. */
export interface FoundName {
  name: string;
  start: number;
  end: number;
}

/** Every name that stands beside a kind of place, the likeliest first. */
export function namesBesidePlaces(text: string): FoundName[] {
  if (isAllCapitals(text)) return [];
  const places = [...text.matchAll(PLACES)];
  const behind = [...places, ...text.matchAll(OF_MINE)].flatMap((place) => nameAfter(text, place));
  const before = places.flatMap((place) => nameBefore(text, place));
  const asked = [...text.matchAll(PAGE_FOR)].flatMap((page) => nameOfPage(text, page));
  return [...behind, ...before, ...asked];
}

/** "Café Lindner" is called so, "my café Lindner" is called Lindner. */
function nameAfter(text: string, { 0: kind, index }: RegExpMatchArray): FoundName[] {
  const at = (index ?? 0) + kind.length;
  const name = AFTER.exec(text.slice(at, at + REACH))?.[1];
  if (!name || NO_NAME.test(name.split(" ")[0] ?? "")) return [];
  const isPart = /^\p{Lu}/u.test(kind) && !/\s/.test(kind);
  // "yoga studio Berlin" may as well be one that is in Berlin.
  if (index === 0 && !isPart) return [];
  const start = isPart ? (index ?? 0) : at + 1;
  const end = at + 1 + name.length;
  return [{ name: text.slice(start, end), start, end }];
}

function nameOfPage(text: string, { 0: asked, index }: RegExpMatchArray): FoundName[] {
  const start = (index ?? 0) + asked.length + 1;
  const name = AFTER.exec(text.slice(start - 1, start + REACH))?.[1];
  if (!name || NO_NAME.test(name.split(" ")[0] ?? "")) return [];
  const end = start + name.length;
  return ENDS.test(text.slice(end, end + REACH)) ? [{ name, start, end }] : [];
}

/** "Blue Door Café", "Anna's bakery". */
function nameBefore(text: string, { 0: kind, index }: RegExpMatchArray): FoundName[] {
  const at = index ?? 0;
  const before = text.slice(Math.max(0, at - REACH), at);
  const owner = OWNER.exec(before)?.[1];
  const found = owner ?? (/^\p{Lu}/u.test(kind) ? BEFORE.exec(before)?.[1] : undefined);
  const words = found?.split(" ") ?? [];
  while (NO_NAME.test(words[0]?.replace(/['’]s$/u, "") ?? "")) words.shift();
  if (words.length === 0) return [];
  const start = at - words.join(" ").length - 1;
  const end = at + kind.length;
  return [{ name: text.slice(start, end), start, end }];
}

/** Whether a text is written as titles are, where capitals say nothing: "Make A Page For My Café Today". */
function isAllCapitals(text: string): boolean {
  const words = text.slice(0, 300).match(/\p{L}+/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
  return words.length > 4 && capitals.length > words.length * 0.85;
}

import { MARRYING } from "./marriage";

/** Places that people say their name beside: "Café Lindner", "my bakery Sonne", in six languages. */
const PLACES =
  /(?<![\p{L}-])(?:museum|library|theatre|theater|playgroup|nursery|academy|society|orchestra|museo|musée|bibliothek|bücherei|caf[eé]s?|coffee ?(?:shop|house|bar)|tea ?(?:room|house)|restaurante?s?|ristorante|trattoria|osteria|pizzeria|brasserie|bistrot?|diner|bar|pub|brewery|winery|bakery|bäckerei|konditorei|boulangerie|pâtisserie|panader[ií]a|pasteler[ií]a|metzgerei|eisdiele|ice cream (?:shop|parlou?r)|food truck|h[oô]tel|hostel|guest ?house|pension|gasthaus|wirtshaus|weingut|kneipe|salon|friseursalon|barber ?shop|peluquer[ií]a|gym|(?:yoga|dance|tattoo|photo) studio|boutique|florist|(?:flower|book|bike|butcher) ?shop|blumenladen|buchladen|gallery|galerie|praxis|kanzlei|law firm|fahrschule|gärtnerei|tischlerei|schreinerei|tienda|taller|inmobiliaria|imobiliária|agenzia immobiliare|agence immobilière|cl[ií]nica|barber[ií]a|barbearia|padaria|panetteria|gelateria|albergo|pousada|[eé]cole|escuela)(?![\p{L}-])/giu;
/** The same of words that mean more than places: only what is somebody's has its name beside it. */
const OF_MINE =
  /(?<!\p{L})(?:my|our|meine?[rmn]?|unsere?[rmn]?|mi|nuestr[oa]|mon|ma|notre|(?:il mio|la mia|nostr[oa])|minha|meu)\s+(?:\p{Ll}+ )?(?:shop|store|studio|school|schule|club|verein|band|choir|chor|company|firma|agency|agentur|start-?up|brand|farm|garage|workshop|werkstatt|practice|clinic|laden|kindergarten|charity|foundation|stiftung|podcast|newsletter|spa)(?!\p{L})/giu;

/**
 * What is somebody's, whatever it is, has its name behind it: "my dog grooming salon Muddy Paws", "notre gîte
 * Les Tilleuls", "meine Fahrradwerkstatt Speichenbruch". Behind a preposition stands no name.
 */
const WHATEVER_OF_MINE =
  /(?<!\p{L})(?:(?:my|our|mon|ma|notre|mis?|nuestr[oa]|mi[oa]|nostr[oa]|minha|meu|noss[oa])(?: [\p{Ll}’'-]{2,20}){1,4}(?<! (?:to|in|at|from|of|for|with|about|and|on|by|à|a|en|de|du|des|d['’]|di|da|do|del|della|em|con|com|avec|per|para|pour|y|e|et))|(?:meine?[rmn]?|unsere?[rmn]?)(?: \p{Ll}{3,20})? \p{Lu}\p{Ll}{3,30})(?= )/gu;

/** "My husband Rob", "my grandmother's": somebody, and no name of what is made. */
const OF_KIN =
  /(?<!\p{L})(?:husband|wife|partner|boyfriend|girlfriend|sons?|daughters?|kids?|child(?:ren)?|mum|mom|mother|dad|father|brothers?|sisters?|(?:grand|step)(?:mother|father|ma|pa|son|daughter|child(?:ren)?)|nan|granny|gran|uncle|aunt|cousins?|nephew|niece|friends?|(?:flat|room|house|team|class|work|band)mates?|mates|mitbewohner(?:innen|in)?|freunde?|colocs?|colocataires?|amis?|amigos?|compañer[oa]s?(?: de piso)?|coinquilin[ioa]|amic[io]|boss|colleagues?|neighbou?rs?|dogs?|cats?|mann|frau|sohn|tochter|kinder|mutter|vater|oma|opa|mari|femme|fils|fille|enfants|marido|mujer|hij[oa]s?|marito|moglie|figli[oa]?)$|['’]s$/iu;

/** Capitals that begin no name: what a page holds, where people are from, days and months. */
const NO_NAME =
  /^(?:(?:web ?)?(?:site|page|seite|auftritt)s?|home ?page|landing|apps?|menu|menü|chart|karte|speisekarte|öffnungszeiten|termine|kalender|übersicht|liste?|portfolio|cv|r[ée]sum[ée]|lebenslauf|blog|with|mit|and|und|for|für|in|on|at|the|an?|my|our|i|we|please|bitte|make|create|build|german|french|italian|greek|thai|indian|chinese|japanese|korean|mexican|spanish|turkish|vietnamese|american|english|polish|irish|scottish|welsh|swedish|danish|finnish|norwegian|dutch|swiss|french|russian|ukrainian|hungarian|portuguese|arabic|moroccan|persian|jewish|asian|african|european|deutsche[rs]?|italienische[rs]?|griechische[rs]?|new|neue[rs]?|small|kleine[rs]?|local|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|januar[y]?|februar[y]?|march|märz|april|ma[iy]|jun[ei]|jul[iy]|august|septembe?r|o[ck]tobe?r|novembe?r|de[cz]embe?r|christmas|weihnachten|easter|ostern|let|it|what|here|that|there|who|he|she)$/iu;

const WORD = String.raw`(?:(?:Dr|Dra|Prof|Dott|St|Mme|Sr|Sra)\.(?: med\.)? |\p{Lu}\. ?(?=\p{Lu}))*\p{Lu}[\p{L}\p{N}'\u2019-]*`;
/** What a company or a club is by law, behind its name. */
const LAWFUL = String.raw`(?: (?:e\. ?V\.|GmbH|gGmbH|UG|AG|Ltd\.?|Inc\.?|SARL|S\.L\.|S\.r\.l\.|Lda\.?))?`;
const ARTICLE = "(?:[Ll]a|[Ee]l|[Ll]os|[Ll]as|[Ll]e|[Ll]es|[Dd]u|[Dd]a|[Zz]um|[Zz]ur)";
/** "Blue Door", "La Parra", "Petal & Stem", "Haus am See": capitals, with little words between. */
export const NAME = `(?:${ARTICLE} )?${WORD}(?: (?:(?:&|am|im|of the|of|de la|de|du|di|delle|della|dei|et|und|and|e|y) )?${WORD}){0,3}${LAWFUL}`;
const AFTER = new RegExp(`^ (${NAME})(?![\\p{L}\\p{N}])`, "u");
const BEFORE = new RegExp(`(?<![\\p{L}\\p{N}'’.-])(${NAME}) $`, "u");
const OWNER = /(?<![\p{L}'’-])(\p{Lu}[\p{L}-]{1,30}(?:['’]s|s['’])) $/u;
/** "A site for Harbour Runners". */
const PAGE_FOR =
  /(?<!\p{L})(?:page|(?:web ?)?site|home ?page|portfolio|(?:web)?seite|auftritt|página|pagina|sito|site web) (?:for|für|von|para|pour|per|di|de)(?: (?:the|a|an|our|my|den|die|das|der|dem|le|les|el|los|il|os))?(?:(?: \p{Ll}{3,14})?(?: [\p{Ll}]{3,14})? (?:writer|author|novelist|poet|singer|songwriter|musician|composer|pianist|violinist|guitarist|photographer|designer|painter|sculptor|artist|illustrator|actor|actress|architect|translator|comedian|magician|journalist|choreographer|dancer|potter|film-?maker))?(?= )/giu;
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
  const mine = [...text.matchAll(OF_MINE), ...text.matchAll(WHATEVER_OF_MINE)].filter(
    ([kind]) => !OF_KIN.test(kind),
  );
  const behind = [
    ...namesOfBusiness(text),
    ...[...places, ...mine].flatMap((place) => nameAfter(text, place)),
  ];
  const before = places.flatMap((place) => nameBefore(text, place));
  const asked = [...text.matchAll(PAGE_FOR)].flatMap((page) => nameOfPage(text, page));
  const isOfTwo = (name: string) => COUPLES.test(text) && / (?:and|und|et|y|e|&) /.test(name);
  // Whom a page is for by what they are ("a site for the writer …") is no place that is named later.
  const ofSomebody = [...text.matchAll(PAGE_FOR)]
    .filter(({ 0: all }) => OF_SOMEBODY.test(all))
    .flatMap((page) => nameOfPage(text, page));
  return [...ofSomebody, ...behind, ...before, ...asked].filter(({ name }) => !isOfTwo(name));
}

/** The names behind what is somebody's: "my pottery studio Clay & Kin". */
export function namesOwned(text: string): FoundName[] {
  if (isAllCapitals(text)) return [];
  const mine = [...text.matchAll(OF_MINE), ...text.matchAll(WHATEVER_OF_MINE)];
  const behind = mine
    .filter(([kind]) => !OF_KIN.test(kind) && !SAYS_NAME.test(kind))
    .flatMap((kind) => nameAfter(text, kind));
  return [...namesOfBusiness(text), ...behind];
}

const BUSINESS =
  /(?<!\p{L})(?:my|our) (?:[\p{Ll}’'-]{2,20} ){0,4}?(?:business|company|firm|shop|store|stall|studio|salon|service|agency|bakery|caf[eé]|practice|school|club|restaurant|farm|garage|clinic|brand|charity|gym|workshop|label|start-?up|choir|band|society|association|playgroup|team|league|orchestra|troop|quartet|theatre group|[Bb]ed and [Bb]reakfast|[Bb] ?& ?[Bb]|guest ?house|cottage|holiday (?:let|flat|home)|hotel|hostel|pub|bar|nursery|kennels?), (?=\p{Lu})/gu;
const OF_BUSINESS = new RegExp(`^(${NAME})(?=[.;:!\\n]|$|(?<= \\p{Lu}[^ ]*), | in \\p{Lu})`, "u");

/** "My dog walking business, Muddy Paws": the name behind a comma. One word before another comma begins a list of people. */
function namesOfBusiness(text: string): FoundName[] {
  return [...text.matchAll(BUSINESS)].flatMap(({ 0: kind, index }) => {
    const start = index + kind.length;
    const name = OF_BUSINESS.exec(text.slice(start, start + REACH))?.[1];
    return name && !beginsNoName(name) ? [{ name, start, end: start + name.length }] : [];
  });
}

/** "My name is …" names whoever speaks, and nothing of theirs. */
const SAYS_NAME = /(?<!\p{L})(?:name|nom|nombre|nome|is|ist|est|es|è|é)(?!\p{L})/iu;

/** "Café Lindner" is called so, "my café Lindner" is called Lindner. */
function nameAfter(text: string, { 0: kind, index }: RegExpMatchArray): FoundName[] {
  const at = (index ?? 0) + kind.length;
  const name = AFTER.exec(text.slice(at, at + REACH))?.[1];
  if (!name || beginsNoName(name)) return [];
  const isPart = /^\p{Lu}/u.test(kind) && !/\s/.test(kind);
  // "yoga studio Berlin" may as well be one that is in Berlin; "our choir Vox Nova" is none that is there.
  if (index === 0 && !isPart && !OWNED.test(kind)) return [];
  const start = isPart ? (index ?? 0) : at + 1;
  const end = at + 1 + name.length;
  return [{ name: text.slice(start, end), start, end }];
}

/** "My band The Rusty Nails": an article with a capital is part of a name, "The best …" is none. */
function beginsNoName(name: string): boolean {
  const [first = "", second = ""] = name.split(" ");
  return (
    NO_NAME.test(first) && !(first === "The" && /^\p{Lu}/u.test(second) && !NO_NAME.test(second))
  );
}

const OF_SOMEBODY =
  /(?<=[\p{Ll}] )(?!(?:for|per|par|our)$)\p{Ll}{3,}(?:er|or|ist|ian|oet|ect|ress)$/u;
const OWNED =
  /^(?:my|our|mein|unser|mon|ma|mes|notre|nos|mis?|nuestr|(?:il |la )?mi[oa]|nostr|minha|meu|noss)(?!\p{Lu})/iu;

function nameOfPage(text: string, { 0: asked, index }: RegExpMatchArray): FoundName[] {
  const at = (index ?? 0) + asked.length + 1;
  const named = AFTER.exec(text.slice(at - 1, at + REACH))?.[1];
  if (!named || NO_NAME.test(named.split(" ")[0] ?? "")) return [];
  const end = at + named.length;
  // "For The Paper Kites": an article with a capital is a part of the name.
  const start = / The$/u.test(asked) ? at - 4 : at;
  const name = text.slice(start, end);
  return ENDS.test(text.slice(end, end + REACH)) ? [{ name, start, end }] : [];
}

const MEETS_AT =
  /(?<!\p{L})(?:(?:meet|meets|meeting|married|celebrate|celebrating|party|reunion|birthday|wedding|takes? place|held|hosted|dinner|lunch|gig|concert|show|fair|festival|treffen|feiern|findet|fête|fêtons|celebramos|festeggiamo)(?!\p{L})[^.!?\n]{0,40}|\d) (?:at|in|im|in der|au|à l['’]|en el|en la|al|alla|nel|no|na)(?: the)? (?:\p{Lu}[\p{L}'’-]* ){1,3}$/iu;

/** "Blue Door Café", "Anna's bakery". */
function nameBefore(text: string, { 0: kind, index }: RegExpMatchArray): FoundName[] {
  const at = index ?? 0;
  const before = text.slice(Math.max(0, at - REACH), at);
  const owner = OWNER.exec(before)?.[1];
  // "We meet at the Grand Hotel": where something takes place is no name of it.
  if (!owner && (MEETS_AT.test(before) || BEHIND_TIME.test(before))) return [];
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

/** A clause that is nothing but capitals, two of them at least: "Carmen Ortega", "Dave Mottram Plumbing and Heating". */
const ALONE = new RegExp(
  `(?<=^|[.:!?\\n]\\s|[.:!?]\\s\\s|,\\s)(${WORD}(?: (?:(?:&|and|und|et|y|e|de|da|di|von|van|of) )?${WORD}){1,4}${LAWFUL})(?=\\s*(?:[,.;:\\n]|$)| (?:in|near|en|à|em) \\p{Lu}[\\p{L}-]+(?:[,.;\\n]|$))`,
  "gu",
);
/** Behind these a clause is an address, a day, a thing on a page. */
const NO_NAME_ALONE =
  /^(?:jede[nrs]?|chaque|cada|ogni|every|each|daily|täglich|tous|columns?|items?|fields?|spalten) |^(?:columns?|items?|fields?)$|(?:straße|strasse|str|platz|weg|street|road|avenue|lane|park|hall)$|^(?:rue|via|calle|plaza|piazza|rua|praça|avenida|gran|am|im|bad|saint|san|santa|st|new|los|las)(?!\p{L})|hochzeit|wedding|einladung|invitation/iu;

/** Two names that stand by themselves are a couple's there. */
const COUPLES = new RegExp(
  `wedding|hochzeit|mariage|\\bboda\\b|matrimonio|nozze|casamento|${MARRYING}`,
  "iu",
);
/** Whoever works at weddings has a name of their own. */
const AT_WEDDINGS =
  /(?<!\p{L})(?:portfolio|photograph\p{L}*|fotograf\p{L}*|fotógraf\p{L}*|videograph\p{L}*|planners?|florists?|cater\p{L}+)(?!\p{L})/iu;
/** What is named by these is where it is. */
const LABELS =
  /(?:^|[.!?\n]\s)(?!(?:name|titel|title|website|page|site|seite)\s*:)\p{Lu}\p{Ll}{3,20}:\s*$|(?:address|adresse|dirección|indirizzo|endereço|anschrift|ort|where|venue|wo|lieu|lugar|luogo|local)(?: is| ist)?\s*:[^.!?\n]*$/iu;

/** "Friday at 7pm, Rugby Club Ilkley": what stands behind a time is where it is. */
const BEHIND_TIME =
  /\d ?(?:am|pm|AM|PM|[Uu]hr|h|o['’]clock|heures|horas),? (?:\p{Lu}[\p{L}'’-]* ){0,3}$/u;

/** Names that stand by themselves, where nothing else names it. */
export function namesAlone(text: string): FoundName[] {
  if (isAllCapitals(text) || (COUPLES.test(text) && !AT_WEDDINGS.test(text))) return [];
  return [...text.matchAll(ALONE)]
    .map(({ 1: name = "", index }) => ({ name, start: index, end: index + name.length }))
    .filter(({ name, start }) => !isOfPlaces(name, text.slice(Math.max(0, start - REACH), start)))
    .filter(({ start }) => !LABELS.test(text.slice(Math.max(0, start - REACH), start)))
    .filter(({ start }) => !BEHIND_TIME.test(text.slice(Math.max(0, start - REACH), start)))
    .filter(({ name, start }) => isApposed(name, text.slice(0, start)) || !NO_NAME_ALONE.test(name))
    .filter(({ name }) => !NO_NAME.test(name.split(" ")[0] ?? "") && !IN_OFFICE.test(name));
}

/** "Tutor Annika Shaw", "Director Sunita Rao": somebody with what they do there, on a page of something else. */
const IN_OFFICE =
  /^(?:Tutors?|Instructors?|Teachers?|Directors?|Chair(?:man|woman|person)?|President|Secretary|Treasurer|Trainers?(?:in)?|Coach(?:es)?|Leader|Organi[sz]ers?|Contact|Host|Owner|Practitioner|Speakers?|Leiter(?:in)?|Vorsitzende[r]?|Kassenwart|Directeur|Directrice|Présidente?|Presidente|Profesora?|Maestr[oa]|Direttore|Direttrice|Insegnante|Diretora?|Professora?) \p{Lu}/u;

/** "Somos una banda de rock, Los Erizos": a name behind what it is. A town has an article, too. */
function isApposed(name: string, before: string): boolean {
  return (
    /^(?:Los|Las|Les|The|Die) \p{Lu}/u.test(name) &&
    !/^(?:Los Angeles|Los Ángeles|Las Vegas|Las Palmas|Los Cabos)/u.test(name) &&
    /(?<!\p{L})(?:band|banda|groupe|gruppo|duo|trio|choir|coro|club|team|equipo|équipe)(?!\p{L})[^.!?\n,]{0,40}, $/iu.test(
      before,
    )
  );
}

/** "Covering Reading, Wokingham and Bracknell": the last two of a list of places. */
function isOfPlaces(name: string, before: string): boolean {
  return (
    / (?:and|und|et|y|e) /u.test(name) &&
    /(?:\s(?:covering|serving|in|around|between|near|cover|serve|rund um|in und um|autour de|en|em|a|tra)|\p{L},) (?:\p{Lu}[\p{L}'’-]+,? )*$/u.test(
      before,
    )
  );
}

/** A name that only names are written as, behind what it is: "Landscape gardeners GreenEdge, …". */
const MADE_UP =
  /^(?:\p{L}\p{Ll}+ ){1,4}?(?<!(?<!\p{L})(?:in|with|for|using|like|of|and|as|to|on|by|from|via|mit|für|wie|avec|pour|con|para|per|com|em|en) )((?:\p{Lu}[\p{L}’'-]* )?(?:\p{Lu}\p{Ll}+\p{Lu}\p{L}+|\p{Lu}[\p{L}’'-]+ & \p{Lu}[\p{L}’'-]+))(?=\s*[,.;:–—-]|\s+(?:in|from|near|en|à|em|a|di|aus)\s|$)/u;

/** Names of that kind that everybody's pages and programs are made with. */
const PRODUCTS =
  /^(?:TypeScript|JavaScript|GitHub|YouTube|WhatsApp|TikTok|PayPal|LinkedIn|OpenAI|ChatGPT|WordPress|AirBnB|Airbnb|McDonald\p{L}*|NextJS|VueJS|FaceTime|PowerPoint|HubSpot|AirTable|ToDo)$/iu;

/** The name that begins a request behind its trade; none where capitals say nothing. */
export function namesMadeUp(text: string): FoundName[] {
  const found = isAllCapitals(text) ? null : MADE_UP.exec(text);
  const name = found?.[1];
  if (!found || !name || PRODUCTS.test(name)) return [];
  const start = found[0].length - name.length;
  return [{ name, start, end: start + name.length }];
}

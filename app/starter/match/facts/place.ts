/** Kinds of places and occasions; the first that a request names counts. */
const WORDS = {
  wedding: /wedding|hochzeit|mariage|\bboda\b|matrimonio|nozze|casamento/,
  band: /\bband\b|\bmusicians?\b|singer|\borchestra|\bchor\b|\bchoir\b|groupe de (?:rock|musique)|musikgruppe|banda de/,
  bakery:
    /baker(?:y|ies)|bäckerei|konditorei|boulangerie|pâtisserie|panader[ií]a|pasteler[ií]a|panetteria|padaria|\bcakes?\b/,
  cafe: /(?<!\p{L})caf[eé]s?(?!\p{L})|coffee|espresso|kaffee|tea ?house|teehaus|cafeter[ií]a|caffè|\bbistr?o\b|salon de thé/u,
  restaurant:
    /restaurant|ristorante|restaurante|pizz|trattoria|gaststätte|gasthaus|wirtshaus|brasserie|diner\b|sushi|burger|taquer|food truck|imbiss|catering|\bmenu for (?:my|our)/,
  bar: /\bbars?\b(?! chart)|\bpub\b|cocktail|kneipe|weinbar|brewery|brauerei|winery|weingut|cervecer/,
  gym: /\bgyms?\b|fitness|crossfit|workout|personal train|fitnessstudio|salle de sport|gimnasio|palestra|academia de|boxing/,
  yoga: /yoga|pilates|meditation|wellness|\bspa\b|massage/,
  club: /\bclubs?\b|\bverein\b|running|laufgruppe|football team|fußball|soccer|chess club|asociaci[oó]n|associazione|associação|\bscouts?\b/,
  lawyer:
    /lawyer|law firm|attorney|solicitor|legal practice|rechtsanwalt|anwalt|kanzlei|avocat|abogad|avvocat|advogad|notar/,
  doctor:
    /\bdoctor|\bclinic|dentist|physio|therap(?:ist|eut)|arztpraxis|zahnarzt|praxis\b|médecin|cabinet médical|dentista|médico|medico|\bvet\b|tierarzt/,
  salon:
    /hair ?dresser|hair salon|barber|nail|beauty|friseur|frisör|coiff(?:eur|euse|ure)|peluquer|parrucchier|cabeleireir|kosmetik|tattoo/,
  hotel:
    /\bhotels?\b|guest ?house|\bb&b\b|bed and breakfast|hostel|pension\b|ferienwohnung|holiday (?:home|flat|let)|gîte|apartament|agriturismo|pousada|camping/,
  portfolio:
    /portfolio|\bcv\b|r[ée]sum[ée]|lebenslauf|my work\b|meine arbeiten|personal (?:site|website|page)/,
  photographer: /photograph|fotograf|photographe|fotógraf/,
  festival: /festival|concert|konzert|concierto|\bgig\b|open air/,
  event:
    /\bevents?\b|conference|meet ?up|workshop|konferenz|veranstaltung|tagung|conférence|événement|evento|conferencia|hackathon|webinar|exhibition|ausstellung|\bfair\b/,
  party:
    /birthday|geburtstag|anniversaire|cumpleaños|compleanno|aniversário|\bparty\b|fête|fiesta|festa|baby shower|reunion/,
  school:
    /\bschools?\b|kindergarten|nursery|\bschule\b|tutor|nachhilfe|école|escuela|scuola|escola|course|kurs\b|language lessons|music lessons/,
  charity:
    /charity|non-?profit|\bngo\b|donat|volunteer|shelter|spende|ehrenamt|association caritative|\bong\b|church|kirche|gemeinde/,
  shop: /\bshops?\b|\bstores?\b(?! in)|boutique|florist|flowers?\b|blumen|(?<!hoch|runter|ein|auf|ent|be|ver|über|nach)laden\b|geschäft|magasin|fleuriste|tienda|negozio|loja|bookshop|bookstore|buchladen|jewel|pottery|handmade/,
  crafts:
    /plumb|electrician|carpent|joiner|roof|painter|handwerk|klempner|elektriker|tischler|schreiner|maler|dachdecker|garten(?:bau|pflege)|gardener|landscap|menuisier|plombier|fontaner|idraulico|encanador|cleaning|reinigung|garage|werkstatt|mechanic/,
  realestate:
    /real ?estate|immobilien|estate agent|property|agence immobilière|inmobiliaria|imobiliária/,
  agency:
    /agency|agentur|agence|agencia|agenzia|studio\b|consult|berat|freelance|architect|architekt/,
  startup: /startup|start-up|saas|software|\bapps?\b|\bplatform\b|product launch/,
  podcast: /podcast|newsletter|\bblog\b|magazine/,
} satisfies Record<string, RegExp>;

export type Place = keyof typeof WORDS;

/** The kind of place a text in lower case is about; null when it names none. */
export function placeIn(words: string): Place | null {
  let first: { place: Place; at: number } | null = null;
  for (const [place, pattern] of Object.entries(WORDS)) {
    const at = words.search(pattern);
    if (at >= 0 && (!first || at < first.at)) first = { place: place as Place, at };
  }
  return first?.place ?? null;
}

const ANY = new RegExp(
  Object.values(WORDS)
    .map(({ source }) => source)
    .join("|"),
  "gu",
);

/** A text in lower case without the words that name a kind of place. */
export function withoutPlace(words: string): string {
  return words.replace(ANY, " ");
}

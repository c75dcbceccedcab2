import { isMarriage } from "./marriage";

/** Kinds of places and occasions; the first that a request names counts. */
const WORDS = {
  wedding: /wedding(?! anniversar)|hochzeit(?!stag)|mariage|\bboda\b|matrimonio|nozze|casamento/,
  band: /\bband\b|\bmusicians?\b|singer|\borchestra|groupe de (?:rock|musique|jazz)|musikgruppe|banda de|gruppo musicale/,
  bakery:
    /baker(?:y|ies)|bäckerei|konditorei|boulangerie|pâtisserie|panader[ií]a|pasteler[ií]a|panetteria|padaria|\bcakes?\b/,
  cafe: /(?<!\p{L})caf[eé]s?(?!\p{L})|coffee|espresso|kaffee|tea ?house|teehaus|cafeter[ií]a|caffè|\bbistr?o\b|salon de thé/u,
  restaurant:
    /restaurant|ristorante|restaurante|pizz|trattoria|gaststätte|gasthaus|wirtshaus|brasserie|diner\b|sushi|burger|taquer|food truck|imbiss|catering|\bmenu for (?:my|our)/,
  bar: /\bbars?\b(?! chart)|\bpub\b|cocktail|kneipe|weinbar|brewery|brauerei|winery|weingut|cervecer/,
  gym: /\bgyms?\b|fitness|crossfit|workout|personal train|fitnessstudio|salle de sport|gimnasio|palestra|academia de|boxing|danc(?:e|ing) (?:studio|classes|lessons)|tanz(?:schule|studio)|école de danse|escuela de baile|scuola di danza|escola de dança/,
  yoga: /yoga|pilates|meditation|wellness|\bspa\b|massage(?! (?:therap|practice|praxis))/,
  club: /\bclubs?\b|verein(?:e?s)?\b|running|laufgruppe|football team|fußball|soccer|chess club|\bchoirs?\b|\b(?:kirchen|männer|frauen|kinder|jugend|gospel|kammer|pop|schul|pop-)?chor\b|chorale\b|chœur|\bcoro\b|asociaci[oó]n|associazione|associação|\bscouts?\b/,
  lawyer:
    /lawyer|law (?:firm|practice|office)|attorney|solicitor|legal practice|rechtsanwalt|anwalt|kanzlei|avocat|abogad|avvocat|advogad|notar|studio legale|bufete|despacho/,
  doctor:
    /\bdoctor|massage (?:therap|practice)|masseu(?:r|se)|masajista|massaggiator|massagist|\bclinic|clínica|clinica|dentist|dental|physio|therap(?:ist|eut)|arztpraxis|zahnarzt|arzt\b|praxis\b|médecin|dentiste|studio dentistico|cabinet (?:médical|dentaire)|kinésith|vétérinaire|veterinari|dentista|médico|medico|fisioterap|\bvets?\b|tierarzt|midwife|hebamme|sage-femme|sophrolog|ost[eéè]opat|heilprakti|naturopat|ac[uo]punct|akupunkt|acupunt|psycholog|psic[oó]log|logop[aäeé]d|orthophon|chiropra|podolog|podiatr|nutrition|nutricion|nutrizion|diät(?:olog|assist)|dietist/,
  salon:
    /hair ?dresser|hair salon|\bhair\b|barber|\bnails?\b|beauty|friseur|frisör|nagelstudio|coiff(?:eur|euse|ure)|onglerie|esthéticienne|peluquer|barbería|uñas|estética|parrucchier|estetista|cabeleireir|barbearia|manicure|kosmetik|tattoo|tatouage|tatuaj|tatuagg|tatuagem/,
  hotel:
    /\bhotels?\b|guest ?house|\bb&b\b|bed and breakfast|hostel|pension\b|ferienwohnung|holiday (?:home|flat|let|cottage|rental)|\bcottages?\b|ferienhaus|chalet\b|casa rural|casa vacan[zc]e?\w*|rent out (?:an?|our|my)\b|gîte|apartament|agriturismo|pousada|camping|camp ?sites?\b|camp ?grounds?\b|glamping/,
  portfolio:
    /portf[oó]lio|\bcv\b|r[ée]sum[ée]|lebenslauf|my work\b|meine arbeiten|personal (?:site|website|page)/,
  photographer: /photograph|fotograf|photographe|fotógraf/,
  festival: /festival|concert|konzert|concierto|\bgig\b|open air/,
  event:
    /\bevents?\b|(?<=sommer|straßen|strassen|stadt|dorf|schul|vereins|herbst|frühlings|hof|nachbarschafts|kinder|pfarr|gemeinde|stadtteil|weihnachts|grill|lichter|wein|ernte)fest(?:e[sn]?|s)?\b|\bf[êe]tes?\b(?= (?:de l['’]école|du village|du quartier|des voisins|de la musique|communale))|(?<=village |school |summer |church |street |garden |spring |autumn )f[eê]te\b|(?<=street )party|open day|tag der offenen tür|fiesta(?= (?:del? (?:barrio|pueblo|colegio)|mayor))|festa(?= (?:di paese|patronale|del paese|junina))|sagra\b|conference|meet ?up|(?<!pottery |ceramics? |clay |sewing |craft |art |painting |dance |music |cooking )workshop|konferenz|veranstaltung|tagung|conférence|événement|kermesse|evento|conferencia|hackathon|webinar|exhibition|ausstellung|\bfair\b|\btheat(?:re|er)\b|amateur dramatics|\bmusical\b/,
  party:
    /birthday|\b(?:weihnachts|abschieds|betriebs|einweihungs|abi|silvester|geburtstags|garten)(?:feier|party)|(?:wedding )?anniversary|hochzeitstag|geburtstag|jubiläum|anniversaire|cumpleaños|compleanno|aniversário|\bparty\b|fête|fiesta|\bfesta\b|baby shower|reunion/,
  school:
    /\bschools?\b|\bpottery\b|\bceramics\b|töpfer(?:ei|kurs)|\bpoterie\b|(?:sewing|craft|art|painting|dance|music|cooking) (?:workshop|class)|kindergarten|nursery|preschool|day ?care|\bkita\b|\bschule\b|\p{L}{3,}schule\b|tutor|nachhilfe|école|crèche|escuela|guardería|scuola|asilo|escola|creche|courses?\b(?! menu)|cours (?:de|d['’])|clases de|corsi? di|cursos? de|aulas de|kurse?\b|unterricht|(?:language|music|piano|guitar|swimming|riding) (?:lessons|teacher)/u,
  charity:
    /charity|non-?profit|\bngo\b|donat|volunteer|shelter|spende|ehrenamt|association caritative|\bong\b|church|kirche|gemeinde|food ?bank|soup kitchen|tafel e\.? ?v/,
  shop: /\bshops?\b|\bstores?\b(?! in)|boutique|florist|flowers?\b|blumen|(?<!hoch|runter|ein|auf|ent|be|ver|über|nach)laden\b|geschäft|magasin|fleuriste|tienda|negozio|loja|bookshop|bookstore|buchladen|jewel|pottery|handmade|garden cent(?:er|re)|dealership/,
  crafts:
    /plumb|electrician|carpent|joiner|\broof|painter and|house painter|decorator|builders?\b|handy ?(?:man|woman|person)|locksmith|handwerk|klempner|installateur|elektriker|tischler|schreiner|maler|dachdecker|garten(?:bau|pflege)|gärtner|gardener|gardening (?:service|company|business)|landscap|menuisier|plombier|électricien|jardinier|serrurier|fontaner|electricista|carpinter|jardiner[oa]\b|cerrajer|idraulico|elettricista|falegname|giardinier|imbianchin|encanador|eletricista|marceneir|jardineir|clean(?:er|ing)|reinigung|nettoyage|limpieza|pulizie|limpeza|garage\b|werkstatt|mechanic|(?:car|bike|bicycle|auto|shoe|phone|computer) (?:repairs?|workshop|service)|repair (?:shop|service)|taller mecánico|officina|oficina/,
  realestate:
    /agen(?:ce|cia|zia) (?:immobil|inmobil|imobil)|real ?estate|realtor|immobilien|makler|estate agent|property|agence immobilière|immobilier|inmobiliaria|immobiliare|imobiliária|imóveis/,
  agency:
    /agency|agentur|agence|agencia|agenzia|studio\b|consult|berat|freelance|architec|architekt|architett|arquitec|arquitet/,
  startup: /startup|start-up|saas|software|\bapps?\b|\bplatform\b|product launch/,
  podcast: /podcast/,
  blog: /\bblogs?\b|\bblogging\b|newsletter|\bmagazine?\b|\brevista\b|\brivista\b/,
  // Work for people and animals that has no page of its own.
  service:
    /dog (?:walk|sit|groom|train)|(?:pet|cat|baby|house)[ -]?sit|hundesitter|hundesalon|hundeschule|gassi|babysitter|promen(?:eur|euse) de chiens|paseador|passeador|translator|übersetzer|traduct(?:eur|rice|or)|\bcoach(?:ing)?\b/,
} satisfies Record<string, RegExp>;

export type Place = keyof typeof WORDS;

/** What another kind may stand before and be only what it is about: "coffee blog", "school chess club". */
const HEADS: ReadonlySet<string> = new Set<Place>([
  "blog",
  "podcast",
  "photographer",
  "school",
  "club",
  "band",
  "festival",
  "event",
]);
/** What is more than its first word where such a kind comes after: "wedding cakes", "wedding dress shop". */
const OVER: Partial<Record<Place, readonly Place[]>> = {
  wedding: ["bakery", "shop", "salon", "hotel", "restaurant"],
};
/** What keeps its kind before some of them: a wedding event is a wedding, a yoga course is yoga. */
const KEPT: Partial<Record<Place, readonly Place[]>> = {
  wedding: ["event", "festival", "school", "club"],
  yoga: ["school", "event"],
  gym: ["school", "club"],
  school: ["event", "school"],
  salon: ["school"],
  crafts: ["event"],
};
/** The rest of a word, and at most two words after it. */
const COMPOUND = /^[\p{L}’']*(?: [\p{L}’'-]+){0,2}/u;
/** Words that end what stands before a noun. */
const ENDS =
  /(?<!\p{L})(?:called|named|with|for|in|at|of|and|where|that|namens|mit|für|und|im|am|de|du|des|à|avec|pour|et|con|para|por|di|per|com|e|y)(?!\p{L}).*$/u;

/** Whom something is for says nothing of what it is. */
const FOR = /(?<!\p{L})(?:for|für|pour|para|per|called|named|namens|with|mit)(?!\p{L}).*$/u;

/** Sales that people drop in on. Their words are none of a kind alone: "plant sale" says what there is. */
const SALE =
  /(?:garage|yard|jumble|car[ -]boot|plant|rummage|bake) sale|flea market|flohmarkt|trödelmarkt|vide-greniers?|(?<!\p{L})brocante(?!\p{L})|mercadillo|rastrillo/u;

/** The kind of place a text in lower case is about; null when it names none. */
export function placeIn(words: string): Place | null {
  if (isMarriage(words)) return "wedding";
  const first = firstIn(words);
  const sale = words.search(SALE);
  if (sale >= 0 && (!first || sale <= first.at)) return "event";
  if (!first) return null;
  const after = COMPOUND.exec(words.slice(first.end))?.[0] ?? "";
  // A studio is one of something: "studio di yoga", "agence photographique".
  if (first.place === "agency")
    return firstIn(after.replace(FOR, ""), "startup")?.place ?? "agency";
  const chain = after.replace(ENDS, "");
  const heads = Object.entries(WORDS).filter(
    ([place, pattern]) =>
      (HEADS.has(place) || OVER[first.place]?.includes(place as Place)) &&
      !KEPT[first.place]?.includes(place as Place) &&
      chain.search(pattern) >= 0,
  );
  return (heads.at(-1)?.[0] as Place | undefined) ?? first.place;
}

function firstIn(words: string, besides?: Place): { place: Place; at: number; end: number } | null {
  let first: { place: Place; at: number; end: number } | null = null;
  for (const [name, pattern] of Object.entries(WORDS)) {
    const found = name === besides ? null : pattern.exec(words);
    if (found && (!first || found.index < first.at))
      first = { place: name as Place, at: found.index, end: found.index + found[0].length };
  }
  return first;
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

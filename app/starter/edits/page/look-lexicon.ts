import { withLetterRanges } from "../../match/letter-ranges";
import type { FontKind } from "./look-words";

const LOOKS: readonly [RegExp, string][] = [
  [
    /(?:far |much |viel |deutlich |a lot |etwas |a (?:little|bit) |ein (?:bisschen|wenig) |slightly |un (?:peu|poco) |um pouco )?(?:bigger|larger|größer|grösser|too (?:small|tiny|little)|(?:mir |viel )?zu klein|größere[nrs]?|plus gr(?:and|os)(?:se|e)?s?|trop petite?s?|más grandes?|demasiado pequeñ[oa]s?|más pequeño no|più grand[ei]|troppo piccol[oaie]|maior(?:es)?|muito pequen[oa]s?|vergrößern|enlarge|(?<=make |mach )big|huge)/u,
    "bigger",
  ],
  [
    /(?:far |much |viel |deutlich |a lot |etwas |a (?:little|bit) |ein (?:bisschen|wenig) |slightly |un (?:peu|poco) |um pouco )?(?:smaller|too (?:big|large|huge)|kleiner|(?:viel |mir )?zu (?:groß|gross)|kleinere[nrs]?|plus petite?s?|trop gr(?:and|os)(?:se|e)?s?|más pequeñ[oa]s?|demasiado grandes?|più piccol[oaie]|troppo grand[ei]|menor(?:es)?|muito grandes?|verkleinern)/u,
    "smaller",
  ],
  [
    /(?:twice|doppelt|deux fois|el doble de|il doppio)(?: as| so| plus| de)? (?:big|large|groß|grandes?)/u,
    "double",
  ],
  [/half (?:as big|the size)|halb so groß/u, "half"],
  [/not (?:so )?bold|no longer bold|nicht (?:mehr )?fett|less bold/u, "not bold"],
  [
    /bold(?:er)?|fett(?:e[rsnm]?|gedruckt)?|en gras|gras|(?:en )?negritas?|(?:in )?grassetto|(?:a |em )?negrito/u,
    "bold",
  ],
  [
    /(?:in )?italics?|kursiv(?:e[rsnm]?)?|(?:en )?italique|(?:en )?cursiva|(?:in )?corsivo|(?:em )?itálico/u,
    "italic",
  ],
  [
    /underlined?|unterstrichen|unterstreichen|soulignée?s?|subrayad[oa]s?|sottolineat[oaie]|sublinhad[oa]s?/u,
    "underlined",
  ],
  [
    /(?:in )?(?:upper ?case|all caps|capitals|capital letters|block letters|großbuchstaben)|en majuscules|en mayúsculas|in maiuscolo|em maiúsculas/u,
    "uppercase",
  ],
  [
    /cent(?:er|re)(?:e?d)?|in the (?:middle|cent(?:er|re))|zentriere?n?|zentriert|mittig|in die mitte|in der mitte|centrée?s?|centrer|au centre|centrad[oa]s?|al centro|centrat[oaie]|ao centro/u,
    "centred",
  ],
  [
    /(?:aligned? |on |to )+(?:the )?left|left[- ]aligned|linksbündig|nach links|à gauche|a la izquierda|a sinistra|à esquerda/u,
    "align to the left",
  ],
  [
    /(?:aligned? |on |to )+(?:the )?right|right[- ]aligned|rechtsbündig|nach rechts|à droite|a la derecha|a destra|à direita/u,
    "align to the right",
  ],
  [
    /(?:a |einen |une |un |una |uma )?(?:thick |dicken? )(?:border|frame|outline|rahmen|rand|bordure|borde|bordo|borda)s?(?: around (?:it|them|each)| drum ?herum)?/u,
    "thick border",
  ],
  [
    /(?:a |an |einen |une |un |una |uma )?(?:thin |dünnen? )?(?:border|frame|outline|rahmen|umrandung|bordure|borde|bordo|borda)s?(?: around (?:it|them|each)| drum ?herum)?/u,
    "border",
  ],
  [
    /(?:no|without|ohne|kein(?:en)?|sans|sin|senza|sem) (?:a )?(?:shadows?|schatten|ombres?|sombras?|ombra)/u,
    "no shadow",
  ],
  [
    /(?:a |an |einen |une |un |una |uma )?(?:soft |subtle |drop |leichten? )?(?:shadows?|schatten|ombres?|sombras?|ombra)/u,
    "shadow",
  ],
  [
    /(?:square|sharp|straight|hard|eckige?n?|no rounded|keine runden)(?: corners?| edges?| ecken)?|(?:corners?|ecken|edges?) (?:sollen |should be |bitte )?(?:square|sharp|eckig)(?: sein)?|(?:des )?coins carrés|esquinas cuadradas|angoli squadrati|cantos retos/u,
    "square corners",
  ],
  [
    /(?:more |very |fully |slightly |stärker |mehr )?(?:rounder|rounded|round|abgerundete?[nr]?|runde?[rn]?|runder|arrondie?s?|redond[oa]s?|redondead[oa]s?|rotond[oaie]|arrotondat[oaie]|arredondad[oa]s?)(?: corners?| edges?| ecken)?|(?:coins|esquinas|angoli|cantos) (?:plus )?(?:arrondis|redondead[oa]s|arrotondati|arredondados)/u,
    "rounded",
  ],
  [
    /(?:more|extra|mehr|plus d['’]|más|più|mais) ?(?:space|room|spacing|padding|air|platz|abstand|luft|espace|espacio|spazio|espaço)(?: around (?:it|them)| between (?:them|it)| dazwischen)?|(?:airier|luftiger|less cramped|nicht so eng)/u,
    "more space",
  ],
  [
    /(?:less|weniger|moins d['’]|menos|meno) ?(?:space|room|spacing|padding|platz|abstand|luft|espace|espacio|spazio|espaço)(?: around (?:it|them)| between (?:them|it)| dazwischen)?|more compact|tighter|kompakter/u,
    "less space",
  ],
  [/wider|breiter|plus larges?|más anch[oa]s?|più larg[oaie]|mais larg[oa]s?/u, "wider"],
  [
    /narrower|schmaler|schmäler|plus étroite?s?|más estrech[oa]s?|più strett[oaie]|mais estreit[oa]s?/u,
    "narrower",
  ],
  [/\d{1,3} ?(?:px|pixels?|rem|pt)/u, ""],
];
const FONTS: readonly [RegExp, FontKind][] = [
  [
    /(?:a )?sans[- ]serif|serifenlos\p{L}*|without serifs|ohne serifen|sans empattement|senza grazie|(?<=font |schrift )sans|sans(?= for )/u,
    "sans",
  ],
  [
    /(?:(?:old[- ]?fashioned|old[- ]style|classic|vintage|traditional|romantic|elegant),? (?:and )?)?(?:(?:more )?(?:swirly|curly|flowing|loopy|ornate))|hand ?writ\p{L}+|script|cursive|calligraph\p{L}*|schreibschrift|handschrift\p{L}*|schnörkel\p{L}*|manuscrite?|caligráfic\p{L}*|manuscrita|a mano|calligrafic\p{L}*|brush/u,
    "script",
  ],
  [
    /typewriter|mono(?:space|spaced)?|schreibmaschinen\p{L}*|machine à écrire|máquina de escribir/u,
    "mono",
  ],
  [
    /serif|serifen(?:schrift)?|classic|klassische?|traditional|newspaper|old[- ]fashioned|avec empattements?|con serifa|con grazie|com serifa|book(?:ish)?/u,
    "serif",
  ],
  [/elegant\p{L}*|fancy|classy|luxur\p{L}+|edle?\p{L}*|chic|élégante?|raffinat[oa]/u, "elegant"],
  [
    /playful|fun|friendly|rounde[rd]|rounder|runde?|bubbly|childlike|verspielte?|cute|amusante?|divertid[oa]|giocos[oa]/u,
    "round",
  ],
  [/modern\p{L}*|clean|schlichte?|moderne|moderno|moderna/u, "modern"],
  [/bold|strong|heavy|poster|kräftige?/u, "bold"],
];
const FONT_NOUN =
  "(?:fonts?|typeface|lettering|schrift(?:art)?|font|police(?: d['’]écriture)?|écriture|fuente|tipografía|letra|carattere|font|scrittura|fonte|letra|tipo de letra)";
export const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eine: 1,
  einer: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  due: 2,
  tre: 3,
  quattro: 4,
  uma: 1,
  duas: 2,
  três: 3,
  quatro: 4,
};
export const COLUMNS = new RegExp(
  `(?:in |into |with |as |im |mit |en |sur |em |su )?(\\d|${Object.keys(NUMBERS).join("|")})[ -]?(?:columns?|column (?:layout|grid)|(?:pictures |items |cards |photos )?(?:per|a|in a|in each|to a|each) row|next to each other|side by side|spalten|spaltig(?:e[rsn]?)?|(?:bilder |karten )?pro (?:zeile|reihe)|nebeneinander|colonnes?|(?:photos )?par ligne|columnas?|por fila|colonne|per riga|colunas?|por linha)`,
  "iu",
);

/** Words as they are said in a phrase in small letters: to leave the other case to V8 takes six times as long when a form is first asked. */
export const around = (source: string) =>
  new RegExp(withLetterRanges(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`), "u");
export const LOOK_FORMS = LOOKS.map(([form, look]) => [around(form.source), look] as const);
export const FONT_FORMS = FONTS.map(
  ([form, kind]) =>
    [
      around(
        `(?:(?:in|with|mit|en|con|em|to|auf|set in) )?(?:an? |eine[rn]? |der |une |una |uma )?(?:(?:nice|schöne[rn]?|beautiful|curly|swirly|loopy|flowing|fancy|pretty|romantic|elegant|classic|belle|bonita|bella|real|proper|more|mehr) )*(?:(?:${form.source}) (?:looking |style )?${FONT_NOUN}|${FONT_NOUN} (?:is |should be |soll |ist )?(?:(?:more|mehr|plus|más|più|mais) )?(?:${form.source})|${kind === "script" ? "schreibschrift|handschrift|(?<=in (?:an? )?(?:\\p{L}+ )?)(?:handwriting|cursive|calligraphy|script)|hand-?written(?=\\s*$)" : kind === "serif" ? "serifenschrift|serif|serifs" : kind === "sans" ? "sans[- ]serif|sans(?= (?:for|in) )" : "(?!)"})(?: sein)?`,
      ),
      kind,
    ] as const,
);
export const OF: readonly [RegExp, "background" | "text" | "accent"][] = [
  [
    around(
      "(?:page |site |seiten)?(?:background|backdrop|hintergrund|arrière-plan|fond|fondo|sfondo|fundo)(?: ?(?:colou?r|farbe))?|hintergrundfarbe|couleur de fond|color de fondo|colore di sfondo|cor de fundo",
    ),
    "background",
  ],
  [
    around(
      "(?:accent|main|brand|primary|theme|key|highlight|haupt|akzent|marken)[- ]?(?:colou?rs?|farbe|ton|tone)|colou?r (?:scheme|palette|theme)|farbschema|farbwelt|farben|colou?rs|akzente?|accents?|couleurs?(?: d['’]accent| principale)?|colores?(?: principal)?|colori?(?: principale)?|cores|cor principal",
    ),
    "accent",
  ],
  [
    around(
      "(?:text|font|letter|schrift|type|writing)[- ]?(?:colou?r|farbe)|textfarbe|schriftfarbe|couleur du texte|color del texto|colore del testo|cor do texto",
    ),
    "text",
  ],
];

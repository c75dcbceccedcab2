import { COLOUR_NAMES, FOREIGN_COLOURS } from "../../theme/names";

/** Words of five languages for how parts look → the English that looks are read from. */
const LOOK_WORDS: readonly [RegExp, string][] = [
  [
    /(?<!\p{L})(?:luftiger|mehr luft|aéré\p{L}*|more (?:air|airy|breathing room)|airier|roomier|less cramped|nicht so eng|zu eng|too (?:tight|cramped|crowded)|meno fitto|menos apretad\p{L})(?!\p{L})/giu,
    "more space",
  ],
  [/(?<!\p{L})(?:ecken|coins|esquinas|angoli|cantos|bordes redondeados)(?!\p{L})/giu, "corners"],
  [
    /(?<!\p{L})(?:quadrat[oiae]|squadrat[oiae]|cuadrad[oa]s?|quadrad[oa]s?|eckig(?:er(?:e[rnsm]?)?|e[rnsm]?)?|carrés?|carrées?|sharp|not rounded|non arrotondat\p{L})(?!\p{L})/giu,
    "square",
  ],
  [/(?<!\p{L})plus gro(?:s|sse)s?(?!\p{L})/giu, "bigger"],
  [
    /(?<!\p{L})(?:viel |etwas |deutlich |ein bisschen |ein wenig )?(?:größer|grösser|vergrößer\p{L}*|zu klein|más grandes?|plus grande?s?|plus gros\p{L}*|agrandi\p{L}*|trop petite?s?|demasiado pequeñ[oa]s?|più grand[ei]|maior(?:es)?|troppo piccol\p{L}|beefier|chunkier|huge|massive|enormous|too (?:small|tiny|little))(?!\p{L})/giu,
    "bigger",
  ],
  [
    /(?<!\p{L})(?:viel |etwas |deutlich |ein bisschen |ein wenig )?(?:kleiner|verkleiner\p{L}*|zu groß|zu gross|más pequeñ[oa]s?|plus petite?s?|trop grande?s?|trop gros\p{L}*|demasiado grandes?|più piccol[oaie]|menor(?:es)?|troppo grand[ei]|tinier|teeny|less (?:big|huge|prominent)|too (?:big|large|huge))(?!\p{L})/giu,
    "smaller",
  ],
  [
    /(?<!\p{L})(?:fett(?:e[rsnm]?|gedruckt)?|fetter|dicker|en gras|gras|negrita|grassetto|negrito|thicker|heavier)(?!\p{L})/giu,
    "bold",
  ],
  [/(?<!\p{L})(?:kursiv\p{L}*|en italique|italique|cursiva|corsivo|itálico)(?!\p{L})/giu, "italic"],
  [
    /(?<!\p{L})(?:unterstr[ie]+ch\p{L}*|souligné\p{L}*|subrayad[oa]s?|sottolineat\p{L})(?!\p{L})/giu,
    "underlined",
  ],
  [
    /(?<!\p{L})(?:zentrier\p{L}*|mittig|in die mitte|in der mitte|centrée?s?|centrer|au centre|au milieu|centrad[oa]s?|centrat[oaie]|al centro|en el centro|no centro)(?!\p{L})/giu,
    "centred",
  ],
  [
    /(?<!\p{L})(?:großbuchstaben|en majuscules?|majuscules?|mayúsculas?|maiuscol\p{L}|all caps|block letters)(?!\p{L})/giu,
    "uppercase",
  ],
  [
    /(?<!\p{L})(?:rund(?:e[rsnm]?|er)?|abgerundet\p{L}*|runde ecken|arrondi\p{L}*|redond[oa]s?|redondead[oa]s?|rotond[oaie]|arrotondat\p{L}|pill[- ]?shaped|pill)(?!\p{L})/giu,
    "rounded",
  ],
  [
    /(?<!\p{L})(?:weniger|moins|menos|meno|nicht so|pas si|no tan|non così)(?!\p{L})(?= (?:rounded|bold|big|rund))/giu,
    "less",
  ],
  [/(?<!\p{L})(?:breiter|plus larges?|más anch[oa]s?|più larg\p{L})(?!\p{L})/giu, "wider"],
  [
    /(?<!\p{L})(?:schmaler|schmäler|plus étroite?s?|más estrech[oa]s?|più strett\p{L})(?!\p{L})/giu,
    "narrower",
  ],
  [/(?<!\p{L})(?:rahmen|umrandung|bordure|borde|bordo|borda|contour)(?!\p{L})/giu, "border"],
  [/(?<!\p{L})(?:schatten|ombre|sombra|ombra)(?!\p{L})/giu, "shadow"],
  [/(?<!\p{L})(?:hintergrund|arrière-plan|fond|fondo|sfondo|fundo)(?!\p{L})/giu, "background"],
  [/(?<!\p{L})(?:kein(?:e[nr]?)?|ohne|sans|sin|senza|sem)(?!\p{L})/giu, "without"],
  [
    /(?<!\p{L})(?:mehr (?:platz|abstand|luft|raum)|plus d['’]espace|más espacio|più spazio)(?!\p{L})/giu,
    "more space",
  ],
  [
    /(?<!\p{L})(?:weniger (?:platz|abstand|luft|raum)|moins d['’]espace|menos espacio|meno spazio)(?!\p{L})/giu,
    "less space",
  ],
];

/** A wish with its words for looks in English; all other words as they are. */
export function withEnglishLooks(wish: string): string {
  return LOOK_WORDS.reduce((said, [pattern, english]) => said.replace(pattern, english), wish);
}

const COLOURS = [...Object.keys(COLOUR_NAMES), ...Object.keys(FOREIGN_COLOURS)].sort(
  (a, b) => b.length - a.length,
);
/** What says how a part is to look, and nothing of which part it is. */
const LOOKS = new RegExp(
  `(?<![\\p{L}\\p{N}#])(?:#[0-9a-f]{3,6}|\\d+(?:[.,]\\d+)? ?(?:px|pixels?|rem|em|pt|%|percent)|(?:dark|light|pale|bright|deep|soft|pastel|neon|hell|dunkel|dark(?:er|est)|light(?:er|est)|bright(?:er|est))?[ -]?(?:${COLOURS.join("|")})(?:ish|e?s|e[nrm])?|bigger|larger|smaller|big|small|large|size|sized|bold(?:er)?|not bold|italics?|underlined?|cent(?:er|re)(?:e?d)?|middle|upper ?case|capitals?|caps|capitali[sz]ed?|round(?:ed|er)?|rotond\\p{L}*|square|corners?|wider|narrower|wide|narrow|taller|shorter|higher|height|width|borders?|frames?|outlines?|shadows?|padding|margins?|spac(?:e|ing)|room|gap|darker|lighter|brighter|dark|light|colou?r(?:ed|s)?|background|foreground|fonts?|letters|stand out|prominent|thicker|thinner|thick|thin|left|right|aligned?|align|twice|double|half|bit|more|less|much|slightly|way|lot|with|without|no|and|look|looks|looking|should|farbe|couleur|color|colore|cor|schrift|links|rechts|to|in|as|a|into|hide|hidden|invisible|very|really|solid|dashed|dotted|faint|clar[oa]s?|clair\\p{L}*|chiar\\p{L}*|oscur\\p{L}*|escur\\p{L}*|scur\\p{L}*|foncé\\p{L}*|sombres?|dunkl\\p{L}*|hell\\p{L}*|grösse|größe|taille|tamaño)(?![\\p{L}\\p{N}])`,
  "giu",
);

/** A wish without its words for looks: what is left says which part it is about. */
export function withoutLooks(wish: string): string {
  return wish.replace(LOOKS, " ").replace(/\s+/g, " ").trim();
}

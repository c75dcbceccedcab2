import { type EditResult, edited, there, unchanged } from "../../edit";
import { shapeOf } from "../../project";
import { setOf } from "../asked/asked";
import { NUMBERS } from "../look-lexicon";
import { looksSaid } from "../look-words";
import type { Order } from "../order";

const word = (source: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "giu");
const PICTURES = word(
  "(?:(?:all )?(?:the |our |my )?(?:product |gallery |portfolio |team )?(?:photos?|pictures?|images?|photographs?|pics)(?: in (?:the |our |my )?(?:gallery|portfolio))?|gallery|bilder?|fotos?|galerie|photos|images|imágenes|galería|immagini|galleria|imagens|galeria)",
);
/** Everything that is a picture to somebody who looks at a page. */
const ALL = ":root main :is(.art, .tile-art, .picture, .photo-place, figure img, li img)";
const COUNT = `\\d|${Object.keys(NUMBERS).join("|")}`;
/** Those of them that have a place of their own: the drawing of a first screen fills it, and is no shape. */
const PLACED = `${ALL}:not(.hero-art *)`;
/** "Three pictures in a row": the count stands before what is counted. */
const IN_A_ROW = word(
  `(?<count>${COUNT}) (?:of )?(?:the |our |my )?(?:photos?|pictures?|images?|pics|bilder|fotos|immagini|imágenes|imagens) (?:(?:in|per) (?:a|each|one|every) (?:row|line)|per row|side by side|pro reihe|nebeneinander|par ligne|por fila|per riga|por linha)`,
);
const COLUMNS = word(
  `(?:in|into|as|mit|in|en|su|em)? ?(?<count>${COUNT})[ -]?(?:columns?|(?:per|in (?:a|each|one)|to a|next to each other|side by side|in every)(?: (?:row|line))?|spalten|pro reihe|nebeneinander|colonnes|par ligne|columnas|por fila|colonne|per riga|colunas|por linha)`,
);
const SIDE = word(
  "(?:next to (?:each other|one another)|side by side|in a (?:grid|row)|nebeneinander)",
);

interface PictureLook {
  look: RegExp;
  css: string;
  said: string;
}

const GREY =
  "(?:black(?: and |-and-| & )white|gr[ae]y(?:scale)?|b ?& ?w|monochrome|schwarz[ -]?(?:und[ -])?wei(?:ß|ss)|noir et blanc|blanco y negro|bianco e nero|preto e branco)";
const COLOURED =
  "(?:(?:in|to|into|back to|their)? ?(?:full )?colou?rs?|colou?red|farbig|farbe|bunt|couleurs?|color(?:es)?|colori|cores?)";
const POINTED =
  "(?:(?:when|if|once|while|as soon as|wenn|sobald|quand|cuando|quando) (?:you |i |one |people |somebody |visitors |the mouse |they |man |on |se )?(?:are |is |go |goes |move |moves |mit der maus )?(?:hover\\p{L}*|point\\p{L}*|mouse ?over|darüber\\p{L}*|drüber\\p{L}*|survol\\p{L}*|pas\\p{L}*)(?: (?:at|over|on|darüber|drüber|fährt))*|(?:on|beim) (?:hover\\p{L}*|mouse ?over|drüberfahren|überfahren)|au survol|al pasar|al passaggio)";

const LOOKS: readonly PictureLook[] = [
  // "Black and white, and only turn to colour when you hover".
  {
    look: word(
      `${GREY}(?:,? (?:and|und|et|y|e|but|aber|mais|pero|ma|mas|with|mit|then|they|sie|only|just|nur|erst|turn\\p{L}*|becom\\p{L}*|get|go|change|show|be|come|switch|werden|are|en|in|a))*,? (?:${COLOURED}(?: (?:only|just|again|back|nur|erst|werden))* ${POINTED}(?: werden)?|${POINTED} ${COLOURED})`,
    ),
    css: `${ALL} {\n  filter: grayscale(1);\n  transition: filter 0.25s ease;\n}\n\n${ALL}:hover {\n  filter: none;\n}\n`,
    said: "The pictures are black and white now, and turn to colour while they are pointed at.",
  },
  {
    look: word(
      "(?:perfect(?:ly)? )?(?:squares?|square[- ]shaped|quadratisch\\p{L}*|carrée?s?|cuadrad[ao]s?|quadrat[aeoi]|quadrad[ao]s?)",
    ),
    css: `${PLACED} {\n  aspect-ratio: 1;\n  height: auto;\n  object-fit: cover;\n}\n`,
    said: "The pictures are square now.",
  },
  {
    look: word(
      "(?:rounded|round|rounder|soft|runde|abgerundete?|arrondis|redondeadas|arrotondati|arredondados) (?:corners?|edges?|ecken|coins|esquinas|angoli|cantos)|(?:corners?|edges?) (?:rounded|rounder|round)|rounded|rounder|abgerundet",
    ),
    css: `${ALL} {\n  border-radius: 20px;\n}\n`,
    said: "The pictures have rounded corners now.",
  },
  {
    look: word(
      "(?:in|into|as|to) (?:a )?(?:circles?|circular|circle shape)|circular|circles?|round|rund|kreisrund|rondes?|redondas?|rotonde|redondas",
    ),
    css: `${PLACED} {\n  aspect-ratio: 1;\n  height: auto;\n  border-radius: 50%;\n  object-fit: cover;\n}\n`,
    said: "The pictures are round now.",
  },
  {
    look: word(
      "(?:sharp|square|no rounded|hard|straight|eckige) (?:corners?|edges?|ecken)|(?:corners?|edges?) (?:sharp|square)",
    ),
    css: `${ALL} {\n  border-radius: 0;\n}\n`,
    said: "The pictures have sharp corners now.",
  },
  {
    look: word(
      "(?:tilt(?:ed)?|rotated?|slanted|crooked|at an angle|leaning|schräg|gekippt|inclinées?|inclinadas?|inclinate)",
    ),
    css: `${PLACED} {\n  rotate: -1.5deg;\n}\n\n:root main li:nth-child(even) :is(.tile-art, .picture, img) {\n  rotate: 1.5deg;\n}\n`,
    said: "The pictures are tilted a little now.",
  },
  {
    look: word(
      "(?:bigger|larger|grow|zoom(?: in)?|enlarge|scale)(?: up)?(?: a (?:bit|little))? (?:when|if|on|while|as soon as)(?: (?:you|i|people|one|somebody|visitors|the mouse|they))?(?: (?:is|go|goes|point|points))?(?: at| over)?(?: (?:hover(?:ing|s|ed)?|mouse ?over|them|it))*|(?:zoom|hover)(?: (?:effect|zoom))?(?: on hover)?",
    ),
    css: `${ALL} {\n  transition: scale 0.25s ease;\n}\n\n${ALL}:hover {\n  scale: 1.05;\n}\n`,
    said: "Pictures grow a little when they are pointed at.",
  },
  {
    look: word(
      "(?:more )?(?:space|room|distance|gap|margin) (?:around|between)|further apart|mehr abstand",
    ),
    css: ':root main :is(.cards, .section-grid, .photo-grid, .hero-art) {\n  gap: clamp(2.5rem, 5vw, 4rem);\n}\n\n:root main :is(.art, .photo-place):not([class*="hero"] *, li *) {\n  margin-block: 1.5rem;\n}\n',
    said: "There is more space around the pictures now.",
  },
  {
    look: word(
      "(?:much )?(?:less|smaller|tighter|reduced?) (?:space|room|distance|gaps?|margins?) (?:around|between)|closer (?:together|to each other)|weniger (?:abstand|platz) zwischen|näher (?:zusammen|beieinander)|moins d['’](?:espace|écart) entre|menos espacio entre|meno spazio tra|menos espaço entre",
    ),
    css: ":root main :is(.cards, .section-grid, .photo-grid, .hero-art) {\n  gap: 0.5rem;\n}\n",
    said: "There is less space between the pictures now.",
  },
  {
    look: word(
      "(?:much |a (?:bit|little) |way |far |really )*(?:too (?:big|large|huge|tall|high)|smaller|less (?:big|tall|high)|lower|not (?:so|as) (?:big|tall|large)|(?:viel )?zu groß|kleiner|trop grandes?|plus petites?|demasiado grandes|más pequeñas?|troppo grandi|più piccole)",
    ),
    css: `${PLACED} {\n  width: min(100%, 20rem);\n  height: auto;\n  max-height: 11rem;\n  margin-inline: auto;\n  object-fit: cover;\n}\n`,
    said: "The pictures are smaller now.",
  },
  {
    look: word(
      "(?:much |a (?:bit|little) |way |far |really )*(?:too (?:small|tiny|little)|bigger|larger|taller|(?:viel )?zu klein|größer|trop petites?|plus grandes?|demasiado pequeñas|más grandes?|troppo piccole|più grandi)",
    ),
    css: `@media (min-width: 46rem) {\n  :root main .cards.cards {\n    grid-template-columns: repeat(2, minmax(0, 1fr));\n  }\n}\n\n${PLACED} {\n  width: 100%;\n  height: auto;\n  min-height: 18rem;\n  object-fit: cover;\n}\n`,
    said: "The pictures are bigger now.",
  },
  {
    look: word("darker|dimmer|dunkler|plus sombres?|más oscuras?|più scure"),
    css: `${ALL} {\n  filter: brightness(0.7);\n}\n`,
    said: "The pictures are darker now.",
  },
  {
    look: word("brighter|lighter|heller|plus claires?|más claras?|più chiare"),
    css: `${ALL} {\n  filter: brightness(1.15);\n}\n`,
    said: "The pictures are brighter now.",
  },
];
const FILL = setOf(
  "please should move bring make set give put get show use display have want i we you can could should be is are the a an our my all in to of for with on it them so really very bit little some look would like add each every and page site whole them up when over mouse slightly close their as turn let you can me bitte mach mache zeig zeige die der das alle auf der seite etwas leicht mets montre les des sur la page pon muestra las los en metti mostra le gli a",
);

/** How all pictures of the page look: their shape, their corners, how many stand beside each other, what they do under the mouse. */
export function setPictures({ text, quotes, page, files }: Order): EditResult | null {
  if (quotes.length > 0 || text.includes(":") || text.length > 110) return null;
  const plain = text.toLowerCase();
  if (
    plain.search(PICTURES) < 0 ||
    /^(?:add|insert|remove|delete|hide)(?! (?:rounded|round|more|some|a (?:zoom|hover|bit)|space))/.test(
      plain,
    )
  )
    return null;
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined) return null;
  if (!/class="(?:[^"]* )?(?:art|tile-art|picture|photo-place)(?: [^"]*)?"|<img/.test(page.source))
    return unchanged(
      "The page has no pictures yet: “add a gallery with six pictures” makes places for them.",
    );
  const columns = IN_A_ROW.exec(plain) ?? COLUMNS.exec(plain);
  IN_A_ROW.lastIndex = 0;
  COLUMNS.lastIndex = 0;
  if (columns || plain.search(SIDE) >= 0) {
    const rest = plain
      .replace(IN_A_ROW, " ")
      .replace(COLUMNS, " ")
      .replace(SIDE, " ")
      .replace(PICTURES, " ");
    if (!isFilled(rest)) return null;
    const said = columns?.groups?.count ?? "";
    return inColumns(page.source, styles, css, said === "" ? 3 : (NUMBERS[said] ?? Number(said)));
  }
  for (const { look, css: rule, said } of LOOKS) {
    if (plain.search(look) < 0) continue;
    const rest = plain.replace(look, " ").replace(PICTURES, " ");
    if (!isFilled(rest)) continue;
    if (css.includes(`\n${rule}`)) return there(said.replace(" now", " already"));
    return edited(new Map([[styles, `${css.replace(/\n*$/, "\n")}\n${rule}`]]), said);
  }
  return null;
}

function isFilled(rest: string): boolean {
  const { colours, looks } = looksSaid(rest);
  if (colours.length + looks.length > 0) return false;
  return rest.split(/[^\p{L}\p{N}]+/u).every((one) => one === "" || FILL.has(one));
}

/** Lists whose entries are pictures, by their class. */
const LISTS = ["photo-grid", "pictures", "cards"] as const;

function inColumns(source: string, path: string, css: string, count: number): EditResult | null {
  const list = LISTS.find((name) =>
    new RegExp(`class="(?:[^"]* )?${name}(?: [^"]*)?"`).test(source),
  );
  if (!list)
    return unchanged(
      "The page shows no pictures beside each other: “add a gallery with six pictures” makes a place for them.",
    );
  if (count < 1 || count > 6) return null;
  const rule = `@media (min-width: 46rem) {\n  :root main .${list}.${list} {\n    display: grid;\n    grid-template-columns: repeat(${count}, minmax(0, 1fr));\n  }\n}\n`;
  return css.includes(rule)
    ? there(`The pictures stand in ${count} columns already.`)
    : edited(
        new Map([[path, `${css.replace(/\n*$/, "\n")}\n${rule}`]]),
        `The pictures stand in ${count} columns now, on screens that are wide enough.`,
      );
}

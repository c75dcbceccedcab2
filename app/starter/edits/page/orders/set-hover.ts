import { type EditResult, edited, there } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { shapeOf } from "../../project";
import { attribute } from "../../said/page-elements";
import { findPieces } from "../find-pieces";
import { entriesNamed } from "../frame/find-thing";
import type { Order } from "../order";
import type { Page } from "../page-model";

const POINTED =
  "(?:(?:when|if|while|as|whenever|once) (?:(?:you|i|people|someone|somebody|visitors|they|we|the (?:mouse|cursor|pointer)|they['’]re|they are|it is) )*(?:are |is |get |being )?(?:hover(?:s|ed|ing)?|pointed (?:at|to)|point(?:s|ing)? (?:at|to)|mous(?:e|ing) over|go(?:es)? over|moves? over|touch(?:es|ed)?|on)(?: over)?(?: (?:them|it|one|a card|each|with the mouse))*|on (?:mouse ?-?over|hover(?:ing)?)|with the mouse(?: over (?:them|it))?|hover(?:ing)?(?: over (?:them|it))?|when (?:the )?mouse is over (?:them|it)|beim (?:drüberfahren|darüberfahren|überfahren|hovern)|wenn man (?:mit der maus )?(?:darüber|drüber) (?:fährt|geht)|au survol|quand on (?:les |la |le )?survole|al pasar (?:el ratón|por encima)|cuando se pasa el ratón|al passaggio del mouse|quando ci si passa sopra|ao passar o (?:rato|mouse))";
const GROWS =
  "(?:zoom(?:s|ing)?(?: in)?|grow(?:s|ing)?|enlarge[sd]?|get(?:s)? (?:a (?:bit|little) )?(?:bigger|larger)|become(?:s)? (?:a (?:bit|little) )?(?:bigger|larger)|bigger|larger|scale(?:s)?(?: up)?|(?:größer werden|vergrößern|wachsen|zoomen)|grandissent|s['’]agrandissent|zoomer|agrandir|crezcan|se agranden|agrandar|ampliarse|ingrandiscano|si ingrandiscano|ingrandirsi|cresçam|aumentem|aumentar)";
const RISES =
  "(?:lift(?:s)?(?: up)?|rise(?:s)?|move(?:s)? up|float(?:s)? up|raise[sd]?|sich heben|anheben|se lèvent)";
const SLIGHTLY =
  "(?:(?:slightly|a (?:bit|little|tiny bit)|gently|softly|subtly|leicht|etwas|ein bisschen|légèrement|un peu|ligeramente|un poco|leggermente|um pouco) )*";
const LET =
  "(?:(?:let|make|have|i want|i['’]d like|we['’]d like|could|can|lass(?:t)?|fais|fai|haz que|faz) )?";
const SHOULD =
  "(?:(?:to|should|could|can|must|might|to be able to|sollen|sollten|könnten|doivent|devraient|deberían|dovrebbero|deviam) )?";
const FORMS = [
  pattern(
    `^${LET}(?<what>.+?),? ${SHOULD}${SLIGHTLY}(?:(?<grows>${GROWS})|${RISES}) ?${SLIGHTLY}${POINTED}(?: ${SLIGHTLY})?$`,
  ),
  pattern(
    `^${LET}(?<what>.+?),? ${SHOULD}${POINTED} ${SLIGHTLY}(?:(?<grows>${GROWS})|${RISES})(?: ${SLIGHTLY})?$`,
  ),
  pattern(
    `^${POINTED},? (?:let |make )?(?<what>.+?) ${SHOULD}${SLIGHTLY}(?:(?<grows>${GROWS})|${RISES})(?: ${SLIGHTLY})?$`,
  ),
];
const CARDS =
  /^(?:the |all |all the |our |my )?(?:cards?|boxes|tiles|karten|kacheln|kästen|cartes|tarjetas|schede|cartões)$/iu;
const PICTURES =
  /^(?:the |all |all the |our |my |die |les |las |le |as )?(?:pictures?|photos?|images?|bilder|fotos|photos|imágenes|immagini|imagens)$/iu;
const BUTTONS =
  /^(?:the |all |all the |our |my |die |les |los |i |os )?(?:buttons?|knöpfe|boutons|botones|pulsanti|botões)$/iu;
const LISTS = ["cards", "points", "people", "steps", "quotes", "gallery"];

/** "The projects should zoom slightly when you hover over them": what moves under the mouse, for those who want movement. */
export function setHover({ text, quotes, page, files }: Order): EditResult | null {
  if (quotes.length > 0 || text.length > 140) return null;
  const groups = FORMS.map((form) => form.exec(text)?.groups).find((one) => one?.what);
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  const what = groups?.what?.trim() ?? "";
  const target = what === "" ? null : targetOf(what, page);
  if (!styles || css === undefined || !target) return null;
  const moves = groups?.grows ? "scale: 1.04" : "translate: 0 -4px";
  const rules = `@media (prefers-reduced-motion: no-preference) {
  ${target.selector} {
    transition: scale 0.2s, translate 0.2s;
  }

  ${target.selector}:hover {
    ${moves};
  }
}
`;
  return css.includes(rules)
    ? there("They do that already.")
    : edited(
        new Map([[styles, `${css.replace(/\n*$/, "\n")}\n${rules}`]]),
        `${target.name} ${groups?.grows ? "grow" : "rise"} a little when they are pointed at, for those whose device allows movement.`,
      );
}

/** What is pointed at, as one selector; null for what is no kind of things and no list. */
function targetOf(what: string, page: Page): { selector: string; name: string } | null {
  const { source } = page;
  if (BUTTONS.test(what)) return { selector: ":root .button", name: "Buttons" };
  if (PICTURES.test(what))
    return { selector: ":root main :is(.tile-art, .photo-place, .art, img)", name: "Pictures" };
  if (CARDS.test(what)) {
    const lists = LISTS.filter((name) => new RegExp(`<ul class="${name}"`).test(source));
    return lists.length === 0
      ? null
      : {
          selector: `:root main :is(${lists.map((name) => `.${name}`).join(", ")}) > li`,
          name: "Cards",
        };
  }
  const section = findPieces(what, page, [], ({ kind }) => kind === "section")?.pieces[0];
  const named = entriesNamed(what, page)?.pieces;
  const of = named?.[0]?.section ?? section;
  const list = page.pieces.find((piece) => piece.kind === "entry" && piece.section === of)?.entry
    ?.list;
  const id = of ? attribute(of.element, "id") : "";
  const name = list ? (attribute(list, "class").split(" ")[0] ?? "") : "";
  return of && list && /^[\w-]+$/.test(id) && /^[\w-]+$/.test(name)
    ? { selector: `:root #${id} .${name} > *`, name: `The entries of “${of.says}”` }
    : null;
}

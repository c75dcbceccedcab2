import { edited, there, unchanged } from "../../edit";
import { shapeOf } from "../../project";
import type { ReadOrder } from "../order";

const PICTURES =
  /(?<!\p{L})(?:photos?|pictures?|images?|photographs?|pics|gallery|tiles|bilder\p{L}*|fotos?|galerie|imágenes|galería|immagini|galleria|imagens|galeria)(?!\p{L})/iu;
const GREY =
  /(?<!\p{L})(?:black (?:and|&) white|black-and-white|b ?& ?w|gr[ae]y(?:scale)?|monochrome|desaturated|without colou?r|schwarz[ -]?(?:und[ -])?wei(?:ß|ss)\p{L}*|grau\p{L}*|noir et blanc|blanco y negro|bianco e nero|preto e branco)(?!\p{L})/iu;
const COLOUR =
  /(?<!\p{L})(?:colou?rs?|colou?red|colou?rful|colou?rise|farbe|farbig|bunt|couleurs?|color(?:es)?|colori|cor(?:es)?)(?!\p{L})/iu;
const POINTED =
  /(?<!\p{L})(?:hover\p{L}*|mouse|cursor|pointer|pointed at|point at|touch\p{L}*|maus|zeiger|überfähr\p{L}*|drüber\p{L}*|darüber\p{L}*|survol\p{L}*|souris|ratón|cursor|pasar|passa\p{L}*|rato)(?!\p{L})/iu;
const OTHER =
  /(?<!\p{L})(?:text|heading|headings|button|buttons|header|background|not|no longer|remove|stop|nicht|pas|click|clicked|tap|press)(?!\p{L})/iu;
/** Tiles that stand for pictures are pictures to those who look at the page. */
const ALL = ":root main :is(.art, .tile-art, .picture, .photo-place, figure img, li img)";

/** "Black and white, and the colour only when the mouse is over them", in any order of its words. */
export const pictureColour: ReadOrder = ({ text, quotes, files }) => {
  if (quotes.length > 0 || text.length > 160 || OTHER.test(text)) return null;
  if (![PICTURES, GREY, COLOUR, POINTED].every((form) => form.test(text))) return null;
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined) return unchanged("I found no stylesheet to change a look in.");
  if (css.includes("filter: grayscale(1);"))
    return there("The pictures are black and white already.");
  const rule = `
@media (hover: hover) {
  ${ALL} {
    filter: grayscale(1);
    transition: filter 0.25s ease;
  }

  ${ALL}:hover {
    filter: none;
  }
}
`;
  const result = edited(
    new Map([[styles, `${css.replace(/\n*$/, "\n")}${rule}`]]),
    "The pictures are black and white now, and have their colours while the mouse is over them. Where there is no mouse, on phones, they keep their colours.",
  );
  return result.ok ? { ...result, isKnown: true } : result;
};

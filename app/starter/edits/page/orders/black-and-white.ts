import { hexOf, oklchOf } from "../../../theme/oklch";
import { edited } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { shapeOf } from "../../project";
import { recolour } from "../../recolour";
import { readTokens, writeTokens } from "../../tokens";
import type { ReadOrder } from "../order";

const WITHOUT_COLOURS =
  "(?:black(?: (?:and|&|n))?[ -]white|white and black|b ?& ?w|monochrome|gr[ae]y ?scale|shades of gr[ae]y|schwarz[ -]?(?:und[ -])?weiß|schwarzweiß|noir et blanc|blanco y negro|bianco e nero|preto e branco)";
/** All of a page, in whatever words. */
const ALL =
  "(?:it(?: all)?|(?:the |this |that |my |our |your )?(?:(?:whole|entire|complete|full|all of the) )?(?:thing|page|site|website|web ?page|home ?page|design|look|colou?rs?|colou?r scheme|style)|everything|all(?: of it)?|alles|(?:das |die )?(?:ganze|komplette)?[ ]?(?:ding|seite|webseite|website|farben)|tout(?: le site| e la page)?|toute la page|la page|le site|tod[oa](?: la página| el sitio)?|la página|tutt[oa](?: la pagina| il sito)?|la pagina|il sito|tud[oa]|toda a página|a página|o site)";
const WANTS =
  "(?:(?:make|turn|have|set|put|show|switch|change|use|go|keep|do)|(?:i|we)(?:['’]d| would)? (?:like|love|want|prefer)(?: to have| to see)?|could you make|mach|färbe?|ich (?:will|möchte|hätte gerne?)|wir (?:wollen|möchten)|mets|rends|je (?:veux|voudrais)|pon|haz|quiero|metti|fai|voglio|vorrei|põe|faz|quero)";
const FORMS = [
  pattern(
    `^(?:${WANTS} )?${ALL} (?:(?:should|could|can|must|to|shall|soll(?:te)?|doit|devrait|debe|debería|deve|dovrebbe|deveria) (?:be |être |ser |essere |sein )?)?(?:(?:all|just|only|completely|purely|nur|komplett|in|into|to|en|em|a|auf) )*${WITHOUT_COLOURS}(?: (?:only|please|machen|haben|sein))?$`,
  ),
  pattern(
    `^${WANTS} (?:(?:all|just|only|completely|nothing but|in|to|into|a|an|with) )*${WITHOUT_COLOURS}(?: (?:only|look|design|style|theme|version|everywhere|colou?rs?|page))*$`,
  ),
  pattern(
    `^(?:(?:all|just|only|everything|nothing but) )*${WITHOUT_COLOURS}(?: (?:only|everywhere|throughout|überall|partout))*$`,
  ),
];
const GREY = `
:root :is(.art, .tile-art, .photo-place),
:root main img {
  filter: grayscale(1);
}
`;

/** The same lightness without a colour. */
const grey = (value: string) =>
  value.replace(/#[0-9a-f]{6}(?![0-9a-f])/giu, (hex) => hexOf({ l: oklchOf(hex).l, c: 0, h: 0 }));

/** "The whole thing in black and white": black letters and buttons on white, and pictures without colours. */
export const blackAndWhite: ReadOrder = ({ text, quotes, files }) => {
  if (quotes.length > 0 || !FORMS.some((form) => form.test(text))) return null;
  const colours = {
    accent: "#1a1a1a",
    second: "#8a8a8a",
    background: "#ffffff",
    words: ["black and white"],
  };
  const result = recolour(files, colours, "light");
  const { styles } = shapeOf(files);
  const css = styles ? (result.ok ? result.changes.get(styles) : files.get(styles)) : undefined;
  if (!styles || typeof css !== "string") return result;
  const greys = [...readTokens(css)].flatMap(([name, value]) =>
    name === "--danger" || !/#[0-9a-f]{6}/iu.test(value) ? [] : [[name, grey(value)] as const],
  );
  const grown = writeTokens(css, Object.fromEntries(greys));
  const next = grown.includes(GREY) ? grown : `${grown.replace(/\n*$/, "\n")}${GREY}`;
  return next === files.get(styles)
    ? result
    : edited(
        new Map([[styles, next]]),
        "The page is in black and white now, on every device: letters, buttons and pictures.",
      );
};

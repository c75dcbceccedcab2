import { hexOf, oklchOf } from "../../../theme/oklch";
import { applied, edited, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { shapeOf } from "../../project";
import { changeFontSize } from "../../style";
import { readTokens, writeTokens } from "../../tokens";
import type { ReadOrder } from "../order";

const DARKER =
  "(?:darker|blacker|stronger|more contrast|higher contrast|a darker colou?r|dunkler|plus foncée?s?|más oscur[oa]s?|più scur[oai]|mais escur[oa]s?)";
const LARGER = "(?:larger|bigger|größer|plus grande?s?|más grandes?|più grand[ei]|maior(?:es)?)";
const TEXT =
  "(?:(?:all |body |page |whole )*(?:texts?|letters|writing|words|paragraphs|font|schrift|textos?|textes?|testi?|testo|letras|lettere))";
const BIT =
  "(?:a bit |a little |much |slightly |somewhat |etwas |un peu |un poco |un po['’] |um pouco )*";
const THE =
  "(?:the |all |all the |our |my |die |der |den |das |le |la |les |el |los |il |i |o |os )?";
const WHY = `(?:${THE}${TEXT} (?:is|are|looks?|ist|est|es|è|é) [^,;.:⟦⟧]{3,50}[,;.–-]+ ?(?:so |please |and |bitte )*)?`;
const FORMS = [
  pattern(
    `^${WHY}(?:please )?(?:make|set|turn|mach|rends?|haz|rendi|torna) (?:it|them|${THE}${TEXT}|ihn|sie|es|-le) ${BIT}(?:${DARKER}(?: (?:and|und|et|y|e) ${BIT}(?<larger>${LARGER}))?|(?<first>${LARGER}) (?:and|und|et|y|e) ${BIT}${DARKER})$`,
  ),
  pattern(
    `^${THE}${TEXT} (?:should|could|must|needs to|has to|soll(?:te)?|doit|devrait|debe|debería|deve|dovrebbe)(?: be| sein| être| ser| essere)? ${BIT}${DARKER}(?: (?:and|und|et|y|e) ${BIT}(?<larger>${LARGER}))?(?: sein)?$`,
  ),
  pattern(`^(?:use |give (?:it|the page) |i want |with )?${BIT}${DARKER} ${TEXT}(?: please)?$`),
];
const NEEDS_TEXT = pattern(`~${TEXT}@`);
/** Letters in colours nearer to the ground by so much, in lightness of OKLCH. */
const STEP = { "--text": 0.1, "--muted": 0.16 };

/** "The text is hard to read, make it darker": letters further from the ground, in the light and in the dark. */
export const textShade: ReadOrder = ({ text, quotes, files }) => {
  if (quotes.length > 0 || !NEEDS_TEXT.test(text)) return null;
  const match = FORMS.map((form) => form.exec(text)).find(Boolean);
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!match || !styles || css === undefined) return null;
  const tokens = readTokens(css);
  const values = Object.entries(STEP).flatMap(([name, step]) => {
    const old = tokens.get(name);
    return old ? [[name, further(old, step)] as const] : [];
  });
  if (values.length === 0) return null;
  const next = writeTokens(css, Object.fromEntries(values));
  const isLarger = Boolean(match.groups?.larger ?? match.groups?.first);
  if (next === css && !isLarger)
    return unchanged("The letters are as dark as they can be already.");
  const darker = edited(new Map([[styles, next]]), "Letters are darker now, small ones too.");
  if (!isLarger || !darker.ok) return darker;
  const larger = changeFontSize(applied(files, darker.changes), 1);
  return larger.ok ? { ...larger, said: `${darker.said} ${larger.said}` } : darker;
};

/** A colour further from the ground that it stands on: darker in the light, lighter in the dark. */
function further(value: string, step: number): string {
  return value.replace(/#[0-9a-f]{6}(?![0-9a-f])/giu, (hex) => {
    const { l, c, h } = oklchOf(hex);
    const isDark = l < 0.6;
    return hexOf({ l: isDark ? Math.max(0.08, l - step) : Math.min(0.99, l + step), c, h });
  });
}

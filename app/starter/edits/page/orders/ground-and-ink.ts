import { contrastOf } from "../../../theme/oklch";
import { type EditResult, edited, refused } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import { COLOUR, hexOfColour } from "../colour-words";
import { bare, findPieces } from "../find-pieces";
import type { Order } from "../order";
import type { PieceKind } from "../page-model";
import { ruled } from "./look-rules";

const GROUND = "(?:background|backdrop|ground|bg|hintergrund)";
const INK = "(?:text|letters|writing|font|type|words|lettering|schrift)";
const AND = "(?:,? (?:and|with|und|mit)|,)";
const C = `(?:an? )?(?<first>${COLOUR.source})`;
const D = `(?:an? )?(?<second>${COLOUR.source})`;
const PART = "(?<part>(?:the |our |my )?[^⟦⟧:,.]{3,40}?)";
const BOTH = `(?:${C} (?<ground>${GROUND})${AND} ${D} ${INK}|${C.replace("first", "ink1")} ${INK} (?:on|and)(?: an?)? ${D.replace("second", "bg1")}(?: ${GROUND})?|${C.replace("first", "bg2")}${AND} ${D.replace("second", "ink2")} ${INK})`;
const FORMS = [
  pattern(
    `^(?:make |give |set |turn |paint |i want |have )?${PART}(?: (?:should|must) have| should be| to have| to be| with| has| in|:|,)? ${BOTH}$`,
  ),
  pattern(
    `^(?:make |give |set |use |i want |have )?(?:the |our |my )?${C} ${PART.replace("(?:the |our |my )?", "")}${AND} ${D} ${INK}$`,
  ),
  pattern(`^(?:make |give |set |use |i want |put |have )?${BOTH} (?:in|for|on|at) ${PART}$`),
];
/** The least contrast at which letters can be read. */
const READABLE = 3;
/** What has a ground of its own, and by which selector all of it is known. */
const GROUNDS: Partial<Record<PieceKind, string>> = {
  footer: "footer",
  header: ".site-header",
  nav: ".site-header",
  hero: ".hero",
  button: ".button",
};

/** Asked first: what is sought for costs more. */
const SAID = pattern(`~(?:${GROUND}|${INK})@`);

/** Two colours of one part, its ground and its letters: "grey background and white text in the footer". */
export function groundAndInk({ text, page, quotes, files }: Order): EditResult | null {
  if (!SAID.test(text) || text.length > 140) return null;
  for (const form of FORMS) {
    const groups = form.exec(text)?.groups;
    const said = [
      groups?.first ?? groups?.bg1 ?? groups?.bg2 ?? "",
      groups?.second ?? groups?.ink1 ?? groups?.ink2 ?? "",
    ].map((one) => one.trim().replace(/^(?:an?|in) /iu, ""));
    const [ground, ink] = said.map((word) => hexOfColour(word.trim()));
    if (!groups?.part || !ground || !ink) continue;
    const part = bare(groups.part);
    const [piece, other] = findPieces(part, page, quotes)?.pieces ?? [];
    const id =
      piece?.kind === "section" ? piece.element.attrs.find(({ name }) => name === "id") : null;
    const selector = id ? `#${id.value}` : piece ? GROUNDS[piece.kind] : undefined;
    if (!piece || !selector || (other && piece.kind !== "button")) continue;
    if (contrastOf(ink, ground) < READABLE)
      return refused(
        `${said[1]} letters could not be read on ${said[0]}: say two colours that differ more.`,
      );
    const made = ruled(
      files,
      [selector],
      [
        {
          property: "background",
          declare: () => ({ background: ground, "border-color": ground }),
          said: `Made the {} ${said[0]}`,
        },
        { property: "color", declare: () => ({ color: ink }), said: `with ${said[1]} letters.` },
      ],
      id ? `part “${piece.says}”` : piece.kind,
    );
    const { styles } = shapeOf(files);
    const css = made.ok && styles ? made.changes.get(styles) : null;
    if (!made.ok || !styles || !css || piece.kind === "button") return made;
    // Links have a colour of their own, which was chosen for another ground.
    return edited(
      new Map([[styles, withRule(css, `:root ${selector} a:not(.button)`, { color: "inherit" })]]),
      made.said,
    );
  }
  return null;
}

import { edited } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import type { ReadOrder } from "../order";

const SPACE =
  "(?:gaps?|spaces?|spacing|white ?space|distances?|room|padding|abstand|abstände|platz|espaces?|espacios?|spazi[oi]?|espaços?)";
const PARTS =
  "(?:between|of|in|around|zwischen|entre|tra|fra) (?:the |all |all the |den |les |las |le |as )?(?:sections?|parts|blocks|everything|abschnitten|bereichen|sections|secciones|sezioni|seções|secções)";
const FORMS = [
  pattern(
    `^(?:(?:make|have|i want|there (?:is|should be)|mach|mets|pon|metti) )?(?:a (?:bit|little) |etwas |un peu |un poco )?(?<how>less|more|smaller|bigger|tighter|larger|weniger|mehr|moins d['’e]?|plus d['’e]?|menos|más|meno|più|mais) ?${SPACE} ${PARTS}$`,
  ),
  pattern(
    `^(?<how>reduce|shrink|tighten|decrease|increase|enlarge) (?:the )?${SPACE} ${PARTS}(?: a (?:bit|little))?$`,
  ),
  pattern(
    `^make (?:the )?${SPACE} ${PARTS} (?:a (?:bit|little) |much )?(?<how>smaller|tighter|narrower|less|shorter|bigger|larger|wider|more)$`,
  ),
];
const MORE = /more|bigger|larger|wider|increase|enlarge|mehr|plus|más|più|mais/iu;
/** A part's room, where it is said for all screens. */
const RULE = /(?:^|\n)\.section \{(?<body>[^{}]*)\}/g;
const NUMBER = /\d*\.?\d+(?=(?:rem|em|px|vw|vh)(?![a-z]))/g;

/** "Less space between the sections": a share of what is there, above and below each of them. */
export const sectionSpace: ReadOrder = ({ text, quotes, files }) => {
  const how =
    quotes.length > 0 ? undefined : FORMS.map((form) => form.exec(text)?.groups?.how).find(Boolean);
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!how || !styles || css === undefined) return null;
  const room = [...css.matchAll(RULE)]
    .map(({ groups }) => roomIn(groups?.body ?? ""))
    .findLast((one) => one !== null);
  if (!room) return null;
  const isMore = MORE.test(how);
  const scaled = room.block.replace(NUMBER, (number) =>
    String(round(Number(number) * (isMore ? 1.6 : 0.55))),
  );
  if (scaled === room.block) return null;
  const look: Record<string, string> = room.inline
    ? { padding: `${scaled} ${room.inline}` }
    : { "padding-block": scaled };
  return edited(
    new Map([[styles, withRule(css, ":root .section", look)]]),
    `There is ${isMore ? "more" : "less"} space between the parts of the page now.`,
  );
};

const round = (number: number) => Math.round(number * 1000) / 1000;

/** The room above and below that declarations give, and that beside it where both are said at once; null where they say none. */
function roomIn(body: string): { block: string; inline: string | null } | null {
  const block = /(?:^|[\s;])padding-block:\s*([^;]+)/.exec(body)?.[1];
  if (block) return { block: block.trim(), inline: null };
  const all = /(?:^|[\s;])padding:\s*([^;]+)/.exec(body)?.[1]?.trim() ?? "";
  const first = /^(?:[a-z]+\((?:[^()]|\([^()]*\))*\)|\S+)/.exec(all)?.[0];
  if (!first) return null;
  const inline = all.slice(first.length).trim();
  return { block: first, inline: inline === "" ? null : inline };
}

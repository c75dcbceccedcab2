import { edited } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import type { ReadOrder } from "../order";

const SHAPE =
  "(?:(?:a (?:bit|little)|slightly|much|more|etwas|viel|un peu|un poco|un po['’]) )?(?:wider|broader|rounder|rounded|round|breiter|runder|plus larges?|plus ronds?|más anchos?|más redondos?|più larghi|più rotondi|mais largos?|mais redondos?)";
const FORM = pattern(
  `^(?:make |i want |i['’]d like |mach |rends |haz |fai |faz )?(?:all )?(?:the |our |my |die |les |los |i |os )?(?:buttons?|knöpfe|schaltflächen|boutons|botones|pulsanti|botões) (?:should be |could be |to be |need to be |sollen |sollten )?(?<looks>${SHAPE}(?:(?:,| and| und| et| y| e)+ ${SHAPE})?)(?: sein)?$|^(?:(?:make|use|have|i want) )?(?<before>${SHAPE}) (?:buttons|knöpfe|botones)$`,
);
const WIDE = /wider|broader|breiter|larges?|anch|largh|largo/iu;
const ROUND = /round|rund|rond|redond|rotond/iu;

/** "Wider buttons": more room beside their words, as a button is as wide as those. */
export const wideButtons: ReadOrder = ({ text, quotes, files }) => {
  const groups = quotes.length > 0 ? undefined : FORM.exec(text)?.groups;
  const looks = groups?.looks ?? groups?.before;
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!looks || !WIDE.test(looks) || !styles || css === undefined) return null;
  const isRound = ROUND.test(looks);
  const next = withRule(css, ":root .button", {
    "padding-inline": /much|viel/iu.test(looks) ? "3rem" : "2.25rem",
    ...(isRound ? { "border-radius": "999px" } : {}),
  });
  return edited(
    new Map([[styles, next]]),
    `The buttons are wider now${isRound ? ", and their ends are round" : ""}.`,
  );
};

import { edited } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { attribute, elementsOf, placeOf, wholeLines } from "../../said/page-elements";
import type { ReadOrder } from "../order";
import { withChanges } from "../page-draft";
import { REMOVES } from "../verbs";

const TOP =
  "(?:top|hero|header|title|cover|main|first|big|large|background) (?:big |large )?(?:picture|image|photo|illustration|drawing|artwork|graphic)";
const PICTURE = "(?:big |large )?(?:picture|image|photo|illustration|drawing|artwork|graphic)";
const FORM = pattern(
  `^(?:${REMOVES}) (?:the |our |that |this )?(?:${TOP}|${PICTURE} (?:at|on|in) the (?:very )?(?:top|hero|first screen|header|beginning))(?: of (?:the|our) (?:page|site))?$`,
);

/** "Remove the picture at the top": the drawing of the first screen goes, with the place that it had. */
export const heroPicture: ReadOrder = ({ text, page }) => {
  if (!FORM.test(text)) return null;
  const art = elementsOf(page.source, (one) =>
    attribute(one, "class").split(" ").includes("hero-art"),
  )[0];
  const place = art ? placeOf(art) : null;
  if (!place) return null;
  const cut = { ...wholeLines(page.source, place), text: "" };
  return edited(
    new Map([[PAGE, withChanges(page.source, [cut])]]),
    "The picture at the top is gone. The rest of the first screen is as before.",
  );
};

import { html } from "../../../source/html";
import { edited, refused, there } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE, shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import type { ReadOrder } from "../order";
import { insideOf, withChanges } from "../page-draft";
import { ADDS, WISHES } from "../verbs";
import { withPhotoPlace } from "./ready-rules";

const LIKE =
  "(?:(?:big|large|huge|nice|beautiful|full[- ]?(?:width|screen|size)?|wide|lovely|background) )*";
const PICTURE = "(?:picture|photo|photograph|image|pic)";
const OF = "(?: (?:of|from|with|showing) (?<of>(?!the background)[^,.:⟦⟧]{2,40}?))?";
const HERO =
  "(?:(?:couple['’]?s? )?names?|headline|heading|title|hero(?: section| area)?|first screen|header|top(?: section| part| area| of the page)?|welcome(?: text| line)?|banner|text at the top)";
const AT_TOP = "(?: (?:at|on) (?:the )?(?:very )?top(?: of the page)?| up top)?";
const BACK = "(?: (?:in|as) (?:the |an? )?(?:full )?background)?";
const FORMS = [
  pattern(
    `^(?:(?:${ADDS}|${WISHES}|use|have|set)@ )?(?:an? |the |our |my |one )?${LIKE}${PICTURE}${OF}${BACK}${AT_TOP}${BACK},? behind (?:the |our |my )?${HERO}${AT_TOP}$`,
  ),
  pattern(
    `^(?:(?:${ADDS}|${WISHES}|use|have|set)@ )?(?:an? |the |our |my |one )?${LIKE}${PICTURE}${OF} (?:in|as) (?:the |an? )?background (?:of|for|in|behind|at|to) (?:the |our |my )?(?:very )?${HERO}$`,
  ),
  pattern(
    `^(?:(?:${ADDS}|${WISHES}|use|have|set)@ )?(?:an? |the |our |my |one )?(?:big |large )?background ${PICTURE}${OF} (?:for|in|at|on|to|behind) (?:the |our |my )?(?:very )?${HERO}$`,
  ),
  pattern(
    `^(?:put|show|write|place|have|i want|we want)@ (?:the |our |my )?${HERO} (?:over|on top of|in front of|on) (?:an? |the )?${LIKE}${PICTURE}${OF}$`,
  ),
  pattern(
    `^(?:give|let) (?:the |our |my )?${HERO} (?:have )?an? ${LIKE}(?:${PICTURE}${OF} (?:as|in) (?:the |an? |its )?background|background ${PICTURE})$`,
  ),
];

/** "A big photo behind our names": a place for it that fills the first screen, pale enough for what is written on it. */
export const behindPicture: ReadOrder = ({ text, quotes, files, page }) => {
  if (quotes.length > 0) return null;
  const groups = FORMS.map((form) => form.exec(text)?.groups).find(Boolean);
  const hero = page.pieces.find(({ kind }) => kind === "hero");
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!FORMS.some((form) => form.test(text)) || !hero || !styles || !css?.includes(".hero {"))
    return null;
  if (page.source.includes("photo-behind"))
    return there("A place for a picture is there already, behind the first screen.");
  if (/class="(?:layout-)?folio/.test(page.source))
    return refused(
      "The name of this page stands in a column beside its first screen, and no picture fits behind it. Say “add a picture at the top” for one beside it.",
    );
  const of = groups?.of?.trim().replace(/^us$/iu, "you");
  const figure = `<figure class="photo-place photo-behind"><figcaption>${html(of ? `Photo: ${of}` : "Your photo")}</figcaption></figure>`;
  const next = withChanges(page.source, [insideOf(page.source, hero.place, figure, "first")]);
  // Letters have the colour that stands out from the ground of this first screen: the veil over the picture is of that ground.
  const ground = /class="(?:layout-)?poster/.test(page.source) ? "var(--accent)" : "var(--bg)";
  let rules = withPhotoPlace(css);
  rules = withRule(rules, ".hero:has(> .photo-behind)", {
    position: "relative",
    isolation: "isolate",
    overflow: "hidden",
    // Pale letters are no longer read on a picture.
    "--muted": "var(--text)",
  });
  rules = withRule(rules, ":root .photo-place.photo-behind", {
    position: "absolute",
    "z-index": "-1",
    inset: "0",
    "place-items": "end",
    width: "auto",
    "max-width": "none",
    height: "auto",
    "aspect-ratio": "auto",
    margin: "0",
    "border-radius": "0",
  });
  rules = withRule(rules, ".photo-behind > img", {
    position: "absolute",
    inset: "0",
    width: "100%",
    height: "100%",
    "object-fit": "cover",
  });
  rules = withRule(rules, ".photo-behind::after", {
    content: '""',
    position: "absolute",
    inset: "0",
    background: `color-mix(in oklab, ${ground} 84%, transparent)`,
  });
  rules = withRule(rules, ".photo-behind > figcaption", {
    position: "relative",
    "z-index": "1",
    color: ground === "var(--bg)" ? "var(--text)" : "var(--on-accent)",
  });
  return edited(
    new Map([
      [PAGE, next],
      [styles, rules],
    ]),
    "A place for a picture lies behind the first screen now, under a veil that keeps the words readable. It is a placeholder until your own stands there.",
  );
};

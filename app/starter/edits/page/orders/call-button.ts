import { html } from "../../../source/html";
import { inkOn } from "../../../theme/theme";
import { edited, refused } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE, shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import { looksSaid } from "../look-words";
import type { ReadOrder } from "../order";
import { ADDS, CHANGES, WISHES } from "../verbs";
import { withHeaderBelow } from "./ready-rules";
import { phoneOf, telOf } from "./set-contact";

const NUMBER = "\\+?\\d[\\d /()-]{5,}\\d";
const PHONE = "(?:(?:tele)?phone(?: number)?|mobile(?: number)?|number)";
const LIKE = "(?<like>(?:(?!(?:to|of|with|for|that|the|a|an|button)@)[\\p{L}-]+,? ){0,5}?)";
const TO_CALL =
  "(?:,? (?:(?:that |which )?(?:i|you|people|they|we|one|customers|visitors|everyone) can (?:tap|press|click|touch|hit|push)(?: on)?(?: it)? ?(?:to call(?: us| me| you)?)?|(?:to|for) (?:call(?:ing)?|phon(?:e|ing)|tap(?:ping)?|ring(?:ing)?)(?: us| me)?|(?:that |which )?(?:calls|rings|phones|dials)(?: us| me)?(?: when (?:you )?(?:tapped|pressed|tap it|press it))?|so (?:that )?(?:people|you|they|i|customers) can (?:call|tap|ring)(?: us| me| it)?(?: (?:directly|right away|straight away|with one (?:tap|click)))?))?";
const TOP =
  "(?:,? (?:right |up )?(?:(?:at|on|to) (?:the )?(?:very )?top(?: of (?:the|our) (?:page|site))?|up top))?";
const FORMS = [
  // "Make the phone number a big red button at the top that I can tap to call".
  pattern(
    `^(?:${CHANGES}|${ADDS}|have|i want|we want)@ (?:the |our |my )?${PHONE}(?<top1>${TOP})(?: into| as| be| to be| in| inside)? (?:an? |the )?${LIKE}button(?<top2>${TOP})${TO_CALL}(?<top3>${TOP})$`,
  ),
  pattern(
    `^(?:(?:can|could|should|may) )?(?:the |our |my )?${PHONE} (?:(?:should|must|needs to|has to|could) )?be(?:come)? (?:an? )?${LIKE}button(?<top2>${TOP})${TO_CALL}(?<top3>${TOP})$`,
  ),
  // "Add a big red button at the top with the phone number", "a red call button".
  pattern(
    `^(?:(?:${ADDS}|${WISHES})@ )?(?:an? |the )?${LIKE}button(?<top1>${TOP}),? (?:with|for|showing|that shows|that says) (?:the |our |my )?${PHONE}(?: (?<number>${NUMBER}))?(?: on it| in it)?(?<top2>${TOP})${TO_CALL}(?<top3>${TOP})$`,
  ),
  // "I want a button people can tap to call us".
  pattern(
    `^(?:(?:${ADDS}|${WISHES})@ )(?:an? |the )?${LIKE}button(?<top1>${TOP})${TO_CALL.slice(0, -1)}(?<top2>${TOP})$`,
  ),
  pattern(
    `^(?:(?:${ADDS}|${WISHES})@ )?(?:an? |the )?${LIKE}(?:call|phone|ring|call[- ](?:now|us)|tap[- ]to[- ]call|click[- ]to[- ]call) button(?<top1>${TOP})${TO_CALL}(?<top2>${TOP})$`,
  ),
];
/** What is said of such a button besides its colour and its size. */
const AROUND =
  /(?<!\p{L})(?:nice|proper|real|clear|prominent|obvious|very|really|clickable|tappable|fat|bold|and|round)(?!\p{L})|,/giu;

/** A button that calls, with what it was said to look like; a plain one has its own reader. */
export const callButton: ReadOrder = ({ text, page, files }) => {
  const groups = FORMS.map((form) => form.exec(text)?.groups).find(Boolean);
  if (!groups) return null;
  const { like = "", number } = groups;
  const said = looksSaid(like);
  const rest = said.rest.replace(AROUND, " ").trim();
  const isTop = [groups.top1, groups.top2, groups.top3].some((one) => (one ?? "").trim() !== "");
  if (
    said.font ||
    said.scheme ||
    said.colours.length > 1 ||
    rest.replace(/(?<!\p{L})(?:big|large|huge|call)(?!\p{L})/giu, "").trim() !== ""
  )
    return null;
  const phone = number ?? phoneOf(page);
  if (!phone)
    return refused(
      "Which number does it call? The page gives none yet: say it with it, as in “add a call button for 0123 456789”.",
    );
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  const body = /<body\b[^>]*>\n?/.exec(page.source);
  const skip = /^[ \t]*<a class="skip"[^\n]*\n/m.exec(page.source);
  const actions = /<p class="actions">\n?/.exec(page.source);
  if (!styles || css === undefined || !body || page.source.includes("call-button")) return null;
  const anchor = `<a class="button call-button" href="tel:${telOf(phone)}">${html(phone)}</a>`;
  const isStrip = isTop || !actions;
  const behind = isStrip ? (skip ?? body) : actions;
  const at = behind.index + behind[0].length;
  const line = isStrip ? `    <p class="call-top">${anchor}</p>\n` : `            ${anchor}\n`;
  const [colour] = said.colours;
  const isBig =
    /(?<!\p{L})(?:big|large|huge|bigger|fat)(?!\p{L})/iu.test(like) || said.looks.length > 0;
  let rules = isStrip
    ? withRule(withHeaderBelow(css), ".call-top", {
        margin: "0",
        padding: "0.75rem 1.25rem",
        "text-align": "center",
      })
    : css;
  const look = {
    ...(colour
      ? { "border-color": "transparent", background: colour.hex, color: inkOn(colour.hex) }
      : {}),
    ...(isBig ? { padding: "0.7rem 1.6rem", "font-size": "1.5rem" } : {}),
  };
  if (Object.keys(look).length > 0) rules = withRule(rules, ":root .button.call-button", look);
  return edited(
    new Map([
      [PAGE, page.source.slice(0, at) + line + page.source.slice(at)],
      [styles, rules],
    ]),
    `${isBig ? "A big" : "A"}${colour ? ` ${colour.word}` : ""} button “${phone}” ${isStrip ? "stands at the top of the page" : "stands on the first screen"} now: a press on it calls that number.`,
  );
};

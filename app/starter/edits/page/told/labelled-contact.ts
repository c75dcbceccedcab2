import { html } from "../../../source/html";
import { edited, there } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import type { ReadOrder } from "../order";
import { telOf } from "../orders/set-contact";
import { insideOf, withChanges } from "../page-draft";
import { ADDS, WISHES } from "../verbs";

const REACH =
  "(?<reach>\\+?\\d[\\d /()-]{5,}\\d|1\\d{2,5}|999|911|[\\w.+-]+\\u0040[\\w-]+(?:\\.[\\w-]+)+)";
const KIND = "(?:(?:tele)?phone numbers?|numbers?|e-?mail(?: address)?|mail(?: address)?)";
/** What tells it from the number and the address that the whole page has. */
const LABEL = `(?<label>(?:emergency|mobile|fax|booking|support|out-of-hours|24[- ]hour|crisis|whats ?app|hotline|notfall)(?: ${KIND})?|${KIND} (?:of|for) (?:(?:the|our|my) )?[\\p{L} ]{3,30}?|(?:the |our )?(?:chair(?:man|woman|person)?|treasurer|coach|trainer|secretary|manager|owner|chef|office|youth team)['’]s ${KIND})`;
const AT_END =
  "(?: (?:at the (?:bottom|end)|in the footer|in the contact(?: section| part)?|to the contact(?: section| part)?|on the page))?";
const FORM = pattern(
  `^(?:please )?(?:${ADDS}|${WISHES})@ (?:an? |the |our |my )?${LABEL}${AT_END}(?::|,| -| –| is)? ?${REACH}${AT_END}$`,
);
const OURS = pattern(`^(?:our|the|my) ${LABEL} (?:is|:) ?${REACH}$`);

/** "Add the email address of the chairman: …", "our WhatsApp number is …": a line at the end of the page, with a link that mails, writes or calls. */
export const labelledContact: ReadOrder = ({ text, quotes, page }) => {
  const groups = quotes.length > 0 ? undefined : (FORM.exec(text) ?? OURS.exec(text))?.groups;
  const footer = page.pieces.find(({ kind }) => kind === "footer");
  if (!groups?.label || !groups.reach || !footer) return null;
  const { reach } = groups;
  const label = labelOf(groups.label);
  if (page.source.includes(`>${html(reach)}<`))
    return there(`“${reach}” stands on the page already.`);
  const isMail = reach.includes("\u0040");
  const isChat = /whats ?app/iu.test(label);
  const href = isMail
    ? `mailto:${reach}`
    : isChat
      ? `https://wa.me/${reach.replace(/\D/g, "")}`
      : `tel:${telOf(reach)}`;
  const line = `<p>${html(label)}: <a href="${html(href)}">${html(reach)}</a></p>`;
  const does = isMail ? "opens a mail" : isChat ? "opens a chat in WhatsApp" : "calls that number";
  return {
    ...edited(
      new Map([
        [PAGE, withChanges(page.source, [insideOf(page.source, footer.place, line, "last")])],
      ]),
      `“${label}: ${reach}” stands at the end of the page now: a press on it ${does}.`,
    ),
    isKnown: true,
  };
};

function labelOf(said: string): string {
  const label = said
    .replace(/^(?:the|our|my) /iu, "")
    .replace(/ (of|for) (?:our|my) /iu, " $1 the ")
    .replace(/whats ?app(?: number)?/iu, "WhatsApp");
  return (label[0]?.toUpperCase() ?? "") + label.slice(1);
}

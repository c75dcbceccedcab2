import { html } from "../../../source/html";
import { type EditResult, edited, there, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE, shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import type { Order } from "../order";
import { insideOf, withChanges } from "../page-draft";
import type { Page } from "../page-model";
import { addressOf, mailOf, phoneOf, telOf } from "./set-contact";

const FORM = pattern(
  "^(?:put|show|add|move|place|display|repeat|write|have) (?:the |our |my )?(?<what>contact details|contact(?: information| info)?|(?:tele)?phone(?: number)?|number|e-?mail(?: address)?|address|opening hours|hours) (?:also |too )?(?:in|into|to|at|on) the (?<where>footer|header|bottom|end|top bar|top right(?: corner)?)(?: of the (?:page|site))?(?: too| as well| also)?$",
);

/** What the page gives of somebody, once more in its header or at its end: "put the contact details in the footer". */
export function factsInFrame({ text, page, files }: Order): EditResult | null {
  const groups = FORM.exec(text)?.groups;
  if (!groups?.what || !groups.where) return null;
  const isHeader = /header|top/iu.test(groups.where);
  const lines = factsOf(groups.what, page);
  if (lines.length === 0)
    return unchanged(
      `The page gives no ${groups.what} yet: say what it is, as in “our phone number is 020 7946 0000”.`,
    );
  const { source, pieces } = page;
  const holder = pieces.find(({ kind }) => kind === (isHeader ? "header" : "footer"));
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!holder || !styles || css === undefined) return null;
  const inside = source.slice(holder.place.innerStart, holder.place.innerEnd);
  const fresh = lines.filter((line) => !inside.includes(line));
  if (fresh.length === 0) return there(`The ${isHeader ? "header" : "footer"} says that already.`);
  const name = isHeader ? "header-facts" : "footer-facts";
  const block = `<p class="${name}">${fresh.join(" · ")}</p>`;
  const next = withChanges(source, [insideOf(source, holder.place, block, "last")]);
  const rules = css.includes(`\n.${name} {`)
    ? css
    : withRule(css, `.${name}`, {
        margin: "0",
        ...(isHeader
          ? { "font-size": "0.9375rem", "font-weight": "600" }
          : { "flex-basis": "100%" }),
      });
  return edited(
    new Map([
      [PAGE, next],
      [styles, rules],
    ]),
    `The ${isHeader ? "header" : "footer"} gives ${groups.what.toLowerCase()} now, too.`,
  );
}

function factsOf(what: string, page: Page): string[] {
  const phone = phoneOf(page);
  const mail = mailOf(page);
  const address = addressOf(page);
  const hours = [...page.source.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(
    ([, days = "", time = ""]) => `${days} ${time}`,
  );
  const all = [
    ...(phone ? [`<a href="tel:${html(telOf(phone))}">${html(phone)}</a>`] : []),
    ...(mail ? [`<a href="mailto:${html(mail)}">${html(mail)}</a>`] : []),
    ...(address ? [html(address)] : []),
  ];
  if (/hours/iu.test(what)) return hours;
  if (/phone|number/iu.test(what)) return all.filter((line) => line.includes("tel:"));
  if (/mail/iu.test(what)) return all.filter((line) => line.includes("mailto:"));
  if (/address/iu.test(what)) return address ? [html(address)] : [];
  return all;
}

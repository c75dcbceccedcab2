import { html } from "../../../source/html";
import { type EditResult, edited } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import type { ReadOrder } from "../order";
import { factsInFrame } from "../orders/facts-in-frame";
import { addressOf, mailOf, phoneOf } from "../orders/set-contact";
import type { Page } from "../page-model";
import { MOVES } from "../verbs";

const FORM = pattern(
  `^(?:${MOVES})@ (?:the |our |my )?(?<what>(?:tele)?phone(?: number)?|number|e-?mail(?: address)?|address|opening hours|opening times|hours) (?:down |up |over |from [\\p{L} ]{3,30}? )?(?:in|into|to) (?:the )?(?:very )?(?<where>footer|header|bottom|end|top bar|top)(?: of the (?:page|site))?(?:(?: [-–—]|[,;])? (?:because|as|since|so|people|everyone|everybody|nobody|no one|customers|guests|visitors|they)(?!\\p{L})[^:⟦⟧]*)?$`,
);

/** "Move the opening hours to the footer": they stand there, and no more where they stood. */
export const moveFacts: ReadOrder = (order) => {
  const groups = FORM.exec(order.text)?.groups;
  if (!groups?.what || !groups.where) return null;
  const what = groups.what.replace(/times/iu, "hours");
  const shown = factsInFrame({
    ...order,
    text: `show the ${what} in the ${groups.where.replace(/^top$/iu, "header")}`,
  });
  if (!shown?.ok) return shown;
  const source = shown.changes.get(PAGE);
  if (!source) return shown;
  const next = withoutFact(source, what, order.page);
  const place = /header|top/iu.test(groups.where) ? "header" : "footer";
  const result: EditResult = edited(
    new Map([...shown.changes, [PAGE, next]]),
    `The ${what.toLowerCase()} ${/hours/iu.test(what) ? "stand" : "stands"} in the ${place} now, and no longer where ${/hours/iu.test(what) ? "they" : "it"} stood before.`,
  );
  return result.ok ? { ...result, isKnown: true } : result;
};

/** The page without what tells a fact in its first screen and where it says how to come by. */
function withoutFact(source: string, what: string, page: Page): string {
  const isHours = /hours/iu.test(what);
  const fact = /phone|number/iu.test(what)
    ? phoneOf(page)
    : /mail/iu.test(what)
      ? mailOf(page)
      : addressOf(page);
  const isFact = (item: string) =>
    isHours
      ? item.includes("#icon-clock")
      : fact !== null && item.replace(/<svg[\s\S]*?<\/svg>/g, "").includes(html(fact));
  const lists = source.replace(/[ \t]*<ul class="(?:facts|places)">[\s\S]*?<\/ul>\n?/g, (list) => {
    const rest = list.replace(/[ \t]*<li>[\s\S]*?<\/li>\n?/g, (item) => (isFact(item) ? "" : item));
    return /<li/.test(rest) ? rest : "";
  });
  const left = isHours ? lists.replace(/[ \t]*<dl class="hours">[\s\S]*?<\/dl>\n?/g, "") : lists;
  return withoutEmptyPart(left);
}

/** A part that says nothing any more goes, and so does the link to it. */
function withoutEmptyPart(source: string): string {
  const empty =
    /[ \t]*<section class="section section-visit" id="(?<id>[\w-]+)"[^>]*>\s*<h2[^>]*>[^<]*<\/h2>\s*<div class="visit">\s*<\/div>\s*<\/section>\n?/.exec(
      source,
    );
  if (!empty?.groups?.id) return source;
  const link = new RegExp(
    `[ \\t]*<a (?:class="[^"]*" )?href="#${empty.groups.id}">[^<]*</a>\\n?`,
    "g",
  );
  return source.replace(empty[0], "").replace(link, "");
}

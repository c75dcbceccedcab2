import { html } from "../../../source/html";
import { pattern } from "../../grammar/lexicon";
import { attribute } from "../../said/page-elements";
import type { ReadOrder } from "../order";
import { putSection } from "../orders/add-section.server";
import { insideOf, pageEdit, saying } from "../page-draft";
import { ADDS, WISHES } from "../verbs";

const FORM = pattern(
  `^(?:${ADDS}|${WISHES})@ (?:an? |the |my |our )?(?:short |small |little |brief |nice )*(?<what>about (?:me|us|her|him)|bio(?:graphy)?)(?: (?:text|section|part|bit|paragraph))? ?: ?(?<facts>[^⟦⟧:]{20,700})$`,
);
/** What a page says of somebody before they said anything: its own example. */
const EXAMPLES = [
  "I like the part where a vague wish becomes a plan",
  "A few tables, a long bench by the window",
];

/** "Write a short about me: grew up in …, moved to … in 2012": one text, as somebody tells it, where the page tells of them. */
export const aboutMe: ReadOrder = (order) => {
  const { text, quotes, page } = order;
  const groups = quotes.length > 0 ? undefined : FORM.exec(text)?.groups;
  if (!groups?.facts) return null;
  const said = groups.facts.trim().replace(/[.!]$/u, "");
  const story = `${(said[0]?.toUpperCase() ?? "") + said.slice(1)}.`;
  const home = page.pieces.find(
    ({ kind, element, concepts }) =>
      kind === "section" && (attribute(element, "id") === "about" || concepts.includes("about")),
  );
  if (!home) {
    const heading = /bio/iu.test(groups.what ?? "") ? "About" : (groups.what ?? "about");
    const body = {
      kind: "text" as const,
      count: 1,
      markup: `<p class="section-lead">${html(story)}</p>\n`,
    };
    const put = putSection((heading[0]?.toUpperCase() ?? "") + heading.slice(1), body, order);
    return put?.ok ? { ...put, isKnown: true } : put;
  }
  const example = page.pieces.find(
    ({ kind, section, says }) =>
      kind === "text" && section === home && EXAMPLES.some((one) => says.startsWith(one)),
  );
  const result = example
    ? pageEdit(
        page.source,
        [saying(page.source, example.place, story)],
        `“${home.says}” tells what you said now, in the place of the example that stood there.`,
      )
    : pageEdit(
        page.source,
        [insideOf(page.source, home.place, `<p class="section-lead">${html(story)}</p>`, "last")],
        `“${home.says}” tells what you said now, below what stood there.`,
      );
  return result.ok ? { ...result, isKnown: true } : result;
};

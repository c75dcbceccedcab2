import { html } from "../../../source/html";
import { edited, there } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { addStyles } from "../../section-styles.server";
import { withNavLink } from "../../sections.server";
import { beforeForm, endOfMain } from "../new-section-place";
import type { ReadOrder } from "../order";
import { sectionMarkup } from "../section-body";
import { ADDS, WISHES } from "../verbs";

const WHO = "(?<who>sponsors?|partners?|supporters?|donors?|helpers|suppliers|friends|patrons)";
const END =
  "(?: (?:at|on|in) the (?<end>(?:very )?(?:bottom|end|foot)|footer)(?: of the (?:page|site))?)?";
const FORM = pattern(
  `^(?:${ADDS}|${WISHES})@ (?:an? |some )?(?:little |small )?(?:space|place|spot|room|section|part|bit|area|corner|list) (?:for|about|of|with) (?:our |the |my )${WHO}${END}[.,:;–-] ?(?<names>[^⟦⟧:]{4,300}?)(?:[,.;–-] ?(?:(?:just|only) )?(?:the|their) names?(?: (?:for now|at first|to start with|is fine|are fine))?)?$`,
);

/** "A space for our sponsors at the bottom. Harrow Garage and The Corner Bakery, just the names for now": each by its name. */
export const namedOnes: ReadOrder = ({ text, quotes, page, files }) => {
  const groups = quotes.length > 0 ? undefined : FORM.exec(text)?.groups;
  if (!groups?.who || !groups.names) return null;
  const names = groups.names
    .split(/\s*[,;]\s*(?:and\s+)?|\s+(?:and|&)\s+(?=\p{Lu})/u)
    .map((name) => name.trim().replace(/\.$/u, ""))
    .filter((name) => name !== "");
  if (names.length === 0 || names.some((name) => !/^[\p{Lu}\d]/u.test(name))) return null;
  const heading = `Our ${groups.who.toLowerCase().replace(/([^s])$/u, "$1s")}`;
  const id = heading.toLowerCase().replace(/ /g, "-");
  if (page.source.includes(`id="${id}"`)) return there(`The page has a part “${heading}” already.`);
  const markup = `<ul class="points">\n${names.map((name) => `  <li>\n    <h3>${html(name)}</h3>\n  </li>\n`).join("")}</ul>\n`;
  const at = groups.end ? endOfMain(page.source) : beforeForm(page);
  const block = sectionMarkup(id, heading, { kind: "list", count: names.length, markup }).replace(
    /^(?=.)/gm,
    "      ",
  );
  const next = withNavLink(
    page.source.slice(0, at) + block + page.source.slice(at),
    `#${id}`,
    html(heading),
  );
  const changes = new Map<string, string | null>([[PAGE, next]]);
  addStyles(files, changes);
  const result = edited(
    changes,
    `Added the section “${heading}”${groups.end ? " at the end of the page" : ""}, with ${names.map((name) => `“${name}”`).join(" and ")}.`,
  );
  return result.ok ? { ...result, isKnown: true } : result;
};

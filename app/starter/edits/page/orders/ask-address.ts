import { refused } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import type { ReadOrder } from "../order";
import { ADDS, WISHES } from "../verbs";

const ADD = `(?:${ADDS}|${WISHES})@`;
const FORMS = [
  pattern(
    `^${ADD} (?:an? |our |my |the )?link (?:to|for) (?:our |my |the )?(?<name>\\p{Lu}[\\p{L}\\d.&'’-]*(?: \\p{Lu}[\\p{L}\\d.&'’-]*){0,2})(?: (?:page|profile|account|site|shop|listing|channel))?$`,
    "su",
  ),
  pattern(
    `^${ADD} (?:an? |our |my |the )?(?<name>\\p{Lu}[\\p{L}\\d.&'’-]*(?: \\p{Lu}[\\p{L}\\d.&'’-]*){0,2}) (?:link|listing|profile|page link)$`,
    "su",
  ),
];
/** Networks whose first pages are known, and what is no address of somebody's own. */
const KNOWN =
  /^(?:instagram|facebook|tik ?tok|youtube|twitter|x|linkedin|pinterest|threads|whats ?app|google maps|maps?)$/iu;

/** "Add an Airbnb link" without its address: it is asked for, and no link leads nowhere. */
export const askAddress: ReadOrder = ({ text, quotes }) => {
  const said = (text[0]?.toLowerCase() ?? "") + text.slice(1);
  const name = FORMS.map((form) => form.exec(said)?.groups?.name).find(Boolean);
  if (!name || quotes.length > 0 || KNOWN.test(name)) return null;
  return refused(
    `Which address does it lead to? Nothing was changed: say it with it, as in “add a link “${name}” to https://…”.`,
  );
};

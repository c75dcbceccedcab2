import { html, unescapeHtml } from "../../../source/html";
import { edited, there } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { unmasked } from "../masked";
import type { ReadOrder } from "../order";

const TAB =
  "(?:browser(?:['’]s)?[ -]?tab|tab of the browser|tab|browser (?:bar|window)|(?:browser|title)leiste|reiter|onglet(?: du navigateur)?|pestaña(?: del navegador)?|scheda(?: del browser)?|separador|aba(?: do navegador)?)";
const TITLE = "(?:page ?|site |browser )?(?:title|name|text|titel|titre|título|titolo)";
const THE = "(?:(?:the|my|our|der|die|das|den|dem|le|la|l['’]|el|il|o|a) ?)?";
const FORMS = [
  pattern(
    `^(?:set|change|make|rename|update|setze?|ändere?|change[rz]?|mets|cambia|pon|muda) ${THE}${TITLE} (?:in|on|of|for|im|in der|auf|dans|de|en|nella|na|no) ?${THE}${TAB} (?:to|say|read|be|into|as|auf|zu|in|en|à|a|para|:)+ ?(?<value>.{2,80})$`,
  ),
  pattern(
    `^(?:set|change|make|rename|update) ${THE}${TAB}(?:['’]s)? ?(?:title|name|text)? (?:to|say|read|as|be)@ ?:? ?(?<value>.{2,80})$`,
  ),
  pattern(
    `^${THE}(?:${TITLE} (?:in|on|of|im|dans|en|nella|na) ?${THE}${TAB}|${TAB}(?:['’]s)?(?:[ -]?(?:title|titel))?) (?:should|must|soll(?:te)?|doit|debe|deve) (?:say|read|be|lauten|heißen|être|ser|essere)@ ?:? ?(?<value>.{2,80})$`,
  ),
  pattern(`^${THE}${TAB}(?:['’]s)?[ -]?(?:title|name|text|titel)? ?: ?(?<value>.{2,80})$`),
];

/** "Set the page title in the tab to …": what the browser shows above the page; its headings stay. */
export const setTabTitle: ReadOrder = ({ text, quotes, page }) => {
  const said = FORMS.map((form) => form.exec(text)?.groups?.value).find(Boolean);
  if (!said) return null;
  const value = unmasked(said, quotes)
    .replace(/^[“”"'\s]+|[“”"'\s]+$/gu, "")
    .trim();
  const old = /<title>([^<]*)<\/title>/i.exec(page.source);
  if (value === "" || !old) return null;
  if (unescapeHtml(old[1] ?? "").trim() === value)
    return there(`The tab of the browser says “${value}” already.`);
  const next = page.source.replace(old[0], () => `<title>${html(value)}</title>`);
  return edited(new Map([[PAGE, next]]), `The tab of the browser says “${value}” now.`);
};

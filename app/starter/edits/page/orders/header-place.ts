import { type EditResult, edited, there } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { shapeOf } from "../../project";
import type { Order } from "../order";
import { allWordsOf } from "../page-words";

const BAR =
  "(?:the |our |my |der |des |la |le |el |il |o )?(?:top bar|header(?: bar)?|nav(?:igation)?(?: ?bar)?|menu bar|top menu|bar at the top|kopfzeile|menüleiste|en-tête|cabecera|barra superior|testata|barra in alto|cabeçalho|top(?: of the (?:page|site))?)";
const MIDDLE =
  "(?:(?:in|into|to|at|in die|in der|au|en el|al|nel|no|ao) )?(?:the )?(?:middle|cent(?:er|re)|mitte|milieu|centre|medio|centro|meio)";
const CENTRED =
  "(?:centred|centered|cent(?:er|re)|zentriert|centrée?s?|centrad[oa]s?|centrat[oaie])";
const PUT =
  "(?:(?:put|move|place|set|show|have|make|align|get|cent(?:er|re)|setz|stell|rück|zentriere|mets|centre[rz]?|pon|centra|metti|põe) )?";
const FORMS = [
  pattern(
    `^${PUT}(?<what>.+?) (?:should (?:be|stand|go) |could (?:be|stand|go) |soll(?:te)? )?(?:${MIDDLE}|${CENTRED})(?:,? (?:of|in|at|der|du|de la|del|della|do|im|in der|dans) ${BAR})$`,
  ),
  pattern(
    `^${PUT}(?<what>.+?) (?:in|at|im|in der|dans|en|nel|no) ${BAR} (?:should (?:be|stand|go) |to be |to |soll(?:te)? )?(?:${MIDDLE}|${CENTRED})$`,
  ),
  pattern(
    `^(?:cent(?:er|re)|zentriere|centre[rz]?|centra) (?<what>.+?) (?:in|at|im|in der|dans|en|nel|no) ${BAR}$`,
  ),
];
/** Where no bar is named: of links alone, which stand nowhere else. */
const BARE = [
  pattern(
    `^${PUT}(?<what>.+?) (?:should (?:be|stand|go) |could (?:be|stand|go) |soll(?:te)? )?(?:${MIDDLE}|${CENTRED})$`,
  ),
  pattern("^(?:cent(?:er|re)|zentriere|centre[rz]?|centra) (?<what>.+?)$"),
];
const NAME =
  /^(?:(?:the|our|my|der|die|das|unser\p{L}*|mein\p{L}*|le|la|el|il|o|mon|notre|mi|nuestro|mio|nostro|meu|nosso) )?(?:(?:site|page|shop|business|company|café|club|brand) )?(?:name|logo|title|brand|nom|nombre|nome|titel|titre|título|titolo)$/iu;
const LINKS =
  /^(?:(?:the|our|my) )?(?:menu|links|(?:menu|nav|navigation|top) (?:links|menu)|nav(?:igation)?(?: bar)?)$/iu;
/** What may be the list of dishes, or links within a text. */
const AMBIGUOUS = /(?:^| )(?:menu|links)$/iu;
const RULES = `
:root .site-header {
  flex-direction: column;
  align-items: center;
  text-align: center;
}

:root .site-header nav {
  max-width: 100%;
}
`;
const BESIDE_NOTHING = `
:root .site-header nav {
  justify-content: safe center;
}
`;

function whatIn(text: string, forms: readonly RegExp[]): string | null {
  for (const form of forms) {
    const what = form.exec(text)?.groups?.what;
    if (what !== undefined) return what;
  }
  return null;
}

/** "Centre the navigation", "put the menu in the middle" where no list of dishes is called that. */
function linksAlone(text: string, source: string): string | null {
  const what = whatIn(text, BARE)?.trim() ?? "";
  if (!LINKS.test(what)) return null;
  return AMBIGUOUS.test(what) &&
    /^(?:(?:the|our|my) )?\p{L}+$/iu.test(what) &&
    source.includes('id="menu"')
    ? null
    : what;
}

/** "My name in the middle of the top bar": the name in its middle, with the links below it. */
export function headerPlace({ text, quotes, page, files }: Order): EditResult | null {
  if (quotes.length > 0) return null;
  const what = whatIn(text, FORMS) ?? linksAlone(text, page.source);
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!what || !styles || css === undefined || !page.source.includes("site-header")) return null;
  const name = page.pieces.find(({ kind }) => kind === "title")?.says ?? "";
  const isName =
    NAME.test(what.trim()) || allWordsOf(what).join(" ") === allWordsOf(name).join(" ");
  if (!isName && !LINKS.test(what.trim())) return null;
  const hasName = /class="site-header">\s*<(?:h1|p|a)[^>]*class="[^"]*brand/.test(page.source);
  // A first screen with the name as its headline has the links alone in its bar.
  if (!hasName && isName) return null;
  const rules = hasName ? RULES : BESIDE_NOTHING;
  return css.includes(rules)
    ? there("It stands in the middle there already.")
    : edited(
        new Map([[styles, `${css.replace(/\n*$/, "\n")}${rules}`]]),
        hasName
          ? `“${name}” stands in the middle of the top bar now, with the links below it.`
          : "The links stand in the middle of the top bar now.",
      );
}

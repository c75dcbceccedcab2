import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { isFrame } from "../grounded/cues";
import { saidWords } from "../grounded/said-words";
import { isPlural, kindsNamed } from "../parts/kind-words";
import { withEnglishLooks, withoutLooks } from "../parts/look-words";
import { holdersOf, type Part, wordsOf } from "../parts/part";
import { partsOf } from "../parts/parts-of";
import { isSameWord } from "../parts/same-word";
import { changedLines } from "./changed-lines";
import { isNamedBy, selectorsChanged } from "./changed-rules";
import { isPutting } from "./putting-words";

const OF_ALL =
  /(?<!\p{L})(?:all|every|everywhere|each|whole|entire|page|site|website|app|corners|letters|text|font|alle[nrs]?|überall|jede[rnms]?|ganze[nrs]?|seite|ecken|schrift|tou[st]|toutes|partout|page|coins|todos|todas|página|esquinas|tutt[io]|pagina|angoli|cantos)(?!\p{L})/iu;
/** Variables that each part of a page follows. */
const OF_PAGE = /--(?:radius|font|font-size|bg|shadow)\s*:/;

/** A look that more was given than the wish names: all prices where one was meant, the page where a button was. */
export function tooWide(wish: string, before: FileTree, after: FileTree): string[] {
  if (/(?<!\p{L})(?:that|this|diese[nrs]?) (?:button|knopf)/iu.test(wish))
    return ofAllButtons(wish, before, after);
  const others = ofMoreThan(wish, before, after);
  if (others.length > 0) return others;
  const isOnlyLook = [...after].every(
    ([path, text]) => path.endsWith(".css") || before.get(path) === text,
  );
  if (!isOnlyLook || OF_ALL.test(wish)) return [];
  return [
    ...ofPage(wish, before, after),
    ...ofOthers(wish, before, after),
    ...ofAllButtons(wish, before, after),
  ];
}

/** What was meant for the names only, and was written where all of the page follows it. */
function ofMoreThan(wish: string, before: FileTree, after: FileTree): string[] {
  const { added } = changedLines(before, after);
  const isOfPage =
    OF_PAGE.test(added) &&
    selectorsChanged(after, before).every((one) => /:root$/.test(one.trim()));
  const alone =
    /(?:for|of|in|on) (?:the |our |my )?(\p{L}+) (?:only|alone)(?!\p{L})|(?:only|just) (?:for |in |on )(?:the |our |my )(\p{L}+)/iu.exec(
      wish,
    );
  return isOfPage && alone ? [`more than the ${alone[1] ?? alone[2]} would look so`] : [];
}

/** One button was meant, and what all of the page follows was changed. */
function ofPage(wish: string, before: FileTree, after: FileTree): string[] {
  const { added } = changedLines(before, after);
  const selectors = selectorsChanged(after, before).map((one) => one.trim());
  const isOfPage =
    selectors.length > 0 &&
    selectors.every((one) => one === ":root" || one.startsWith("@import")) &&
    OF_PAGE.test(added);
  const one = /(?<!\p{L})(?:the|my|our|den|der|das|le|la|el|il|o) (?:\p{L}+ ){0,2}?(\p{L}+)/iu.exec(
    wish,
  )?.[1];
  const kinds = one ? kindsNamed(one) : [];
  return isOfPage && one && kinds.includes("button") && !isPlural(one)
    ? [`more than the ${one} would look so`]
    : [];
}

/** "That button" of which all buttons have the look. */
function ofAllButtons(wish: string, before: FileTree, after: FileTree): string[] {
  const isOne =
    /(?<!\p{L})(?:that|this|diese[nrs]?|ce|cet|ese|este|questo|esse) (?:button|knopf|bouton|botón|pulsante|botão)(?!\p{L})/iu.test(
      wish,
    );
  return isOne &&
    selectorsChanged(after, before).some((one) => /(?:^|;\s*)(?:\.button|:root)$/.test(one.trim()))
    ? ["more than that button would look so"]
    : [];
}

/** A word of the wish that some of the parts which look otherwise now hold, and others do not. */
function ofOthers(wish: string, before: FileTree, after: FileTree): string[] {
  const parts = partsOf(after);
  const isOfSeveral = saidWords(wish).some(
    ({ text }) => kindsNamed(text).length > 0 && isPlural(text),
  );
  if (isOfSeveral) return [];
  const words = saidWords(wish).filter(
    ({ text }) =>
      text.length > 2 &&
      !isFrame(text) &&
      !isPutting(text) &&
      kindsNamed(text).length === 0 &&
      !coloursIn(`make it ${text.toLowerCase()}`) &&
      withoutLooks(withEnglishLooks(text)) !== "",
  );
  // A place among others, an attribute or what it stands in picks one of several.
  const changed = selectorsChanged(after, before).filter((one) => /^[\w.-]+$/.test(one.trim()));
  const meant = parts.filter((part) => changed.some((one) => isNamedBy(part, one)));
  if (meant.length < 2) return [];
  // What a part is called by its class is meant of all of them.
  const isOfAll = (stem: string) =>
    meant.some(({ id, classes }) =>
      saidWords([id, ...classes].join(" ").replace(/[-_]/g, " ")).some((own) =>
        isSameWord(own.stem, stem),
      ),
    ) ||
    changed.some((one) =>
      saidWords(one.replace(/[-_.]/g, " ")).some((own) => isSameWord(own.stem, stem)),
    );
  return words
    .filter(({ stem }) => {
      if (isOfAll(stem)) return false;
      const holding = meant.filter((part) => isOf(part, stem));
      return holding.length > 0 && holding.length < meant.length;
    })
    .slice(0, 1)
    .map(({ text }) => `more than “${text}” would look so`);
}

function isOf(part: Part, stem: string): boolean {
  const entry = holdersOf(part).find(
    ({ kind, tag }) => kind === "entry" || tag === "article" || tag === "div",
  );
  const words = `${wordsOf(part)} ${entry && wordsOf(entry).length < 200 ? wordsOf(entry) : ""}`;
  return saidWords(words).some((own) => isSameWord(own.stem, stem));
}

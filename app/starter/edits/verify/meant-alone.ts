import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { saidWords } from "../grounded/said-words";
import { kindsNamed } from "../parts/kind-words";
import { withEnglishLooks, withoutLooks } from "../parts/look-words";
import { wordsOf } from "../parts/part";
import { partsOf } from "../parts/parts-of";
import { isSameWord } from "../parts/same-word";
import { changedLines } from "./changed-lines";
import { selectorsChanged } from "./changed-rules";
import { textsChanged } from "./texts-changed";

const ONE_BUTTON =
  /(?<!\p{L})(?:the|my|our|der|den|le|el|il|o) ((?:[\p{L}-]+ ){1,2})(?:button|knopf|bouton|botón|pulsante|botão)(?!\p{L})/iu;

/** "The call button" of which all buttons got the look: one is meant, by what it is for. */
export function oneButton(wish: string, before: FileTree, after: FileTree): string[] {
  const named = ONE_BUTTON.exec(wish)?.[1]?.trim() ?? "";
  const own = saidWords(named).filter(
    ({ text }) =>
      text.length > 2 &&
      kindsNamed(text).length === 0 &&
      !/^(?:main|primary|big|small|round|other|same|whole|top|bottom|first|last|only)$/i.test(
        text,
      ) &&
      !coloursIn(`make it ${text.toLowerCase()}`) &&
      withoutLooks(withEnglishLooks(text)) !== "",
  );
  const selectors = selectorsChanged(after, before).map((one) => one.trim());
  if (own.length === 0 || !selectors.some((one) => /^(?:\.button|button|:root)$/.test(one)))
    return [];
  const buttons = partsOf(after).filter(({ kind }) => kind === "button");
  const isOnlyOne =
    buttons.length === 1 &&
    saidWords(wordsOf(buttons[0] as (typeof buttons)[number])).some((word) =>
      own.some(({ stem }) => isSameWord(word.stem, stem)),
    );
  return isOnlyOne ? [] : [`more than the ${named} button would look so`];
}

/** A heading that is meant, where the name of all of the page would change with it. */
export function nameForHeading(wish: string, before: FileTree, after: FileTree): string[] {
  if (
    !/(?<!\p{L})(?:head(?:ing|line)|überschrift)(?!\p{L})/iu.test(wish) ||
    /(?<!\p{L})(?:title|name|app|site|website|everywhere|call\p{L}*|renam\p{L}*)(?!\p{L})/iu.test(
      wish,
    )
  )
    return [];
  const headline = (files: FileTree) =>
    partsOf(files).find(({ classes }) => classes.includes("headline"));
  const title = (files: FileTree) =>
    /<title>[^<]*/.exec(files.get("index.html") ?? "")?.[0].slice("<title>".length);
  const [was, is] = [headline(before), headline(after)];
  return was && is && wordsOf(was) === wordsOf(is) && title(before) !== title(after)
    ? ["the name of the page would change"]
    : [];
}

const ASKS_FIELD =
  /(?<!\p{L})(?:add\p{L}*|check ?box|tick ?box|whether|favou?rites?|ratings?|bewertung\p{L}*|let me|log|mark\p{L}*|star\p{L}*|rate|tag\p{L}*|fields?|columns?|ask\p{L}*|need\p{L}*|want\p{L}*|track\p{L}*|enter\p{L}*|not(?:e|es|ing)|record\p{L}*|with|include\p{L}*|also|plus|place|space|box|know|see|show|put|store|save|give|choose|pick|select|like|have|has|who|where|when|how|new|and|per|each|every|option\p{L}*|drop-?down|feld\p{L}*|spalte|noch|auch|soll\p{L}*|brauch\p{L}*|möchte\p{L}*|hätte\p{L}*|will|wollen|mit|ergänz\p{L}*|füge?|champs?|colonne|ajoute\p{L}*|rajoute\p{L}*|voudrai\p{L}*|veux|faut|pour|avec|campos?|columna|coluna|añad\p{L}*|agreg\p{L}*|quiero|necesito|quisiera|pon|con|para|aggiung\p{L}*|vorrei|voglio|serve|metti|adicion\p{L}*|acrescent\p{L}*|quero|preciso|põe|com|:)(?!\p{L})|:/iu;

/** A field that the form asks for now, though the wish says nothing of one, or that is called like what stands there. */
export function fieldForNothing(wish: string, before: FileTree, after: FileTree): string[] {
  const labels = (files: FileTree) =>
    [...(files.get("src/fields.ts") ?? "").matchAll(/label: "([^"]+)"/g)].map(
      ([, label = ""]) => label,
    );
  const was = labels(before);
  const fresh = labels(after).filter((label) => !was.includes(label));
  if (fresh.length === 0 || labels(after).length <= was.length) return [];
  // A program that does something with it is more than a field.
  const isUsed = [...after].some(
    ([path, code]) => /\.tsx$/.test(path) && before.get(path) !== code,
  );
  if (isUsed) return [];
  const isOrder =
    /^(?:change|rename|replace|translate|traduis|traduce|übersetze?|ändere|cambia|sostituisci)(?!\p{L})/iu.test(
      wish,
    );
  const shown = new Set(
    partsOf(before).flatMap((part) => part.texts.map(({ text }) => text.toLowerCase())),
  );
  return fresh
    .filter((label) => isOrder || !ASKS_FIELD.test(wish) || shown.has(label.toLowerCase()))
    .slice(0, 1)
    .map((label) => `the form would ask for “${label}”`);
}

const GROUND_ORDER =
  /(?<!\p{L})(?:make|turn|paint|colou?r|have) (?:the |our |my )?(?:whole |entire )?(?:page|site|background|app) (?:to |in |to be |be )?((?:(?:dark|light|pale|soft|bright|navy) )?\p{L}+)/iu;
const DARK_ORDER =
  /(?<!\p{L})(?:make|turn|want|like|have) (?:it|everything|all|the (?:whole )?(?:page|app|site|design)) (?:all )?(dark|light)(?!(?:er)?\p{L}| (?:\p{L}+)$)/iu;

/** "The page dark blue" of which only the buttons are: a colour that is said of the ground. */
export function groundLeft(wish: string, before: FileTree, after: FileTree): string[] {
  const { added } = changedLines(before, after);
  const said = GROUND_ORDER.exec(wish)?.[1]?.toLowerCase() ?? "";
  const colour = said === "" ? null : coloursIn(`make it ${said}`);
  const isGround = /(?:--bg|--paper|--ground|background(?:-color)?)\s*:/.test(added);
  // "The page pink and gold": two are the colours of all of it.
  const behind = wish.slice(
    (GROUND_ORDER.exec(wish)?.index ?? 0) + (GROUND_ORDER.exec(wish)?.[0].length ?? 0),
  );
  const isPair =
    /^ (?:and|&) \p{L}+$/iu.test(behind.replace(/[.!]+$/, "")) &&
    coloursIn(`make it ${behind.replace(/^ (?:and|&) |[.!]+$/giu, "").toLowerCase()}`) !== null;
  if (isPair) return [];
  const isPage = /(?:page|background)/iu.test(GROUND_ORDER.exec(wish)?.[0] ?? "");
  if (colour && isPage && (!isGround || /--accent\s*:/.test(added)))
    return [`the page is not ${said}`];
  const scheme = DARK_ORDER.exec(wish)?.[1]?.toLowerCase();
  // "Make it dark blue, please" is about blue.
  const next = /^ (\p{L}+)/u.exec(wish.split(DARK_ORDER).at(-1) ?? "")?.[1] ?? "";
  if (next !== "" && coloursIn(`make it ${next.toLowerCase()}`)) return [];
  return scheme && !new RegExp(`color-scheme: ?${scheme}`).test(added) && !/--bg\s*:/.test(added)
    ? [`it is not ${scheme}`]
    : [];
}

/** More colours to choose among were asked for, and those of the page changed. */
export function choicesLeft(wish: string, before: FileTree, after: FileTree): string[] {
  if (
    !/^(?:please |can you )*add\b.*\b(?:to|among) the (?:colou?rs|palette|pens|options)\b/iu.test(
      wish,
    )
  )
    return [];
  return textsChanged(before, after).fresh.length === 0 &&
    /--accent/.test(changedLines(before, after).added)
    ? ["there is nothing more to choose"]
    : [];
}

/** A rule that computes to what was there: a share of nothing. */
export function nothingOfNothing(before: FileTree, after: FileTree): string[] {
  return /calc\(\(?0(?:px|rem|em|%)?\)? ?\*/.test(changedLines(before, after).added)
    ? ["nothing would look otherwise"]
    : [];
}

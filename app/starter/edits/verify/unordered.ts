import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { REMOVES } from "../grounded/cues";
import { programTexts } from "../grounded/screen";
import { masked, plainOrder } from "../page/masked";
import { stoppedIn } from "../page/stop-forms";
import { withEnglishLooks } from "../parts/look-words";
import { partsOf } from "../parts/parts-of";
import { changedLines } from "./changed-lines";
import { saysWhether } from "./says-whether";
import { textsChanged } from "./texts-changed";

/** What is told about an order, and is none itself: when it holds, what something does. */
const SIDE =
  /(?<!\p{L})(?:let (?:people|them|us|visitors|guests|users|everyone|everybody|members)|allow \p{L}+ to|be able to|before|when(?:ever)?|while|after|if|unless|bevor|ehe|wenn|während|nachdem|falls|avant|quand|lorsque|pendant|après|antes|cuando|mientras|después|prima|quando|mentre|dopo|enquanto|depois)(?!\p{L})[^,.;!?]{0,200}/giu;
/** What is spoken of, and not ordered: "delete should ask first", "the right answer should go green". */
const AS_SUBJECT =
  /^(?:the |das |le |el |il |o )?(?:delet\p{L}+|remov\p{L}+|lösch\p{L}+|entfern\p{L}+|supprim\p{L}+|borra\p{L}+|elimina\p{L}+|apaga\p{L}+)(?: (?:it|them|one|button|knopf))?\s+(?:should|must|has to|needs to|soll\p{L}*|muss|doit|devrait|debe\p{L}*|deve\p{L}*|dovrebbe)(?!\p{L})|(?<!\p{L})(?:should|must|can|shall) (?:go|turn|come)(?= (?:\p{L}+ ){0,2}(?:red|green|blue|grey|gray|orange|yellow|bold|first|last|bigger|above|below|before|after|to the))/iu;
const CANCELS =
  /^(?:please )?(?:cancel|call off|scrap|annule[rz]?|cancela\p{L}*|annulla|absagen)(?!\p{L})/iu;
/** Something is not as it should be: what it is to be like instead is not said, and it is not to go. */
const COMPLAINT =
  /(?<!\p{L})(?:too|way too|much too|to (?:small|big|wide|long|tiny|large|short|dark|light|narrow|close|many|much)|hard to|can(?:no|'|’)?t (?:read|see|find)|zu|viel zu|trop|demasiado|muy|troppo|muito|demais)(?!\p{L})/iu;
const STRONG =
  /(?<!\p{L})(?<!(?:the|an?|my|our|this|that) )(?:remove|delete|drop|hide|take (?:it|them|that|this|the|out|away|off)|get rid|entfern\p{L}*|lösch\p{L}*|weg|raus|enl[eè]v\p{L}*|supprim\p{L}*|quita\p{L}*|elimina\p{L}*|borra\p{L}*|togli\p{L}*|rimuov\p{L}*|tira|remov\p{L}+|apaga)(?!\p{L})/iu;

/** Texts that went where nothing was to go: the word for it says when, or what is wrong with something. */
export function unorderedLoss(wish: string, before: FileTree, after: FileTree): string[] {
  const { fresh, gone } = textsChanged(before, after);
  if (gone.length <= fresh.length || countOf(after) >= countOf(before)) return [];
  const order = wish.replace(SIDE, " ").replace(AS_SUBJECT, " ");
  const isOrdered =
    /^no \p{L}/iu.test(order) ||
    CANCELS.test(order) ||
    stoppedIn(plainOrder(masked(wish).text)).length > 0 ||
    (STRONG.test(order) && !COMPLAINT.test(order)) ||
    (REMOVES.test(order.replace(/(?<!\p{L})cuts?(?: off)?(?!\p{L})/giu, " ")) &&
      (!COMPLAINT.test(order) || STRONG.test(order)));
  const isLess =
    /(?<!\p{L})(?:only|just|(?<!i )keep|several lines|multi-?line|long text|a (?:date|number|time|link|text)|instead|replace|nur|seulement|solo|sólo|apenas|empty|clear|reduce|fewer|less|merge|short\p{L}*)(?!\p{L})/iu.test(
      order,
    );
  // A wish for something else in the place of what is there says both, or only the new.
  return isOrdered || isLess || fresh.length > 0 || gaveWay(before, after)
    ? []
    : [`“${gone[0]}” would go`];
}

/** Whether examples of a page went for what was said. */
function gaveWay(before: FileTree, after: FileTree): boolean {
  const notes = (files: FileTree) => (files.get("index.html") ?? "").split("section-note").length;
  return notes(after) < notes(before);
}

/** Whether an edit only takes something from the screen. */
export function takesAway(before: FileTree, after: FileTree): boolean {
  const { fresh, gone } = textsChanged(before, after);
  return (
    fresh.length === 0 &&
    (gone.length > 0 || /display: ?none/.test(changedLines(before, after).added))
  );
}

/** A text may go for one that stands elsewhere as well. */
function countOf(files: FileTree): number {
  return partsOf(files).reduce((sum, { texts }) => sum + texts.length, programTexts(files).length);
}

const CONDITION =
  /(?:(?<![\p{L}'’])(?:if|when(?:ever)?|once|as soon as|unless|wenn|sobald|falls|quand|lorsque|dès que|cuando|en cuanto|quando|appena|assim que)(?!\p{L}) (?!(?:needed|possible|it['’]?s possible|you (?:can|like|want|open|look|print)|i (?:open|look)|we open|on |in |nötig|möglich))|(?<!\p{L})(?:(?:over|under|below|above|more than|less than|fewer than|at least|at most|older than|younger than|longer than|über|unter|mehr als|weniger als|mindestens|plus de|moins de|au moins|más de|menos de|más que|più di|meno di|mais de) [€$£]?\d|overdue|past (?:the |their |its )?(?:due|deadline|date)|(?:already )?(?:expired|over)(?= (?:make|should|turn|must|then))|überfällig|en retard|vencid[oa]s?|scadut[oaei])(?!\p{L}))/iu;
/** What a stylesheet itself can tell apart. */
const BY_STYLE =
  /@media|:hover|:focus|:active|:has\(|:empty|:checked|:invalid|nth-|\.done|\.over|\.late|\.past|\.wrong|\.right|data-/;
/** What a text is said for when there is nothing. */
const EMPTY =
  /(?<!\p{L})(?:no|nothing|empty|none|not (?:yet|any)|kein\p{L}*|nichts|leer|noch|rien|aucun\p{L}*|vide|pas (?:de|encore)|nada|ningun\p{L}*|vac[ií]\p{L}*|no hay|niente|nessun\p{L}*|vuot\p{L}*|nenhum\p{L}*|vazi\p{L}*|não há|done|finish\p{L}*|correct|wrong|right|win|won|end|over|sent|submit\p{L}*|send\p{L}*|error|hover\p{L}*|mouse|point\p{L}*|click\p{L}*|press\p{L}*|tap\p{L}*|phone|screen|scroll\p{L}*|opens?|loads?)(?!\p{L})/iu;

/**
 * A wish for when something is so ("turn red once I am over budget"), of which only a look, a text or a field was written: it would
 * be so always, or never.
 */
export function unconditional(wish: string, before: FileTree, after: FileTree): string[] {
  const condition = CONDITION.exec(wish);
  if (!condition || EMPTY.test(wish)) return [];
  const changed = [...after].filter(([path, text]) => before.get(path) !== text);
  const { added } = changedLines(before, after);
  const isLook = changed.every(([path]) => path.endsWith(".css"));
  const isField = changed.every(([path]) => path === "src/fields.ts" || path === "src/settings.ts");
  const isNew = textsChanged(before, after).fresh.length > 0;
  // "Note if it likes sun" asks for what is entered: its "if" is a "whether".
  if (isField && saysWhether(wish)) return [];
  if (!(isLook && !BY_STYLE.test(added)) && !(isField && isNew)) return [];
  return [`it would not depend on “${wish.slice(condition.index).split(/[,.;]/)[0]?.trim()}”`];
}

const TOO_SMALL =
  /(?<!\p{L})(?:(?:too|to|way|very|so) (?:much )?(?:small|tiny|little)|tiny|(?:viel )?zu klein|trop petit\p{L}*|(?:muy|demasiado) (?:peque\p{L}*|chic\p{L}*)|chiquit\p{L}*|troppo piccol\p{L}*|(?:muito|demasiado) pequen\p{L}*)(?!\p{L})/iu;
const TOO_BIG =
  /(?<!\p{L})(?:(?:too|to|way|so) (?:much )?(?:big|large|huge|tall)|(?:viel )?zu (?:groß|riesig)|trop (?:gros|grand)\p{L}*|(?:muy|demasiado) grande\p{L}*|troppo grand\p{L}*|(?:muito|demasiado) grande\p{L}*)(?!\p{L})/iu;

/** One colour in the place of another: "swap teal for burgundy". */
const IN_PLACE =
  /(?<!\p{L})(\p{L}+)\s*(?:→|->|=>|(?<!\p{L})(?:to|for|with|into)(?!\p{L}))\s*(?:(?:an?|the|dark|light|sage|clay|warm|soft) )*(\p{L}+)/iu;

/** "Make the days bold" is of no heading. */
const OF_HEADINGS =
  /(?<!\p{L})(?:head\p{L}*|titles?|names?|captions?|labels?|h[1-6]|überschrift\p{L}*|titel|titres?|títulos?|titoli|titolo|sections?|it|all|everything|text|letters|words|font)(?!\p{L})/iu;

/** What is too small and would become smaller still, by what the edit says of itself. */
export function wrongWay(wish: string, told: readonly string[]): string[] {
  const said = told.join(" ");
  if (/^Made the headings /.test(said) && !OF_HEADINGS.test(wish))
    return ["the headings would look so, of which nothing was said"];
  const looks = withEnglishLooks(wish);
  const isOne =
    /\b(?:smaller|bigger)\b/.test(said) &&
    !/\bsmaller\b.*\bbigger\b|\bbigger\b.*\bsmaller\b/s.test(said);
  if (isOne && /\bsmaller\b/i.test(looks) && /\bbigger\b/i.test(looks))
    return ["one was to be bigger and the other smaller"];
  if (TOO_SMALL.test(wish) && !TOO_BIG.test(wish) && /\bsmaller\b/.test(said))
    return ["it would become smaller still"];
  if (TOO_BIG.test(wish) && !TOO_SMALL.test(wish) && /\bbigger\b/.test(said))
    return ["it would become bigger still"];
  const [between = "", old = "", next = ""] = IN_PLACE.exec(wish) ?? [];
  // "Black with yellow headings" has both.
  const isBoth = / with /iu.test(between) && !/replac|swap|exchang|switch|instead/iu.test(wish);
  const isSwap =
    !isBoth &&
    coloursIn(`make it ${old.toLowerCase()}`) &&
    coloursIn(`make it ${next.toLowerCase()}`);
  if (isSwap && new RegExp(`Recoloured to [^.]*\\b${old}\\b`, "iu").test(said))
    return [`${old} is to go`];
  const colour = /(?<!\p{L})(?:too|zu|trop|muy|demasiado|troppo|muito) (\p{L}+)(?!\p{L})/iu.exec(
    wish,
  )?.[1];
  const asked = colour ? coloursIn(`make it ${colour.toLowerCase()}`) : null;
  return asked && coloursIn(said.toLowerCase())?.accent === asked.accent
    ? [`it is too ${colour} as it is`]
    : [];
}

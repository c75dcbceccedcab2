import { inkOn } from "../../../theme/theme";
import { type EditResult, edited } from "../../edit";
import { PAGE, shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import { bare } from "../bare";
import { looksSaid } from "../look-words";
import type { Order } from "../order";
import { STRIP, withHeaderBelow } from "../orders/ready-rules";
import type { Piece } from "../page-model";
import { entriesNamed, thingSaid } from "./find-thing";

const TOP =
  /(?<!\p{L})(?:(?:right |all the way )?(?:at|to|on|in) (?:the )?(?:very |absolute )?top(?: of (?:the |our |my )?(?:page|site|website|home ?page))?|up top|on top|above everything|first thing (?:people|they|you) see)(?!\p{L})/iu;
const AROUND =
  /(?<!\p{L})(?:please|make|set|give|put|have|want|move|bring|place|show|write|repeat|i|we|you|can|could|should|must|needs? to|has to|have to|be|is|go|stand|come|a|an|in|with|and|it|so|really|very|also|again|visible|visibly|big|large|huge|letters|text)(?!\p{L})/giu;
/** More letters than these are no line. */
const MOST = 120;

/** A fact that people look for, on top of the page: "put my phone number big at the top", "emergency number at the very top in red". */
export function frameTop(order: Order): EditResult | null {
  const { text, page, files } = order;
  if (!TOP.test(text) || text.length > 120 || text.includes(":")) return null;
  const said = looksSaid(text.replace(TOP, " "));
  if (said.scheme || said.font || said.columns !== null || said.colours.length > 1) return null;
  const phrase = bare(said.rest.replace(AROUND, " ").replace(/\s+/g, " ").trim());
  const thing =
    phrase === "" || entriesNamed(phrase, page) ? null : thingSaid(phrase, order, isFact);
  const [piece, other] = thing?.pieces ?? [];
  if (!piece || other) return null;
  const line = lineOf(piece, page.source);
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  const body = /<body\b[^>]*>\n?/.exec(page.source);
  const skip = /^[ \t]*<a class="skip"[^\n]*\n/m.exec(page.source);
  if (!line || !styles || css === undefined || !body) return null;
  const at = skip ? skip.index + skip[0].length : body.index + body[0].length;
  const next = `${page.source.slice(0, at)}    <p class="notice notice-fact">${line}</p>\n${page.source.slice(at)}`;
  const [colour] = said.colours;
  const isBig = /(?<!\p{L})(?:big|large|huge|bigger|larger)(?!\p{L})/iu.test(text);
  let rules = css.includes("\n.notice {") ? css : withRule(withHeaderBelow(css), ".notice", STRIP);
  rules = withRule(rules, ".notice a", { color: "inherit" });
  rules = withRule(rules, ".notice.notice-fact", {
    ...(colour ? { background: colour.hex, color: inkOn(colour.hex) } : {}),
    "font-size": isBig ? "1.75rem" : "1.25rem",
  });
  return edited(
    new Map([
      [PAGE, next],
      [styles, rules],
    ]),
    `A strip on top of the page says “${line.replace(/<[^>]*>/g, "")}”${colour ? ` on ${colour.word}` : ""} now.`,
  );
}

/** What people look for on their way: a number, a mail, a place, a day. */
function isFact({ kind, element, entry, place }: Piece): boolean {
  if (kind === "fact") return true;
  const href = element.attrs.find(({ name }) => name === "href")?.value ?? "";
  if (kind === "link") return /^(?:tel|mailto):/.test(href);
  return (
    kind === "entry" &&
    entry !== undefined &&
    place.end - place.start < 500 &&
    /places/.test(entry.list.attrs.find(({ name }) => name === "class")?.value ?? "")
  );
}

function lineOf(piece: Piece, source: string): string | null {
  const holder = piece.element.parentNode;
  const at =
    piece.kind === "link" && holder && "tagName" in holder && holder.tagName === "li"
      ? holder.sourceCodeLocation
      : null;
  const inner = at
    ? source.slice(at.startTag?.endOffset, at.endTag?.startOffset)
    : source.slice(piece.place.innerStart, piece.place.innerEnd);
  const link = /<a href="(?:tel|mailto):[^"]*">[^<]*<\/a>/.exec(inner)?.[0];
  const words = inner
    .replace(/<svg[\s\S]*?<\/svg>/g, " ")
    .replace(/<a [\s\S]*?<\/a>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const line = link
    ? words
      ? `${words}: ${link}`
      : link
    : piece.kind === "link"
      ? source.slice(piece.place.start, piece.place.end)
      : words;
  return line !== "" && line.replace(/<[^>]*>/g, "").length <= MOST ? line : null;
}

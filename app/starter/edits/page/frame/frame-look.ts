import type { EditResult } from "../../edit";
import { setLooksOf } from "../../parts/look-of-part";
import type { Part } from "../../parts/part";
import { partsOf } from "../../parts/parts-of";
import { looksIn } from "../../said/looks";
import type { Look } from "../../said/measures";
import { bare } from "../bare";
import { looksSaid } from "../look-words";
import type { Order } from "../order";
import { colourLook } from "../orders/colour-look";
import { phoneOf } from "../orders/set-contact";
import type { Piece } from "../page-model";
import { type Found, found } from "../score-pieces";
import { thingSaid, tokens } from "./find-thing";
import { looksOf, mannerSaid } from "./manners";

/** What orders or tells a look, and nothing of what it is of. */
const AROUND =
  /(?<!\p{L})(?:please|make|set|give|put|have|want|would like|like|i|we|you|can|could|should|must|shall|need(?:s)? to|needs|has to|have to|be|is|are|being|a|an|bit|little|lot|much|way|more|really|very|too|so|get|gets|let|show|shown|write|written|text|letters|font|colou?red|colou?r|in|with|as|and|it|them|looks?|looking|appear|also|now|maybe|some)(?!\p{L})/giu;
const BOXES: ReadonlySet<Piece["kind"]> = new Set<Piece["kind"]>([
  "section",
  "entry",
  "form",
  "button",
  "footer",
  "hero",
]);

/** How a thing that is named in whatever words is to look: "the IBAN in a box", "bigger names for our vets". */
export function frameLook(order: Order): EditResult | null {
  const { text, files } = order;
  if (text.includes(":") || text.length > 140) return null;
  const { manner, rest: plain } = mannerSaid(text);
  const quoted = /⟦\d+⟧/.exec(plain)?.[0];
  const said = looksSaid(plain.replace(/⟦\d+⟧/g, " "));
  if (said.scheme || said.font || said.columns !== null || said.colours.length > 1) return null;
  if (!manner && said.looks.length + said.colours.length === 0) return null;
  const named = bare(said.rest.replace(AROUND, " ").replace(/\s+/g, " ").trim());
  if (quoted && tokens(named).length > 0) return null;
  const phrase = quoted ?? named;
  const thing =
    phrase === "" ? null : (numberToCall(phrase, order.page) ?? thingSaid(phrase, order));
  if (!thing || PLACES.test(phrase) || PRICES_ALONE.test(phrase)) return null;
  const target = partOf(said.rest, thing);
  const looks: Look[] = [
    ...(manner ? looksOf(manner, isBox(target), isButton(target)) : []),
    ...said.looks.flatMap((look) => looksIn(look, false)),
    ...said.colours.map((colour) => colourLook(colour, said.of === "background", files)),
  ];
  // A box is around all of a list, unless it is to be around each.
  const isWhole =
    manner === "box" && target.isAll && !/(?<!\p{L})(?:each|every)(?!\p{L})/iu.test(text);
  const list = isWhole ? target.pieces[0]?.entry?.list.sourceCodeLocation?.startOffset : undefined;
  const parts = list === undefined ? partsAt(target, order) : startingAt(new Set([list]), order);
  if (looks.length === 0 || parts.length === 0 || looks.length < said.looks.length) return null;
  const name = target.name.includes(" of ") ? target.name : `“${short(target.name)}”`;
  return setLooksOf(files, parts, looks, name);
}

const short = (text: string) => (text.length > 44 ? `${text.slice(0, 41).trim()}…` : text);

function startingAt(starts: ReadonlySet<number>, { files }: Order): Part[] {
  return partsOf(files).filter(({ path, start }) => path === "index.html" && starts.has(start));
}

/** "The emergency number" is that which is called, wherever the page gives it. */
function numberToCall(phrase: string, page: Order["page"]): Found | null {
  const number = CALLED.test(phrase) ? phoneOf(page) : null;
  const pieces = page.pieces.filter(
    ({ kind, says }) => (kind === "link" || kind === "fact") && says === number,
  );
  return pieces.length > 0 ? { ...found(pieces, false, []), name: number ?? "" } : null;
}

/** Of a list of what is sold these are a part, and not all of it. */
const PRICES_ALONE = /^(?:all |the |our )*(?:prices?|amounts?|costs?)$/iu;
const CALLED =
  /^(?:(?:emergency|tele|phone|mobile|contact|main|office|practice|shop|booking|call|hotline) ?)*(?:phone|number|telephone|hotline|mobile)$/iu;

/** Where something is to stand is another order. */
const PLACES =
  /(?<!\p{L})(?:top|bottom|above|below|under|before|after|behind|left|right|next)(?!\p{L})/iu;

const isButton = ({ pieces }: Found) => pieces.every(({ kind }) => kind === "button");

function isBox({ pieces }: Found): boolean {
  return pieces.every(({ kind, says }) => BOXES.has(kind) || (kind === "text" && says.length > 60));
}

/** "Bigger names", "larger text": of the entries that part. */
function partOf(phrase: string, thing: Found): Found & { isName?: boolean; isText?: boolean } {
  if (!thing.isAll) return thing;
  if (/(?<!\p{L})(?:names?|titles?)(?!\p{L})/iu.test(phrase)) return { ...thing, isName: true };
  if (/(?<!\p{L})(?:descriptions?|details)(?!\p{L})/iu.test(phrase))
    return { ...thing, isText: true };
  return thing;
}

function partsAt(
  { pieces, isName, isText }: Found & { isName?: boolean; isText?: boolean },
  order: Order,
): Part[] {
  const starts = new Set(
    pieces.flatMap(({ place, entry }) =>
      isName && entry
        ? [entry.name.place.start]
        : isText && entry
          ? entry.texts.map((one) => one.place.start)
          : [place.start],
    ),
  );
  return startingAt(starts, order);
}

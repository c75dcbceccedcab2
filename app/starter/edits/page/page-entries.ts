import { MONEY } from "../../match/money";
import { attribute, type PageElement, type Place, placeOf, textOf } from "../said/page-elements";

/** A text inside an entry, and where what it says stands. */
export interface EntryText {
  element: PageElement;
  place: Place;
  text: string;
}

/** One of several that are alike: a dish, a day with its hours, a question, somebody of a team. */
export interface Entry {
  element: PageElement;
  place: Place;
  name: EntryText;
  price: EntryText | null;
  time: EntryText | null;
  /** What is said of it besides. */
  texts: EntryText[];
  /** The list that it stands in. */
  list: PageElement;
  all: string;
}

export const PRICE_ALONE = new RegExp(
  `^(?:from |ab |à partir de |desde |da |a partir de )?(?:${MONEY}|\\d{1,4}[.,]\\d{2})(?:[\\s/].{0,24})?$`,
  "u",
);
const TIME_ALONE =
  /^(?:\d{1,2}[:.h]\d{2}|\d{1,2} ?(?:am|pm|Uhr|h))(?: ?(?:am|pm|Uhr|h))?(?: ?(?:[-–—]|to|bis) ?\d.*)?$/iu;

/** The entries of a page: children that stand beside others of their kind, and say something. */
export function entriesIn(all: readonly PageElement[]): Entry[] {
  return all.flatMap((element) => {
    const list = element.parentNode;
    const place = placeOf(element);
    if (!place || !list || !("tagName" in list) || !isEntry(element, list)) return [];
    const texts = leavesOf(element);
    const [first] = texts;
    if (!first) return [];
    const price = texts.find(({ element: one, text }) => isPrice(one, text)) ?? null;
    const time =
      texts.find(
        ({ element: one, text }) =>
          !isPrice(one, text) &&
          (/(?:^|[\s-])(?:time|date|when)(?:\s|$)/.test(attribute(one, "class")) ||
            one.tagName === "dd" ||
            TIME_ALONE.test(text)),
      ) ?? null;
    const named = texts.find(
      ({ element: one }) =>
        /^(?:h[1-6]|summary|dt|strong)$/.test(one.tagName) ||
        /(?:^|[\s-])name(?:\s|$)/.test(attribute(one, "class")),
    );
    const name = named ?? texts.find((one) => one !== price && one !== time) ?? first;
    const others = texts.filter((one) => one !== name && one !== price && one !== time);
    return [{ element, place, name, price, time, texts: others, list, all: textOf(element) }];
  });
}

function isPrice(element: PageElement, text: string): boolean {
  return /(?:^|[\s-])price(?:\s|$)/.test(attribute(element, "class")) || PRICE_ALONE.test(text);
}

function isEntry({ tagName, attrs }: PageElement, list: PageElement): boolean {
  const inNav =
    /(?:^|\s)(?:facts|kept-list|social-links)(?:\s|$)/.test(attribute(list, "class")) ||
    list.tagName === "nav";
  if (inNav) return false;
  if (tagName === "li" || tagName === "details") return true;
  if (tagName === "div" && list.tagName === "dl") return true;
  if (tagName === "tr" && list.tagName === "tbody") return true;
  const name = attrs.find((item) => item.name === "class")?.value ?? "";
  return /(?:^|\s)(?:card|tile)(?:\s|$)/.test(name);
}

/** The elements inside another that hold text and no other element with text. */
function leavesOf(element: PageElement): EntryText[] {
  const inner = element.childNodes.filter(
    (node): node is PageElement =>
      "tagName" in node && !/^(?:svg|script|style)$/.test(node.tagName),
  );
  const own = element.childNodes.some((node) => "value" in node && node.value.trim() !== "");
  const isInline = (node: PageElement) => /^(?:small|em|strong|b|i|a|span|br)$/.test(node.tagName);
  if (own || inner.length === 0) {
    const place = placeOf(element);
    const text = textOf(element);
    const portrait = attribute(element, "aria-hidden") === "true";
    return place && text !== "" && !portrait && (own ? inner.every(isInline) : true)
      ? [{ element, place, text }]
      : inner.flatMap(leavesOf);
  }
  return inner.flatMap(leavesOf);
}

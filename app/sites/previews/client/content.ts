/** Elements that are looked at: of a page with more, what comes later is not told apart. */
const LOOKED_AT = 4_000;
const NOT_SHOWN = "script,style,template,noscript,head,head *,sayso-mark,sayso-mark *";
const WITHOUT_WORDS = "img,video,audio,iframe,canvas,input,textarea,select,button,a";

/** How often each thing stands on a page, by a number that stands for what can be read or seen of it. */
export type Content = Map<number, number>;

/** What can be read or seen on the page, whether or not it is laid out now. */
export function contentOf(body: ParentNode): Content {
  const content: Content = new Map();
  for (const [, sign] of readElements(body)) content.set(sign, (content.get(sign) ?? 0) + 1);
  return content;
}

/** The elements that say something that the page did not say before, in its order. */
export function newElements(body: ParentNode, before: Content): Map<Element, number> {
  const left = new Map(before);
  const found = new Map<Element, number>();
  for (const [element, sign] of readElements(body)) {
    const known = left.get(sign) ?? 0;
    if (known > 0) left.set(sign, known - 1);
    else found.set(element, sign);
  }
  return found;
}

function* readElements(body: ParentNode): Generator<[Element, number]> {
  for (const element of [...body.querySelectorAll("*")].slice(0, LOOKED_AT)) {
    if (element.matches(NOT_SHOWN)) continue;
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === 3)
      .map((node) => node.nodeValue?.replace(/\s+/g, " ").trim())
      .join(" ")
      .trim();
    if (!own && !element.matches(WITHOUT_WORDS)) continue;
    const said = ["src", "alt", "href", "placeholder", "aria-label", "type"].map((name) =>
      element.getAttribute(name),
    );
    yield [element, numberOf([element.localName, own, ...said].join("\n"))];
  }
}

/** FNV-1a, 32 bits: two things of one page hardly ever share one. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

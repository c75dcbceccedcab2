import { attribute, type PageElement } from "../../said/page-elements";
import { hasClass, type Page, type Piece } from "../page-model";

/** What people call pictures, in six languages. A source for patterns. */
export const PICTURE =
  "(?:photos?|photographs?|pictures?|images?|pics?|shots?|gallery|galleries|portfolio|thumbnails?|bilde?r?n?|fotos?|fotografien|galerie|aufnahmen?|galerie photo|imágenes|imagen|galería|immagin[ei]|galleria|imagens?|galeria)";

/** A picture of a page, and the card that it stands in, where it does in one. */
export interface PageImage {
  piece: Piece;
  card: PageElement | null;
}

/** The pictures that a page shows to be looked at: photographs, drawings of cards and places for photographs; the drawing at its top is none. */
export function picturesOf({ pieces }: Page): PageImage[] {
  return pieces
    .filter(({ kind, element }) => kind === "picture" && !isInHero(element) && !isLogo(element))
    .filter(({ element }) => element.tagName !== "img" || !isIn(element, /^(?:figure|picture)$/))
    .map((piece) => ({ piece, card: cardOf(piece.element) }));
}

function isInHero(element: PageElement): boolean {
  for (let at: unknown = element; isElement(at); at = at.parentNode)
    if (/(?:^|\s)(?:hero\S*|site-header)(?:\s|$)/.test(attribute(at, "class"))) return true;
  return isIn(element, /^(?:header|footer|nav)$/);
}

const isLogo = (element: PageElement) =>
  hasClass(element, "logo") || /logo/i.test(attribute(element, "alt"));

function cardOf(element: PageElement): PageElement | null {
  for (let at: unknown = element.parentNode; isElement(at); at = at.parentNode)
    if (at.tagName === "li" || hasClass(at, "card")) return at;
  return null;
}

function isIn(element: PageElement, tag: RegExp): boolean {
  for (let at: unknown = element.parentNode; isElement(at); at = at.parentNode)
    if (tag.test(at.tagName)) return true;
  return false;
}

const isElement = (node: unknown): node is PageElement =>
  typeof node === "object" && node !== null && "tagName" in node;

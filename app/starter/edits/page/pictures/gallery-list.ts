import { attribute, type PageElement, type Place, placeOf } from "../../said/page-elements";
import { hasClass, type Page, type Piece } from "../page-model";

/** The pictures of a page that stand together to be looked at. */
export interface GalleryList {
  section: Piece;
  element: PageElement;
  place: Place;
  items: readonly PageElement[];
}

/** What a page without a gallery is told. */
export const NO_GALLERY =
  "The page has no gallery yet: “add a gallery with six pictures” makes places for them.";

/** The list of pictures of the part that is its gallery; null where there is none, or more than one could be meant. */
export function galleryList({ pieces }: Page): GalleryList | null {
  const lists = pieces.flatMap((section) => {
    if (section.kind !== "section" || !section.concepts.includes("gallery")) return [];
    const element = listIn(section.element);
    const place = element && placeOf(element);
    return element && place ? [{ section, element, place, items: childrenOf(element) }] : [];
  });
  const [first, other] = lists;
  return first && !other ? first : null;
}

const isElement = (node: unknown): node is PageElement =>
  typeof node === "object" && node !== null && "tagName" in node;

const childrenOf = (element: PageElement): PageElement[] => element.childNodes.filter(isElement);

function listIn(element: PageElement): PageElement | null {
  for (const child of childrenOf(element)) {
    const isList =
      ["pictures", "cards", "photo-grid", "section-grid"].some((name) => hasClass(child, name)) &&
      childrenOf(child).length > 0 &&
      childrenOf(child).every(holdsPicture);
    const found = isList ? child : listIn(child);
    if (found) return found;
  }
  return null;
}

function holdsPicture(element: PageElement): boolean {
  return (
    element.tagName === "img" ||
    /(?:^|\s)(?:tile-art|picture|photo-place|art)(?:\s|$)/.test(attribute(element, "class")) ||
    childrenOf(element).some(holdsPicture)
  );
}

import { attribute, elementsOf, type PageElement, placeOf, textOf } from "../said/page-elements";
import { conceptsOf } from "./concepts";
import type { Piece } from "./page-model";
import { wordsOf } from "./page-words";

export function isInside(element: PageElement, tags: RegExp): boolean {
  for (let at = element.parentNode; at && "tagName" in at; at = at.parentNode)
    if (tags.test(at.tagName)) return true;
  return false;
}

/** The words that name a piece: what it says, what leads to it, what its author calls it. */
export function wordsFor(source: string, { kind, element, says }: Piece): string[] {
  if (kind !== "section") return wordsOf(says);
  const id = attribute(element, "id");
  const links = elementsOf(
    source,
    (item) => id !== "" && attribute(item, "href") === `#${id}` && isInside(item, /^nav$/),
  );
  return [
    ...new Set([
      ...wordsOf(says),
      ...links.flatMap((link) => wordsOf(textOf(link))),
      ...wordsOf(id.replace(/[-_]/g, " ")),
    ]),
  ];
}

/** What a section is about, by its names and by what it holds. */
export function sectionConcepts(source: string, element: PageElement, says: string): string[] {
  const place = placeOf(element);
  const inner = place ? source.slice(place.innerStart, place.innerEnd) : "";
  const names = [
    says,
    attribute(element, "id"),
    attribute(element, "class").replace(/\bsection\b/g, ""),
  ];
  const links = elementsOf(
    source,
    (item) => attribute(item, "href") === `#${attribute(element, "id")}`,
  );
  const named = [...names, ...links.filter((link) => isInside(link, /^nav$/)).map(textOf)]
    .flatMap((name) => name.toLowerCase().split(/[^\p{L}&]+/u))
    .flatMap(conceptsOf);
  const held: [RegExp, string][] = [
    [/class="(?:[^"]* )?(?:\w+-)?price/, "prices"],
    [/<dl class="hours"/, "hours"],
    [/class="places"/, "contact"],
    [/<form\b/, "form"],
    [/<details\b/, "faq"],
    [/class="people"/, "team"],
    [/class="schedule"/, "schedule"],
    [/<blockquote\b/, "testimonials"],
    [/class="cards"(?![\s\S]*price)/, "gallery"],
    [/class="story"/, "about"],
  ];
  // "What people ask" is of questions, and of no people.
  const isAsked = /<details\b/.test(inner);
  // "The room" is of a café, where no price stands in it.
  const isFree =
    /(?<!\p{L})(?:rooms?|zimmer|chambres?)(?!\p{L})/iu.test(says) &&
    !/class="[^"]*price/.test(inner) &&
    !/\d/.test(inner.replace(/<[^>]*>/g, " "));
  return [
    ...new Set([
      ...named.filter(
        (concept) => !(isAsked && concept === "team") && !(isFree && concept === "prices"),
      ),
      ...held
        .filter(([form]) => form.test(inner))
        .map(([, concept]) => concept)
        // Cards of what is offered, of courses or of prices are no gallery, though each has a drawing.
        .filter((concept) => concept !== "gallery" || named.every((one) => one === "gallery")),
    ]),
  ];
}

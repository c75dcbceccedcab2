import { sectionsIn } from "../../match/sections";
import {
  attribute,
  elementsOf,
  type PageElement,
  type Place,
  placeOf,
  textOf,
  within,
} from "./page-elements";

const PARTS: Record<string, string> = {
  footer: "footer",
  header: "header",
  navigation: "nav",
  nav: "nav",
  menu: "nav",
};

/** The part of a page that people call so: by its id, its heading, or what sections are called. */
export function findSection(page: string, name: string): (Place & { element: PageElement }) | null {
  const word = name
    .toLowerCase()
    .replace(/\b(?:section|part|area|block|abschnitt|bereich|the)\b/g, "")
    .trim();
  if (word === "") return null;
  const sections = elementsOf(
    page,
    ({ tagName }) => tagName === "section" || tagName === "article",
  );
  const known = sectionsIn(word)[0];
  const found =
    sections.find((element) =>
      [word, word.replace(/\s+/g, "-"), known].includes(attribute(element, "id")),
    ) ??
    sections.find((element) => headingOf(page, element).toLowerCase() === word) ??
    sections.find((element) => linksTo(page, element).includes(word)) ??
    sections.find((element) =>
      attribute(element, "class")
        .toLowerCase()
        .split(/[\s-]+/)
        .includes(word),
    ) ??
    sections.find(
      (element) => word.length > 3 && headingOf(page, element).toLowerCase().includes(word),
    ) ??
    elementsOf(page, ({ tagName }) => tagName === PARTS[word])[0] ??
    (/\b(?:section|part|area|form|abschnitt|bereich)\b/i.test(name)
      ? byWords(page, sections, word)
      : undefined);
  const place = placeOf(found);
  return found && place ? { ...place, element: found } : null;
}

/** What people mean by a section that is called otherwise: "the booking form", "the prices". */
function byWords(page: string, sections: PageElement[], name: string): PageElement | undefined {
  if (/^(?:the )?(?:prices?|price list|menu)$/.test(name))
    return sections.find((element) => /\bmenu-price\b|\bprice\b/.test(sourceOf(page, element)));
  const isForm = /\bform\b/.test(name);
  const candidates = isForm
    ? sections.filter((element) => sourceOf(page, element).includes("<form"))
    : sections;
  if (isForm && candidates.length === 1) return candidates[0];
  const wanted = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3 && word !== "form");
  return candidates.find((element) => {
    const own = [attribute(element, "id"), attribute(element, "class"), headingOf(page, element)];
    const known = [...own, ...linksTo(page, element)].join(" ").toLowerCase();
    return wanted.some((word) => known.includes(word.replace(/(?:ing|s)$/, "")));
  });
}

/** What the links to a part say, in lower case. */
function linksTo(page: string, element: PageElement): string[] {
  const id = attribute(element, "id");
  return elementsOf(page, (item) => id !== "" && attribute(item, "href") === `#${id}`).map((link) =>
    textOf(link).toLowerCase(),
  );
}

function sourceOf(page: string, element: PageElement): string {
  const place = placeOf(element);
  return place ? page.slice(place.start, place.end) : "";
}

/** What the first heading inside an element says. */
export function headingOf(page: string, element: PageElement): string {
  const place = placeOf(element);
  const heading = place && within(page, place, ({ tagName }) => /^h[1-6]$/.test(tagName))[0];
  return heading ? textOf(heading) : "";
}

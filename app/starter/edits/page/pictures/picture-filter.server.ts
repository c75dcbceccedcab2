import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { pageSlug } from "../../add-page.server";
import { there, unchanged } from "../../edit";
import { attribute, type PageElement, placeOf, textOf } from "../../said/page-elements";
import { unmasked } from "../masked";
import type { ReadOrder } from "../order";
import { withChanges } from "../page-draft";
import { isAlike, wordsOf } from "../page-words";
import { placed } from "../programs/place-program";
import { PICTURE, picturesOf } from "./pictures-of-page";

const ALL: Readonly<Record<string, string>> = {
  en: "All",
  de: "Alle",
  fr: "Tout",
  es: "Todo",
  it: "Tutto",
  pt: "Tudo",
};

const CSS = `.picture-filter {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-bottom: 1.5rem;
}

.picture-filter .button[aria-pressed="true"] {
  background: var(--accent);
  border-color: var(--accent);
  color: var(--on-accent);
}

[data-kind][hidden] {
  display: none;
}
`;
const SCRIPT = `
// Shows the pictures of one kind, or all of them. The buttons show only where a script can do that.
for (const filter of document.querySelectorAll(".picture-filter")) {
  filter.hidden = false;
  filter.addEventListener("click", ({ target }) => {
    const pressed = target.closest("[data-show]");
    if (!pressed) return;
    for (const button of filter.querySelectorAll("[data-show]"))
      button.setAttribute("aria-pressed", String(button === pressed));
    for (const one of filter.parentElement.querySelectorAll("[data-kind]"))
      one.hidden = pressed.dataset.show !== "" && one.dataset.kind !== pressed.dataset.show;
  });
}
`;

const FILTER =
  "(?:filter(?:s|ed|ing|n|bar)?|sort(?:ed)? (?:them )?(?:into|by) (?:categories|kind|type|topic|subject)|categor(?:y|ies|ise|ize)|tabs?|filtre[rsz]?|filtr[aeo]\\p{L}*|kategorien?|catégories?|categorías?|categorie|categorias?)";
const NAMES = new RegExp(
  `(?<!\\p{L})(?:${FILTER}(?=[\\s\\S]*(?<!\\p{L})${PICTURE}(?!\\p{L}))|${PICTURE}(?=[\\s\\S]*(?<!\\p{L})${FILTER}(?!\\p{L})))(?!\\p{L})`,
  "iu",
);
/** What the kinds stand behind. */
const BY =
  /(?<!\p{L})(?:by|between|for|into|like|such as|e\.g\.|with|only|either|nach|zwischen|für|wie|mit|par|entre|pour|comme|por|para|como|per|tra|come)\s+(?<kinds>⟦?[^:.!?]{3,120})$|[:(]\s*(?<listed>[^)]{3,120})\)?$/iu;
const LIST =
  /\s*(?:,|\/|&|\+|;)\s*(?:(?:and|or|und|oder|et|ou|y|o|e) )?|\s+(?:and|or|und|oder|et|ou|y|o|e)\s+/iu;
const NO_KIND =
  /^(?:the |all |our |my )?(?:type|kind|sort|category|categories|topic|theme|subject|buttons?|genre|event|style|year|photos?|pictures?|images?|visitors?|people|art|kategorien?|thema|motiv|catégories?|type|tema|categorías?|tipo|clients?|customers?|everyone|a filter|it|them)$/iu;
const MOST_KINDS = 8;

/** "Let visitors filter the photos by weddings and portraits": buttons above the pictures, and a kind for each picture. */
export const filterPictures: ReadOrder = ({ text, quotes, page, files }) => {
  if (
    text.length > 200 ||
    !NAMES.test(text) ||
    /(?<!\p{L})(?:remove|delete|without|no|drop|hide|ohne|weg|black|sepia|gr[ae]y\p{L}*)(?!\p{L})/iu.test(
      text,
    )
  )
    return null;
  const { source } = page;
  if (source.includes('class="picture-filter"'))
    return there("There are buttons to filter the pictures by already.");
  const cards = cardsOf(picturesOf(page));
  const [first] = cards;
  if (!first)
    return unchanged(
      "The page shows no pictures that could be filtered. “Add a gallery with six pictures” makes places for some; then ask again.",
    );
  const groups = BY.exec(text)?.groups;
  const kinds = (groups?.kinds ?? groups?.listed ?? "")
    .split(LIST)
    .map((kind) =>
      unmasked(kind, quotes)
        .trim()
        .replace(/^(?:the|only|just|between|show|either) /iu, ""),
    )
    .filter((kind) => kind !== "" && !NO_KIND.test(kind));
  if (
    kinds.length < 2 ||
    kinds.length > MOST_KINDS ||
    kinds.some((kind) => kind.split(" ").length > 3)
  )
    return unchanged(
      "I do not know by what the pictures are to be filtered: name the kinds, such as “filter the photos by weddings, portraits and families”.",
    );
  const names = kinds.map((kind) => (kind[0]?.toUpperCase() ?? "") + kind.slice(1));
  const list = first.parentNode as PageElement;
  const listPlace = placeOf(list);
  if (!listPlace) return null;
  const marked = cards.filter(({ parentNode }) => parentNode === list);
  const kindOf = marked.map((card, at) => {
    const words = wordsOf(textOf(card));
    const known = names.findIndex((name) =>
      wordsOf(name).some((word) => words.some((own) => isAlike(own, word))),
    );
    return { card, at: known < 0 ? at % names.length : known, isKnown: known >= 0 };
  });
  const line = source.lastIndexOf("\n", listPlace.start) + 1;
  const indent = /^[ \t]*/.exec(source.slice(line))?.[0] ?? "";
  const button = (show: string, label: string, isPressed: boolean) =>
    `${indent}  <button class="button small" type="button" data-show="${show}" aria-pressed="${isPressed}">${html(label)}</button>\n`;
  const bar = `${indent}<p class="picture-filter" hidden>\n${button("", ALL[languageOfPage(source)] ?? "All", true)}${names.map((name) => button(pageSlug(name) || name.toLowerCase(), name, false)).join("")}${indent}</p>\n`;
  const changes = kindOf.flatMap(({ card, at }) => {
    const place = placeOf(card);
    const open = place ? place.start + 1 + card.tagName.length : -1;
    const name = names[at] ?? "";
    return open < 0
      ? []
      : [{ start: open, end: open, text: ` data-kind="${pageSlug(name) || name.toLowerCase()}"` }];
  });
  const isGuessed = kindOf.some(({ isKnown }) => !isKnown);
  const sample = kindOf[0]
    ? textOf(
        kindOf[0].card.childNodes.find(
          (node): node is PageElement => "tagName" in node && /^h\d$/.test(node.tagName),
        ) ?? kindOf[0].card,
      )
    : "";
  return placed(
    files,
    {
      source: withChanges(source, [{ start: line, end: line, text: bar }, ...changes]),
      css: CSS,
      script: SCRIPT,
    },
    `Above the pictures are buttons now: ${names.map((name) => `“${name}”`).join(", ")}, and one for all. ${isGuessed ? `Which picture is of which kind I could not tell, so they are shared out in turn: say “${sample} belongs to ${names.at(-1)}” where it is another one.` : "Each picture is of the kind that its text speaks of."}`,
  );
};

/** "First project belongs to Portraits": the kind of a picture, where pictures have kinds. */
export const setKind: ReadOrder = ({ text, quotes, page, files }) => {
  const { source } = page;
  if (!source.includes('class="picture-filter"') || text.length > 160) return null;
  const groups =
    /^(?:(?:show|put|list|move|file|count|zeige?|setze?) )?(?<what>.{2,60}?) (?:is|are|belongs|goes|comes|under|below|in|into|to|as|unter|bei|zu|gehört|ist)(?: (?:in|into|to|under|an?|the|zu|unter|ein\p{L}*))* (?<kind>⟦\d+⟧|\p{L}[\p{L} -]{2,30})$/iu.exec(
      text,
    )?.groups;
  if (!groups?.what || !groups.kind) return null;
  const shown = [...source.matchAll(/data-show="([\w-]+)"[^>]*>([^<]+)</g)];
  const kindWords = wordsOf(unmasked(groups.kind, quotes));
  const kind = shown.find(([, , label = ""]) =>
    wordsOf(label).some((own) => kindWords.some((word) => isAlike(own, word))),
  );
  const said = wordsOf(
    unmasked(groups.what, quotes).replace(
      /(?<!\p{L})(?:the|our|my|picture|photo|image)(?!\p{L})/giu,
      " ",
    ),
  );
  const cards = cardsOf(picturesOf(page)).filter((card) => {
    const own = wordsOf(textOf(card));
    return said.length > 0 && said.every((word) => own.some((one) => isAlike(one, word)));
  });
  const [card, other] = cards;
  if (!kind || !card || other) return null;
  const place = placeOf(card);
  if (!place) return null;
  const tag = source.slice(place.start, place.innerStart);
  const next = /data-kind="[^"]*"/.test(tag)
    ? tag.replace(/data-kind="[^"]*"/, `data-kind="${kind[1]}"`)
    : tag.replace(/^<\w+/, (open) => `${open} data-kind="${kind[1]}"`);
  if (next === tag) return there(`It is shown under “${kind[2]}” already.`);
  return placed(
    files,
    {
      source: withChanges(source, [{ start: place.start, end: place.innerStart, text: next }]),
      css: "",
      script: "",
    },
    `That picture is shown under “${kind[2]}” now.`,
  );
};

/** The cards of a page's pictures, or the pictures themselves where they stand in none. */
function cardsOf(pictures: ReturnType<typeof picturesOf>): PageElement[] {
  const cards = pictures.map(({ piece, card }) => card ?? piece.element);
  const lists = cards.map(({ parentNode }) => parentNode);
  const list = lists.find((one) => lists.filter((other) => other === one).length > 1);
  return cards
    .filter(
      ({ parentNode, attrs }) =>
        parentNode === list && attrs.every(({ name }) => name !== "hidden"),
    )
    .filter((card) => attribute(card, "class") !== "kept");
}

import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { type EditResult, edited, there, unchanged } from "../../edit";
import { PAGE, shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import { ordinalIn } from "../../said/ordinals";
import { type PageElement, placeOf, textOf } from "../../said/page-elements";
import { type Asked, setOf } from "../asked/asked";
import { unmasked } from "../masked";
import type { Order, ReadOrder } from "../order";
import { beside, type Change, withChanges } from "../page-draft";
import { type PageImage, picturesOf } from "./pictures-of-page";

const EXAMPLES: Readonly<Record<string, string>> = {
  en: "What this picture shows",
  de: "Was auf diesem Bild zu sehen ist",
  fr: "Ce que montre cette image",
  es: "Lo que se ve en esta imagen",
  it: "Che cosa mostra questa immagine",
  pt: "O que mostra esta imagem",
};
const CAPTION = {
  margin: "0.5rem 0 0",
  color: "var(--muted)",
  "font-size": "0.9375rem",
};
const WORD =
  "(?:captions?|bildunterschrift(?:en)?|bildtexte?|légendes?|pies? de foto|leyendas?|didascali[ae]|legendas?)";

/** "Captions under the photos": a line below each picture that has none. */
export const CAPTIONS: Asked = {
  names: new RegExp(`(?<!\\p{L})${WORD}(?!\\p{L})`, "iu"),
  more: setOf(
    "under underneath below beneath each every all picture pictures photo photos photograph photographs image images pic pics gallery portfolio work short small little line lines text description one of them explaining saying showing what is on see short " +
      "unter unterhalb jedes jedem alle allen bild bildern bilder foto fotos galerie kleine kurze bitte dazu " +
      "sous chaque toutes les images photos photo petite courte bajo debajo cada todas las fotos imágenes pequeño breve sotto ogni tutte le foto immagini piccola sob cada todas as fotos imagens",
  ),
  make(order) {
    const { page } = order;
    const pictures = picturesOf(page);
    if (pictures.length === 0)
      return unchanged(
        "The page has no pictures for captions: the drawing at its top is part of its look. “Add a gallery with six pictures” makes places with a caption for each.",
      );
    const bare = pictures.filter((picture) => captionOf(picture) === null);
    if (bare.length === 0) {
      const [first = ""] = pictures.flatMap((picture) => captionOf(picture) ?? []);
      return there(
        `Each of the ${pictures.length} pictures has its caption already, such as “${first}”. To write another: “change “${first}” to …”.`,
      );
    }
    const text = EXAMPLES[languageOfPage(page.source)] ?? EXAMPLES.en ?? "";
    const many = bare.length > 1;
    return withCaptions(
      order,
      bare.map((picture, at) => ({ picture, text: many ? `${text} (${at + 1})` : text })),
      `${many ? `${bare.length} pictures have` : "The picture has"} a caption below now. ${many ? "They are" : "It is"} yours to write: “change “${text}${many ? " (1)" : ""}” to …”.`,
    );
  },
};

const SAID = new RegExp(
  `(?<!\\p{L})${WORD}(?!\\p{L})[^:⟦⟧]{0,60}?(?<which>(?:under|below|for|to|of|on|unter|für|zum?|sous|de|bajo|sotto) [^:⟦⟧]{3,60}?)?(?: (?:saying|that says|which says|reading|with the (?:text|words)|mit dem text)|:) ?(?<text>⟦\\d+⟧|[^⟦⟧]{3,160})$`,
  "iu",
);

/** "A caption under the first photo: Our team at the fair": that line below that picture. */
export const setCaption: ReadOrder = (order) => {
  const { text, quotes, page, mark } = order;
  const groups = SAID.exec(text)?.groups;
  if (!groups?.text) return null;
  const pictures = picturesOf(page);
  if (pictures.length === 0)
    return unchanged("The page has no picture that a caption could stand under.");
  const which = groups.which?.toLowerCase() ?? "";
  const place = ordinalIn(which);
  const named = pictures.filter((picture) => {
    const caption = captionOf(picture)?.toLowerCase();
    return caption !== undefined && caption !== "" && which.includes(caption);
  });
  const picture =
    named.length === 1
      ? named[0]
      : pictures.length === 1
        ? pictures[0]
        : place === null
          ? undefined
          : pictures.at(place);
  if (!picture)
    return unchanged(
      `The page has ${pictures.length} pictures: say under which of them, such as “a caption under the first picture: …”.`,
    );
  const isQuoted = /^⟦/.test(groups.text);
  const said = unmasked(groups.text, quotes) + (isQuoted || /^\.$/.test(mark) ? "" : mark);
  return withCaptions(order, [{ picture, text: said }], `Below that picture stands “${said}” now.`);
};

/** What stands below a picture or beside it in its card; null where nothing does. */
function captionOf({ piece, card }: PageImage): string | null {
  const own = card ?? (piece.element.tagName === "figure" ? piece.element : null);
  const [named] = own ? namesIn(own) : [];
  return named ?? (own ? textOf(own) || null : null);
}

function namesIn(element: PageElement): string[] {
  return element.childNodes.flatMap((node) => {
    if (!("tagName" in node)) return [];
    return /^(?:h[2-6]|figcaption)$/.test(node.tagName) ? [textOf(node)] : namesIn(node);
  });
}

function withCaptions(
  { page, files }: Order,
  captions: readonly { picture: PageImage; text: string }[],
  said: string,
): EditResult | null {
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined) return null;
  const changes = captions.flatMap(({ picture, text }): Change[] => {
    const place = placeOf(picture.piece.element) ?? picture.piece.place;
    return [beside(page.source, place, `<p class="caption">${html(text)}</p>`, "below")];
  });
  return edited(
    new Map([
      [PAGE, withChanges(page.source, changes)],
      [styles, css.includes("\n.caption {") ? css : withRule(css, ".caption", CAPTION)],
    ]),
    said,
  );
}

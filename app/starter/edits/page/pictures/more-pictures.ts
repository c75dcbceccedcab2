import { languageOfPage } from "../../../sections/languages";
import { type EditResult, there, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { placeOf, wholeLines } from "../../said/page-elements";
import { NUMBERS } from "../look-lexicon";
import type { ReadOrder } from "../order";
import { pageEdit, without } from "../page-draft";
import { ADDS, WISHES } from "../verbs";
import { type GalleryList, galleryList, NO_GALLERY } from "./gallery-list";

const MORE_NUMBERS: Readonly<Record<string, number>> = {
  ...NUMBERS,
  a: 1,
  an: 1,
  another: 1,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
const COUNT = `(?<count>\\d{1,2}|${Object.keys(MORE_NUMBERS).join("|")})`;
const PICTURES =
  "(?:photos?|pictures?|images?|pics?|photographs?|fotos?|bilder?n?|imágenes|immagini|imagens)";
const WHERE =
  "(?: (?:in|to|into|for|on|zur|in der|à|dans|a|en|alla|na)@ (?:the |our |my |la |unserer )?(?:(?:photo|picture) )?(?:gallery|portfolio|page|galerie|galería|galleria|galeria))?";
const MORE = [
  pattern(
    `^(?:${ADDS}|${WISHES})@ (?:room for |places? for |space for )?${COUNT} (?:more|further|additional|extra|other|weitere|autres|más|altre|mais) ${PICTURES}${WHERE}$`,
  ),
  pattern(`^(?:${ADDS}|${WISHES})@ (?<count>another) ${PICTURES}${WHERE}$`),
  pattern(`^(?:${ADDS}|${WISHES})@ ${COUNT} ${PICTURES} more${WHERE}$`),
  pattern(`^(?:${ADDS}|${WISHES})@ (?:some )?(?<some>more) ${PICTURES}${WHERE}$`),
];
const FEWER = [
  pattern(
    `^(?:${ADDS}|${WISHES}|keep|leave|have)@ (?:only|just) (?:the first )?${COUNT} (?:of the |of our )?${PICTURES}${WHERE}$`,
  ),
  pattern(
    `^(?:only|just) (?:show |keep |have )?(?:the first )?${COUNT} (?:of the )?${PICTURES}${WHERE}$`,
  ),
  pattern(`^(?:reduce|cut) the gallery (?:down )?to ${COUNT}(?: ${PICTURES})?$`),
];
/** "Some more" without a number is this many. */
const SOME = 3;
/** A gallery of a page that anybody looks through holds no more. */
const MOST = 48;
const CAPTIONS: Readonly<Record<string, string>> = {
  en: "Picture",
  de: "Bild",
  fr: "Image",
  es: "Imagen",
  it: "Immagine",
  pt: "Imagem",
};

/** "Six more pictures in the gallery", "only show four of the photos": places for pictures that are added, and those that go. */
export const morePictures: ReadOrder = ({ text, quotes, page }): EditResult | null => {
  if (quotes.length > 0) return null;
  const more = MORE.map((form) => form.exec(text)?.groups).find(Boolean);
  const fewer = more ? undefined : FEWER.map((form) => form.exec(text)?.groups).find(Boolean);
  if (!more && !fewer) return null;
  const list = galleryList(page);
  if (!list) return unchanged(NO_GALLERY);
  const said = (more ?? fewer)?.count?.toLowerCase() ?? "";
  const count = more?.some ? SOME : (MORE_NUMBERS[said] ?? Number(said));
  if (!Number.isInteger(count) || count < 1) return null;
  const result = more ? added(page.source, list, count) : kept(page.source, list, count);
  return result?.ok ? { ...result, isKnown: true } : result;
};

function added(source: string, { section, items }: GalleryList, count: number): EditResult | null {
  const last = items.at(-1);
  const place = last && placeOf(last);
  if (!last || !place) return null;
  if (items.length + count > MOST)
    return unchanged(`“${section.says}” would have more than ${MOST} pictures: ask for fewer.`);
  const lines = wholeLines(source, place);
  const block = source.slice(lines.start, lines.end);
  const name = CAPTIONS[languageOfPage(source)] ?? "Picture";
  const blocks = Array.from({ length: count }, (_, at) =>
    another(block, items.length + at + 1, name, at + 1),
  ).join("");
  return pageEdit(
    source,
    [{ start: lines.end, end: lines.end, text: blocks }],
    `“${section.says}” has ${count} more ${count === 1 ? "place for a picture" : "places for pictures"} now, ${items.length + count} in all. ${count === 1 ? "It is a placeholder" : "They are placeholders"}: put your own pictures into the project’s files, and say which goes where.`,
  );
}

/** The same place for the picture of another number, with a drawing of its own and no text of the one before it. */
function another(block: string, number: number, name: string, step: number): string {
  return block
    .replace(/#tile-(\d)/, (_, last: string) => `#tile-${((Number(last) + step - 1) % 6) + 1}`)
    .replace(/ picture-\d+/, ` picture-${((number - 1) % 3) + 1}`)
    .replace(/(aria-label="[^"]*?)\d+"/, `$1${number}"`)
    .replace(/<img\b[^>]*>/, `<div class="photo-place"></div>`)
    .replace(/(<h3[^>]*>)[^<]*/, `$1${name} ${number}`)
    .replace(/(<figcaption[^>]*>)([^<]*?)\d+(?=<)/, `$1$2${number}`)
    .replace(/^[ \t]*<p class="card-text">[^<]*<\/p>\n/m, "");
}

function kept(source: string, { section, items }: GalleryList, count: number): EditResult {
  if (items.length <= count)
    return there(
      `“${section.says}” has ${items.length} ${items.length === 1 ? "picture" : "pictures"}, which is not more than ${count}.`,
    );
  const places = items.slice(count).map(placeOf);
  return pageEdit(
    source,
    places.flatMap((place) => (place ? [without(source, place)] : [])),
    `“${section.says}” has ${count} ${count === 1 ? "picture" : "pictures"} now: the last ${items.length - count === 1 ? "one is" : `${items.length - count} are`} gone.`,
  );
}

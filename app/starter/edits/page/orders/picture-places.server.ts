import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { pageSlug } from "../../add-page.server";
import { type EditResult, edited, refused, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE, shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import { wholeLines } from "../../said/page-elements";
import { withNavLink } from "../../sections.server";
import { listsOfEntry } from "../concepts";
import { entriesNamed } from "../frame/find-thing";
import { NUMBERS } from "../look-lexicon";
import { unmasked } from "../masked";
import type { Order, ReadOrder } from "../order";
import { insideOf, withChanges } from "../page-draft";
import { isAlike, wordsOf } from "../page-words";
import { ADDS, WISHES } from "../verbs";
import { withPhotoPlace } from "./ready-rules";

const A = "(?:an?|the|our|my|some|eine?n?|une?|una|des|unas|alcune)? ?";
const PICTURES =
  "(?:pictures?|photos?|photographs?|images?|pics?|bildern?|fotos?|fotografien|images|imágenes|immagini|imagens|placeholders?)";
const GALLERY =
  "(?:(?:photo|picture|image|foto|bilder)? ?-?(?:gallery|galerie|galería|galleria|galeria|slide ?show|carousel|diashow|bildergalerie|fotogalerie|diaporama)|photo section|picture section|(?:photos|pictures|bilder|fotos|images)(?= (?:from|of|von|vom|de|des|di)))";
const COUNT = `(?<count>\\d{1,2}|${Object.keys(NUMBERS).join("|")}|eight|ten|nine|twelve|seven|sieben|acht|neun|zehn|zwölf|huit|dix|douze|ocho|diez|doce|otto|dieci|dodici|oito)`;
const MORE_NUMBERS: Readonly<Record<string, number>> = {
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwölf: 12,
  huit: 8,
  dix: 10,
  douze: 12,
  ocho: 8,
  diez: 10,
  doce: 12,
  otto: 8,
  dieci: 10,
  dodici: 12,
  oito: 8,
};
const OF = "(?: (?:of|from|with|von|vom|mit|de|du|des|di|da|del) (?<of>⟦\\d+⟧|[^,.:⟦⟧]{2,50}?))?";
const REST =
  "(?:,? (?:like|about|some|maybe|etwa|environ) (?<count2>\\d{1,2})(?: of them)?)?(?:,? (?:in|as) (?:a|an|einem|un)? ?(?:grid|row|gallery|slideshow|raster|galerie))?(?:[.,] (?:i|we|ich|wir|j['’])@ ?.*)?";
const GALLERIES = [
  pattern(
    `^(?:(?:${ADDS}|${WISHES})@ )?${A}(?:big |small |nice )*${GALLERY}(?: (?:with|of|mit|von|avec|de|con|com|di) ${COUNT} (?:\\p{L}+ )?${PICTURES})?${OF}${REST}(?: hinzu| ein)?$`,
  ),
  pattern(
    `^(?:(?:${ADDS}|${WISHES})@ )?(?:${COUNT.replace("<count>", "<count3>")} )?${PICTURES}${OF}${REST}(?: hinzu| ein)?$`,
  ),
];
const BESIDE = pattern(
  `^(?:(?:${ADDS}|${WISHES})@ )?${A}(?<one>before|vorher|avant|antes|prima)[ -]+(?:and|und|et|y|e|&|/)[ -]+(?<other>after|nachher|après|después|dopo|depois)(?: (?:bit|section|part|photos?|pictures?|abschnitt|bilder|comparison|vergleich))?(?: (?:with|mit|avec|con) (?:two |zwei |deux |dos |due )?${PICTURES})?(?: (?:next to each other|side by side|nebeneinander|côte à côte))?$`,
);
const VIDEO = pattern(
  `^(?:(?:${ADDS}|${WISHES})@ )?${A}video(?<of> (?:of|from|with|von|mit|de|di) [^,.:⟦⟧]{2,40}?)?(?: (?:at the top|on the page|here))?(?:[,.] (?:i|we|ich|wir|je|nous|the link)@.*)?$`,
);
const EACH = pattern(
  `^(?:(?:${ADDS}|${WISHES})@ )?(?:an? |ein(?:en?)? |une? |una |un )?(?:small |little )?(?:pictures?|photos?|images?|bild(?:er)?|fotos?) (?:for|to|next to|on|with|of|zu|bei|für|pour|à|para|per) (?:each|every|all(?: the| of the)?|jede[mnrs]?|alle[nr]?|chaque|cada|ogni) (?:of the |of our )?(?<noun>\\p{L}+(?: \\p{L}+)?)$`,
);
const LABELS: Readonly<Record<string, { photo: string; gallery: string; video: string }>> = {
  en: { photo: "Your photo", gallery: "Gallery", video: "Your video" },
  de: { photo: "Dein Foto", gallery: "Galerie", video: "Dein Video" },
  fr: { photo: "Votre photo", gallery: "Galerie", video: "Votre vidéo" },
  es: { photo: "Tu foto", gallery: "Galería", video: "Tu vídeo" },
  it: { photo: "La tua foto", gallery: "Galleria", video: "Il tuo video" },
  pt: { photo: "A sua foto", gallery: "Galeria", video: "O seu vídeo" },
};
const MOST = 24;
const USUAL = 6;
const HOW =
  "They are placeholders: put your own pictures into the project’s files, and say which goes where.";

/** Places for pictures that nobody has given yet: a gallery, two to compare, a video, one for each entry. */
export const picturePlaces: ReadOrder = (order) => {
  const { text, quotes, page } = order;
  const labels = LABELS[languageOfPage(page.source)] ?? LABELS.en;
  const { photo = "", gallery = "", video = "" } = labels ?? {};
  const beside = BESIDE.exec(text)?.groups;
  if (beside?.one && beside.other)
    return section(
      order,
      `${capital(beside.one)} ${/ (?:und|and|et|y|e) /iu.exec(text)?.[0]?.trim() ?? "and"} ${beside.other}`,
      [capital(beside.one), capital(beside.other)],
      2,
      `Added two places for pictures beside each other. ${HOW}`,
    );
  const asked = VIDEO.exec(text);
  if (asked)
    return section(
      order,
      "Video",
      [video],
      1,
      "Added a place for the video. It is a placeholder: say the address of the video when you have it.",
    );
  const noun = EACH.exec(text)?.groups?.noun;
  if (noun) return onEach(order, noun, photo);
  for (const form of GALLERIES) {
    const groups = form.exec(text)?.groups;
    if (!groups) continue;
    const said = groups.count ?? groups.count2 ?? groups.count3;
    if (
      /(?:^| )(?:at the top|on top|on the top|oben|en haut|arriba|in alto)(?: |$)/iu.test(
        groups.of ?? "",
      )
    )
      continue;
    // How many there are is no name of them.
    if (new RegExp(`^(?:${COUNT.replace("?<count>", "?:")})(?!\\p{L})`, "iu").test(groups.of ?? ""))
      continue;
    const isGallery = form === GALLERIES[0];
    if (!isGallery && !said) continue;
    const number = said
      ? (NUMBERS[said.toLowerCase()] ?? MORE_NUMBERS[said.toLowerCase()] ?? Number(said))
      : countIn(text);
    if (number < 1 || number > MOST) continue;
    const of = groups.of ? unmasked(groups.of, quotes) : "";
    const known = page.pieces.find(
      ({ kind, concepts }) => kind === "section" && concepts.includes("gallery"),
    );
    const heading = of === "" ? gallery : capital(of);
    if (
      known &&
      of === "" &&
      !said &&
      /<img|photo-place/.test(page.source.slice(known.place.start, known.place.end))
    )
      return unchanged(`“${known.says}” is there already.`);
    return section(
      order,
      heading,
      Array.from({ length: number }, (_, at) => `${of === "" ? photo : capital(of)} ${at + 1}`),
      Math.min(number, number === 4 || number === 8 ? 4 : 3),
      `Added “${heading}” with ${number} places for pictures. ${HOW}`,
    );
  }
  return null;
};

const capital = (text: string) => (text[0]?.toUpperCase() ?? "") + text.slice(1);
const countIn = (text: string) =>
  Number(/(?:about|have|habe|etwa) (\d{1,2})/iu.exec(text)?.[1] ?? USUAL);

const figure = (caption: string) =>
  `<figure class="photo-place"><figcaption>${html(caption)}</figcaption></figure>`;

function section(
  { page, files }: Order,
  heading: string,
  captions: readonly string[],
  columns: number,
  said: string,
): EditResult | null {
  const { source } = page;
  const close = source.lastIndexOf("</main>");
  const form = page.pieces.find(
    (piece) => piece.kind === "section" && piece.concepts.includes("form"),
  );
  const at = form ? wholeLines(source, form.place).start : source.lastIndexOf("\n", close) + 1;
  const slug = pageSlug(heading) || "pictures";
  const id = source.includes(`id="${slug}"`) ? `${slug}-2` : slug;
  const block = `      <section class="section section-photos" id="${id}" aria-labelledby="${id}-title">
        <h2 id="${id}-title">${html(heading)}</h2>
        <div class="photo-grid in-${columns}">
${captions.map((caption) => `          ${figure(caption)}\n`).join("")}        </div>
      </section>\n`;
  const next = withNavLink(source.slice(0, at) + block + source.slice(at), `#${id}`, html(heading));
  return styled(files, next, columns, said);
}

/** Kinds of dishes: a menu holds others besides. */
const DISHES =
  /^(?:cakes?|drinks?|pizzas?|pastas?|coffees?|teas?|starters?|desserts?|burgers?|sandwich(?:es)?|salads?|soups?|wines?|beers?|cocktails?|kuchen|getränk|suppe|gâteau|boisson|bebida|bevanda)$/iu;

function onEach({ page, files }: Order, noun: string, caption: string): EditResult | null {
  const lists = listsOfEntry(noun.toLowerCase());
  const own = page.pieces.filter(
    ({ kind, section: home }) =>
      kind === "entry" && (home?.concepts ?? []).some((one) => (lists ?? []).includes(one)),
  );
  // A menu in groups is one.
  const alike = own.filter(({ section: home }) => home === own[0]?.section);
  // "Each cake" is what is called a cake, and no coffee of the same menu.
  const called = DISHES.test(noun)
    ? page.pieces.filter(({ entry }) =>
        wordsOf(entry?.name.text ?? "").some((own) => isAlike(own, wordsOf(noun)[0] ?? "")),
      )
    : null;
  if (called?.length === 0)
    return refused(
      `I cannot tell which entries of the page are a ${noun}: say it by name, as in “add a picture to ${alike[0]?.says ?? "the first one"}”, or “add a picture to each dish”.`,
    );
  const named = entriesNamed(`each ${noun}`, page)?.pieces ?? [];
  const entries = called ?? (named.length < alike.length ? alike : named);
  if (entries.length === 0) return null;
  if (
    entries.every(({ place }) =>
      /<(?:svg class="tile-art|img|figure)/.test(page.source.slice(place.start, place.end)),
    )
  )
    return unchanged("Each of them has a picture already.");
  const changes = entries.map(({ place, says }) =>
    insideOf(page.source, place, figure(says || caption), "first"),
  );
  return styled(
    files,
    withChanges(page.source, changes),
    1,
    `${entries.length === 1 ? `“${entries[0]?.says}”` : `Each of the ${entries.length}`} has a place for a picture now. ${HOW}`,
  );
}

function styled(
  files: Order["files"],
  next: string,
  columns: number,
  said: string,
): EditResult | null {
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined) return null;
  let text = withPhotoPlace(css);
  const grid = `.photo-grid.in-${columns}`;
  if (columns > 1 && !text.includes(`${grid} {`)) {
    text = withRule(text, grid, {
      display: "grid",
      "grid-template-columns": `repeat(auto-fit, minmax(min(100%, max(10rem, ${Math.floor(100 / columns) - 4}%)), 1fr))`,
      gap: "1rem",
    });
    text = withRule(text, `${grid} .photo-place`, { margin: "0", width: "100%" });
  }
  return edited(
    new Map([
      [PAGE, next],
      [styles, text],
    ]),
    said,
  );
}

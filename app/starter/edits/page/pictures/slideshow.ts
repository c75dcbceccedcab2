import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { type EditResult, there, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import type { ReadOrder } from "../order";
import { placed } from "../programs/place-program";
import { galleryList, NO_GALLERY } from "./gallery-list";

const SHOW =
  "(?:slide ?-?show|carousel|slider|diashow|bilderkarussell|karussell|diaporama|carrousel|presentación de diapositivas|carrusel|carosello|presentazione|carrossel)";
const PICTURES =
  "(?:(?:the|our|my|all(?: the| our| my)?|die|unsere|meine|alle|les|nos|mes|las?|nuestras|mis|los|le|la|i|as|os|a) )?(?:(?:photo|picture|image) )?(?:photos?|pictures?|images?|pics|gallery|portfolio|work|fotos?|bilder|galerie|imágenes|galería|immagini|foto|galleria|imagens|galeria)(?: (?:in|of) (?:the|our|my) (?:gallery|portfolio))?";
const FORMS = [
  pattern(
    `^(?:please )?(?:turn|make|show|put|display|have|change|convert|present|run|mache?|zeige?|mets|affiche[rz]?|transforme[rz]?|muestra|pon|convierte|mostra|metti|trasforma|coloca|transforma)@ ${PICTURES} (?:(?:in|into|as|to be|als|zu|en|dans|comme|como|in|num|em)@ )?(?:an? |eine[rnm]? |une? |una? |um )?${SHOW}(?: an| um)?$`,
  ),
  pattern(`^(?:an? )?${SHOW} (?:of|for|with|from) ${PICTURES}$`),
  pattern(
    `^(?:i want|i['’]d like|add|have|make|build|create)@ (?:an? )${SHOW} (?:of|for|with|from|out of) ${PICTURES}$`,
  ),
  pattern(
    `^(?:${PICTURES}) (?:should|could|must|can|to) (?:be|become|run as|show as|work as) (?:an? )${SHOW}$`,
  ),
  pattern(`^(?:use|i want) (?:an? )${SHOW} (?:instead of|rather than) (?:the |a )?gallery$`),
];
const LABELS: Readonly<Record<string, readonly [before: string, next: string]>> = {
  en: ["Previous picture", "Next picture"],
  de: ["Voriges Bild", "Nächstes Bild"],
  fr: ["Image précédente", "Image suivante"],
  es: ["Imagen anterior", "Imagen siguiente"],
  it: ["Immagine precedente", "Immagine successiva"],
  pt: ["Imagem anterior", "Imagem seguinte"],
};
const CSS = `main .slideshow.slideshow {
  display: flex;
  gap: 1rem;
  margin-inline: 0;
  padding-inline: 0;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
}

@media (prefers-reduced-motion: no-preference) {
  main .slideshow {
    scroll-behavior: smooth;
  }
}

main .slideshow > * {
  flex: 0 0 100%;
  box-sizing: border-box;
  margin: 0;
  scroll-snap-align: center;
}

main .slideshow :is(.picture, .tile-art, .photo-place, img) {
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  object-fit: cover;
}

.slideshow-turns {
  display: flex;
  justify-content: center;
  gap: 0.75rem;
  margin-top: 1rem;
}

.slideshow-turns[hidden] {
  display: none;
}
`;
const SCRIPT = `
// Shows one picture of a slideshow after the other; behind the last one comes the first. Without a script it is scrolled.
for (const turns of document.querySelectorAll(".slideshow-turns")) {
  const show = turns.previousElementSibling;
  turns.hidden = false;
  turns.addEventListener("click", ({ target }) => {
    const pressed = target.closest("[data-turn]");
    if (!pressed) return;
    const [first, second] = show.children;
    const step = second.offsetLeft - first.offsetLeft;
    const count = show.children.length;
    const next = Math.round(show.scrollLeft / step) + Number(pressed.dataset.turn);
    show.scrollTo({ left: ((next + count) % count) * step });
  });
}
`;

/** "Turn the gallery into a slideshow": one picture at a time, with a button to each side. */
export const slideshow: ReadOrder = ({ text, quotes, page, files }): EditResult | null => {
  if (quotes.length > 0 || !FORMS.some((form) => form.test(text))) return null;
  const list = galleryList(page);
  if (!list) return unchanged(NO_GALLERY);
  const { source } = page;
  const open = source.slice(list.place.start, list.place.innerStart);
  const said = `“${list.section.says}”`;
  if (open.includes("slideshow")) return there(`${said} is a slideshow already.`);
  if (list.items.length < 2)
    return unchanged(`${said} has one picture only: add more, and they can be a slideshow.`);
  const [before, next] = LABELS[languageOfPage(source)] ?? ["Previous picture", "Next picture"];
  const turns = `
        <p class="slideshow-turns" hidden>
          <button class="button small" type="button" data-turn="-1" aria-label="${html(before)}">←</button>
          <button class="button small" type="button" data-turn="1" aria-label="${html(next)}">→</button>
        </p>`;
  const shown =
    source.slice(0, list.place.start) +
    open.replace('class="', 'tabindex="0" class="slideshow ') +
    source.slice(list.place.innerStart, list.place.end) +
    turns +
    source.slice(list.place.end);
  return placed(
    files,
    { source: shown, css: CSS, script: SCRIPT },
    `${said} is a slideshow now: it shows one of its ${list.items.length} pictures at a time, with arrows to go to the next. It does not move by itself.`,
  );
};

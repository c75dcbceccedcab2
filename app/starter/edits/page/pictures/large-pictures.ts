import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { there, unchanged } from "../../edit";
import { type Asked, setOf } from "../asked/asked";
import { placed } from "../programs/place-program";
import { PICTURE, picturesOf } from "./pictures-of-page";

const LABELS: Readonly<Record<string, readonly [close: string, before: string, next: string]>> = {
  en: ["Close", "Previous picture", "Next picture"],
  de: ["Schließen", "Voriges Bild", "Nächstes Bild"],
  fr: ["Fermer", "Image précédente", "Image suivante"],
  es: ["Cerrar", "Imagen anterior", "Imagen siguiente"],
  it: ["Chiudi", "Immagine precedente", "Immagine successiva"],
  pt: ["Fechar", "Imagem anterior", "Imagem seguinte"],
};

const CSS = `.opens-large {
  cursor: zoom-in;
}

.large-picture {
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 3.5rem 1rem;
  border: 0;
  background: rgb(0 0 0 / 88%);
}

.large-picture[open] {
  display: grid;
  place-items: center;
}

.large-picture-place > * {
  display: block;
  width: min(92vw, 120vh);
  height: auto;
  max-height: 82vh;
  margin: 0;
  object-fit: contain;
  cursor: default;
}

.large-picture button {
  position: absolute;
  width: 3rem;
  height: 3rem;
  border: 0;
  border-radius: 50%;
  background: rgb(255 255 255 / 16%);
  color: #ffffff;
  font-size: 1.5rem;
  line-height: 1;
  cursor: pointer;
}

.large-picture .large-close {
  top: 0.75rem;
  right: 0.75rem;
}

.large-picture .large-before {
  top: calc(50% - 1.5rem);
  left: 0.75rem;
}

.large-picture .large-next {
  top: calc(50% - 1.5rem);
  right: 0.75rem;
}
`;

const SCRIPT = `
// Opens a picture large when it is pressed; arrow keys and the buttons go to the others, Escape closes.
const largePicture = document.querySelector(".large-picture");
const openable = [...document.querySelectorAll("main :is(img, .tile-art, .art, .photo-place)")].filter(
  (picture) => !picture.closest("[class^='hero'], .large-picture, a, button, .photo-place .photo-place") && !picture.matches(".photo-place img"),
);
let largeAt = 0;

function showLarge(at) {
  largeAt = (at + openable.length) % openable.length;
  const copy = openable[largeAt].cloneNode(true);
  for (const name of ["role", "tabindex", "aria-label", "aria-hidden"]) copy.removeAttribute(name);
  copy.classList.remove("opens-large");
  largePicture.querySelector(".large-picture-place").replaceChildren(copy);
  if (!largePicture.open) largePicture.showModal();
}

if (largePicture) {
  for (const [at, picture] of openable.entries()) {
    picture.classList.add("opens-large");
    picture.setAttribute("role", "button");
    picture.setAttribute("tabindex", "0");
    picture.removeAttribute("aria-hidden");
    const name = picture.alt || picture.closest("li, figure, article")?.querySelector("h3, figcaption")?.textContent;
    picture.setAttribute("aria-label", (name ?? "").trim() || String(at + 1));
    picture.addEventListener("click", () => showLarge(at));
    picture.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      showLarge(at);
    });
  }
  largePicture.addEventListener("click", ({ target }) => {
    if (target.matches(".large-before")) showLarge(largeAt - 1);
    else if (target.matches(".large-next")) showLarge(largeAt + 1);
    else if (!target.closest(".large-picture-place")) largePicture.close();
  });
  largePicture.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft") showLarge(largeAt - 1);
    if (key === "ArrowRight") showLarge(largeAt + 1);
  });
}
`;

const PRESS =
  "(?:click(?:s|ing|ed)?|tap(?:s|ping|ped)?|press(?:es|ing|ed)?|open(?:s|ing|ed)?|klick(?:t|en|st)?|draufklick\\p{L}*|anklick\\p{L}*|antipp\\p{L}*|öffne\\p{L}*|cliqu\\p{L}+|clic|ouvr\\p{L}+|s['’]ouvr\\p{L}+|abr\\p{L}+|pulsa\\p{L}*|clic[ck]\\p{L}*|apr\\p{L}+)";
const LARGE =
  "(?:big(?:ger)?|large(?:r)?|enlarge[ds]?|expand(?:s|ed)?|zoom(?:s|ed)?(?: in)?|full[- ]?(?:size|screen)|magnif\\p{L}+|up close|pop(?:s)?[- ]?up|overlay|groß|größer|vergrößer\\p{L}*|vollbild|en grand|agrandi\\p{L}*|plein écran|en grande|más grande|ampli\\p{L}*|pantalla completa|ingrand\\p{L}*|a schermo intero|grande)";
const BOX = "(?:light[- ]?box(?:es)?|lightbox[- ]?(?:effect|view)|picture viewer|image viewer)";
const NAMES = new RegExp(
  `(?<!\\p{L})(?:${BOX}|${PICTURE}(?=[\\s\\S]*(?<!\\p{L})${PRESS}(?!\\p{L}))(?=[\\s\\S]*(?<!\\p{L})${LARGE}(?!\\p{L}))|${PRESS}(?=[\\s\\S]*(?<!\\p{L})${PICTURE}(?!\\p{L}))(?=[\\s\\S]*(?<!\\p{L})${LARGE}(?!\\p{L}))|${LARGE}(?=[\\s\\S]*(?<!\\p{L})${PICTURE}(?!\\p{L}))(?=[\\s\\S]*(?<!\\p{L})${PRESS}(?!\\p{L})))(?!\\p{L})`,
  "iu",
);

/** "A lightbox", "when you click a picture it should open big". */
export const LARGE_PICTURES: Asked = {
  names: NAMES,
  more: setOf(
    "photo photos photograph photographs picture pictures image images pic pics shot shots gallery galleries portfolio thumbnail thumbnails work it they one ones them click clicks clicking clicked tap taps tapping tapped press presses pressing pressed open opens opening opened big bigger large larger enlarge enlarged enlarges expand expands expanded zoom zooms zoomed full size fullsize screen fullscreen full-screen full-size magnify magnified pop pops popup overlay effect view viewer version see seen properly close closer whenever up after once arrows arrow through between swipe next previous browse flick them clickable someone bring brings " +
      "bild bilder bildern foto fotos galerie klick klicken klickt anklicken draufklickt draufklicken man darauf drauf groß größer vergrößern vergrößert vergrößerbar vollbild öffnen öffnet sich aufgehen geht gehen anklickt antippt antippen wenn beim auf ein eins " +
      "image images photo photos galerie cliquer clique cliquant clic agrandir agrandie agrandies s'ouvre s’ouvre s ouvre elle elles ils ouvrent s'ouvrent grand grande dessus quand lorsqu on plein écran " +
      "foto fotos imagen imágenes galería clic hacer haga hacen pulsar pulsa ampliar amplíe amplíen abrir abra abran abre grande pantalla completa se cuando al " +
      "foto immagine immagini galleria cliccare clicca cliccando ingrandire ingrandisca apra aprano grande si quando schermo intero fotos imagens clicar abrir ampliar",
  ),
  make({ page, files }) {
    const { source } = page;
    if (source.includes('class="large-picture"'))
      return there("Pictures open large already when they are pressed.");
    if (picturesOf(page).length === 0)
      return unchanged(
        "The page has no pictures to open: the drawing at its top is part of its look. “Add a gallery with six pictures” makes places for them; then ask again.",
      );
    const at = source.lastIndexOf("</body>");
    if (at < 0) return null;
    const [close = "", before = "", next = ""] = LABELS[languageOfPage(source)] ?? LABELS.en ?? [];
    const button = (name: string, label: string, sign: string) =>
      `      <button class="${name}" type="button" aria-label="${html(label)}">${sign}</button>\n`;
    const box = `    <dialog class="large-picture">\n      <div class="large-picture-place"></div>\n${button("large-before", before, "‹")}${button("large-next", next, "›")}${button("large-close", close, "×")}    </dialog>\n`;
    const line = source.lastIndexOf("\n", at) + 1;
    return placed(
      files,
      { source: source.slice(0, line) + box + source.slice(line), css: CSS, script: SCRIPT },
      "Pictures open large when they are pressed now; arrows go on to the next one, and Escape or a press beside it closes. The drawing at the top of the page stays as it is.",
    );
  },
};

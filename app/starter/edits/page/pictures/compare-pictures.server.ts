import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { there } from "../../edit";
import { shapeOf } from "../../project";
import { withNavLink } from "../../sections.server";
import { type Asked, setOf } from "../asked/asked";
import { endOfMain } from "../new-section-place";
import { withPhotoPlace } from "../orders/ready-rules";
import { placed } from "../programs/place-program";

const WORDS: Readonly<
  Record<string, readonly [heading: string, before: string, after: string, range: string]>
> = {
  en: ["Before and after", "Before", "After", "How much of the picture before is shown"],
  de: ["Vorher und nachher", "Vorher", "Nachher", "Wie viel vom Bild vorher zu sehen ist"],
  fr: ["Avant et après", "Avant", "Après", "Part visible de l’image d’avant"],
  es: ["Antes y después", "Antes", "Después", "Cuánto se ve de la imagen de antes"],
  it: ["Prima e dopo", "Prima", "Dopo", "Quanto si vede dell’immagine di prima"],
  pt: ["Antes e depois", "Antes", "Depois", "Quanto se vê da imagem de antes"],
};
const CSS = `.compare {
  --at: 50%;
  display: grid;
  max-width: 60rem;
  margin-inline: auto;
}

.compare > * {
  grid-area: 1 / 1;
}

.compare > figure {
  width: 100%;
  margin: 0;
  justify-items: end;
}

.compare > .compare-before {
  justify-items: start;
  background: linear-gradient(135deg, var(--border), var(--muted));
  clip-path: inset(0 calc(100% - var(--at)) 0 0);
}

.compare-range {
  z-index: 1;
  width: 100%;
  height: 100%;
  margin: 0;
  background: linear-gradient(var(--accent), var(--accent)) no-repeat var(--at) 0 / 3px 100%;
  accent-color: var(--accent);
  appearance: none;
  cursor: ew-resize;
}
`;
const SCRIPT = `
// Shows as much of the picture before as the slider says.
for (const range of document.querySelectorAll(".compare-range"))
  range.addEventListener("input", () => range.parentElement.style.setProperty("--at", range.value + "%"));
`;

/** "A before and after slider": two places for pictures over each other, and a slider between them. */
export const COMPARE: Asked = {
  names:
    /(?<!\p{L})(?:(?:before|vorher|avant|antes|prima)[ -]*(?:and|und|et|y|e|&|\/|-|vs\.?|versus)?[ -]*(?:after|nachher|après|después|dopo|depois)(?=[\s\S]*(?:slider?|slide|sliding|swipe|drag|compar\p{L}+|wisch\p{L}*|schieb\p{L}*|regler|vergleich\p{L}*|curseur|glisser|compar\p{L}+|desliz\p{L}+|cursore|scorr\p{L}+))|(?:slider?|comparison|drag|vergleich|schieberegler|curseur|deslizador|cursore)(?=[\s\S]*(?:before|vorher|avant|antes|prima)[ -]*(?:and|und|et|y|e|&|\/|-)?[ -]*(?:after|nachher|après|después|dopo|depois)))(?!\p{L})/iu,
  more: setOf(
    "slider slide slides sliding swipe drag draggable comparison compare compares comparing show shows showing before after and of the photo photos picture pictures image images retouching retouch editing edits edited edit work how difference between what look looks looked my our one two where you so people can see drag line handle interactive over left right " +
      "schieberegler regler schieben vergleich vergleichen vorher nachher bilder fotos bearbeitung zwischen curseur glisser comparaison comparer avant après photos images retouche deslizador deslizar comparación comparar antes después fotos imágenes retoque cursore scorrere confronto prima dopo",
  ),
  make({ page, files }) {
    const { source } = page;
    if (source.includes('class="compare"')) return there("The page has such a slider already.");
    const { styles } = shapeOf(files);
    const css = styles ? files.get(styles) : undefined;
    if (!styles || css === undefined || !source.includes("</main>")) return null;
    const [heading = "", before = "", after = "", range = ""] =
      WORDS[languageOfPage(source)] ?? WORDS.en ?? [];
    const id = source.includes('id="compare"') ? "compare-2" : "compare";
    const block = `      <section class="section section-photos" id="${id}" aria-labelledby="${id}-title">
        <h2 id="${id}-title">${html(heading)}</h2>
        <div class="compare">
          <figure class="photo-place"><figcaption>${html(after)}</figcaption></figure>
          <figure class="photo-place compare-before"><figcaption>${html(before)}</figcaption></figure>
          <input class="compare-range" type="range" min="0" max="100" value="50" aria-label="${html(range)}" />
        </div>
      </section>\n`;
    const at = endOfMain(source);
    const next = withNavLink(
      source.slice(0, at) + block + source.slice(at),
      `#${id}`,
      html(heading),
    );
    const result = placed(
      new Map(files).set(styles, withPhotoPlace(css)),
      { source: next, css: CSS, script: SCRIPT },
      `Added “${heading}”: two places for pictures over each other, and a slider that shows more of the one or the other. They are placeholders: put your own pictures into the project’s files, and say which is which.`,
    );
    return result;
  },
};

import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { type EditResult, there } from "../../edit";
import type { Order } from "../order";
import { placed } from "../programs/place-program";
import { type Asked, setOf } from "./asked";

/** A button that pages get at their end: its class, its words, its rules and its code. */
interface PageButton {
  name: string;
  labels: Readonly<Record<string, string>>;
  css: string;
  script: string;
  already: string;
  said: (label: string) => string;
}

const AT_END = setOf(
  "bottom end foot footer unten ende fußzeile bas pied abajo pie final basso fondo fim rodapé",
);
const with_ = (list: string): ReadonlySet<string> => new Set([...AT_END, ...setOf(list)]);

const PRINT: PageButton = {
  name: "print-page",
  labels: {
    en: "Print this page",
    de: "Seite drucken",
    fr: "Imprimer la page",
    es: "Imprimir la página",
    it: "Stampa la pagina",
    pt: "Imprimir a página",
  },
  css: `.print-page {
  justify-self: start;
}

@media print {
  .site-header nav,
  .skip,
  .actions,
  .section-form,
  .page-act,
  .notice {
    display: none;
  }

  .section {
    padding-block: 1.5rem;
    break-inside: avoid;
  }
}
`,
  script: `
// Prints the page; the button shows only where a script can.
const printPage = document.querySelector(".print-page");
if (printPage) {
  printPage.hidden = false;
  printPage.addEventListener("click", () => window.print());
}
`,
  already: "The page has a button to print it already, at its end.",
  said: (label) =>
    `The end of the page has the button “${label}” now. It prints all of the page; on paper the links at its top, the buttons and the form are left out.`,
};

const SHARE: PageButton = {
  name: "share-page",
  labels: {
    en: "Share this page",
    de: "Seite teilen",
    fr: "Partager la page",
    es: "Compartir la página",
    it: "Condividi la pagina",
    pt: "Partilhar a página",
  },
  css: "",
  script: `
// Shares the address by what the device offers, or copies it. The button shows only where one of both is there.
const sharePage = document.querySelector(".share-page");
if (sharePage && (navigator.share || navigator.clipboard)) {
  const label = sharePage.textContent;
  sharePage.hidden = false;
  sharePage.addEventListener("click", async () => {
    const url = location.href.split("#")[0];
    try {
      if (navigator.share) await navigator.share({ title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        sharePage.textContent = sharePage.dataset.copied;
        setTimeout(() => (sharePage.textContent = label), 2500);
      }
    } catch {
      // Whoever closes the list of ways to share wants none of them.
    }
  });
}
`,
  already: "The page has a button to share it already, at its end.",
  said: (label) =>
    `The end of the page has the button “${label}” now: on phones it opens their own list of ways to share, elsewhere it copies the address.`,
};

const COPIED: Readonly<Record<string, string>> = {
  en: "Address copied",
  de: "Adresse kopiert",
  fr: "Adresse copiée",
  es: "Dirección copiada",
  it: "Indirizzo copiato",
  pt: "Endereço copiado",
};

const TOP: PageButton = {
  name: "to-top",
  labels: {
    en: "Back to top",
    de: "Nach oben",
    fr: "Haut de page",
    es: "Volver arriba",
    it: "Torna su",
    pt: "Voltar ao topo",
  },
  css: `.to-top {
  position: fixed;
  z-index: 15;
  right: 1rem;
  bottom: 1rem;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  background: var(--accent);
  color: var(--on-accent);
  font-size: 1.375rem;
  line-height: 3rem;
  text-align: center;
  text-decoration: none;
}

@media print {
  .to-top {
    display: none;
  }
}
`,
  script: `
// Shows the way back to the top once the first screen is out of sight.
const toTop = document.querySelector(".to-top");
if (toTop) {
  const show = () => (toTop.hidden = scrollY < innerHeight / 2);
  addEventListener("scroll", show, { passive: true });
  show();
}
`,
  already: "The page has a way back to the top already.",
  said: () =>
    "An arrow in the corner leads back to the top now. It shows once the first screen is out of sight.",
};

/** Buttons that every page may have: to print it, to share it, to get back to its top. */
export const PAGE_BUTTONS: readonly Asked[] = [
  {
    names:
      /(?<!\p{L})(?:print(?:s|ing|able|er[- ]friendly|out|[- ]?button)?|(?:aus)?drucken?|druck(?:knopf|button|version|bar|ansicht)|imprim(?:er|e|ante|able|ez|ir|a|ible)|stamp(?:are|a|abile)|imprim(?:a|ível))(?!\p{L})/iu,
    more: with_(
      "nicely well properly neatly cleanly good stylesheet style css friendly look looks so that menu prices price list it out version view paper whole a4 flyer copy speisekarte karte preisliste preise version ansicht carte tarifs version carta precios lista versión listino menù prezzi ementa preços versão hours",
    ),
    make: (order) => put(order, PRINT),
  },
  {
    names:
      /(?<!\p{L})(?:shar(?:e|ing|able|e[- ]?buttons?)|teilen(?:[- ]?(?:knopf|button))?|weitersagen|partag(?:er|e|ez|ent)|compartir|comparta[n]?|condivid(?:ere|i|ano)|partilhar|compartilhar)(?!\p{L})/iu,
    more: with_(
      "buttons it friends friend family others other freunden freunde anderen knöpfe amis famille boutons amigos familia botones amici famiglia pulsanti amigos família botões url address adresse",
    ),
    make: (order, said) =>
      /(?<!\p{L})(?:photos?|fotos?|pictures?|recipes?|wishes)(?!\p{L})/iu.test(said)
        ? null
        : put(order, SHARE, { "data-copied": COPIED[languageOfPage(order.page.source)] ?? "" }),
  },
  {
    names:
      /(?<!\p{L})(?:(?:back|scrolls?|jumps?|go(?:es)?|get|return(?:s)?|way|leads?|takes you|brings you)(?: (?:you|back|right|straight|up|them|one))* (?:to|up)(?: to)?(?: the)? (?:very )?top|scroll(?:s|ing)?(?: back)?[- ]up|back up|to[- ]the[- ]top|to[- ]top|(?:zurück )?nach[- ]oben(?:[- ](?:knopf|button|pfeil|link))?|zum seitenanfang|(?:retour |revenir |remonter )en haut|haut de (?:la )?page|retour en haut|volver arriba|ir arriba|subir arriba|torna(?:re)? su|torna(?:re)? in alto|voltar ao topo|volta ao topo)(?!\p{L})/iu,
    more: with_(
      "arrow corner right left floating float that scroll scrolling page pfeil ecke rechts springt scrollt flèche coin flecha esquina freccia angolo seta canto",
    ),
    make: (order) => put(order, TOP, { href: "#", "aria-label": "" }),
  },
];

/** Puts a button above the end of the footer, or of the page. */
function put(
  { page, files }: Order,
  button: PageButton,
  attributes: Readonly<Record<string, string>> = {},
): EditResult | null {
  const { source } = page;
  if (source.includes(`class="${button.name}`) || source.includes(` ${button.name}"`))
    return there(button.already);
  const label = button.labels[languageOfPage(source)] ?? button.labels.en ?? "";
  const end = /[ \t]*<\/(?:footer|body)>/.exec(source);
  if (!end) return null;
  const isLink = attributes.href !== undefined;
  const own = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${html(value === "" ? label : value)}"`)
    .join("");
  const tag = isLink
    ? `<a class="${button.name} page-act"${own}>↑</a>`
    : `<button class="button small page-act ${button.name}" type="button"${own} hidden>${html(label)}</button>`;
  const next = `${source.slice(0, end.index)}      ${tag}\n${source.slice(end.index)}`;
  return placed(
    files,
    { source: next, css: button.css, script: button.script },
    button.said(label),
  );
}

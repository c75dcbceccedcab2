import { factsIn } from "../../../match/facts/facts";
import type { PageLanguage } from "../../../pages/domain";
import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { type EditResult, there, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import type { Order, ReadOrder } from "../order";
import { addressOf } from "../orders/set-contact";
import { placed } from "../programs/place-program";
import { ADDS, WISHES } from "../verbs";
import { type Asked, setOf } from "./asked";

const OPEN: Record<PageLanguage, string> = {
  en: "Open the map",
  de: "Karte öffnen",
  fr: "Ouvrir le plan",
  es: "Abrir el mapa",
  it: "Apri la mappa",
  pt: "Abrir o mapa",
};

/** Streets that are none: it says where the map is opened, and not where anything lies. */
const DRAWN = `<svg viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><rect class="map-land" width="400" height="200" /><path class="map-park" d="M24 20h92v66H24Zm250 96h110v70H274Z" /><path class="map-street" d="M0 104h400M146 0v200M250 0v200M0 36l146 68m104 0 150 60M60 200l86-96" /><path class="map-pin" d="M200 128s34-34 34-59a34 34 0 0 0-68 0c0 25 34 59 34 59Z" /><circle class="map-hole" cx="200" cy="68" r="12" /></svg>`;
const CSS = `.map-card {
  display: block;
  max-width: 40rem;
  margin-top: 1.5rem;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  text-decoration: none;
}

.map-card svg {
  display: block;
  width: 100%;
  aspect-ratio: 5 / 2;
}

.map-card span {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  padding: 0.8rem 1rem;
}

.map-card b {
  color: var(--accent-ink);
}

.map-card:hover b {
  text-decoration: underline;
}

.map-land {
  fill: var(--raised);
}

.map-park {
  fill: var(--border);
}

.map-street {
  fill: none;
  stroke: var(--surface);
  stroke-width: 12;
}

.map-pin {
  fill: var(--accent);
}

.map-hole {
  fill: var(--surface);
}

.visit > .map-card {
  grid-column: 1 / -1;
  width: 100%;
  margin-top: 0;
}
`;

/** "Show where we are on a map": a drawing that opens the real one. */
export const MAP: Asked = {
  names:
    /(?<!\p{L})(?:(?:google |street |location |site's )?maps?|openstreetmap|directions|how to (?:find|get to|reach) us|way to us|(?:land|straßen|anfahrts)?karte|stadtplan|anfahrt(?:sskizze|splan)?|wegbeschreibung|lageplan|(?:un|le|du|notre) plan(?: d['’]accès)?|plan d['’]accès|itinéraire|mapas?|cómo llegar|mappa|come arrivare|como chegar)(?!\p{L})/iu,
  more: setOf(
    "link it people them everyone so that guests place venue there party wedding find finds reach location place located address adress café cafe shop salon studio office restaurant practice store below bottom end embed google open street openstreetmap interactive directions us showing shows " +
      "finden wo adresse standort lage unten einbetten wie kommt kommen unserer unserem seiner trouver où situe adresse bas accès dónde estamos ubicación dirección encontrar encontrarnos abajo dove siamo trovare trovarci indirizzo fondo onde estamos localização morada endereço encontrar fim",
  ),
  make: (order, said) =>
    /(?<!\p{L})(?:(?:site|mind|heat|road|world) ?maps?|(?:should|to|must|can) (?:be |also )?(?:open|link|lead|clickable|click)\p{L}*)(?!\p{L})/iu.test(
      said,
    )
      ? null
      : putMap(order, said),
};

/** Puts a picture of streets on a page that opens the address of the wish, or of the page, on OpenStreetMap. */
export function putMap(
  { page, files }: Pick<Order, "page" | "files">,
  said: string,
  place: string | null = null,
): EditResult | null {
  const { source } = page;
  if (source.includes('class="map-card"')) return there("The page has a map to open already.");
  const address = place ?? factsIn(said).address ?? addressOf(page) ?? placeOn(page);
  if (!address)
    return unchanged("Where is it? Say the address with it: “add a map of 4 Mill Lane, York”.");
  const town = /(?<!\p{L})(?:in|à|en|em|a) (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/u.exec(
    /class="lead"[^>]*>([^<]*)</.exec(source)?.[1] ?? "",
  )?.[1];
  const where = !town || address.includes(town) ? address : `${address}, ${town}`;
  const url = `https://www.openstreetmap.org/search?query=${encodeURIComponent(where)}`;
  const card = `<a class="map-card" href="${html(url)}" target="_blank" rel="noopener">${DRAWN}<span>${html(where)} <b>${OPEN[languageOfPage(source)]}</b></span></a>\n`;
  const at = placeOf(source);
  if (at === null) return null;
  const next = `${source.slice(0, at)}        ${card}${source.slice(at)}`;
  return placed(
    files,
    { source: next, css: CSS, script: "" },
    `Added a picture of a map${addressOf(page) ? " below the address" : ""} that opens “${where}” on OpenStreetMap. The picture is drawn and shows no real streets: a real map would be loaded from elsewhere, which learns of each visitor.`,
  );
}

const VENUE =
  "Schloss|Burg|Hotel|Gasthof|Gasthaus|Castle|Church|Chapel|Villa|Hall|House|Manor|Abbey|Barn|Farm|Park|Gardens?|Museum|Restaurant|Winery|Vineyard|Weingut|Kirche|Kapelle|Ch[âa]teau|Domaine|Hacienda|Finca|Palace|Palazzo|Tenuta|Masseria|Theatre|Theater|Arena|Stadium|School|Club|Inn|Pub|Library|Town Hall|Community Centre|Center|Centre|Beach|Lodge|Rathaus|Pfarrhof|Stadthalle";
const NAMED_VENUE = new RegExp(
  `^(?:(?:The )?(?:${VENUE})(?: \\p{Lu}[\\p{L}'’-]+){1,3}|(?:The )?(?:\\p{Lu}[\\p{L}'’-]+ ){1,3}(?:${VENUE}))(?:, [\\p{L} '’-]{2,40})?$`,
  "u",
);

/** The one place that a page names by what it is, e.g. of a feast: "Schloss Eggenberg"; null where it names none or two. */
function placeOn({ pieces }: Order["page"]): string | null {
  const all = pieces
    .filter(({ kind }) => /^(?:entry|fact|lead)$/.test(kind))
    .map(({ says, entry }) => (entry?.name.text ?? says).trim());
  const found = new Set(all.filter((text) => NAMED_VENUE.test(text)));
  const [one, other] = found;
  return one && !other ? one : null;
}

const MAP_OF = pattern(
  `^(?:(?:${ADDS}|${WISHES})@ )?(?:an? |the )?(?:small |big |google )?(?:map|directions)(?: link| card)?(?: of| to| for| with| showing)+ (?:the |where )?(?<place>\\p{Lu}[^⟦⟧:?!]{3,80})$`,
  "su",
);

/** "Add a map of Schloss Eggenberg": of a place by its name. */
export const mapOfPlace: ReadOrder = (order) => {
  const place = MAP_OF.exec(lowerFirst(order.text))?.groups?.place;
  return place ? putMap(order, order.text, place) : null;
};
const lowerFirst = (text: string) => (text[0]?.toLowerCase() ?? "") + text.slice(1);

/** Below the address where the page has a part for that, else at its end, before the form. */
function placeOf(source: string): number | null {
  const visit =
    /<section\b[^>]*\bsection-visit\b[\s\S]*?\n([ \t]*)<\/ul>\n|<section\b[^>]*\bid="contact"[\s\S]*?(?=[ \t]*<\/section>)/.exec(
      source,
    );
  if (visit) return visit.index + visit[0].length;
  const hours = /<section\b[^>]*\bsection-visit\b[\s\S]*?<\/dl>\n/.exec(source);
  if (hours) return hours.index + hours[0].length;
  const end = source.lastIndexOf("</main>");
  return end < 0 ? null : source.lastIndexOf("\n", end) + 1;
}

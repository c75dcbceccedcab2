import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { type EditResult, edited, unchanged } from "../../edit";
import { PAGE } from "../../project";
import { withNavLink } from "../../sections.server";
import { WORDS_AROUND } from "../moods/moods-said";
import { beforeForm } from "../new-section-place";
import type { Order } from "../order";
import { wordsLeft } from "../programs/place-program";

const REVIEWS =
  /(?<!\p{L})(?:(?:(?:customer|client|guest|google|patient|parent|student|member|reader|traveller|visitor|bride|happy|some|real) )*(?:reviews?|testimonials?)|(?:kunden)?bewertungen|kundenstimmen|rezensionen|avis(?: clients?)?|témoignages|reseñas|opiniones|testimonios|recensioni|testimonianze|avaliações|depoimentos|opiniões)(?!\p{L})/iu;
const WORDS = new Set(
  (
    "reviews review testimonials patients patient guests parents families students members readers travellers visitors brides couples pupils owners fans people happy from by of our with stars star ratings rating three four five add show include clients'  customer customers client clients section place space some few have none them later send will though but quotes page for " +
    "kundenbewertungen kundenstimmen platz bereich abschnitt keine später schicke folgen aber habe füge ein " +
    "avis clients témoignages ajoute ajouter section je les ai pas encore mais plus tard enverrai mets " +
    "reseñas opiniones testimonios añade sección todavía tengo aún luego pero clientes " +
    "recensioni testimonianze aggiungi sezione ancora dopo ho clienti " +
    "avaliações depoimentos adiciona seção secção ainda tenho depois clientes"
  ).split(" "),
);
const SAYS: Readonly<
  Record<string, readonly [heading: string, note: string, quote: string, who: string]>
> = {
  en: [
    "What people say",
    "Places for reviews. Put real ones here.",
    "Here goes what somebody said.",
    "Name",
  ],
  de: [
    "Das sagen andere",
    "Plätze für Bewertungen. Setz echte ein.",
    "Hier steht, was jemand gesagt hat.",
    "Name",
  ],
  fr: [
    "Ce qu’on dit de nous",
    "Des places pour des avis. Mettez-en de vrais.",
    "Ici viendra ce que quelqu’un a dit.",
    "Nom",
  ],
  es: [
    "Lo que dicen",
    "Lugares para opiniones. Pon las de verdad.",
    "Aquí irá lo que alguien ha dicho.",
    "Nombre",
  ],
  it: [
    "Dicono di noi",
    "Posti per recensioni. Metti quelle vere.",
    "Qui va quello che qualcuno ha detto.",
    "Nome",
  ],
  pt: [
    "O que dizem",
    "Lugares para opiniões. Ponha as verdadeiras.",
    "Aqui fica o que alguém disse.",
    "Nome",
  ],
};
const COUNT = 3;
const STARS = /(?<!\p{L})(?:stars?|ratings?)(?!\p{L})/iu;

/** "Reviews pls" where nobody said any: places that say that they are places, and no invented praise. */
export function reviewPlaces({ text, quotes, page }: Order): EditResult | null {
  if (quotes.length > 0 || !REVIEWS.test(text) || /[:\d]/.test(text)) return null;
  if (wordsLeft(text.replace(REVIEWS, " "), WORDS, WORDS_AROUND).length > 0) return null;
  const { source, pieces } = page;
  if (pieces.some(({ kind, concepts }) => kind === "section" && concepts.includes("testimonials")))
    return unchanged(
      "There is a section for reviews already: say whose words go in (“Lovely!” – Ann).",
    );
  const [heading, note, quote, who] = SAYS[languageOfPage(source)] ?? SAYS.en ?? ["", "", "", ""];
  const at = beforeForm(page);
  // How many of them are full is for who gives them to say.
  const stars = STARS.test(text) ? `<p class="stars" aria-hidden="true">☆☆☆☆☆</p>` : "";
  const cards = Array.from(
    { length: COUNT },
    () =>
      `          <li class="card tile">${stars}<blockquote>${html(quote)}</blockquote><p class="muted">${html(who)}</p></li>\n`,
  ).join("");
  const block = `      <section class="section section-testimonials" id="testimonials" aria-labelledby="testimonials-title">
        <h2 id="testimonials-title">${html(heading)}</h2>
        <p class="section-note">${html(note)}</p>
        <ul class="section-grid">
${cards}        </ul>
      </section>\n`;
  return edited(
    new Map([
      [
        PAGE,
        withNavLink(source.slice(0, at) + block + source.slice(at), "#testimonials", html(heading)),
      ],
    ]),
    `Added “${heading}” with ${COUNT} places for reviews. They say that they are places, for I invent no praise: tell me the words and who said them (“Lovely!” – Ann).`,
  );
}

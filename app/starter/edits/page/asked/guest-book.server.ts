import type { PageLanguage } from "../../../pages/domain";
import { PAGE_WORDS } from "../../../pages/words";
import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { type EditResult, there } from "../../edit";
import { withNavLink } from "../../sections.server";
import { endOfMain } from "../new-section-place";
import type { Order } from "../order";
import { placed } from "../programs/place-program";
import { type Asked, setOf } from "./asked";
import { GUEST_BOOK_CSS, GUEST_BOOK_SCRIPT } from "./guest-book-script";

interface WallWords {
  book: string;
  comments: string;
  reviews: string;
  lead: string;
  text: string;
  submit: string;
  none: string;
  sent: string;
  unsent: string;
  away: string;
}

const WORDS: Record<PageLanguage, WallWords> = {
  en: {
    book: "Guest book",
    comments: "Comments",
    reviews: "Your reviews",
    lead: "Leave a few words. Everybody who opens this page can read them.",
    text: "Your words",
    submit: "Write it here",
    none: "Nobody has written yet.",
    sent: "Thank you. It stands below now.",
    unsent: "It has not arrived. What you wrote is still here: please try again in a moment.",
    away: "What others wrote cannot be shown at the moment.",
  },
  de: {
    book: "Gästebuch",
    comments: "Kommentare",
    reviews: "Eure Bewertungen",
    lead: "Schreib ein paar Worte. Alle, die diese Seite öffnen, können sie lesen.",
    text: "Deine Worte",
    submit: "Eintragen",
    none: "Noch hat niemand geschrieben.",
    sent: "Danke. Es steht jetzt unten.",
    unsent:
      "Es ist nicht angekommen. Was du geschrieben hast, steht noch hier: Bitte versuch es gleich noch einmal.",
    away: "Was andere geschrieben haben, lässt sich gerade nicht zeigen.",
  },
  fr: {
    book: "Livre d’or",
    comments: "Commentaires",
    reviews: "Vos avis",
    lead: "Laissez quelques mots. Tous ceux qui ouvrent cette page peuvent les lire.",
    text: "Vos mots",
    submit: "Écrire ici",
    none: "Personne n’a encore écrit.",
    sent: "Merci. C’est affiché plus bas.",
    unsent: "Rien n’est arrivé. Votre texte est toujours là : réessayez dans un instant.",
    away: "Les mots des autres ne peuvent pas être affichés pour l’instant.",
  },
  es: {
    book: "Libro de visitas",
    comments: "Comentarios",
    reviews: "Vuestras opiniones",
    lead: "Deja unas palabras. Todos los que abren esta página pueden leerlas.",
    text: "Tus palabras",
    submit: "Escribir aquí",
    none: "Todavía no ha escrito nadie.",
    sent: "Gracias. Ya está abajo.",
    unsent: "No ha llegado. Lo que escribiste sigue aquí: inténtalo de nuevo en un momento.",
    away: "Lo que otros escribieron no se puede mostrar ahora.",
  },
  it: {
    book: "Libro degli ospiti",
    comments: "Commenti",
    reviews: "Le vostre recensioni",
    lead: "Lascia qualche parola. Chiunque apra questa pagina può leggerle.",
    text: "Le tue parole",
    submit: "Scrivi qui",
    none: "Nessuno ha ancora scritto.",
    sent: "Grazie. Ora è qui sotto.",
    unsent: "Non è arrivato. Quello che hai scritto è ancora qui: riprova tra un momento.",
    away: "Quello che hanno scritto gli altri non si può mostrare ora.",
  },
  pt: {
    book: "Livro de visitas",
    comments: "Comentários",
    reviews: "As vossas opiniões",
    lead: "Deixe umas palavras. Quem abre esta página pode lê-las.",
    text: "As suas palavras",
    submit: "Escrever aqui",
    none: "Ainda ninguém escreveu.",
    sent: "Obrigado. Já está em baixo.",
    unsent: "Não chegou. O que escreveu continua aqui: tente de novo daqui a pouco.",
    away: "O que os outros escreveram não pode ser mostrado agora.",
  },
};

const COMMENTS =
  /(?<!\p{L})(?:comments?|kommentare?|kommentieren|commentaires?|comentarios?|comment[oi]|comentários?)(?!\p{L})/iu;
const REVIEWS =
  /(?<!\p{L})(?:reviews?|ratings?|bewertungen|bewerten|avis|opiniones|reseñas|recensioni|opiniões)(?!\p{L})/iu;

/** "A guest book", "let visitors write a review": what everybody may write and everybody reads. */
export const GUEST_BOOK: Asked = {
  names:
    /(?<!\p{L})(?:guest ?-?books?|visitors?['’]? book|(?:message|comment|guest) (?:wall|board)|(?:a )?wall(?= (?:where|for|of|to))|comments? (?:section|area|box|form|field|function)|(?:leave|write|post|submit)(?: us)?(?: an?| their| your| own| some| the)* (?:comments?|reviews?|ratings?|messages?(?= (?:that |which )?(?:every|all|for every|for all|others|in public|publicly|on the page))|greetings?|greeting)|sign (?:our|the|a|my) (?:guest ?)?book|(?:post|leave|write) messages?(?= (?:that |which )?(?:every|all|for every|for all|others|publicly))|post messages|gästebuch|kommentarfunktion|kommentarbereich|kommentare|kommentieren|bewertungen? (?:schreiben|abgeben|hinterlassen)|livre d['’]or|laisser (?:un |des )?(?:commentaires?|avis|messages?)|libro de (?:visitas|firmas)|dejar (?:un |una |sus )?(?:comentarios?|opiniones|reseñas?|mensajes?)|libro degli ospiti|lasciare (?:un |una |i loro )?(?:commento|commenti|recension[ei]|messagg[io])|livro de visitas|deixar (?:um |uma |os seus )?(?:comentários?|opiniões|mensagem|mensagens))(?!\p{L})/iu,
  more: setOf(
    "guest book guestbook guestbooks sign signed write writes written leave leaves post posts message messages comment comments review reviews words few something greeting greetings read reads see sees public publicly everybody everyone all others other where can our own section wall customers below bottom end congratulations birthday party wedding " +
      "gästebuch schreiben eintragen lesen alle jeder hinterlassen nachricht nachrichten öffentlich unten ende grüße " +
      "écrire laisser lire tous tout monde message messages mot mots petit bas fin escribir dejar leer todos mensaje mensajes abajo final scrivere lasciare leggere tutti messaggio messaggi fondo escrever deixar ler todos mensagem mensagens fim",
  ),
  make: wall,
};

function wall({ page, files }: Order, said: string): EditResult | null {
  const { source } = page;
  if (source.includes("data-wall"))
    return there("The page has a part where everybody can write and read already.");
  if (!source.includes("</main>") || !files.has("script.js")) return null;
  const language = languageOfPage(source);
  const words = WORDS[language];
  const heading = COMMENTS.test(said)
    ? words.comments
    : REVIEWS.test(said)
      ? words.reviews
      : words.book;
  const data = (["none", "sent", "unsent", "away"] as const)
    .map((name) => ` data-${name}="${html(words[name])}"`)
    .join("");
  const block = `      <section class="section section-wall" id="guest-book" aria-labelledby="guest-book-title">
        <h2 id="guest-book-title">${html(heading)}</h2>
        <p class="section-lead">${html(words.lead)}</p>
        <form class="form" data-wall="@sayso/data/posts/guest-book">
          <div class="half">
            <label class="label" for="guest-book-name">${html(PAGE_WORDS[language].fields.name)}</label>
            <input class="input" id="guest-book-name" name="name" type="text" autocomplete="name" maxlength="80" required />
          </div>
          <div class="wide">
            <label class="label" for="guest-book-text">${html(words.text)}</label>
            <textarea class="input" id="guest-book-text" name="text" rows="3" maxlength="1000" required></textarea>
          </div>
          <button class="button primary" type="submit">${html(words.submit)}</button>
          <p class="form-note" role="status"${data}></p>
        </form>
        <ul class="wall" hidden></ul>
      </section>
`;
  const at = endOfMain(source);
  const next = withNavLink(
    source.slice(0, at) + block + source.slice(at),
    "#guest-book",
    html(heading),
  );
  return placed(
    files,
    { source: next, css: GUEST_BOOK_CSS, script: GUEST_BOOK_SCRIPT },
    `The page ends with “${heading}” now: whoever opens it can write a few words there, and everybody reads them. You take words away on the page Data of this project. It works where this page is shown or published here; on another host nobody keeps what is written.`,
  );
}

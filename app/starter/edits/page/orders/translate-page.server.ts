import type { FileTree } from "~/projects/files";
import { PAGE_LANGUAGES, sameTexts } from "../../../pages/same-text";
import { languageOfPage } from "../../../sections/languages";
import { html, unescapeHtml } from "../../../source/html";
import { type EditResult, edited, unchanged } from "../../edit";
import { PAGE } from "../../project";
import { daysIn, daysOut } from "../hours-said";
import { WORDS_AROUND } from "../moods/moods-said";
import type { Order } from "../order";
import { DAY_NAMES } from "./day-names";
import { edged, type Language, lessonsOf, NAMES, OTHERS } from "./language-lessons";

const TURNS = edged(
  "translat\\p{L}*|übersetz\\p{L}*|tradui\\p{L}*|traduct\\p{L}*|traduc\\p{L}*|traduz\\p{L}*|traduzione|tradução|version|versión|versione|versão|fassung|in|into|auf|ins|en|em|speak|sprache|language|langue|lingua|idioma|língua|bilingual|zweisprachig|bilingue|bilingüe|add|ajoute|füge|añade|aggiungi",
);
const BESIDE = edged(
  "too|as well|also|both|keep|switch(?:er|able)?|toggle|additional\\p{L}*|second|auch|zusätzlich|außerdem|beide\\p{L}*|zweisprachig|bilingual|umschalt\\p{L}*|aussi|également|bilingue|deux|garde\\p{L}*|también|además|ambos|anche|inoltre|entramb\\p{L}|também|ambos|version|versión|versione|versão|fassung|add|ajoute|füge|añade|aggiungi|adiciona",
);
const ORDERED =
  /(?<!\p{L})(?:translat|übersetz|tradui|traduc|traduz|put|make|change|turn|switch|set|mach|stell|änder|mets|pon|metti|cambia|muda)\p{L}*(?!\p{L})/iu;
/** Why it is wanted, behind a comma. */
const BECAUSE =
  /(?:[,.;–—]\s*|\s)(?:many|most|lots|some|half|because|since|as we|we (?:get|have)|our|viele|einige|weil|da wir|denn|hier|unsere|beaucoup|car|parce|nous avons|on a|muchos|porque|tenemos|molti|perché|abbiamo|muitos|temos)(?!\p{L})[^.,;]*|\s(?:for|für|pour|para|per) (?:my|our|the|meine?n?|unsere?n?|die|mon|ma|mes|nos|les|mis?|nuestros|i|gli|os|meus) [\p{L} ]{3,25}$/giu;
const WORDS = new Set(
  (
    "translate translated translation translations version versions language languages speak parts important part only main most content contents text texts guests customers visitors many here live bilingual students tourists foreigners abroad who come speakers from other people everyone original switch switcher toggle button between keep existing stay as well both into " +
    "übersetze übersetzen übersetz übersetzt übersetzung fassung sprache sprachen zusätzlich auch ins fassungen hier wohnen leben viele studenten gäste kunden touristen ausland dem umschalten umschalter behalten inhalte texte zweisprachig alle wichtigsten " +
    "traduis traduire traduisez traduction version langue aussi également beaucoup clients touristes bilingue en anglais garde " +
    "traduce traducir tradúcelo traducción versión idioma también ponlo clientes turistas ambos en " +
    "traduci tradurre traducila traduzione versione lingua anche clienti turisti in bilingue " +
    "traduz traduzir tradução versão língua idioma também clientes turistas em"
  ).split(" "),
);
/** More texts of the owner are counted, and not named. */
const MOST_NAMED = 3;

/** "Translate it to French", "bitte auch auf Englisch": the starter's own sentences in another language. */
export function translatePage({ text, quotes, page, files }: Order): EditResult | null {
  if (quotes.length > 0 || !TURNS.test(text)) return null;
  const to = PAGE_LANGUAGES.filter((one) => edged(NAMES[one][0]).test(text));
  const from = languageOfPage(page.source);
  const wanted = to.filter((one) => one !== from);
  const other = edged(OTHERS).exec(text)?.[0];
  const rest = [...PAGE_LANGUAGES.map((one) => NAMES[one][0]), OTHERS].reduce(
    (left, words) => left.replace(new RegExp(edged(words).source, "giu"), " "),
    text.toLowerCase().replace(BECAUSE, " "),
  );
  if (
    rest
      .split(/[^\p{L}]+/u)
      .some((word) => word !== "" && !WORDS_AROUND.has(word) && !WORDS.has(word))
  )
    return null;
  if (other && wanted.length === 0)
    return unchanged(
      `I hold no words of ${other[0]?.toUpperCase()}${other.slice(1)}: I write pages in English, German, French, Spanish, Italian and Portuguese. Give me the texts one by one (“change “…” to “…””), or connect a model that knows the language.`,
    );
  // Beside lessons of other languages it is one of them.
  if (NAMED_ALONE.test(text) && lessonsOf(page.pieces)) return null;
  const [language] = wanted;
  if (!language || wanted.length > 1) {
    return to.length === 1 ? unchanged(`The page is in ${NAMES[from][2]} already.`) : null;
  }
  // Who does not say that the first language goes keeps it.
  return BESIDE.test(text) || !ORDERED.test(text)
    ? beside(files, from, language)
    : inPlace(files, from, language);
}

/** A language and nothing that says it is the page that is to be in it. */
const NAMED_ALONE =
  /^(?:please )?(?:add|include|füge|ajoute|añade|aggiungi|adiciona) \p{L}+(?: hinzu)?$/iu;

function inPlace(files: FileTree, from: Language, to: Language): EditResult {
  const source = files.get(PAGE) ?? "";
  const { page, kept } = translated(source, from, to);
  if (page === source)
    return unchanged(`I found no text of my own here that I hold in ${NAMES[to][2]}.`);
  return edited(
    new Map([[PAGE, page]]),
    `The sentences, headings and labels that I wrote are in ${NAMES[to][2]} now.${ofOwner(kept)}`,
  );
}

/** The page in a second language as a page of its own, each with a link to the other in its menu. */
function beside(files: FileTree, from: Language, to: Language): EditResult {
  const source = files.get(PAGE) ?? "";
  const path = `${to}.html`;
  if (files.has(path)) return unchanged(`There is a page in ${NAMES[to][2]} already: ${path}.`);
  const { page, kept } = translated(source, from, to);
  if (page === source)
    return unchanged(`I found no text of my own here that I hold in ${NAMES[to][2]}.`);
  const here = withLink(source, path, to);
  const there = withLink(page, PAGE, from);
  if (!here || !there)
    return unchanged("I found no menu on the page to link the other language from.");
  return edited(
    new Map([
      [PAGE, here],
      [path, there],
    ]),
    `The page is there in ${NAMES[to][2]} as well, as ${path}; a link in each menu leads to the other.${ofOwner(kept)} What you change on the first page from now on, say for ${path} in the editor as well.`,
  );
}

function withLink(page: string, path: string, language: Language): string | null {
  const nav = /<nav\b[^>]*>[\s\S]*?(\n[ \t]*)<\/nav>/.exec(page);
  if (!nav) return null;
  const at = nav.index + nav[0].length - "</nav>".length - (nav[1]?.length ?? 0);
  const link = `${nav[1]}  <a href="${path}" lang="${language}" hreflang="${language}">${NAMES[language][1]}</a>`;
  return page.slice(0, at) + link + page.slice(at);
}

function ofOwner(kept: readonly string[]): string {
  if (kept.length === 0) return "";
  const some = kept.slice(0, MOST_NAMED).map((text) => `“${text}”`);
  const more = kept.length - some.length;
  return ` What I hold no other words for stays as it is: ${some.join(", ")}${more > 0 ? ` and ${more} more` : ""}. Say “change … to …” for those.`;
}

const SHOWN =
  /(<(?:script|style|svg)\b[\s\S]*?(?:<\/(?:script|style|svg)>|$)|<!--[\s\S]*?(?:-->|$))|(?<=>)([^<>]*[^<>\s][^<>]*)(?=<)|(?<=\s(?:aria-label|placeholder|data-said|data-full|data-day|data-days|data-now)=")([^"]+)/g;

/** A page in another language, and the texts of its owner that stay. */
function translated(
  source: string,
  from: Language,
  to: Language,
): { page: string; kept: string[] } {
  const texts = new Set([...source.matchAll(SHOWN)].map(([text]) => unescapeHtml(text.trim())));
  const same = sameTexts(from, to, texts);
  const kept: string[] = [];
  const title = unescapeHtml(/<title>([^<]*)/.exec(source)?.[1] ?? "");
  const body = source.indexOf("<body");
  const page = source.replace(SHOWN, (text, code: string | undefined, ...rest) => {
    if (code !== undefined) return text;
    const at = rest[2] as number;
    const said = unescapeHtml(text.trim());
    const other = same.get(said) ?? dayOf(said, to);
    if (other !== undefined) return text.replace(text.trim(), () => html(other));
    if (at > body && said !== title && /\p{L}{3}/u.test(said) && !/@|^\d/.test(said))
      kept.push(said);
    return text;
  });
  const headline = unescapeHtml(/class="headline[^"]*">([^<]*)/.exec(source)?.[1] ?? "");
  const heading = same.get(headline);
  return {
    page: (heading ? page.replace(html(headline), () => html(heading)) : page).replace(
      /(<html\b[^>]*\slang=")\w+/,
      (_, open: string) => open + to,
    ),
    kept: [...new Set(kept)],
  };
}

/** Days of a list of hours. */
function dayOf(text: string, to: Language): string | undefined {
  const days = text.length < 40 ? daysIn(text) : null;
  return days ? daysOut(days, "", (day) => DAY_NAMES[to]?.[day] ?? "") : undefined;
}

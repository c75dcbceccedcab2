import { PAGE_WORDS } from "../../../pages/words";
import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { type EditResult, edited, unchanged } from "../../edit";
import { PAGE } from "../../project";
import { withNavLink } from "../../sections.server";
import { beforeForm } from "../new-section-place";
import type { Order } from "../order";
import type { Page } from "../page-model";

const BRINGS =
  /(?<!\p{L})(?:who(?:['’]?s| is| will)? (?:be )?bring(?:s|ing)|bring(?:s|ing)? what|what (?:people|everyone|everybody|guests|they|each person) (?:is |are |will )?bring(?:s|ing)?|potluck|bring[- ]list|wer (?:\p{L}+ )?(?:was )?mitbringt|wer was|mitbring\p{L}*|qui (?:apporte|amène)(?: quoi)?|quién trae(?: qué)?|qué trae(?: cada uno)?|chi porta(?: cosa)?|quem (?:traz|leva)(?: o quê)?)(?!\p{L})/iu;
/** What each of them is to bring is told to visitors, and not asked of them. */
const TO_BRING =
  /(?<!\p{L})(?:what (?!everyone|everybody|each|people)[^.?!]{0,40}(?:to|should|must|need to|have to) bring|was [^.?!]{0,60}(?:mitbringen (?:soll|muss|müssen|kann|können|should|must|can)|mitzubringen)|ce qu[^.?!]{0,30}(?:faut|doi\p{L}+|devez) (?:apporter|amener)|hay que (?:traer|llevar)|(?:bisogna|deve|devono) portare)/iu;
const LISTS =
  /(?<!\p{L})(?:list|sign[- ]?up|sheet|add|enter|write|form|liste|eintrag\p{L}*|ajout\p{L}*|inscri\p{L}*|lista|apunt\p{L}*|añad\p{L}*|segna\p{L}*|aggiung\p{L}*|adicion\p{L}*|inscrev\p{L}*)(?!\p{L})/iu;
const SAYS: Readonly<
  Record<string, readonly [heading: string, what: string, submit: string, lead: string]>
> = {
  en: [
    "Who brings what",
    "What do you bring?",
    "Put me on the list",
    "Write down what you bring, so that not all bring the same.",
  ],
  de: [
    "Wer bringt was mit",
    "Was bringst du mit?",
    "Auf die Liste",
    "Trag ein, was du mitbringst, damit nicht alle dasselbe bringen.",
  ],
  fr: [
    "Qui apporte quoi",
    "Qu’apportez-vous ?",
    "M’ajouter à la liste",
    "Notez ce que vous apportez, pour que tout le monde n’apporte pas la même chose.",
  ],
  es: [
    "Quién trae qué",
    "¿Qué traes?",
    "Apúntame",
    "Escribe qué traes, para que no traigamos todos lo mismo.",
  ],
  it: [
    "Chi porta cosa",
    "Che cosa porti?",
    "Mettimi in lista",
    "Scrivi che cosa porti, così non portiamo tutti la stessa cosa.",
  ],
  pt: [
    "Quem leva o quê",
    "O que leva?",
    "Pôr-me na lista",
    "Escreva o que leva, para não levarmos todos o mesmo.",
  ],
};

/** "A list of who's bringing what": kept in each visitor's browser, and told so. */
export function bringList({ text, page }: Order): EditResult | null {
  if (TO_BRING.test(text) || !BRINGS.test(text) || !LISTS.test(text) || text.length > 240)
    return null;
  const { source } = page;
  if (source.includes('data-keep="bring"')) return unchanged("The page has such a list already.");
  const language = languageOfPage(source);
  const [heading, what, submit, lead] = SAYS[language] ?? SAYS.en ?? ["", "", "", ""];
  const { formTexts, fields } = PAGE_WORDS[language];
  const inner = `<p class="section-lead">${html(lead)}</p>
<form class="form" data-keep="bring" data-mail="">
  <div class="half">
    <label class="label" for="bring-name">${html(fields.name)}</label>
    <input class="input" id="bring-name" name="name" type="text" autocomplete="name" maxlength="200" required />
  </div>
  <div class="half">
    <label class="label" for="bring-what">${html(what)}</label>
    <input class="input" id="bring-what" name="what" type="text" autocomplete="off" maxlength="200" required />
  </div>
  <button class="button primary" type="submit">${html(submit)}</button>
  <p class="form-note">${html(formTexts.kept)}</p>
</form>
<div class="kept" data-kept="bring" hidden>
  <p class="kept-said" role="status" data-said="${html(formTexts.thanks)}" data-full="${html(formTexts.full)}"></p>
  <h3>${html(formTexts.keptHeading)}</h3>
  <ul class="kept-list"></ul>
  <p class="kept-actions">
    <a class="button small" data-act="mail" href="mailto:" hidden>${html(formTexts.mailAction)}</a>
    <button class="button small" data-act="csv" type="button">${html(formTexts.csvAction)}</button>
    <button class="button small quiet" data-act="clear" type="button">${html(formTexts.clearAction)}</button>
  </p>
</div>
`;
  return edited(
    new Map([[PAGE, withSection(page, "who-brings-what", heading, inner)]]),
    `Added the section “${heading}”: a visitor writes a name and a thing, and it stands in the list below. The page has no server: each visitor sees what was entered in their own browser alone, and the page says so. For one list that all share it needs a server, or a model that builds one.`,
  );
}

/** The page with one section more, before the form that ends it; the menu leads there. */
function withSection(page: Page, id: string, heading: string, inner: string): string {
  const { source } = page;
  const at = beforeForm(page);
  const lines = inner.replace(/^(?=.)/gm, "        ").replace(/\n*$/, "\n");
  const block = `      <section class="section" id="${id}" aria-labelledby="${id}-title">\n        <h2 id="${id}-title">${html(heading)}</h2>\n${lines}      </section>\n`;
  return withNavLink(source.slice(0, at) + block + source.slice(at), `#${id}`, html(heading));
}

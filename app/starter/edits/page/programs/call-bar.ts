import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { type EditResult, unchanged } from "../../edit";
import { WORDS_AROUND } from "../moods/moods-said";
import type { Order } from "../order";
import { phoneOf, telOf } from "../orders/set-contact";
import { placed, wordsLeft } from "./place-program";

const CALL =
  /(?<!\p{L})(?:calls?(?![ -]?outs?(?!\p{L}))|phone|ring|dial|anruf\p{L}*|telefon\p{L}*|appel\p{L}*|téléphon\p{L}*|llam\p{L}*|teléfono|chiam\p{L}*|telefon\p{L}*|ligar|chamar|telefone)(?!\p{L})/iu;
const STAYS =
  /(?<!\p{L})(?:sticky|stays?|stay(?:ing)?|fixed|always (?:visible|there|on (?:the )?screen)|floats?|floating|pinned|keep|bleib\p{L}*|fest|fixiert|immer (?:sichtbar|da|zu sehen)|mitscroll\p{L}*|reste\p{L}*|fixe|toujours visible|colle\p{L}*|fij[oa]|siempre visible|qued\p{L}*|fiss[oa]|sempre visibile|rest[ia]\p{L}*|fix[oa]|sempre visível|fic\p{L}*)(?!\p{L})/iu;
const WORDS = new Set(
  (
    "call button phone number ring dial bar sticky stay stays fixed floating float floats pinned pin keep bottom screen scroll scrolls scrolling down visible always mobile mobiles phones cell smartphone when while you people visitors they still from corner edge " +
    "anruf anrufen anrufknopf anrufbutton knopf button telefon telefonknopf telefonnummer handy smartphone unten rand bildschirmrand scrollen scrollt mitscrollen bleiben bleibt immer sichtbar fest fixiert beim wenn stehen auch " +
    "bouton appel appeler téléphone bas écran reste rester fixe toujours visible défile faire défiler quand mobile " +
    "botón llamar llamada teléfono abajo pantalla fijo siempre visible móvil al desplazar quede cuando en " +
    "pulsante chiamata chiamare telefono basso schermo fisso sempre visibile cellulare resti quando si scorre in " +
    "botão ligar chamada telefone baixo tela ecrã fixo sempre visível celular telemóvel fique quando em"
  ).split(" "),
);
const SAYS: Readonly<Record<string, string>> = {
  en: "Call",
  de: "Anrufen:",
  fr: "Appeler le",
  es: "Llamar al",
  it: "Chiama",
  pt: "Ligar para",
};
const CSS = `.call-bar {
  display: none;
}

@media (max-width: 48rem) {
  .call-bar {
    position: fixed;
    z-index: 20;
    inset: auto 0 0;
    display: block;
    padding: 1rem;
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 700;
    text-align: center;
    text-decoration: none;
  }

  body {
    padding-bottom: 4rem;
  }
}
`;

/** "Can the call button stay at the bottom when you scroll": on phones, with room for it below the page. */
export function callBar({ text, page, files }: Order): EditResult | null {
  if (!CALL.test(text) || !STAYS.test(text) || text.length > 160) return null;
  if (wordsLeft(text, WORDS, WORDS_AROUND).length > 0) return null;
  const phone = phoneOf(page);
  if (!phone) return unchanged("The page gives no number to call: say it first.");
  if (page.source.includes('class="call-bar"'))
    return unchanged("On phones it stays there already.");
  const label = `${SAYS[languageOfPage(page.source)] ?? "Call"} ${phone}`;
  const link = `  <a class="call-bar" href="tel:${telOf(phone)}">${html(label)}</a>\n`;
  // Where it is written does not show: within the footer, readers of a screen come by it.
  const end = /[ \t]*<\/(?:footer|body)>/.exec(page.source);
  if (!end) return null;
  const source = `${page.source.slice(0, end.index)}  ${link}${page.source.slice(end.index)}`;
  return placed(
    files,
    { source, css: CSS, script: "" },
    `On phones a bar to call ${phone} stays at the bottom of the screen now; the page ends above it.`,
  );
}

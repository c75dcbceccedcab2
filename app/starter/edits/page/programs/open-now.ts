import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { type EditResult, unchanged } from "../../edit";
import { daysIn } from "../hours-said";
import type { Order } from "../order";
import { OPEN_SCRIPT } from "./open-script";
import { placed } from "./place-program";

const OPEN =
  /(?<!\p{L})(?:open|offen|geöffnet|auf|ouverts?|abiert[oa]s?|apert[oi]|abertos?)(?!\p{L})/iu;
const CLOSED =
  /(?<!\p{L})(?:closed|shut|zu|geschlossen|fermés?|cerrad[oa]s?|chius[oi]|fechados?)(?!\p{L})/iu;
const NOW =
  /(?<!\p{L})(?:now|right now|currently|at the moment|today|gerade|jetzt|aktuell|im moment|momentan|maintenant|en ce moment|actuellement|ahora(?: mismo)?|en este momento|adesso|ora|al momento|in questo momento|agora|neste momento)(?!\p{L})/iu;
const SHOWS =
  /(?<!\p{L})(?:shows?|display|tells?|says?|saying|see|know|badge|sign|label|indicator|status|light|if|whether|zeige?n?|anzeigen?|anzeige|sehen|ob|schild|hinweis|affiche[rz]?|indique[rz]?|savoir|voir|si|muestr\p{L}|mostrar|indica[rl]?\p{L}*|ver|cartel|mostr\p{L}+|vedere|se|saber)(?!\p{L})/iu;
const TODAY =
  /(?<!\p{L})(?:today(?:['’]s)?|current day|heute|heutige[nr]?|aktuelle[nr]? (?:tag|wochentag)|aujourd['’]hui|jour actuel|hoy|día actual|oggi|giorno corrente|hoje|dia atual)(?!\p{L})/iu;
const MARKED =
  /(?<!\p{L})(?:highlight\p{L}*|mark\p{L}*|bold|stand(?:s)? out|emphasi\p{L}*|colou?r\p{L}*|hervor\p{L}*|markier\p{L}*|fett|betont|surlign\p{L}*|mis en (?:avant|évidence)|mets? en (?:avant|évidence)|marqu\p{L}*|resalt\p{L}*|destac\p{L}*|marc\p{L}*|evidenzi\p{L}*|mett\p{L}* in evidenza)(?!\p{L})/iu;
/** Hours that are told, and not asked to be shown. */
const TELLS =
  /\d|(?<!\p{L})(?:from now on|we are now|wir haben jetzt|nous sommes maintenant)(?!\p{L})/iu;

const WORDS: Readonly<Record<string, readonly [open: string, closed: string]>> = {
  en: ["Open now", "Closed now"],
  de: ["Jetzt geöffnet", "Jetzt geschlossen"],
  fr: ["Ouvert en ce moment", "Fermé en ce moment"],
  es: ["Abierto ahora", "Cerrado ahora"],
  it: ["Aperto adesso", "Chiuso adesso"],
  pt: ["Aberto agora", "Fechado agora"],
};
const CSS = `.open-now {
  grid-column: 1 / -1;
  justify-self: start;
  width: fit-content;
  margin: 0 0 1rem;
  padding: 0.3rem 0.9rem;
  border: 2px solid currentcolor;
  border-radius: 99px;
  font-weight: 700;
}

.open-now.is-open {
  color: light-dark(#1d6b34, #7ddc98);
}

.open-now.is-closed {
  color: var(--danger);
}
`;
const LARGE =
  /(?<!\p{L})(?:big|large|huge|giant|groß\p{L}*|grande?s?|gros(?:se)?s?|grandi)(?!\p{L})/iu;
const LARGE_CSS = `.open-now.is-large {
  font-size: clamp(1.75rem, 5vw, 3rem);
  line-height: 1.2;
}
`;
const TODAY_CSS = `:root .hours > .is-today {
  background: var(--raised);
  box-shadow: inset 4px 0 0 var(--accent);
  padding-inline-start: 0.75rem;
  font-weight: 700;
}
`;

/** "Show if we are open now": by the hours that the page lists. "Mark today": the line of them that counts today. */
export function openNow({ text, page, files }: Order): EditResult | null {
  if (text.length > 160 || TELLS.test(text)) return null;
  const isToday = TODAY.test(text) && MARKED.test(text);
  const isOpen =
    !isToday && OPEN.test(text) && SHOWS.test(text) && (NOW.test(text) || CLOSED.test(text));
  if (!isToday && !isOpen) return null;
  const { source } = page;
  const lines = page.pieces.filter(
    ({ kind, entry }) =>
      kind === "entry" && entry?.name.element.tagName === "dt" && daysIn(entry.name.text),
  );
  const list = /\n([ \t]*)<dl class="hours"( data-today)?>/.exec(source);
  if (!list || lines.length === 0)
    return unchanged(
      "The page lists no opening hours that I can go by: say them first (“we are open Monday to Friday 9 to 17”), then ask again.",
    );
  const language = languageOfPage(source);
  if (isToday && list[2]) return unchanged("The line that counts today is marked already.");
  if (isToday) {
    const next = source.replace('<dl class="hours">', '<dl class="hours" data-today>');
    return placed(
      files,
      { source: next, css: TODAY_CSS, script: OPEN_SCRIPT },
      "The line of the opening hours that counts today is marked now, by the visitor’s clock.",
    );
  }
  if (/class="open-now[ "]/.test(source))
    return unchanged("The page says already whether it is open.");
  const [open, closed] = WORDS[language] ?? ["Open now", "Closed now"];
  const isLarge = LARGE.test(text);
  const badge = `\n${list[1]}<p class="open-now${isLarge ? " is-large" : ""}" data-open="${html(open)}" data-closed="${html(closed)}" hidden></p>`;
  const next = source.slice(0, list.index) + badge + source.slice(list.index);
  return placed(
    files,
    { source: next, css: isLarge ? `${CSS}\n${LARGE_CSS}` : CSS, script: OPEN_SCRIPT },
    `Above the opening hours the page says${isLarge ? " in large letters" : ""} “${open}” or “${closed}” now, by those hours and the visitor’s clock. Holidays are not known to it.`,
  );
}

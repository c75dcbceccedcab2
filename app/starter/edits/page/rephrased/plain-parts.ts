import { pattern } from "../../grammar/lexicon";
import type { Order } from "../order";
import { ADDS, WISHES } from "../verbs";

type Groups = Readonly<Record<string, string | undefined>>;
type Plainer = readonly [form: RegExp, put: (groups: Groups, order: Order) => string | null];

const ADD = `(?:${ADDS}|${WISHES})@`;
const A =
  "(?:an? |the |our |eine?n? |une? |una |um |uma )?(?:new |small |little |neuen? |kleinen? |petite? )*";
const PART =
  "(?:section|part|block|area|box|abschnitt|bereich|teil|rubrique|partie|sección|apartado|sezione|parte|seção|secção)";
const HOURS =
  "(?:(?:our |the |unseren? |den |nos |les |nuestro |el |i nostri |gli |o nosso )?(?:opening (?:hours|times)|hours|öffnungszeiten|horaires(?: d['’]ouverture)?|horarios?|orari(?: di apertura)?|horários?))";
const BUTTON = "(?:button|knopf|bouton|botón|pulsante|botão)";
const SEEN =
  "(?:bien visible|big|prominent|clear|visible|clearly visible|gut sichtbaren?|großen?|grand|gros|grande|bien visible|ben visibile|bem visível)";
const ON_TOP =
  "(?:at the (?:very )?top(?: of (?:the|our) (?:page|site))?|(?:ganz )?oben(?: auf (?:der|die) seite)?|(?:tout )?en haut(?: de (?:la|notre) page)?|arriba(?: de la página)?|en la parte superior|in alto(?: nella pagina)?|in cima(?: alla pagina)?|no topo(?: da página)?)";

/** Parts of a page that are asked for with what they are to hold or to do, as the orders that they mean. */
export const PLAIN_PARTS: readonly Plainer[] = [
  // "Add a section with opening hours: Tue–Fri 8–5, Sat and Sun 9–4": all hours anew, where the page has some.
  [
    pattern(
      `^${ADD} ${A}${PART} (?:with|for|about|of|mit|für|zu|avec|pour|con|para|per|com)? ?${HOURS}(?: hinzu| ein)? ?: (?<body>[^⟦⟧:]*\\d[^⟦⟧]{2,160})$`,
    ),
    ({ body = "" }) => `opening hours: ${body}`,
  ],
  // "Mets un bouton bien visible « Devenir membre » en haut de la page".
  [
    pattern(
      `^(?:${ADD}|mettez|pon|poner) ${A}(?:${SEEN} )*${BUTTON} (?:${SEEN} )*(?:mit (?:der aufschrift )?|avec |con |com )?(?<label>⟦\\d+⟧)(?: ${SEEN})* ${ON_TOP}(?: hinzu| ein)?$`,
    ),
    ({ label }, { text }) =>
      /^add a button ⟦\d+⟧ at the top of the page$/u.test(text)
        ? null
        : `add a button ${label} at the top of the page`,
  ],
];

import { type EditResult, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { attribute } from "../../said/page-elements";
import { thingSaid } from "../frame/find-thing";
import { unmasked } from "../masked";
import type { Order, ReadOrder } from "../order";
import { defaultGoal, goalOf } from "../orders/button-goals";
import { put, type Spot } from "../orders/put-button.server";
import type { Piece } from "../page-model";
import { ADDS, WISHES } from "../verbs";

const BUTTON =
  "(?:(?:big|small|large|clear|second|nice|große[nrs]?|gran|grand|grande)@ )*(?:button|knopf|schaltfläche|bouton|botón|pulsante|botão)";
const PLACE =
  "(?:,? ?(?:(?:at|on|right at|near) (?:the )?(?:very )?top(?: of the (?:page|site))?|on the (?:first screen|front page|home ?page|start page|hero)|in the hero|(?<menu>(?:in|into) (?:the )?(?:header|menu|nav(?:igation)?|top bar))|(?:ganz )?oben|auf der startseite|(?<menu2>im menü|in die kopfzeile)|(?:tout )?en haut(?: de la page)?|sur l['’]accueil|dans l['’]en-tête|arriba|en la portada|al principio|in alto|in cima|no topo|na capa))?";
const SAYS =
  "(?:(?:that|which|,)? ?(?:says|said|reads)|saying|reading|called|named|labell?ed|with (?:the )?(?:text|words?|label)|(?:der|auf dem|wo)(?: drauf)? (?:steht|sagt)|auf dem|mit (?:dem text|der aufschrift)|namens|qui dit|intitulé|avec (?:le texte|écrit)|que (?:diga|dice|ponga)|con el texto|che dic[ea]|con (?:il testo|scritto)|que di(?:z|ga)|com o texto)";
const JOIN =
  "(?:,? (?:and|und|et|y|e)(?: (?:that|which|it|der|qui|que|che))?|,? (?:that|which|der|qui|que|che)|,)";
const LEADS =
  "(?:(?:should |will |can |it )*(?:jumps?|goes|go|leads?|links?|scrolls?|takes? (?:you|people|them|visitors|us)|brings? (?:you|people|them)|points?|opens?)(?: (?:straight|down|directly|on))*(?: (?:to|into|at|up))?|(?:mène|renvoie|va|descende?|saute|amène)(?: (?:à|au|aux|vers|jusqu['’](?:à|aux?)))?|(?:baj[ea]|llev[ea]|va(?:ya)?|salt[ea]|enla[zc][ae]|condu[zc]c?[ae])(?: (?:hasta|a|al|hacia))?|(?:port[ai]|vada|scend[ae]|salt[ai])(?: (?:a|al|alla|alle|fino a))?|(?:lev[ae]|vá|vai|desç?[ae]|salt[ae])(?: (?:a|ao|à|até))?)";
const TO_LAST = "(?:zu[rm]?|auf|nach|direkt zu[rm]?)";
const FORMS = [
  pattern(
    `^(?:${ADDS}|${WISHES})@ (?:an?|the|another|einen?|un|une|uma?)@ ${BUTTON}${PLACE},? ${SAYS}@:? (?<label>⟦\\d+⟧|\\p{L}[^⟦⟧,:]{1,40}?)${JOIN} ${LEADS}@ (?<goal>[^,⟦⟧]{2,60})$`,
  ),
  pattern(
    `^(?:${ADDS}|${WISHES})@ (?:oben |auf der startseite )?(?:einen|ein)@ ${BUTTON}(?: ein| hinzu| rein)?,? ${SAYS}@:? (?<label>⟦\\d+⟧|\\p{L}[^⟦⟧,:]{1,40}?)(?: (?:steht|sagt))?(?: ein| hinzu)?${JOIN} ${TO_LAST}@ (?<goal>[^,⟦⟧]{2,60}?) (?:führt|springt|geht|verlinkt|leitet|scrollt)$`,
  ),
];
/** What is only a word for any part of a page. */
const ANY_PART =
  /(?<!\p{L})(?:the|our|my|bits?|parts?|sections?|stuff|area|zone|block|further down|below|abschnitt|bereich|teil|partie|sección|parte|sezione|seção|secção)(?!\p{L})/giu;

const OF_PICTURES =
  /^(?:(?:the|our|my|die|den|unsere[nr]?|les?|las?|nos|los|nuestras|le|as|i|e|o) )*(?:photos?|pictures?|images?|gallery|photographs|bilder\p{L}*|fotos?|galerie|galería|galleria|galeria|imágenes|immagini|imagens)$/iu;
const hasPictures = ({ page }: Order, { place }: Piece) =>
  /<img\b|class="(?:tile-art|picture|art)\b/.test(page.source.slice(place.start, place.end));
const OF_FORM =
  /(?<!\p{L})(?:forms?|sign[- ]?up|signing up|registration|enrol\p{L}*|booking|anmeld\p{L}*|formular|formulaire|inscription|formulario|inscripción|modulo|iscrizion[ei]|formulário|inscrição)(?!\p{L})/iu;

/** "A button that says Join us and jumps to the membership bit": its words end where it is said what it does. */
export const sayingButton: ReadOrder = (order) => {
  const { text, quotes, page } = order;
  const groups = FORMS.map((form) => form.exec(text)?.groups).find((one) => one !== undefined);
  if (!groups?.label || !groups.goal) return null;
  const label = unmasked(groups.label, quotes).trim();
  const goal = leadsTo(groups.goal.trim(), order);
  if (!goal)
    return unchanged(
      `I found no part of this page called “${groups.goal.trim()}” that a button could lead to. Say its heading, an address or a number.`,
    );
  const nav =
    groups.menu || groups.menu2 ? page.pieces.find(({ kind }) => kind === "nav") : undefined;
  const spot: Spot | null = nav ? { piece: nav, side: "in" } : null;
  return known(put(page, (label[0]?.toUpperCase() ?? "") + label.slice(1), goal, false, spot));
};

const known = (result: EditResult | null): EditResult | null =>
  result?.ok ? { ...result, isKnown: true } : result;

function leadsTo(said: string, order: Order): string | null {
  const direct = goalOf(said, order.quotes, order.page);
  if (direct) return direct;
  if (OF_FORM.test(said)) return defaultGoal(order.page);
  const bare = said.replace(ANY_PART, " ").replace(/\s+/g, " ").trim();
  if (bare === "") return null;
  const again = goalOf(bare, order.quotes, order.page);
  if (again) return again;
  const [piece] =
    thingSaid(bare, order, ({ kind }) => /^(?:section|entry|link)$/.test(kind))?.pieces ?? [];
  const section = OF_PICTURES.test(bare)
    ? order.page.pieces.find((one) => one.kind === "section" && hasPictures(order, one))
    : piece?.kind === "section"
      ? piece
      : piece?.section;
  const id = section ? attribute(section.element, "id") : "";
  return id === "" ? null : `#${id}`;
}

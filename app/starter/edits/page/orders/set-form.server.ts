import { type EditResult, edited, there, unchanged } from "../../edit";
import { ARTICLE, pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { attribute } from "../../said/page-elements";
import { findPieces, isWithin } from "../find-pieces";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { withChanges } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { isAlike, wordsOf } from "../page-words";
import { ADDS, WISHES } from "../verbs";
import { boxOf } from "./form-boxes.server";

const FORM =
  "(?:(?!(?:the|of|in|on|to|del|dell|della|sul|sulla|nel|en|el|du|dans|im|des|auf|zum|zur|do|no|da)@)[\\p{L}-]+ ){0,3}(?:form|formular|\\p{L}*formular|formulaire|formulario|modulo|formulário)(?:,? (?:to|for|zu[rm]?|de|pour|para|per|di|um|so(?: that)?|where|wo|mit dem|in dem|damit|pour que|donde) [\\p{L}'’ -]{2,40}?)?";
const FIELD =
  "(?:(?:input |text |form |extra |new |required |optional |separate |weiteres |neues )*(?:field|box|question|dropdown|drop-down|textbox|checkbox|text field|input|feld|eingabefeld|textfeld|auswahl|champ|campo|casella))";
const TO_FORM = `(?: (?:to|in|into|on|zu[rm]?|im|ins|in das|au|dans|a|al|nel|ao|no) (?:the |our |my |das |dem |unser(?:em)? |le |el |il |o )?${FORM})?`;
const WITH =
  "(?:with|including|containing|asking for|that asks for|mit|avec|con|com)(?: (?:the |these |den |folgenden )?(?:fields|feldern|inputs|champs|campos|campi))?:?";
const LAST =
  "(?: (?:hinzu|ein|einfügen|hinzufügen|einbauen|ergänzen|machen|erstellen|haben|dazu))?";
const NEW_FORMS = [
  pattern(
    `^(?:(?:${ADDS}|${WISHES})@ )?${ARTICLE}? ?(?:new |small |simple |short |neues |kleines )*(?<form>${FORM}),? ?(?:${WITH} |: ?)(?<fields>[^:]+?)${LAST}$`,
  ),
  // "A booking form where they pick the barber and time".
  pattern(
    `^(?:(?:${ADDS}|${WISHES})@ )?${ARTICLE}? ?(?:new |small |simple )*(?<form>(?:[\\p{L}-]+ ){0,3}(?:form|formular|formulaire|formulario|modulo))(?: where| in which| with which| so(?: that)?|, wo| in dem) (?:they|people|customers|guests|clients|visitors|one|you|kunden|man|die leute) (?:can |should )?(?:pick|choose|select|enter|give|put|say|leave|auswählen?|wählen?|angeben) (?<fields>[^:]+?)(?: (?:können|kann))?$`,
  ),
  pattern(
    "^(?:can|could|let) (?:people|guests|they|visitors|everyone) (?:say|tell us|let us know|answer|rsvp|reply)(?: if they(?: are|['’]?re)? coming)?(?: on the page| here| online)?[?:.,]+ (?<fields>[^:]+?)$",
  ),
  pattern(
    "^(?:can|could) (?:there|we) (?:be|have) (?:a |an )?(?<form>(?:[\\p{L}-]+ )?form)(?: to \\p{L}+)?[?:.,]* (?<fields>[^:]+)$",
  ),
];
/** "It should come to our email": where what is sent goes. */
const SENT_TO = pattern(
  "^(?:it|they|that|this|the (?:form|answers|messages|entries)|das|es) (?:should|must|shall|soll(?:te)?|needs to) (?:come|go|be sent|arrive|land|kommen|gehen)(?: in| to| an| in)? (?:our|my|the|unsere|meine) (?:e-?mail|mail|inbox|postfach)(?: address| adresse)?(?: kommen| gehen)?$",
);
const ADD_FIELD = [
  pattern(
    `^(?:${ADDS}|${WISHES})@ (?:${ARTICLE} )?${FIELD}@ ?(?:for|called|named|asking for|asking|to enter|with|about|für|namens|pour|para|per|de|:)? ?(?:the |their |a |an |die |den |das |le |la |el )?(?<name>⟦\\d+⟧|[^⟦⟧:,.]{2,50}?)${TO_FORM}(?: (?:hinzu|ein))?$`,
  ),
  pattern(
    `^(?:${ADDS}|${WISHES})@ (?:${ARTICLE} )?(?<name>⟦\\d+⟧|[^⟦⟧:,.]{2,40}?) ${FIELD}${TO_FORM}(?: (?:hinzu|ein))?$`,
  ),
  pattern(
    `^(?:the |our |das |unser |le |notre |el |nuestro |il |o )?${FORM} (?:should|must|needs to|has to|could|soll(?:te)?|muss|doit|debe|deve) (?:also |auch |noch |aussi |también |anche |também )?(?:ask (?:for|about)|have|include|contain|haben|enthalten|nach|fragen nach|demander|pedir|tener|chiedere|avere|pedir|ter) (?:a |an |the |their |eine[nm]? |une? |una? |uma? |dem |der )?(?:${FIELD} (?:for |für |pour |para |per )?)?(?<name>⟦\\d+⟧|[^⟦⟧:,.]{2,40}?)(?: field| feld)?(?: too| as well| fragen| haben| abfragen| enthalten)?$`,
  ),
  pattern(
    "^(?:also )?ask (?:for|about|people for|guests for|them for|visitors for|customers for) (?:the |their |a |an )?(?<name>⟦\\d+⟧|[^⟦⟧:,.]{2,40}?)(?: in the (?:form|\\p{L}+ form))?(?: too| as well)?$",
  ),
];
const REQUIRED =
  "(?:required|mandatory|compulsory|obligatory|a must|pflicht(?:feld)?|verpflichtend|obligatoire|obligatori[oa]|obbligatori[oa]|obrigatóri[oa])";
const OPTIONAL =
  "(?:optional|not required|voluntary|freiwillig|facultati[fv]e?|opcional|facoltativ[oa]|not mandatory|kein pflichtfeld|keine pflicht)";
const NEED = [
  pattern(
    `^(?:make|set|mach|rends?|haz|rendi|torna) (?<what>.+?) (?:field )?(?:zu(?:m)? )?(?:(?<required>${REQUIRED})|${OPTIONAL})$`,
  ),
  pattern(
    `^(?<what>.+?) (?:should be|must be|is|shouldn['’]t be|soll(?:te)?|ist|muss|doit être|debe ser|deve essere|deve ser)(?: an?| ein)? (?:(?<required>${REQUIRED})|${OPTIONAL})(?: sein)?$`,
  ),
];

/** The fields of a form: more of them, and which must be filled in. */
export function setForm(order: Order): EditResult | null {
  const { text, quotes, mark, page } = order;
  for (const form of NEED) {
    const groups = form.exec(text)?.groups;
    if (!groups?.what) continue;
    const found = findPieces(groups.what, page, quotes, ({ kind }) => kind === "field");
    const field = found?.pieces.length === 1 ? found.pieces[0] : undefined;
    if (field) return need(page, field, groups.required !== undefined);
  }
  const asked = NEW_FORMS.map((form) => form.exec(text)?.groups).find((one) => one?.fields);
  if (asked?.fields) return withFields(page, listed(asked.fields, quotes));
  if (SENT_TO.test(text)) return sentTo(page);
  for (const form of ADD_FIELD) {
    const name = form.exec(text)?.groups?.name;
    if (
      !name ||
      (mark === "?" && /question|frage|pregunta|domanda|pergunta/iu.test(text)) ||
      /^(?:it|them|more|that|form|new)$/iu.test(name)
    )
      continue;
    const said = unmasked(name, quotes);
    if (said.split(/\s+/).length > 5) continue;
    return withFields(page, [label(said)]);
  }
  return null;
}

function listed(said: string, quotes: readonly string[]): string[] {
  return unmasked(said, quotes)
    .split(/\s*,\s*(?:and |und |et |y |e )?|\s+(?:and|und|et|y|e|sowie|plus)\s+/iu)
    .map((name) =>
      label(
        name
          .replace(/^(?:any|some|ob|if|his|her)\s+/iu, "")
          .replace(/^(?:an?|the|ein(?:e[nr]?)?|une?|una?|uma?|le|la|el|il|o|their|for)\s+/iu, "")
          .replace(/\s+fields?$/iu, ""),
      ),
    )
    .filter((name) => name !== "");
}

const label = (said: string) => {
  const name = said.replace(/^[“"]([^“”"]+)[”"]$/u, "$1");
  return (name[0]?.toUpperCase() ?? "") + name.slice(1);
};

function need({ source }: Page, { element, place, says }: Piece, isRequired: boolean): EditResult {
  const tag = source.slice(
    place.start,
    element.sourceCodeLocation?.startTag?.endOffset ?? place.end,
  );
  const has = /\srequired(?=[\s/>=])/.test(tag);
  if (has === isRequired)
    return unchanged(`“${says}” is ${isRequired ? "required" : "optional"} already.`);
  const next = isRequired
    ? tag.replace(/\s*(\/?>)$/, " required $1").replace(" required >", " required>")
    : tag.replace(/\srequired(?:="[^"]*")?(?=[\s/>])/, "");
  return edited(
    new Map([
      [
        PAGE,
        withChanges(source, [{ start: place.start, end: place.start + tag.length, text: next }]),
      ],
    ]),
    `“${says}” ${isRequired ? "must be filled in" : "may be left empty"} now.`,
  );
}

function sentTo({ source, pieces }: Page): EditResult {
  const mail = /data-mail="([^"]+@[^"]+)"/.exec(source)?.[1];
  const form = pieces.find(({ kind }) => kind === "form");
  return form && mail
    ? there(
        `The page has no server that takes what is sent: it is kept in the browser, and a button there mails it to ${mail}.`,
      )
    : unchanged("The page gives no mail address yet that it could be sent to: say it with it.");
}

/** The names of fields in a list of them. */
export const fieldsListed = (said: string): string[] => listed(said, []);

/** The first form of the page gets the fields that it lacks. */
function withFields(page: Page, names: readonly string[]): EditResult | null {
  return withFieldsIn(page, names, null);
}

/** A form gets the fields that it lacks. @param id of the part of the page that it stands in; null for the first one */
export function withFieldsIn(
  page: Page,
  names: readonly string[],
  id: string | null,
): EditResult | null {
  const { pieces } = page;
  const form = pieces.find(
    ({ kind, section }) =>
      kind === "form" && (id === null || (section && attribute(section.element, "id") === id)),
  );
  if (!form || names.length === 0 || names.length > 12 || names.some((name) => name.length > 60))
    return null;
  const fields = pieces.filter((piece) => piece.kind === "field" && isWithin(piece, form));
  const has = (name: string) =>
    fields.some(({ says, element }) => {
      const own = [...wordsOf(says), ...wordsOf(attribute(element, "name"))];
      return wordsOf(name).every((word) =>
        own.some(
          (one) =>
            isAlike(one, word) || SAME.some((group) => group.includes(one) && group.includes(word)),
        ),
      );
    });
  const missing = names.filter((name) => !has(name));
  if (missing.length === 0)
    return there(`The form “${form.section?.says ?? ""}” already asks for ${names.join(", ")}.`);
  const prefix = attribute(fields[0]?.element ?? form.element, "id").split("-")[0] ?? "form";
  const boxes = missing.map((name) => boxOf(page, prefix, name));
  const kept = names.length - missing.length;
  return withBoxes(
    page,
    form,
    boxes,
    `The form “${form.section?.says ?? ""}” asks for ${missing.map((name) => `“${name}”`).join(" and ")} now${kept > 0 ? "; the others it asked for already" : ""}.`,
  );
}

/** A form with more fields, before the long text that it ends with, or else before its button. */
export function withBoxes(
  { source, pieces }: Page,
  form: Piece,
  boxes: readonly string[],
  said: string,
): EditResult | null {
  const inForm = pieces.filter((piece) => isWithin(piece, form));
  const long = inForm.find(({ element }) => element.tagName === "textarea");
  const box = long?.element.parentNode;
  const button = inForm.find(({ kind }) => kind === "button");
  const anchor =
    box && "tagName" in box && box.tagName === "div"
      ? box.sourceCodeLocation?.startOffset
      : button?.place.start;
  if (anchor === undefined) return null;
  const at = source.lastIndexOf("\n", anchor) + 1;
  const indent = /^[ \t]*/.exec(source.slice(at))?.[0] ?? "";
  const block = boxes.join("").replace(/^(?=.)/gm, indent);
  return edited(new Map([[PAGE, source.slice(0, at) + block + source.slice(at)]]), said);
}

const SAME: readonly (readonly string[])[] = [
  ["mail", "email", "e-mail", "correo", "courriel"],
  ["day", "date", "dat", "tag", "datum"],
  ["yes", "com", "coming"],
  ["many", "guest", "person", "number"],
  ["allergi", "allergy"],
  ["food", "diet"],
  ["message", "nachricht", "else", "noch", "comment", "kommentar", "anything"],
];

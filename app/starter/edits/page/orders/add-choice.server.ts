import { sentenceCase } from "../../../match/words";
import { languageOfPage } from "../../../sections/languages";
import { type EditResult, there, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { attribute } from "../../said/page-elements";
import { entriesSaid } from "../entries-said";
import { isWithin } from "../find-pieces";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { allWordsOf } from "../page-words";
import { ADDS, WISHES } from "../verbs";
import { choiceBox } from "./form-boxes.server";
import { withBoxes } from "./set-form.server";

const PEOPLE =
  "(?:people|customers|visitors|guests|clients|patients|members|parents|they|you|everyone|users|buyers|kunden|besucher|gäste|man|leute|clients?|les clients|los clientes|clientes|i clienti|clienti|os clientes)";
const CHOOSE = "(?:choose|pick|select|say|tell us|state)";
const CHOICE =
  "(?:choice|choices|drop-?down(?: (?:menu|list|field))?|select(?:ion)?(?: (?:field|box|list))?|option(?:s)?(?: field)?|picker|auswahl(?:feld)?|choix|liste déroulante|elección|desplegable|selección|scelta|menu a tendina|escolha|seleção)";
const IN_FORM =
  "(?: (?:to|in|on|into|im|zum|ins|au|dans|al|en|nel|ao|no) (?:the |our |my |le |el |il |o )?(?:[\\p{L}-]+ )?(?:form|formular|formulaire|formulario|modulo|formulário))?";
const VALUES = "(?<values>[^:?!]{3,200}?)";
const NAMED = "(?<name>⟦\\d+⟧|[\\p{L}][\\p{L}' -]{1,30}?)";
const FORMS = [
  // "Add a choice Size: small, medium, large".
  pattern(
    `^(?:${ADDS}|${WISHES})@ (?:an? |the |eine[nrm]? |une? |una? |uma? )?(?:new )?${CHOICE}${IN_FORM}(?: (?:of|for|called|named|für|namens|de|pour|para|per|di)| the|,)? (?:the |an? )?${NAMED}${IN_FORM}(?::| with(?: the options)?:?| \\() ?${VALUES}\\)?${IN_FORM}$`,
  ),
  // "Add a size dropdown with small, medium and large".
  pattern(
    `^(?:${ADDS}|${WISHES})@ (?:an? |the |eine[nrm]? )?${NAMED} ${CHOICE}${IN_FORM}(?::| with(?: the options)?:?| of| \\(|,) ?${VALUES}\\)?${IN_FORM}$`,
  ),
  // "Customers should be able to choose the size: small, medium, large".
  pattern(
    `^(?:let |allow )?${PEOPLE} (?:(?:should|must|can|need to|have to|to|would like to|want to)(?: be able to| also)? )?${CHOOSE} (?:between |from |a |an |the |their |which )*${NAMED}${IN_FORM}(?::|,| from| \\(|;| -| –) ?${VALUES}\\)?$`,
  ),
  pattern(
    `^(?:${PEOPLE}) (?:sollen|sollten|können|soll|kann) ${NAMED} (?:wählen|auswählen|aussuchen)(?: können)?(?::|,) ?${VALUES}$`,
  ),
];
/** "Let guests choose fish, meat or vegetarian": all of these are what there is to choose from. */
const ONLY_VALUES = pattern(
  `^(?:let |allow )?${PEOPLE} (?:(?:should|must|can|need to|have to|to|would like to|want to)(?: be able to| also)? )?${CHOOSE} (?:between |from |a |an |either )*(?<values>[^:?!⟦⟧]{3,120}?)${IN_FORM}$`,
);
/** What such a field is called until its owner calls it otherwise, by the language of the page. */
const CHOICE_NAME: Readonly<Record<string, string>> = {
  en: "Your choice",
  de: "Ihre Wahl",
  fr: "Votre choix",
  es: "Su elección",
  it: "La sua scelta",
  pt: "A sua escolha",
};
const OR = /\s+(?:or|oder|ou|o)\s+/iu;

/** "Add a choice Size: small, medium, large": a field of the form with what there is to choose from. */
export function addChoice({ text, quotes, page }: Order): EditResult | null {
  const only = ONLY_VALUES.exec(text)?.groups?.values;
  const unnamed = only && OR.test(only) ? only : null;
  const groups =
    unnamed === null
      ? FORMS.map((form) => form.exec(text)?.groups).find((one) => one?.values)
      : { name: CHOICE_NAME[languageOfPage(page.source)] ?? "Your choice", values: unnamed };
  if (!groups?.name || !groups.values) return null;
  const name = sentenceCase(
    unmasked(groups.name, quotes).replace(/^(?:die|den|das|ihre?n?|la|le|el|il|o) /iu, ""),
  );
  const options = entriesSaid(unmasked(groups.values, quotes).replace(OR, ", "))
    .map((one) => one.replace(/^(?:an? |the |either )+/iu, ""))
    .map(sentenceCase);
  if (options.length < 2 || options.length > 20 || options.some((one) => one.length > 60))
    return null;
  const form = page.pieces.find(({ kind }) => kind === "form");
  if (!form)
    return unchanged(
      `The page has no form in which “${name}” could be chosen: “add a form with name, email and message” makes one.`,
    );
  const fields = page.pieces.filter((piece) => piece.kind === "field" && isWithin(piece, form));
  const same = (one: string) => allWordsOf(one).join(" ") === allWordsOf(name).join(" ");
  if (fields.some(({ says }) => same(says)))
    return there(`The form “${form.section?.says ?? ""}” has a field “${name}” already.`);
  const prefix = attribute(fields[0]?.element ?? form.element, "id").split("-")[0] ?? "form";
  return withBoxes(
    page,
    form,
    [choiceBox(prefix, name, options)],
    `The form “${form.section?.says ?? ""}” lets people choose “${name}” now: ${options.join(", ")}.${unnamed === null ? "" : ` To call it otherwise: “change “${name}” to …”.`}`,
  );
}

import { type EditResult, there } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { attribute } from "../../said/page-elements";
import { isWithin } from "../find-pieces";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { allWordsOf } from "../page-words";
import { ADDS, WISHES } from "../verbs";
import { boxOf, choiceBox } from "./form-boxes.server";
import { withBoxes } from "./set-form.server";

const FORM =
  "(?:the |our |my |das |dem |le |el |il |o )?(?:[\\p{L}-]+ ){0,2}(?:form|formular|formulaire|formulario|modulo|formulário)";
const FORMS = [
  pattern(
    `^(?:${ADDS}|${WISHES})@ (?:an? |the |another |one more |eine |une |una |uma )?(?:new )?(?:question|frage|pregunta|domanda|pergunta) (?:to|in|into|on|ins|zum|im|au|dans|al|en|nel|ao|no) ${FORM}(?:,? (?:that asks|asking|saying|which asks))?:? (?<question>⟦\\d+⟧|[^⟦⟧:]{4,120})$`,
  ),
  pattern(`^(?:ask|frag)@ (?:in|on|im) ${FORM}:? (?<question>⟦\\d+⟧|[^⟦⟧:]{4,120})$`),
  pattern(
    `^(?:${FORM} should (?:also )?ask|in ${FORM},? (?:please )?ask):? (?<question>⟦\\d+⟧|[^⟦⟧:]{4,120}\\?)$`,
  ),
];
const YES_OR_NO =
  /^(?:will|would|do|does|did|are|is|can|could|have|has|may|should|shall|kommst|brauchst|brauchen|hast|habt|haben|bist|seid|sind|möchtest|willst|est-ce|avez|voulez|venez|vas|tienes|quieres|necesitas|vienes|hai|vuoi|vieni|avete|tens|queres|vens|precisa\p{L}*)(?!\p{L})/iu;
const ANSWERS: Readonly<Record<string, readonly [string, string]>> = {
  de: ["Ja", "Nein"],
  fr: ["Oui", "Non"],
  es: ["Sí", "No"],
  it: ["Sì", "No"],
  pt: ["Sim", "Não"],
};

/** "Add a question to the form: will you need the shuttle bus?": a field that asks it, with yes and no where that answers it. */
export function askInForm({ text, quotes, page, mark }: Order): EditResult | null {
  const said = FORMS.map((form) => form.exec(text)?.groups?.question).find(Boolean);
  const form = page.pieces.find(({ kind }) => kind === "form");
  if (!said || !form) return null;
  const plain = unmasked(said, quotes).trim();
  const question = `${(plain[0]?.toUpperCase() ?? "") + plain.slice(1)}${/[?]$/u.test(plain) ? "" : mark.includes("?") ? "?" : ""}`;
  const fields = page.pieces.filter((piece) => piece.kind === "field" && isWithin(piece, form));
  const name = form.section?.says ?? "";
  if (fields.some(({ says }) => allWordsOf(says).join(" ") === allWordsOf(question).join(" ")))
    return there(`The form “${name}” asks that already.`);
  const prefix = attribute(fields[0]?.element ?? form.element, "id").split("-")[0] ?? "form";
  const language = /<html lang="(\w\w)/.exec(page.source)?.[1] ?? "en";
  const isEither = / (?:or|oder|ou|o) /iu.test(question);
  const box =
    YES_OR_NO.test(question) && !isEither
      ? choiceBox(prefix, question, ANSWERS[language] ?? ["Yes", "No"])
      : boxOf(page, prefix, question);
  return withBoxes(page, form, [box], `The form “${name}” asks “${question}” now.`);
}

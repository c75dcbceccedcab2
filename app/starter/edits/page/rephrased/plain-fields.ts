import { pattern } from "../../grammar/lexicon";
import type { Order } from "../order";

const PEOPLE =
  "(?:people|guests?|visitors|customers|clients|they|them|parents|members|everyone|everybody|folks|users|students|patients)";
const TELL =
  "(?:say|tell (?:us|me)|enter|give|pick|choose|select|write|leave|let (?:us|me) know|state|fill in)";
const WHEN =
  "(?: (?:(?:in|on|with|via|through) (?:the |our )?(?:\\p{L}+ ){0,2}form|when (?:they|people|guests) (?:book|order|sign up|register|reserve|reply|answer|write)(?: a table| online)?|in the (?:\\p{L}+ )?form|on the form|when booking|when signing up|when ordering|at booking|for (?:an? |the |their )?(?:appointment|visit|booking|reservation|table|session|lesson|order|consultation)))";
const ASKED = [
  pattern(
    `^(?:(?:i|we)(?:['’]d| would)? (?:want|like|need)|let|have|make|allow) ${PEOPLE} (?:to )?(?:be able to )?(?:also )?${TELL} (?<fields>[^⟦⟧:]{3,120}?)${WHEN}?$`,
  ),
  pattern(
    `^${PEOPLE} (?:should|must|need to|have to|can) (?:be able to )?(?:also )?${TELL} (?<fields>[^⟦⟧:]{3,120}?)${WHEN}?$`,
  ),
  pattern(
    `^(?:the |our )?(?:[\\p{L}-]+ ){0,2}form (?:should|must|needs to|has to) (?:also )?ask (?:for |about )?(?<fields>[^⟦⟧:]{3,80}?)(?: too| as well| also)?$`,
  ),
];
/** A form of its own, in clauses: "a form where guests say if they come and what they eat". */
const CLAUSES = pattern(
  `^(?:(?:add|put|make|create|i need|we need|i want|we want) )?(?:an? |the )?(?<form>(?:[\\p{L}-]+ ){0,2}(?:form|rsvp))(?: where| in which| so(?: that)?| for)? ${PEOPLE} (?:can |should |to )?${TELL} (?<fields>[^⟦⟧:]{3,120})$`,
);
/** "A volunteer sign up with name and phone", "let people sign up for watering, with name and day". */
const SIGN_UP = [
  pattern(
    "^(?:(?:add|put|make|create|i need|we need|i want|we want) )?(?:an? |the )?(?:way for (?:people|them) to )?(?<for>(?:(?!newsletter|mailing)[\\p{L}-]+ ){0,2})(?:sign[- ]?up|registration|application|booking|reservation|request|enquiry|inquiry|callback|order)(?: sheet| list| page| section)?(?: with|:) (?<fields>[^⟦⟧:]{3,120})$",
  ),
  pattern(
    "^(?:let|allow) (?:people|visitors|parents|members|them|everyone|guests) (?:to )?(?:sign up|register|apply|enrol|enroll)(?: for (?<for>[^⟦⟧:,]{3,30}?))?,? (?:with|giving|using|by) (?:their |a )?(?<fields>[^⟦⟧:]{3,120})$",
  ),
];

/** Fields of forms that are told in clauses, as an order for fields with names. */
export function plainFields({ text }: Order): string[] {
  for (const form of ASKED) {
    const said = form.exec(text)?.groups?.fields;
    const names = said ? namesIn(said) : null;
    if (names) return [`the form with the fields ${names.join(", ")}`];
  }
  const clauses = CLAUSES.exec(text)?.groups;
  const asked = clauses?.fields ? namesIn(clauses.fields) : null;
  if (asked) return [`the form with the fields ${asked.join(", ")}`];
  for (const form of SIGN_UP) {
    const groups = form.exec(text)?.groups;
    const names = groups?.fields ? namesIn(groups.fields) : null;
    if (names) return [`add a ${(groups?.for ?? "").trim()} sign up form with ${names.join(", ")}`];
  }
  return [];
}

/** What each part of a list of clauses is called as a field; null where one is none. */
function namesIn(said: string): string[] | null {
  const names = said
    .split(
      /\s*,\s*(?:and )?|\s+and\s+(?=(?:how|what|which|if|whether|when|where|who|an?|the|their|\p{L}+$))/iu,
    )
    .filter((one) => one.trim() !== "")
    .map(fieldName);
  return names.length > 0 && names.every((name) => name !== "" && name.split(" ").length <= 6)
    ? names
    : null;
}

/** "How many people they are" is “How many people”, "what they eat" is “What you eat”. */
function fieldName(clause: string): string {
  const count =
    /^how (?:many|much) (?:of )?(?<what>[\p{L} ]+?)(?: (?:they|there|are|is|will|come|need|want)(?: .*)?)?$/iu.exec(
      clause,
    );
  const plain = count?.groups?.what
    ? `how many ${count.groups.what}`
    : clause
        .replace(
          /^(?:if|whether) they(?:['’]re| are)? (?:will )?(?:come|coming|can come|attend(?:ing)?)$/iu,
          "coming",
        )
        .replace(/^(?:if|whether) they (?:have|are|need|want|bring)\s+(?:an? |any )?/iu, "")
        .replace(/^(?:if|whether) they /iu, "")
        .replace(/(?<!\p{L})their(?!\p{L})/giu, "your")
        .replace(/(?<!\p{L})they(?:['’]re| are)(?!\p{L})/giu, "you are")
        .replace(/(?<!\p{L})they(?:['’]d| would) like(?!\p{L})/giu, "you would like")
        .replace(/(?<!\p{L})they(?!\p{L})/giu, "you")
        .replace(/^(?:about |of )?(?:your |any |an? |the )?/iu, "");
  return plain.trim();
}

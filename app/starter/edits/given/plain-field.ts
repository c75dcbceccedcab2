import type { FileTree } from "~/projects/files";
import { fieldOf } from "../../match/fields";
import { sentenceCase } from "../../match/words";
import type { Field } from "../../starter-app";
import type { Edit } from "../edit";
import { addFields, hasFields } from "../fields";
import { pattern } from "../grammar/lexicon";
import { asTexts } from "../grammar/texts";
import { kindsNamed } from "../parts/kind-words";
import { fieldMeant } from "../said/field-lines";
import { FIELD_NOUNS } from "./field-nouns";

const VERB =
  "(?:(?:please|bitte|also|and|can you|could you|can we|i(?:['’]d)? (?:also )?(?:want|need|like)(?: to (?:add|have|track|store|see))?|we (?:also )?(?:want|need)|give (?:it|me|us|them)) )*(?:add|include|insert|put|need|want|have|track|store|show|füge?|ajoute[rz]?|añade|agrega|aggiungi|adiciona)?(?: (?:also|me|us|in|noch|auch))? ?";
const FIELD =
  "(?:fields?|columns?|inputs?|property|attribute|feld|spalte|champ|colonne|campo|columna|coluna)";
const NAME = "(?<name>[\\p{L}][\\p{L}\\p{N} /&'’-]{1,40}?)";
const KIND =
  "(?<kind>number|date|time|text|long text|multi[- ]?line(?: text)?|text ?area|check ?box|yes\\/no|drop-?down|select|link|url|phone|e?-?mail)";
/** What is said of it before its name. "Phone number" is a name. */
const BEFORE =
  "(?<kind>number|text|long text|multi-?line(?: text)?|text ?area|check ?box|yes\\/no|drop-?down)";
const OPTIONS =
  "(?:(?: ?[:(]| with(?: the)?(?: options?| choices| values)?:?| \\((?:options?|choices):?| from| of) ?(?<options>[^()]{3,160}?)\\)?)";
const TO =
  "(?: (?:to|on|for|in|at|into) (?:each|every|all|the|my|our) (?:\\p{L}+ )?\\p{L}+| (?:under|below|beneath|underneath|beside|next to|with) (?:each|every) \\p{L}+| (?:zu|bei|für) (?:jede[rmn]?|alle[nm]?|der|dem|den) \\p{L}+)";
/** "… so I can …", "… that is multi-line": what is said of it. */
const ABOUT = `,? ?(?:that(?:['’]?s| is)|thats|which is|as) (?:an? )?${KIND.replace("<kind>", "<kindAfter>")}`;

const FORMS: readonly { form: RegExp; isKnown?: true }[] = [
  {
    form: pattern(
      `^${VERB}(?:an? |the |another |ein(?:e[nms]?)? |une? |un |una |um |uma )?(?:new |extra |neues |nouveau |nuevo |nuovo |novo )?${FIELD}@:? ?(?:(?:called|named|for(?: the| a| an)?|with the name|namens|für(?: d[eia][rsen]*)?|pour(?: l[ea]s?)?|para(?: el| la)?|per(?: il| la)|llamado|nommé|chiamato) )?:? ?${NAME}${TO}?${OPTIONS}?$`,
    ),
  },
  {
    form: pattern(
      `^${VERB}(?:an? |the |another |ein(?:e[nms]?)? )?(?:new |extra |neues )?(?:${BEFORE} )?${NAME} ${FIELD}@${TO}?(?:${ABOUT})?${OPTIONS}?$`,
    ),
  },
  { form: pattern(`^(?:new|neues|nouveau|nuevo|nuovo|novo) ${FIELD}@:? ?${NAME}${OPTIONS}?$`) },
  {
    form: pattern(
      `^(?:it|this|the (?:form|app|list|table)|(?:each|every) \\p{L}+|(?:\\p{L}+) ) ?(?:also )?(?:needs?|should (?:also )?have|must have|has to have|could use|is missing|lacks) (?:an? |the )?(?:new )?${NAME} ${FIELD}@${OPTIONS}?$`,
    ),
  },
  { form: pattern(`^${VERB}(?:an? |the )?${NAME}${TO}${OPTIONS}?$`), isKnown: true },
  {
    form: pattern(
      `^${VERB}(?<name>who (?:is |does |pays?|paid|wrote )?[\\p{L} ]{0,24}?)${TO}?${OPTIONS}$`,
    ),
  },
  {
    form: pattern(
      `^(?:it|this|the (?:form|app|list|table)|(?:each|every) \\p{L}+|(?:tasks|cards|entries|items|recipes|notes|habits|expenses|books|films|movies) ) ?(?:also )?(?:needs?|should (?:also )?have|must have|has to have|could use|gets?) (?:an? |the )?${NAME}${OPTIONS}?$`,
    ),
    isKnown: true,
  },
  {
    form: pattern(`^${VERB.replace("please|bitte", "please|bitte|plus")}(?:an? |the )?${NAME}$`),
    isKnown: true,
  },
];
/** Such words are of a sentence, or of another wish. */
const NO_NAME =
  /(?<!\p{L})(?:it|this|needs?|i|we|you|they|has|have|please|want|button|section|page|filter|sort|search|color of|colou?rs? for|theme|so|that|thats|which|when|where|if|should|can|could|would|is|are|be|with|and|und|et|y|e|or|called|named|fields?|columns?|each|every|dropdown|below|above|before|after|between|next to|placeholder|one|two|three|more|all)(?!\p{L})/iu;
const KINDS: readonly [RegExp, Field["type"]][] = [
  [/multi|area|long/i, "long"],
  [/check|yes/i, "check"],
  [/number/i, "number"],
  [/date/i, "date"],
  [/time/i, "time"],
  [/link|url/i, "url"],
  [/phone/i, "tel"],
  [/mail/i, "email"],
];

/** A field that is asked for in so many words: "add a field Director", "add a director to each film". */
export function plainField(wish: string, files: FileTree): Edit | null {
  if (!hasFields(files) || /["“„«]/u.test(wish) || wish.length > 200) return null;
  const said = wish.trim().replace(/[.!?]+$/, "");
  for (const { form, isKnown } of FORMS) {
    const groups = form.exec(said)?.groups;
    const name = groups?.name?.trim() ?? "";
    if (name === "" || NO_NAME.test(name) || name.split(/\s+/).length > 4) continue;
    if (isKnown && !FIELD_NOUNS.has(name.toLowerCase())) continue;
    const field = fieldFor(name, groups?.kind ?? groups?.kindAfter, groups?.options);
    if (!field || fieldMeant(files, field.label)) continue;
    return (tree) => {
      const result = addFields(tree, [field], true);
      return result.ok ? { ...result, accounts: wish } : result;
    };
  }
  return null;
}

function fieldFor(name: string, kind = "", list = ""): Field | null {
  const field = fieldOf(name);
  if (!field) return null;
  const options = asTexts(list.replace(/\s*(?:\/|\||\bor\b|\boder\b)\s*/giu, ", "));
  // A colour or a part is the look of something, and no choice.
  const isMore = options.some(
    (one) =>
      one.length > 30 ||
      kindsNamed(one).length > 0 ||
      /(?<!\p{L})(?:make|change|mach\p{L}*|fall[oa]|mets|haz|rends?)(?!\p{L})/iu.test(one),
  );
  if (isMore) return null;
  if (options.length > 1)
    return { id: field.id, label: field.label, type: "choice", options: options.map(sentenceCase) };
  if (list !== "" || /drop|select/i.test(kind)) return null;
  const type = KINDS.find(([said]) => said.test(kind))?.[1];
  return type ? { id: field.id, label: field.label, type } : field;
}

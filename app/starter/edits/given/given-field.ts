import type { FileTree } from "~/projects/files";
import { fieldOf } from "../../match/fields";
import { sentenceCase } from "../../match/words";
import type { Field } from "../../starter-app";
import type { Edit } from "../edit";
import { addFields, hasFields } from "../fields";
import { CALLED, FIELD_NOUN, OPTIONS_WITH, pattern, WOULD_LIKE } from "../grammar/lexicon";
import { asText, asTexts } from "../grammar/texts";
import { isFrame, REMOVES } from "../grounded/cues";
import { saidWords } from "../grounded/said-words";
import { kindsNamed } from "../parts/kind-words";
import { withEnglishLooks, withoutLooks } from "../parts/look-words";
import { fieldMeant } from "../said/field-lines";
import { hasForm } from "../said/form-inputs";

const CHECKS =
  "(?:check ?box|tick ?box|to be ticked|ankreuz\\p{L}*|abhak\\p{L}*|häkchen|kästchen|zum (?:ankreuzen|abhaken)|case à cocher|cocher|à cocher|casilla(?: de verificación)?|marcar|para marcar|casella(?: da spuntare)?|spuntare|da spuntare|caixa|yes\\/no|ja\\/nein)";
const NOTING =
  "(?:note|enter|record|track|store|save|write down|put(?: in)?|add|log|see|say|give|leave|fill in|tell|provide|specify|choose|pick|select|set|keep|eintragen|angeben|notieren|erfassen|festhalten|vermerken|hinterlegen|auswählen|wählen|eingeben|speichern|noter|indiquer|saisir|ajouter|mettre|choisir|préciser|renseigner|anotar|indicar|poner|añadir|apuntar|registrar|elegir|guardar|segnare|inserire|indicare|annotare|aggiungere|scegliere|registrare|mettere|escolher|colocar|adicionar|guardar|escrever|pôr|marcar)";
const WHO =
  "(?:i|we|people|you|one|they|users?|guests?|customers?|members?|parents|everyone|ich|wir|man|leute|gäste|kunden|on|nous|les gens|les clients|se|la gente|los clientes|si|le persone|i clienti|as pessoas|os clientes)";
const OF =
  "(?:(?:on|to|for|of|at|in|with|by|per|bei|zu|für|an|auf|pro|pour|à|sur|de|dans|en|a|para|per|su|em|com|cada)?(?: (?:each|every|all|the|our|my|jede[rmns]?|alle[nr]?|de[rmn]|das|die|chaque|toutes? les|le|la|les|cada|todas? las|el|los|las|ogni|tutt[ei] (?:i|le)|il|o|os|as))+ (?:\\p{L}+))";
const LEAVES = "(?<label>.+?)";

/** Ways to wish that something is kept of each entry, or asked for in a form. */
const FORMS: readonly { form: RegExp; type?: Field["type"] }[] = [
  {
    form: pattern(
      `^(?:.{0,40}?~)?${CHECKS}@(?: (?:${CALLED}|con scritto|mit|which says|saying|für|per|para|pour))*:? ${LEAVES}(?: ${OF})?$`,
    ),
    type: "check",
  },
  {
    form: pattern(
      `^(?:.{0,30}?)(?:${FIELD_NOUN})@ (?:con|mit|with|avec|com) (?:an? |einem |un )?${LEAVES}(?: ${OF})?$`,
    ),
  },
  {
    form: pattern(
      `^(?:i|we)(?:'d| would)? (?:want|like|love|need)(?: also)? to (?:be able to )?${NOTING}@ (?:down )?${LEAVES}(?: (?:for|on|of|with|in) (?:each|every|all|the|a|an|it|them|my|our).*)?$`,
    ),
  },
  {
    form: pattern(
      `^(?:${WOULD_LIKE}|let|it (?:would be|['’]d be) (?:nice|good|great|useful) to|(?:${WHO}) (?:should|can|could|must|need to|may|soll(?:en|te|ten)?|kann|können|muss|müssen|möchte[n]?|will|wollen|doit|peut|peuvent|doivent|debe[n]?|puede[n]?|quiere[n]?|deve|devono|può|possono|podem|pode))(?: (?:${WHO}|me|us|be able to|also|auch|noch|aussi|también|anche|poder|pouvoir|poter))* ${NOTING}@ ${LEAVES}(?: ${OF})?$`,
    ),
  },
  {
    form: pattern(
      `^(?:ich|wir|man) (?:möchte[n]?|will|wollen|kann|soll(?:te)?|brauche[n]?|würde[n]?)(?: (?:gern|gerne|auch|noch|bitte|${OF}))* ${LEAVES} ${NOTING}(?: können| lassen| kann)?$`,
    ),
  },
  {
    form: pattern(
      `^(?:im|in (?:the|our|de[rm]|dem)) (?:\\p{L}+ ?)?(?:form|formular|formulaire|anmeldung|list|liste)@ (?:fehlt|fehlen|is missing|are missing|there(?:['’]s| is) no|manque)(?: (?:noch|auch))?(?: (?:der|die|das|ein|eine|the|an?))? ${LEAVES}$`,
    ),
  },
  {
    form: pattern(
      `^(?:al|nel|en el|no|au|dans le) (?:formul\\p{L}+|modulo)@,? (?:falta|manca|manque|il manque)n? (?:(?:el|la|il|le|un|una|o|a|uma) )?${LEAVES}$`,
    ),
  },
  {
    form: pattern(
      `^(?:falta|manca|il manque|missing|es fehlt|da fehlt)(?: noch)?:? (?:(?:the|an?|der|die|das|ein|eine|el|la|il|le|l['’]|un|una|o|a|uma|um campo para) )*${LEAVES}(?: ${OF}| (?:in the form|im formular|en el formulario|nel modulo|no formulário|dans le formulaire))?$`,
    ),
  },
];
const NAMED_OPTIONS = pattern(
  `^(?<label>.+?)(?:,? ?\\((?<braced>[^()]+)\\)|: ?(?<listed>.+)|,? (?:para elegir entre|to choose from|zur auswahl aus|per scegliere tra|pour choisir entre|${OPTIONS_WITH}|like|such as|e\\.g\\.|wie|z\\.b\\.|comme|como|come) (?<with>.+))$`,
);
const ASIDE = / ?\([^()]*\)/g;
/** Something that a program does, and nobody writes into a field. */
const DOES = pattern(
  "~(?:log ?in|sign|account|send|email me|sms|whatsapp|notification|remind\\p{L}*|push|sync\\p{L}*|share|download|export|print|login|konto|benachrichtig\\p{L}*|erinner\\p{L}*|see|sort|filter|search|undo|dark|colou?r of|background|how many|total|sum|chart|number of)@",
);

/** A field for what the entries or the form lack, however the wish is put. */
export function givenField(wish: string, files: FileTree): Edit | null {
  if ((!hasFields(files) && !hasForm(files)) || REMOVES.test(wish) || DOES.test(wish)) return null;
  if (/["“„«]/u.test(wish) && !pattern(`~${CHECKS}@`).test(wish)) return null;
  for (const { form, type } of FORMS) {
    const said = form.exec(wish.trim().replace(/[.!?]+$/, ""))?.groups?.label;
    const field = said ? labelled(said, type) : null;
    if (!field || fieldMeant(files, field.label)) continue;
    return (tree) => {
      const result = addFields(tree, [field], true);
      // The form is of the whole wish: what is not its name is how it is put, or why.
      return result.ok ? { ...result, accounts: wish } : result;
    };
  }
  return null;
}

const LEADING = pattern(
  "^(?:for|für|pour|para|per|the|an?|my|our|their|its|his|her|der|die|das|den|dem|ein(?:e[nmr]?)?|auch|noch|bei|zu|zum|zur|le|la|les|l['’]|un|une|el|los|las|una|unos|il|lo|i|gli|o|os|as|um|uma|also|aussi|whether|if|ob|si|se|how|what|di|de|que|che)@ ?",
);

function labelled(said: string, type?: Field["type"]): Field | null {
  const groups = NAMED_OPTIONS.exec(said)?.groups;
  const options = asTexts(groups?.braced ?? groups?.listed ?? groups?.with ?? "");
  let label = asText(
    (options.length > 1 ? (groups?.label ?? "") : said).replace(ASIDE, ""),
  ).replace(/ (?:hinzu|ein|bitte|please)$/i, "");
  for (let turn = 0; turn < 4; turn += 1) label = label.replace(LEADING, "").trim();
  const content = saidWords(label).filter(
    ({ text }) => !isFrame(text) && kindsNamed(text).length === 0,
  );
  const isLook = content.some(({ text }) => withoutLooks(withEnglishLooks(text)) === "");
  if (
    isLook ||
    content.length === 0 ||
    content.length > 4 ||
    label.split(/\s+/).length > 5 ||
    /[,;:"“”]/.test(label)
  )
    return null;
  const field = fieldOf(label);
  if (!field) return null;
  if (options.length > 1)
    return { id: field.id, label: field.label, type: "choice", options: options.map(sentenceCase) };
  return type ? { id: field.id, label: field.label, type } : field;
}

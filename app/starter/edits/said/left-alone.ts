const OBJECT = '(?<what>[^,;:!?"“„«»]{2,60}?)';
const AROUND = "^(?:(?:please|bitte|but|and|also|just|ok|okay|aber|und|auch),? )*";
const NEVER =
  "(?:you )?(?:must not|mustn['’]?t|should not|shouldn['’]?t|may not|do not|don['’]?t|never)(?: (?:ever|please|you|just))*";

/** Orders to leave something as it is, in the languages of the starter: nothing else is in them. */
const FORMS: readonly RegExp[] = [
  `${AROUND}${NEVER} (?:delete|remove|erase|drop|hide|rename|change|replace|touch|alter|modify|move|swap|overwrite|reword|rewrite|recolou?r|resize|get rid of|take (?:away|out|off)|throw (?:away|out)) ${OBJECT}(?: (?:to|into|with|from) [^,;:]+)?$`,
  `${AROUND}${NEVER} make ${OBJECT} (?:any )?\\p{L}{3,}(?<!oth|numb|pap|us|own|high-pow)er$`,
  `${AROUND}(?:lösch|entfern|änder|veränder|ersetz|verschieb|versteck|vertausch|tausch|übersetz)\\p{L}* ${OBJECT} (?:bitte )?(?:nicht|auf keinen fall|niemals)(?: (?:aus|um|weg))?$`,
  `${AROUND}mach\\p{L}* ${OBJECT} nicht \\p{L}{3,}er$`,
  `^ne (?:supprim|efface|chang|modifi|remplac|touch|cach|enl[eè]v|déplac|renomm)\\p{L}* (?:pas|jamais) ${OBJECT}$`,
  `^no (?:borres|borre|elimines|elimine|quites|quite|cambies|cambie|toques|toque|ocultes|oculte|muevas|mueva|reemplaces|modifiques|renombres) ${OBJECT}$`,
  `^non (?:cancellare|eliminare|togliere|cambiare|toccare|nascondere|spostare|sostituire|modificare|rinominare) ${OBJECT}$`,
  `^não (?:apagues?|elimines?|remova|removas|mudes?|toques?|escondas?|alteres?|substituas?|tires?) ${OBJECT}$`,
].map((source) => new RegExp(source, "iu"));

/** When, how, how much, or another order behind it: such a wish is of what the program does, or of a look that is too much. */
const IS_BEHAVIOUR =
  /(?<!\p{L})(?:and|und|et|without|when\p{L}*|if|unless|until|while|before|after|so|too|but|instead|automatically|any ?more|by|on|behind|under|because|as|once|again|each time|every time|for|only|just|yet|first|immediately|at|me|us|ohne|wenn|bevor|mehr|sofort|automatisch|zu|sans|quand|sin|cuando|senza|quando|sem)(?!\p{L})/iu;
/** What is hidden for a while: to hide it no more is a change of its own. */
const MAY_BE_HIDDEN =
  /(?<!\p{L})(?:done|finished|completed?|ticked|checked|archived|old|past|hidden|erledigt\p{L}*|fertig\p{L}*)(?!\p{L})/iu;

/** What a wish as a whole asks to leave as it is: "don't remove the footer" → "the footer"; null for any other. */
export function leftAlone(wish: string): string | null {
  const said = wish.trim().replace(/[.!\s]+$/u, "");
  const what = FORMS.map((form) => form.exec(said)?.groups?.what).find(Boolean);
  return what === undefined || IS_BEHAVIOUR.test(what) || MAY_BE_HIDDEN.test(what) ? null : what;
}

/** What is told of something that was to be left, however many it is. */
export const leftAsBefore = (what: string): string => `Left “${what}” as before.`;

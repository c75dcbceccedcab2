import {
  ARTICLE,
  CHANGE,
  CHANGE_LAST,
  IN_LANGUAGE,
  INSTEAD_OF,
  pattern,
  SAYS,
  SHOULD_SAY,
  TO,
  WOULD_LIKE,
  WRITE,
} from "./lexicon";

/**
 * Ways in which another text is wished for: `target` is what it is of, `old` what it says, `value` what it shall
 * say. `isSaid`: in so many words that it is a text, and not a look or a place.
 */
export const SPLITS: readonly { form: RegExp; isSaid: boolean }[] = [
  // Instead of O, T should say V.
  {
    form: pattern(
      `^${INSTEAD_OF} (?<old>.+?),? (?:(?<target>${ARTICLE} .+?) )?(?:${SHOULD_SAY}|${WOULD_LIKE}|${WRITE}|${CHANGE})@:? (?<value>.+)$`,
    ),
    isSaid: true,
  },
  {
    form: pattern(
      `^${INSTEAD_OF} (?<old>.+?) (?:soll(?:te)?|muss) (?:da |dort |hier |jetzt |es )*(?:(?:auf|in|bei|als) (?<target>.+?) )?(?<value>["„“«].+["”“»]|\\p{Lu}.*?) (?:stehen|heißen|lauten|sein|kommen)$`,
    ),
    isSaid: true,
  },
  { form: pattern(`^${INSTEAD_OF} (?<old>.+?), (?<value>.+)$`), isSaid: true },
  // T should say V instead of O; call T V instead of O; write V instead of O.
  {
    form: pattern(
      `^(?:(?:auf|in|bei|on|in|sur|dans|en|su|no|na|sul|nel) )?(?<target>.+?) ${SHOULD_SAY}@:? (?<value>.+?),? ~${INSTEAD_OF} (?<old>.+)$`,
    ),
    isSaid: true,
  },
  {
    form: pattern(
      `^(?:${CHANGE}|${WRITE}) (?<target>(?:${ARTICLE} )?\\p{L}+ )??(?<value>.+?),? ~${INSTEAD_OF} (?<old>.+)$`,
    ),
    isSaid: true,
  },
  {
    form: pattern(
      `^.+? ${SAYS}@:? (?<value>[^,]+?), ?(?:please |and |so )?(?:put|write|use|show|say) (?:that|it|this) ~${INSTEAD_OF} (?<old>.+)$`,
    ),
    isSaid: true,
  },
  { form: pattern(`^(?<value>[^,:]+?),? ~${INSTEAD_OF} (?<old>.+)$`), isSaid: true },
  // T says O, I would rather have V.
  {
    form: pattern(
      `^(?<target>.+?) (?:it |da |hier )?${SAYS}@:? (?<old>.+?)[,;.–-]+ (?:but |please |aber |mais |pero |ma |mas )?(?:${WOULD_LIKE}|it ${SHOULD_SAY}|(?:please )?(?:make|change) (?:it|that)(?: to| say)?|${SHOULD_SAY}|better|besser|lieber|plutôt|mejor)@:? (?<value>.+)$`,
    ),
    isSaid: true,
  },
  {
    form: pattern(
      `^${WRITE} (?<value>.+?),? (?:where|there where|wo|là où|donde|dove|onde) (?:it |there |es |da |il y a |dice |pone )?(?:now |jetzt |maintenant |ahora |adesso |agora )?(?:${SAYS}|steht|dice|diz|says|pone|c['’]est écrit|c['’]è scritto|está escrito)@:? (?<old>.+?)(?: steht)?$`,
    ),
    isSaid: true,
  },
  {
    form: pattern(
      `^(?:when|if|wenn|solange|quand|lorsque|si|cuando|quando|se|s['’]il) .*?(?<target>empty|nothing|leer|nichts|vide|rien|vací[oa]|nada|vuot[oa]|niente|vazi[oa]).{0,30}?: ?(?<value>.+)$`,
    ),
    isSaid: true,
  },
  // Change T to V, in either order.
  {
    form: pattern(
      `^(?:${CHANGE}|die|der|das) (?<target>.+?)${IN_LANGUAGE}?(?: ${TO})?: (?<value>.+)$`,
    ),
    isSaid: false,
  },
  {
    form: pattern(
      `^${CHANGE} (?<target>.+?)${IN_LANGUAGE}? (?<!next |close |due |back |up |thanks )${TO}:? (?<value>.+?)(?: um)?$`,
    ),
    isSaid: false,
  },
  {
    form: pattern(`^(?<target>.+?) (?:auf|zu|in|durch) (?<value>.+?) ${CHANGE_LAST}$`),
    isSaid: true,
  },
  {
    form: pattern(`^(?<target>.+?) ${CHANGE_LAST} (?:auf|zu|in|durch):? (?<value>.+)$`),
    isSaid: true,
  },
  {
    form: pattern(
      `^(?:kann|könnte|soll(?:te)?|darf) (?<target>.+?) (?<value>["„“«].+["”“»]|\\p{Lu}.*?) ${CHANGE_LAST}$`,
    ),
    isSaid: true,
  },
  {
    form: pattern(
      `^(?<target>.+?) (?:soll(?:te|en|ten)?|muss|müssen)(?: (?:jetzt|lieber|bitte|nun))? (?<value>.+?) (?:heißen|heissen|lauten|stehen)$`,
    ),
    isSaid: true,
  },
  // On T: V, not O.
  {
    form: pattern(
      `^(?:on|auf|sur|su|sul|sulla|en|no|na) (?<target>[^:]+?) ?: (?<value>[^,:]+), ${INSTEAD_OF} (?<old>.+)$`,
    ),
    isSaid: true,
  },
  // T should say V.
  {
    form: pattern(
      `^(?<target>${ARTICLE} .+?) (?:should|must|shall|soll(?:te)?|doit|debe|deve) (?:say|read|dire|decir|dizer|sagen|heißen)@:? (?<value>.+)$`,
    ),
    isSaid: true,
  },
  {
    form: pattern(
      `^(?:(?:on|in|auf|im|in|sur|dans|en|su|nel|nella|no|na) )?(?<target>.+?)(?: it| da)? ${SHOULD_SAY}@:? (?<value>.+)$`,
    ),
    isSaid: false,
  },
  { form: pattern(`^(?<target>.+?) ${SAYS}@:? (?<value>.+)$`), isSaid: true },
  {
    form: pattern(
      `^(?:make|set|mache?|rends?|haz|metti|põe|pon|setze?) (?<target>${ARTICLE} \\p{L}+)(?: (?:to|as|auf|zu|à|a|para))?:? (?<value>[^,]+(?:, ?[^,]+)+)$`,
    ),
    isSaid: false,
  },
  // When it is empty, say V.
  {
    form: pattern(
      `^(?:(?:when|if|while|as long as|wenn|falls|solange|quand|lorsque|si|cuando|quando|se|s['’]il) .*?(?<target>empty|nothing|leer|nichts|vide|rien|vací[oa]|nada|vuot[oa]|niente|vazi[oa]))@.*?,? (?:it ${SHOULD_SAY}|${SHOULD_SAY}(?: da| es)?|${WRITE}|${WOULD_LIKE})@:? (?<value>.+)$`,
    ),
    isSaid: true,
  },
  // Call T V; let T say V.
  {
    form: pattern(
      `^(?:call|name|title|label|nenne?|appelle[rz]?|ll[aá]ma|chiama|chama(?:r)?) (?<target>${ARTICLE} (?:[\\p{L}…!?]+ ){0,3}?(?:button|field|heading|section|link|column|tab|knopf|feld|abschnitt|spalte|bouton|champ|section|botón|campo|sección|pulsante|sezione|botão|secção)):? (?<value>.+)$`,
    ),
    isSaid: true,
  },
  {
    form: pattern(
      `^(?:call|name|title|label|nenne?|appelle[rz]?|ll[aá]ma|chiama|chama(?:r)?) (?<target>${ARTICLE} (?:\\p{L}+))(?: it)?:? (?<value>.+)$`,
    ),
    isSaid: true,
  },
  {
    form: pattern(
      `^(?:let|have|make|lass) (?<target>.+?) (?:say|read|show|be called|heißen|sagen):? (?<value>.+)$`,
    ),
    isSaid: true,
  },
  // T: V, T -> V, T = V.
  {
    form: pattern(
      `^(?:(?:new|neue[rs]?|nouve(?:au|lle)|nuev[oa]|nuov[oa]|nov[oa]) )?(?<target>[^:]+?)${IN_LANGUAGE}? ?(?::|=|-+>|→|=>) ?(?<value>[^:].*)$`,
    ),
    isSaid: true,
  },
];

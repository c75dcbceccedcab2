import { type SaidWord, saidWords } from "./said-words";

/** What a wish does to what it names, by words anywhere in it, in the languages of the starter. */
export const REMOVES =
  /(?<!\p{L})(?:remove|delete|drop|get rid of|(?:takes?|kick|throw|toss|chuck|strike|cross|rip|wipe) (?:it|that|this|them|out|away|off|.{1,60}\b(?:out|away|off))|(?:nobody|no one) (?:needs|uses|wants|reads)|sold out|unnecessary|superfluous|pointless|no .{1,30}needed|(?:isn'?t|aren'?t|is not|are not) (?:needed|necessary)|(?:have|has|is|are|there's|offer|sell|do|gibt|haben) (?:no|kein\p{L}*)|kein\p{L}* .{1,30}(?:nötig|mehr)|überflüssig|unnötig|leave out|cut|ditch|scrap|(?:don'?t|do not|dont|doesn'?t|no longer|never) (?:really |actually )?(?:need|want|sell|serve|make|teach|have|do|offer|use)|not needed|without|raus|rausnehmen|weg|wegnehmen|entfern\p{L}*|lösch\p{L}*|streich\p{L}*|ohne|nicht mehr|brauchen? .{0,30}nicht|supprim\p{L}*|enl[eè]v\p{L}*|retir\p{L}*|sans|quita\p{L}*|borra\p{L}*|elimin\p{L}*|rimuov\p{L}*|togli\p{L}*|toglier\p{L}*|leva(?:re|r|te)?|no (?:quiero|queremos|necesito|necesitamos|hace falta)|sobra[n]?|non (?:mi |ci )?(?:serv\p{L}*|vogli\p{L}*)|não (?:quero|queremos|preciso|precisamos)|(?:ne )?(?:veux|voulons|veut) (?:pas|plus)|(?:pas|plus) besoin|fuera|(?:can|could|may|should|must|has to|have to|needs to) go(?: away)?|goes away|go away|throw .{1,40} away|tira(?:r|me)?|apag(?:a|ar|ue)|exclu[ia]\p{L}*)(?!\p{L})/iu;
export const ADDS =
  /(?<!\p{L})(?:add|put|include|insert|also|plus|another|noch|dazu|zusätzlich|ergänz\p{L}*|füge?|hinzu\p{L}*|ajout\p{L}*|aussi|encore|añad\p{L}*|agreg\p{L}*|también|aggiung\p{L}*|anche|adicion\p{L}*)(?!\p{L})/iu;
export const TO_TOP =
  /(?<!\p{L})(?:(?:at|to|on) (?:the )?(?:very )?(?:top|start|beginning|front)|(?:come|go|be|stand|put|move|list|show|appear)s? .{0,40}?first|first(?= please| of all|$)|(?:ganz )?(?:nach )?oben|zuerst|an den anfang|als erstes|en haut|en premier|arriba|primero)(?!\p{L})/iu;
export const TO_BOTTOM =
  /(?<!\p{L})(?:(?:at|to|on) (?:the )?(?:very )?(?:bottom|end)|(?:come|go|be|stand|put|move|list|show|appear)s? .{0,40}?last|last(?= please|$)|(?:ganz )?(?:nach )?unten|zuletzt|ans ende|als letztes|en bas|en dernier|abajo|al final)(?!\p{L})/iu;
export const BESIDE =
  /(?<!\p{L})(before|above|over|on top of|ahead of|vor|über|avant|antes de|after|below|under|beneath|behind|nach|unter|hinter|après|después de)(?!\p{L})/iu;

/** Words that say how a wish is put, and nothing of what it is about. */
const FRAME = new Set(
  "a an all everything anything nothing everyone alles alle tout tous todo todos tutto and any anymore anywhere are as at away be bit but by call called can change could delete do does dont don't drop edit everywhere for from get give has have hide i i'd i'm if in instead into is isn't it it's its just keep leave let like list little make me my name named need no not now of off on one only or our out page part please pls plz put read remove rename replace rid say says set shall should show so some stand stands stay swap take text that that's the their them there these they thing things this those to too turn update us use want was we we're were what which will with without word words would write you your about again also another because really very entry item entries items aber als am an auch auf aus bei beim bitte das dass dem den der des die dies diese dieser dieses doch du ein eine einem einen einer er es etwas für ganz hier ich ihr im in ist jetzt kann kannst könntest lieber machen mach mal man mehr mein meine mich mit muss nach nehmen nicht nimm noch nun nur oder raus rein schreib schreibe sein sich sie sind soll sollen sollte sollten statt stehen steht tausche über um und uns unser unsere unter vom von vor was weg wenn werden wir wird zu zum zur heißen lauten heisst heißt ändern ändere entferne entfernen lösche au aux avec ce cette dans de des du en est et il la le les mets nous ou par pas plus pour que qui se ses son sont sur un une remplace remplacer change changer supprime el los las lo una por con sin del al es su sus que y cambia quita pon".split(
    " ",
  ),
);
/** Kinds of things: they say what sort is meant, and stand on few pages themselves. */
export const KINDS: [RegExp, "heading" | "button" | "answer" | "question" | "text" | "label"][] = [
  [/^(?:heading|headline|title|überschrift|titel|titre)s?$/i, "heading"],
  [/^(?:button|knopf|knöpfe|schaltfläche|bouton|link)s?$/i, "button"],
  [/^(?:answer|antwort|réponse|respuesta)(?:en|s)?$/i, "answer"],
  [/^(?:question|frage|pregunta|domanda)[ns]?$/i, "question"],
  [/^(?:text|line|sentence|paragraph|blurb|satz|zeile|phrase|description|bit)s?$/i, "text"],
  [/^(?:label|field|feld|champ|input)s?$/i, "label"],
];

export type Kind = (typeof KINDS)[number][1];

/** The kind of thing that a wish names; null when it names none. */
export function kindIn(wish: string): Kind | null {
  for (const { text } of saidWords(wish)) {
    const kind = KINDS.find(([pattern]) => pattern.test(text))?.[1];
    if (kind) return kind;
  }
  return null;
}

/** Whether a word says how a wish is put, and nothing of what it is about. */
export function isFrame(word: string): boolean {
  return FRAME.has(word.toLowerCase());
}

/** The words of a wish that say what it is about. */
export function contentWords(wish: string): SaidWord[] {
  return saidWords(wish).filter(
    ({ text }) =>
      text.length > 1 &&
      !FRAME.has(text.toLowerCase()) &&
      !KINDS.some(([pattern]) => pattern.test(text)),
  );
}

import { withLetterRanges } from "../../match/letter-ranges";

/** Words that say how a wish is put, by what they do, in the six languages of the starter. Sources of patterns. */

export const ARTICLE =
  "(?:the|my|our|your|this|that|an?|die|der|das|den|dem|des|unsere?[nrms]?|meine?[nrms]?|eine?[nrms]?|les?|la|l['’]|mon|ma|mes|notre|nos|une?|du|el|los|las|lo|mis?|nuestr[oa]s?|una|il|i|gli|mi[oa]|nostr[oaie]|un['’]|o|os|as|meus?|minhas?|noss[oa]s?|uma?|del|della|dello|da|do)";

/** To give something another text or name. */
export const CHANGE =
  "(?:change|set|update|edit|turn|make|switch|rename|retitle|relabel|call|name|title|label|replace|swap|exchange|translate|have|let|put|write|ändere?|änder|ersetze?|tausche?|setze?|stelle?|mache?|benenne?|nenne?|wechsle|übersetze?|schreibe?|taufe?|changez?|changer|remplacez?|remplacer|modifiez?|modifier|renommez?|renommer|mets|mettre|mettez|appelle[rz]?|traduis|traduisez|traduire|écri[st]|écrire|écrivez|cambia(?:r|me|lo|la)?|c[aá]mbiame|pon(?:er|le|lo|la|me|ga)?|reemplaza(?:r)?|sustituye|sustituir|renombra(?:r)?|ll[aá]ma(?:r|lo|la)?|traduce|traducir|escribe|escribir|modificar|modifica|modificare|sostituisci|sostituire|rinomina(?:re)?|metti|mettere|chiama(?:re|lo|la)?|cambiare|traduci|scrivi|scrivere|muda(?:r)?|mude|altera(?:r)?|altere|troca(?:r)?|troque|substitui(?:r)?|substitua|renomeia|renomear|coloca(?:r)?|coloque|põe|pôr|chama(?:r)?|escreve(?:r)?|escreva|traduz(?:ir)?)";
/** The same where it ends a sentence. */
export const CHANGE_LAST =
  "(?:ändern|umbenennen|ersetzen|tauschen|setzen|machen|nennen|schreiben|übersetzen|heißen|heissen|lauten|stehen|sein|werden|umändern|abändern)";
export const TO =
  "(?:to(?: say| read)?|into|as|by|with|auf|zu|in|durch|gegen|mit|als|en|par|à|pour|comme|por|a|con|como|per|para|em|com)";
const LANGUAGE =
  "(?:english|german|french|spanish|italian|portuguese|englisch|deutsch|französisch|spanisch|italienisch|portugiesisch|français|anglais|allemand|español|inglés|alemán|italiano|inglese|tedesco|português|inglês|alemão)";
/** "In Spanish": said of a text that is given in it. */
export const IN_LANGUAGE = `(?:\\s+(?:in|auf|en|em)\\s+${LANGUAGE})`;
const RATHER =
  "(?:\\s+(?:now|rather|better|just|really|please|instead|always|simply|jetzt|lieber|bitte|besser|einfach|stattdessen|maintenant|plutôt|mejor|ahora|invece|adesso|piuttosto|agora|antes|also))*";
/** It is to be so: what follows is what it says. */
export const SHOULD_SAY = `(?:(?:should|shall|must|needs? to|has to|have to|ought to|could|can|may|soll(?:te|en|ten)?|muss|müssen|darf|doi(?:t|vent)|devrai(?:t|ent)|peut|debe(?:n|ría|rían)?|tienen? que|puede|deve|devono|dovrebbe(?:ro)?|può|devem|deveria[m]?|precisa|pode)${RATHER}\\s+(?:say|read|show|be(?: called| named| titled| labell?ed)?|become|display|have the (?:text|label|name)|s['’]appeler|se nommer|dire|être|afficher|devenir|decir|llamarse|ser|poner|mostrar|chiamarsi|essere|diventare|dizer|chamar-se|heißen|lauten)${RATHER})`;
export const SAYS = `(?:(?:is|are)${RATHER}\\s+(?:called|named|titled)|says|reads|heißt|lautet|s['’]appelle|se llama|si chiama|chama-se)${RATHER}`;
export const INSTEAD_OF =
  "(?:instead of|rather than|in place of|in the place of|and not|not|statt|anstatt|anstelle von|an(?: die)? stelle von|und nicht|nicht|au lieu d[eu’']|à la place d[eu’']|plutôt que|et (?:non )?pas|pas|en vez de|en lugar de|y no|invece di|invece che|al posto di|e non|em vez de|no lugar de|ao invés de|em lugar de|e não)";
export const WOULD_LIKE =
  "(?:(?:i|we)(?: would|['’]d)? (?:rather |also |really )*(?:like|love|want|prefer|need|have|see)(?: to (?:have|see|get|use|read))?|(?:i|we)['’]d rather(?: (?:have|see|read))?|give (?:me|us)|ich (?:möchte|hätte|will|brauche)(?: gerne?| lieber)?|wir (?:möchten|hätten|wollen|brauchen)(?: gerne?| lieber)?|j['’]aimerais|je (?:voudrais|veux|préfère)|on (?:voudrait|aimerait|veut)|nous (?:voudrions|voulons)|il (?:me|nous) fau(?:t|drait)|(?:yo )?(?:quiero|quisiera|necesito|prefiero)|queremos|necesitamos|me gustaría|nos gustaría|vorrei|vorremmo|voglio|vogliamo|mi serve|ci serve|preferirei|quero|queria|queríamos|preciso de|precisamos de|gostaria de|prefiro)(?: (?:avoir|tener|avere|ter))?";
export const WRITE =
  "(?:write|put|say|show|add|place|insert|display|schreibe?|setze?|füge|zeige?|stelle?|écri[st]|mets|ajoute[rz]?|affiche[rz]?|écrivez|écrire|mettez|pon(?:er)?|escribe|añade|agrega|muestra|escribir|scrivi|metti|aggiungi|mostra|inserisci|escreve|escreva|põe|coloca|coloque|adiciona|adicione|acrescenta|acrescente|mostra)";
/** To have something more. */
export const ADD = `(?:${WOULD_LIKE}|add|include|insert|create|also|put(?: in)?|plus|ergänze?|füge|ajoute[rz]?|rajoute[rz]?|insère|añade|añadir|añádele|agrega(?:r)?|incluye|aggiungi|aggiungere|inserisci|adicion[ae](?:r)?|acrescent[ae](?:r)?|inclui[r]?|inclua|(?:can|could|may|shall|kann|können|könnten) (?:there be|(?:i|we|you|u|ich|wir|man|du|ihr)(?: please| bitte)? ?(?:have|get|add|include|haben|bekommen)?)|there should be|es (?:braucht|fehlt)|falta|manca|il manque|es soll(?:te)?)`;
export const FIELD_NOUN =
  "(?:fields?|inputs?|text ?box(?:es)?|(?:input |form )?box(?:es)?|drop-?downs?|check ?box(?:es)?|columns?|place|spot|space|line|attribute|property|(?:eingabe|text|auswahl)?feld(?:er|s)?|spalten?|champs?|colonnes?|case|campos?|columnas?|casill?a|campi|colonn[ae]|casell[ae]|colunas?|menus?|choice|auswahl)";
export const CALLED =
  "(?:(?:for(?: (?:the|a|an|entering|noting|writing down))?|called|named|titled|labell?ed|with the (?:name|label)|to (?:enter|write|put|note|choose|pick|say|store|record)(?: down| in)?|about|of|für|namens|mit dem (?:namen|titel)|zum|zur|pour|nommée?|appelée?|intitulée?|de|para|llamad[oa]|con el nombre|per|chiamat[oa]|di|chamad[oa]|com o nome)@|d['’]|:)";
export const OPTIONS_WITH =
  "(?:(?:with|mit|avec|con|com|from|of|aus|entre|tra|fra|de|either|namely|nämlich)(?: (?:the|den|die|les|las|los|gli|i|as|os|le))?(?: (?:names?|options?|choices?|values?|entries|possible values|namen|optionen|auswahl|werten?|noms?|choix|valeurs|nombres?|opciones|valores|nomi|opzioni|scelte|opções|nomes))?:?|(?:options?|choices?|values|optionen|choix|opciones|opzioni|opções):?)";
/** What entries something is of: "on every card", "em cada tarefa". */
export const OF_EACH =
  "(?:(?:to|on|in|for|of|at|bei|zu|für|an|auf|dans|pour|à|sur|en|a|para|per|su|em|de)\\s+(?:the|each|every|all|jede[rmns]?|alle[nr]?|chaque|toutes? les|tous les|cada|tod[oa]s l[oa]s|ogni|tutt[ei] (?:i|le|gli)|tod[oa]s [oa]s|our|my|die|der|das|den|dem|les?|la|el|las|los)\\s+[\\p{L}-]+(?:\\s+[\\p{L}-]+)?)";
export const CONJUNCTION = "(?:and|und|et|ou|y|e|o|or|oder|sowie|plus|&)";
/** Between two choices of a list: "casa, trabajo y compras", "rot/grün". */
export const BETWEEN_OPTIONS = new RegExp(
  `\\s*[,/]\\s*(?:${CONJUNCTION}\\s+)?|\\s+${CONJUNCTION}\\s+`,
  "iu",
);

/** A pattern of some of these as one: a space is one or more, ` ?` any, `~` is where a word begins and `@` where it ends. */
export function pattern(source: string, flags = "isu"): RegExp {
  const edged = source
    .replace(/~/g, "(?<![\\p{L}\\p{N}])")
    .replace(/@/g, "(?![\\p{L}\\p{N}])")
    .replace(/ \?/g, "\\s*")
    .replace(/ /g, "\\s+");
  return new RegExp(withLetterRanges(edged), flags);
}

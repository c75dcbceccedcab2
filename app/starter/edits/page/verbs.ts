/** Words that order something, by what they order; sources for `pattern`. */
export const REMOVES =
  "(?:remove|delete|cancel|kick out|kick|drop|get rid of|take (?:out|away|off|down)|cut|scrap|kill|lose|erase|hide|throw (?:out|away)|entferne?|lösche?|streiche?|nimm|weg mit|wirf|verstecke?|blende?|supprime[rz]?|enlève[rz]?|retire[rz]?|efface[rz]?|cache[rz]?|quita(?:r|me)?|elimina(?:r|re)?|borra(?:r)?|oculta(?:r)?|togli(?:ere)?|rimuovi|rimuovere|cancella(?:re)?|nascondi|tira(?:r)?|remove(?:r)?|apaga(?:r)?|remova|tire|apague)";
export const REMOVES_LAST =
  "(?:entfernen|löschen|streichen|rausnehmen|raus|weg|wegnehmen|weglassen|herausnehmen|ausblenden|verstecken|wegmachen|can go|must go|should go|has to go|needs to go|should be (?:removed|deleted|gone|hidden)|fällt (?:weg|aus|flach)|entfällt|fallen (?:weg|aus)|entfallen|soll(?:te)? (?:weg|raus)|kann (?:weg|raus)|muss (?:weg|raus)|supprimer|enlever)";
export const ADDS =
  "(?:make(?= (?:me |us )?(?:an?|another) )|add|insert|include|put in|write|create|put|show|display|place|set up|ergänze?|füge|schreibe?|zeige?|setze?|baue?|erstelle?|mache?|ajoute[rz]?|insère|écri[st]|mets|mettre|affiche[rz]?|crée[rz]?|añade|añadir|agrega(?:r)?|pon(?:er|me)?|escribe|muestra|crea(?:r|re)?|incluye|aggiungi|aggiungere|inserisci|inserire|metti|scrivi|mostra|adicion[ae](?:r)?|acrescent[ae](?:r)?|coloca(?:r)?|coloque|inclu[ai](?:r)?|escreve|escreva|põe|cri[ae](?:r)?|mostr[ae])";
export const WISHES =
  "(?:(?:i|we)(?:['’]d| would)? (?:also |really )*(?:like|love|want|need)(?: to (?:have|see|get|add))?|(?:can|could|may) (?:i|we) (?:have|get|see|add)|there should be|there (?:needs|has) to be|give (?:me|us|it)|ich (?:möchte|hätte|will|brauche)(?: gerne?)?|wir (?:möchten|hätten|wollen|brauchen)(?: gerne?)?(?: noch)?|es fehlt|es soll(?:te)?|könn(?:en|ten) wir|kann ich|j['’]aimerais|je (?:voudrais|veux)|nous voudrions|on veut|il faut|il manque|quiero|queremos|necesito|necesitamos|me gustaría|falta|vorrei|vorremmo|voglio|serve|ci vuole|quero|queremos|gostaria de|preciso de)(?: (?:avoir|ajouter|tener|añadir|avere|aggiungere|ter|adicionar))?";
/** Behind what is to be added, in German: "füge … hinzu". */
export const ADDS_LAST =
  "(?: (?:hinzu|ein|dazu|rein|hinzufügen|einfügen|ergänzen|einbauen|haben|rein|dran|an))?";
export const MOVES =
  "(?:move|put|place|shift|bring|set|get|swap|verschiebe?|schiebe?|setze?|stelle?|packe?|bewege?|tue?|mach|hol|déplace[rz]?|mets|mettre|place[rz]?|mueve|mover|pon(?:er)?|coloca(?:r)?|sposta(?:re)?|metti|mettere|mov[ae](?:r)?|põe|coloque|passa(?:r)?)";
export const CHANGES =
  "(?:translate|übersetze?|traduis|traduce|traduci|traduz|change|set|update|edit|turn|make|switch|rename|retitle|relabel|replace|swap|exchange|correct|fix|adjust|ändere?|änder|ersetze?|tausche?|setze?|setz|stelle?|mache?|benenne?|wechsle|korrigiere?|aktualisiere?|change[rz]?|remplace[rz]?|modifie[rz]?|renomme[rz]?|mets|mettre|corrige[rz]?|cambia(?:r)?|reemplaza(?:r)?|sustituye|renombra(?:r)?|pon(?:er)?|modifica(?:r|re)?|actualiza(?:r)?|sostituisci|sostituire|rinomina(?:re)?|correggi|aggiorna|metti|muda(?:r)?|mude|altera(?:r)?|altere|troca(?:r)?|troque|substitui(?:r)?|substitua|renomeia|atualiza|corrija)";

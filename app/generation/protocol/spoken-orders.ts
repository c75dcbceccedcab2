import { type FileChange, tellChanges } from "./file-change";
import type { EventQueue } from "./parser-events";
import { isFileName } from "./parser-names";

/** A file's name that words mark as one. A name without marks may be the end of a sentence. */
const FILE = "(?:`|\\*\\*)(?:\\./)?([\\w./@-]{1,120}\\.\\w{1,6})(?:`|\\*\\*)";
/** Beginnings of verbs that delete, in the languages that most answers come in. */
const DELETING =
  "delet|remov|lösch|entfern|supprim|retir|elimin|borr|quit|suprim|apag|exclu|rimuov|cancell|verwijder|usuń|usun|удал|убер|видал|прибер|ta bort|rader|slet|fjern|poista|smaž|odstraň|töröl|șterge|sterge|hapus|xóa|xoá|διέγραψ|διαγρά|احذف|حذف|امسح|מחק|изтри";
const RENAMING =
  "renam|move|umbenenn|benenn|verschieb|renomm|déplace|renombr|mueve|renome|mova|rinomin|sposta|hernoem|verplaats|переимену|перемест|byt namn på|omdøb|zmień nazwę|přejmenuj|redenum|ganti nama";
/** What may stand between the verb and the name: a sentence with other words is about something else. */
const BETWEEN =
  "(?:(?:the|now|also|then|dann|danach|jetzt|noch|bitte|auch|ensuite|puis|aussi|luego|después|también|depois|poi|old|unused|obsolete|existing|file|component|page|die|das|den|nun|alte|alten|nicht mehr benötigte|datei|le|la|les|l['’]ancien|ancien|fichier|el|los|archivo|fichero|antiguo|o|a|arquivo|ficheiro|il|lo|vecchio|de|het|bestand|oude|старый|файл|plik|filen|soubor|fișierul|berkas|tệp)[ \\t]+){0,4}";
/** What stands between the two names of a renaming: "and", "above" or "before" say something else of both. */
const INTO =
  "(?:to|as|into|in|zu|nach|en|à|vers|a|como|para|por|em|naar|в|во|на|у|til|till|do|na|la|ke|ra|be|su|tot)(?!\\p{L})";
/** How a sentence, or a point of a list, begins. */
const START =
  "(?:^[ \\t>*_#\\d.)-]{0,12}(?:[\\p{So}\\p{Sm}\ufe0f]{1,3}[ \\t]{0,3})?[*_]{0,3}|[.!:;][ \\t]+)(?:(?:please|then|now|also|next|finally|afterwards|and|bitte|dann|danach|anschließend|ensuite|puis|enfin|luego|después|depois|poi|infine|затем|потом|также)[, \\t]+){0,2}" +
  // "You can now delete": what the answer leaves to the person, who has nothing to do it with but this.
  "(?:(?:you (?:can|may|could|should)|vous pouvez|tu peux|puedes|puede|(?:você )?pode|puoi|può|je kunt|u kunt|вы можете|можно)[ \\t]+(?:(?:now|safely|also|then|maintenant|aussi|ahora|también|agora|também|ora|anche|nu|ook|теперь|также)[ \\t]+){0,2})?";
/** Behind the name the sentence ends or goes on to another matter: "if you like" makes it advice. */
const END =
  "(?=[ \\t]*(?:[.。!,;)]|$|(?:and|und|et|y|e|и|i|en|og|och|since|because|as|da|weil|car|porque|perché)(?!\\p{L})|[—–-] ))";
const DELETES = new RegExp(
  `${START}(?:${DELETING})\\p{L}{0,8}:?[ \\t]+${BETWEEN}${FILE}${END}`,
  "iu",
);
const RENAMES = new RegExp(
  `${START}(?:${RENAMING})\\p{L}{0,8}:?[ \\t]+${BETWEEN}${FILE}[ \\t]*(?:→|->|=>|${INTO})[ \\t]*${FILE}`,
  "iu",
);
/** Scripts that put the verb behind the name, or no space before it. */
const DELETES_UNSPACED =
  /(?:删除|删掉|移除|删去|刪除)(?:文件|旧的|旧文件)?[ \t]*`([\w./@-]{1,120}\.\w{1,6})`|`([\w./@-]{1,120}\.\w{1,6})`[ \t]*(?:を|을|를|는|は)?[ \t]*(?:削除|삭제|제거)/u;
/** The verb behind the name, as an order or as a report: "Die Datei `a` bitte löschen", "`a` has been removed". */
const REPORTS =
  "(?:(?:has|have|had) been|was|is now|wurde|ist (?:jetzt|nun)|a (?:bien )?été|ha sido|fue|foi|è stato|werd|is|был|была|были)[ \\t]+(?:(?:now|successfully|also|jetzt|nun|auch|supprimé|già)[ \\t]+){0,2}";
const GONE =
  "(?:deleted|removed|gelöscht|entfernt|supprimée?|retirée?|eliminad[oa]|borrad[oa]|removid[oa]|apagad[oa]|excluíd[oa]|rimoss[oa]|eliminat[oa]|cancellat[oa]|verwijderd|удал[её]н[ао]?)(?!\\p{L})";
const DELETES_LAST = new RegExp(
  `${FILE}[ \\t]+(?:(?:(?:bitte|jetzt|nun|noch|auch|dann|danach|kan|mag)[ \\t]+){0,2}(?:löschen|entfernen|verwijderen)(?=[ \\t]*(?:[.!,;)]|$|und|en))|${REPORTS}${GONE})(?![^.!\\n]{0,40}(?:earlier|before|früher|vorher|avant|antes|prima))`,
  "iu",
);
const RENAMES_LAST = new RegExp(
  `${FILE}[ \\t]+(?:(?:has|have) been|was|wurde|a été|ha sido|foi|è stato)[ \\t]+(?:(?:now|jetzt|nun|nach|in|zu)[ \\t]+){0,2}(?:renamed|moved|renommée?|déplacée?|renombrad[oa]|movid[oa]|renomead[oa]|rinominat[oa]|spostat[oa])[ \\t]+${INTO}[ \\t]*${FILE}`,
  "iu",
);
const FILES = new RegExp(FILE, "g");
/** Any word that deletes. */
const VERBS = new RegExp(`${DELETING}|rimoss`, "iu");
const IN_WORDS =
  "Words said that it is deleted or renamed, and words do nothing. If that is to happen, send a fence opened with ```delete and its path, or with ```rename, its path and to; if it was only spoken of, say so.";

/**
 * The deletion or the renaming that a line of words orders or reports. It may be done already, or only be
 * spoken of: who lands it asks, and never does it.
 */
export function orderIn(whole: string): FileChange | null {
  const line = whole.trimEnd();
  // Most lines mark no name, and each is looked at on everybody's thread, which would keep what V8 makes of the others:
  // half a megabyte, for all letters of all scripts in either case.
  const names = line.match(FILES)?.length ?? 0;
  if (names === 0) return null;
  const [, from, to] = (names > 1 && (RENAMES.exec(line) ?? RENAMES_LAST.exec(line))) || [];
  if (from && to && isFileName(from) && isFileName(to) && from !== to) {
    return { action: "rename", path: from, to, doubt: IN_WORDS, isInWords: true };
  }
  const [, path] = (VERBS.test(line) && (DELETES.exec(line) ?? DELETES_LAST.exec(line))) || [];
  const [, after, before] = DELETES_UNSPACED.exec(line) ?? [];
  const name = path ?? after ?? before;
  if (!name || !isFileName(name)) return null;
  return { action: "delete", path: name, doubt: IN_WORDS, isInWords: true };
}

/** Tells what a line of words orders, as a change that is asked about. */
export function tellOrder(line: string, events: EventQueue): void {
  const order = orderIn(line);
  if (order) tellChanges([order], events);
}

import { wordsOf } from "./lost-code";
import { isFileName } from "./parser-names";

/** A file's name that words mark as one. */
const NAME = "(?:`|\\*\\*`?)(?:\\./)?[\\w./@-]{1,120}\\.\\w{1,6}(?:`?\\*\\*|`)";
const LIST = `((?:${NAME}(?:,[ \\t]{0,2}|、)?(?:[ \\t]{0,2}(?:and|und|et|y|e|и|和|与|&)(?!\\p{L})[ \\t]{0,2})?){1,8})`;
/** What stands between the verb and its files. */
const BETWEEN =
  "[ \\t]{0,2}(?:(?:the|both|files?|also|die|beide|dateien?|les?|deux|fichiers?|los|el|archivos?|ambos|os?|arquivos?|файлы?|文件)[ \\t]+){0,3}[ \\t]{0,2}";
/** Behind a name the sentence ends or says what for: any other word makes the name a part of something else. */
const END =
  "(?=[ \\t]{0,2}(?:[.,;:!。，；：)]|$|[—–-] |(?:to|so|with|that|which|for|accordingly|too|as well|um|so dass|mit|damit|pour|afin|avec|para|con|com|чтобы|так|以|来)(?!\\p{L})))";
const CHANGED: readonly RegExp[] = [
  `(?<!\\p{L})I(?:['’]ve| have)?(?: (?:now|also|just))?[ \\t](?:updated|changed|modified|edited|adjusted|fixed|rewrote|rewritten)${BETWEEN}${LIST}${END}`,
  `(?<!\\p{L})Ich habe(?: (?:jetzt|nun|auch))?${BETWEEN}${LIST}[ \\t]{0,2}(?:geändert|aktualisiert|angepasst|bearbeitet|überarbeitet|korrigiert)(?!\\p{L})`,
  `(?<!\\p{L})J['’]ai (?:aussi |également )?(?:modifié|mis à jour|changé|adapté|corrigé)${BETWEEN}${LIST}${END}`,
  `(?<!\\p{L})He (?:también )?(?:actualizado|modificado|cambiado|adaptado|corregido)${BETWEEN}${LIST}${END}`,
  `(?<!\\p{L})(?:atualizei|alterei|modifiquei|mudei|corrigi)${BETWEEN}${LIST}${END}`,
  `(?<!\\p{L})Ho (?:aggiornato|modificato|cambiato|corretto)${BETWEEN}${LIST}${END}`,
  `(?<!\\p{L})Я (?:также )?(?:обновил|изменил|исправил|поменял)а?${BETWEEN}${LIST}${END}`,
  `(?:更新|修改|更改)了?${BETWEEN}${LIST}`,
].map((pattern) => new RegExp(pattern, "iu"));
/** A line that leads to a list of what was changed. */
const LEADS_TO_CHANGES =
  /^[#* \t]{0,8}(?:(?:files? )?(?:changed|updated|modified)(?: files?)?|(?:summary of |list of )?(?:the )?changes(?: made)?|what (?:i|has) changed|geänderte dateien|änderungen|fichiers modifiés|modifications|archivos modificados|cambios|изменённые файлы|изменения|修改的文件|修改内容)[*_ \t]{0,6}[:：]?[*_ \t]{0,6}$/iu;
const POINT = new RegExp(
  `^[ \\t]{0,8}(?:[-*+]|\\d{1,2}[.)])[ \\t]{1,4}(${NAME})[ \\t]{0,2}[*_]{0,3}[ \\t]{0,2}(?:[:：(—–-]|$)`,
  "iu",
);
/** Words by which a line says that a file stays as it is, or was changed another time. */
const NOT_NOW =
  /unchanged|no (?:changes?|edits?)|not (?:been )?(?:changed|touched)|as (?:it is|before)|earlier|previous|last time|unverändert|nicht|früher|vorher|inchang|aucun|précédemment|sin cambios|antes|sem alter|senza modif|без измен|ранее|未修改|没有|不变|之前/iu;
/** A longer line is no sentence that names a few files, in characters. */
const LINE = 400;
/** Names that are looked up, and told. */
const NAMED = 8;

/**
 * Files of the project that an answer says it changed, and of which nothing came.
 *
 * @param prose what is no file of the answer
 * @param options.sent paths of which anything came, whatever became of it
 * @param options.paths those that the project has
 */
export function unsentFiles(
  prose: string,
  { sent, paths }: { sent: ReadonlySet<string>; paths: readonly string[] },
): string[] {
  const names = [...claimedIn(wordsOf(prose))].slice(0, NAMED);
  const isOf = (name: string) => (path: string) => path === name || path.endsWith(`/${name}`);
  return names.flatMap((name) => {
    if ([...sent].some(isOf(name))) return [];
    const [path, other] = paths.filter(isOf(name));
    return path !== undefined && other === undefined ? [path] : [];
  });
}

/** Names that words claim a change of. */
function claimedIn(words: string): Set<string> {
  const names = new Set<string>();
  let isList = false;
  for (const line of words.split("\n")) {
    if (line.trim() === "" || line.length > LINE) continue;
    const point = isList ? POINT.exec(line)?.[1] : undefined;
    isList =
      LEADS_TO_CHANGES.test(line) || (isList && /^[ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]/.test(line));
    if (NOT_NOW.test(line) || !/[`*]/.test(line)) continue;
    const said = CHANGED.map((pattern) => pattern.exec(line)?.[1] ?? "").join(" ");
    for (const [name] of `${point ?? ""} ${said}`.matchAll(/[\w./@-]+/g)) {
      const path = name.replace(/^\.\//, "");
      if (isFileName(path)) names.add(path);
    }
  }
  return names;
}

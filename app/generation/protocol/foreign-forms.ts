import { shownCode } from "./lost-code";

/** Ways to write files that are not read: programs, tools that were never offered, data around a text. */
const WRITES: readonly RegExp[] = [
  /\b(?:write_?file|create_?file|edit_?file|str_replace|writeFile(?:Sync)?|write_text|Set-Content|Out-File)\b/i,
  /\bopen\([^)\n]{1,200},\s*["'](?:w|a)/,
  // JSON within a string, as a log would have it.
  /^\s*"[[{](?:\\n|\s)*\\"/,
  /\[TOOL_CALLS\]|<\|tool|<｜tool|<function=|<tool_call>|<arg_key>|<\w{0,12}Artifact\b|^<immersive\b/m,
  // A place in a file, as an element or an editor's command names it.
  /^[ \t]*<[a-z][\w-]{0,30} [^<>\n]{0,200}\bfile=["'][^"'\n]{1,120}\.\w{1,6}["']|^[ \t]*`?s\/[^/\n]{1,200}\/[^/\n]{0,200}\/g?`?(?= |$)/m,
  // An editor by the numbers of lines.
  /^edit \d+:\d+\s*$(?:[^\n]*\n){1,400}?end_of_edit\s*$/m,
  /^[ \t]*(?:- )?(?:path|file(?:_?name|_?path)?)[ \t]*[:=][ \t]*\S+\.\w{1,6}["']?[ \t]*\n(?:[^\n]*\n){0,3}?[ \t]*(?:content|contents|code)[ \t]*(?::[ \t]*[|>]|=[ \t]*["']{3})/im,
  // A fence with a path that stands where no fence is read: within a line, or between ends of another kind.
  /(?:[^\n`\s] ?|\r)`{3,}[^`\n]{0,80}\bpath\s*=|^`{3,}[^`\n]{0,80}\bpath\s*=[^`\n]{0,200}`{3,}[ \t]*$/m,
];
const FILE = '[`*"]{0,3}[\\w./@-]{1,120}\\.\\w{1,6}[`*"]{0,3}';
const DELETING =
  "lösch|entfern|supprim|retir|elimin|borr|quit|suprim|remov|apag|exclu|rimuov|cancell|verwijder|usuń|usun|удал|убер|видал|прибер|删除|删掉|移除|删去|刪除|ta bort|rader|slet|fjern|poista|smaž|odstraň|töröl|șterge|sterge|hapus|xóa|xoá|διέγραψ|διαγρά|احذف|حذف|امسح|מחק|изтри";
/** "Delete `a.css`", "Renamed: a.css → b.css": an order or a report, and nothing else on its line. */
const ORDERS: readonly RegExp[] = [
  /^[ \t>*_#\d.)-]{0,12}(?:delet|remov|renam|mov)(?:e|ed|ing)?[*_:]{0,4}[ \t]+(?:the )?(?:file )?[`*"]{0,3}[\w./@-]{1,120}\.\w{1,6}[`*"]{0,3}(?:[ \t]*(?:→|->|=>|to)[^\n]{0,120})?\.?[ \t]*$/im,
  // The same in other languages: the verb, then the file alone, or the file and then the verb.
  new RegExp(
    `^[ \\t>*_#\\d.)-]{0,12}(?:${DELETING})\\p{L}{0,8}[*_:：]{0,4}[ \\t]*(?:\\p{L}{1,8} ){0,2}${FILE}[.。]?[ \\t]*$`,
    "imu",
  ),
  new RegExp(
    `^[ \\t>*_#\\d.)-]{0,12}${FILE}[ \\t]*(?:\\p{L}{1,2}[ \\t]?)?(?:삭제|제거|sil(?!\\p{L})|kaldır|削除|हटा)`,
    "imu",
  ),
  // Struck out in a list.
  new RegExp(`~~${FILE}~~`, "u"),
];
/** Tells the person to change code by hand, in words that stand around the code. */
const INSTRUCTS =
  /\b(?:replace|change)\b[^.\n]{0,40}\b(?:with|to|by):|(?<!\p{L})(?:ersetz|änder)\p{L}{0,20}[^.\n]{0,60}\b(?:durch|in|zu):|\bremplace[zr]?\b[^.\n]{0,60}\bpar ?:|\b(?:reemplaza|cambia|sustituye|reemplázalo|cámbialo)\b[^.\n]{0,60}\bpor:|\b(?:substitua|troque|mude)\b[^.\n]{0,60}\bpor:|\b(?:sostituisci\w{0,12}|cambia)\b[^.\n]{0,60}\bcon:|замени\p{L}{0,6}[^.\n]{0,60}\sна:|(?:替换|改)[为成][：:]/iu;

/** Tells the person what to do with a line of code: "Find this line:", "add below it:". */
const FINDS_LINES =
  /^[ \t>*_#\d.)-]{0,12}(?:and |then |now )?(?:find|locate|look for|add|insert|paste|put|append)\b[^.?!\n]{0,80}\b(?:lines?|below|above|after|before|inside|at the (?:end|top|bottom)|to (?:your|the)|it)\b[^.?!\n]{0,60}:[ \t*_]{0,20}\n(?:[ \t]{0,40}\n){0,3}[ \t]{0,80}(?:```|[^\s][^\n]{0,199}(?<=[;{}<>()=,\]])[ \t]{0,40}$)/im;

/** Two pieces of code below "Before:" and "After:", whatever leads to them. */
const LABELLED = (words: string) =>
  new RegExp(
    `^[ \\t>*_#\\d.)-]{0,12}(?:${words})(?:[ \\t]{1,8}(?:code|version))?[ \\t]{0,8}[:：]?[*_]{0,3}[:：]?[ \\t]{0,8}\\n(?:[ \\t]{0,40}\\n){0,2}[ \\t]{0,40}\`{3}`,
    "imu",
  );
const BEFORE = LABELLED(
  "before|old|original|current|vorher|bisher|alt|avant|ancien|antes|prima|было|до|voorheen|修改前|变更前|之前|変更前|이전|변경 전",
);
const AFTER = LABELLED(
  "after|new|updated|changed|nachher|neu|künftig|après|nouveau|después|depois|dopo|стало|после|daarna|修改后|变更后|之后|変更後|이후|변경 후",
);

/** Nothing but "with", "durch" or "par" leads to code: it stands behind other code that it is to replace. */
const REPLACED_BY =
  /^[ \t>*_]{0,12}(?:(?:with|by|to|into|durch|in|zu|par|por|con|com|на)(?: (?:this|das|folgendes|ceci|esto|isto|questo|это))?|替换为|换成|改为|改成|为)[*_]{0,3}[ \t]{0,40}[:：]?[*_]{0,3}[ \t]{0,40}\n(?:[ \t]{0,40}\n){0,2}[ \t]{0,40}`{3}/imu;

/** Tells the person how to do it, in words that lead to the code: "You can change the color like this:". */
const SHOWS_HOW =
  /\b(?:you (?:can|could|should|need to|just)|simply|just)\b(?! (?:now |then )?(?:use|run|start|call|test|try|install|publish|deploy)\b)[^.?!\n]{0,80}\b(?:like this|like so|as follows|(?:this|the following|these)(?: \w{1,12}){0,3}):|(?<!\p{L}|(?:calculée?s?|fonctionne|calcula|calculad[oa]|funciona|calcola|calcolat[oa]|funziona|funktioniert|läuft) )(?:so|wie folgt|folgendermaßen|comme (?:ceci|suit|cela)|ainsi|así|de esta (?:manera|forma)|como sigue|assim|da seguinte forma|così|in questo modo|вот так|следующим образом) ?:[ \t*_]{0,8}$|(?:像这样|如下|次のように|このように)[^.。\n]{0,12}[：:]/imu;

/** Whether prose holds what wrote files elsewhere, in a form that is not read here. */
export function writesElsewhere(prose: string): boolean {
  return WRITES.some((form) => form.test(prose));
}

/** Whether prose orders a change, or tells the person to make it. */
export function ordersChanges(prose: string): boolean {
  if (ORDERS.some((order) => order.test(prose)) || FINDS_LINES.test(prose)) return true;
  if (!prose.includes("```")) return false;
  if (REPLACED_BY.test(prose) || (BEFORE.test(prose) && AFTER.test(prose))) return true;
  // "You can start it like this:" leads to a terminal, which no file holds.
  return INSTRUCTS.test(prose) || (SHOWS_HOW.test(prose) && shownCode(prose).length > 0);
}

/** Ways to write files that are not read: programs, tools that were never offered, data around a text. */
const WRITES: readonly RegExp[] = [
  /\b(?:write_?file|create_?file|edit_?file|str_replace|writeFile(?:Sync)?|write_text|Set-Content|Out-File)\b/i,
  /\bopen\([^)\n]{1,200},\s*["'](?:w|a)/,
  /\[TOOL_CALLS\]|<\|tool|<｜tool|<function=|<tool_call>|<arg_key>|<antArtifact\b/,
  /^[ \t]*(?:- )?(?:path|file(?:_?name|_?path)?)[ \t]*[:=][ \t]*\S+\.\w{1,6}["']?[ \t]*\n(?:[^\n]*\n){0,3}?[ \t]*(?:content|contents|code)[ \t]*(?::[ \t]*[|>]|=[ \t]*["']{3})/im,
  // A fence with a path that stands where no fence is read: within a line, or between ends of another kind.
  /(?:[^\n`\s] ?|\r)`{3,}[^`\n]{0,80}\bpath\s*=|^`{3,}[^`\n]{0,80}\bpath\s*=[^`\n]{0,200}`{3,}[ \t]*$/m,
];
/** "Delete `a.css`", "Renamed: a.css → b.css": an order or a report, and nothing else on its line. */
const ORDERS =
  /^[ \t>*_#\d.)-]{0,12}(?:delet|remov|renam|mov)(?:e|ed|ing)?[*_:]{0,4}[ \t]+(?:the )?(?:file )?[`*"]{0,3}[\w./@-]{1,120}\.\w{1,6}[`*"]{0,3}(?:[ \t]*(?:→|->|=>|to)[^\n]{0,120})?\.?[ \t]*$/im;
/** Tells the person to change code by hand, in words that stand around the code. */
const INSTRUCTS =
  /\b(?:replace|change)\b[^.\n]{0,40}\b(?:with|to|by):|(?<!\p{L})(?:ersetz|änder)\p{L}{0,20}[^.\n]{0,60}\b(?:durch|in|zu):|\bremplace[zr]?\b[^.\n]{0,60}\bpar ?:|\b(?:reemplaza|cambia|sustituye|reemplázalo|cámbialo)\b[^.\n]{0,60}\bpor:|\b(?:substitua|troque|mude)\b[^.\n]{0,60}\bpor:|\b(?:sostituisci\w{0,12}|cambia)\b[^.\n]{0,60}\bcon:|замени\p{L}{0,6}[^.\n]{0,60}\sна:|(?:替换|改)[为成][：:]/iu;

/** Whether prose holds what wrote files elsewhere, in a form that is not read here. */
export function writesElsewhere(prose: string): boolean {
  return WRITES.some((form) => form.test(prose));
}

/** Whether prose orders a change, or tells the person to make it. */
export function ordersChanges(prose: string): boolean {
  return ORDERS.test(prose) || (prose.includes("```") && INSTRUCTS.test(prose));
}

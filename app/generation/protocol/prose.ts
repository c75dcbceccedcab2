const FENCE = /^[ \t]*(`{3,}|~{3,})([^\n]*)$/;
/** A fence that some models open behind their words; code between marks on one line is not meant. */
const LATE_FENCE = /^([^`]*[^`\s])[ \t]*(`{3,})[\w+#.-]*\r?$/;

/**
 * An answer as people read it: fenced code is left out, also when its fence is still open (or
 * half written) while the answer streams, and runs of three or more line ends collapse to two.
 */
export function stripCodeBlocks(text: string): string {
  const kept: string[] = [];
  let open: string | null = null;
  for (const line of text.split("\n")) {
    const [, mark = "", info = ""] = FENCE.exec(line) ?? [];
    const isFence = mark !== "" && !(mark.startsWith("`") && info.includes("`"));
    if (open !== null) {
      if (isFence && mark.startsWith(open) && info.trim() === "") open = null;
    } else if (isFence) {
      open = mark;
    } else {
      const [, words, late] = LATE_FENCE.exec(line) ?? [];
      kept.push(words ?? line);
      open = late ?? null;
    }
  }
  // One or two marks at the very end are a fence that is just arriving.
  if (open === null && /^[ \t]*(?:`{1,2}|~{1,2})$/.test(kept.at(-1) ?? ""))
    kept[kept.length - 1] = "";
  return kept.join("\n").replaceAll(/\n(?:[ \t\r]*\n){2,}/g, "\n\n");
}

/**
 * An answer as people read it: fenced code is left out (also one that is still open while it
 * streams), and runs of three or more line ends collapse to two.
 */
export function stripCodeBlocks(text: string): string {
  const kept: string[] = [];
  let fence: string | null = null;
  for (const line of text.split("\n")) {
    const mark = /^[ \t]*(`{3,}|~{3,})([^\n]*)$/.exec(line.replace(/\r$/, ""));
    if (fence === null) {
      if (mark && !(mark[1]?.startsWith("`") && mark[2]?.includes("`"))) fence = mark[1] ?? null;
      else kept.push(line);
    } else if (mark?.[1]?.startsWith(fence) && mark[2]?.trim() === "") {
      fence = null;
    }
  }
  return kept.join("\n").replaceAll(/\n(?:[ \t]*\n){2,}/g, "\n\n");
}

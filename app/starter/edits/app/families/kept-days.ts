import type { FileTree } from "~/projects/files";

const NOW = "new Date().toISOString()";

/** The programs with the day in each new entry, and with that of the last move to another column where it counts. */
export function withDays(files: FileTree, sinceMoved: boolean): Map<string, string> {
  const changes = new Map<string, string>();
  for (const [path, code] of files) {
    if (!/\.tsx$/.test(path)) continue;
    let next = code
      .replace(/(interface \w+ \{\n {2}id: string;\n)(?! {2}created)/, "$1  created?: string;\n")
      .replace(/\{ id: newId\(\), (?!created)/g, `{ id: newId(), created: ${NOW}, `);
    if (sinceMoved && !next.includes("moved?: string"))
      next = next
        .replace(/^ {2}created\?: string;\n/m, (line) => `${line}  moved?: string;\n`)
        .replace(
          /\{ \.\.\.card, column(?=[, ])/,
          () => `{ ...card, column, moved: columnOf(card) === column ? card.moved : ${NOW}`,
        );
    if (next !== code) changes.set(path, next);
  }
  return changes;
}

import { jsInline } from "../../../source/literals";

const COLUMN_OF =
  / {2}\/\/ A column that was renamed keeps its cards in the first one\.\n( {2}function columnOf\(card: Card\): string \{\n) {4}return columns\.includes\(card\.column\) \? card\.column : \(columns\[0\] \?\? ""\);\n/;
const FORMER = /^const FORMER: Record<string, string> = (\{[^}]*\});\n/m;

const PAIR = /(?:"([^"]*)"|(\w+)): "([^"]*)"/g;

/** The program of a board in which the cards of a renamed column stay in it; null where it has no place for that. */
export function keepingCards(code: string, from: string, to: string): string | null {
  const known = FORMER.exec(code);
  if (known) {
    const moved = [...(known[1] ?? "").matchAll(PAIR)]
      .map(([, quoted, name, now = ""]) => [quoted ?? name ?? "", now === from ? to : now] as const)
      .filter(([old]) => old !== to && old !== from);
    return code.replace(FORMER, () => formerNames([...moved, [from, to]]));
  }
  if (!COLUMN_OF.test(code)) return null;
  return code
    .replace(
      COLUMN_OF,
      (_, head: string) =>
        `${head}    // A card keeps the name that its column had; a renamed one is found by that.\n    const column = columns.includes(card.column) ? card.column : (FORMER[card.column] ?? "");\n    return columns.includes(column) ? column : (columns[0] ?? "");\n`,
    )
    .replace(
      /^export function App/m,
      (own) =>
        `/** Names that columns had before, each with the one that it has now. */\n${formerNames([[from, to]])}\n${own}`,
    );
}

const formerNames = (names: readonly (readonly [string, string])[]) =>
  `const FORMER: Record<string, string> = { ${names.map(([old, now]) => `${/^[A-Za-z]\w*$/.test(old) ? old : jsInline(old)}: ${jsInline(now)}`).join(", ")} };\n`;

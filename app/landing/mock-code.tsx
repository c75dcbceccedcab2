/** A piece of a line: plain text, or text of a kind that the editor colours. */
export type CodePiece = string | [kind: "word" | "text" | "note", text: string];

export interface CodeLine {
  /** How it differs from the version before. */
  change?: "added" | "removed";
  pieces: CodePiece[];
}

/** A few lines in the editor. */
export function MockCode({ lines }: { lines: CodeLine[] }) {
  return (
    <pre className="mock-code">
      <code>
        {lines.map(({ change, pieces }, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the file
          <span className={change ? `mock-line mock-line--${change}` : "mock-line"} key={line}>
            {pieces.map((piece, place) =>
              typeof piece === "string" ? (
                piece
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the line
                <span className={`code-${piece[0]}`} key={place}>
                  {piece[1]}
                </span>
              ),
            )}
            {"\n"}
          </span>
        ))}
      </code>
    </pre>
  );
}

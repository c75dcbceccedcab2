import type { DiffLine, DiffLineKind } from "./diff-lines";

const SPOKEN: Partial<Record<DiffLineKind, string>> = { added: "added: ", removed: "removed: " };

/** A diff in colour; the words for it are there for those who do not see colour. */
export function DiffView({ lines, label }: { lines: readonly DiffLine[]; label: string }) {
  if (lines.length === 0) return <p className="ws-muted">Nothing differs.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="ws-diff" aria-label={label} tabIndex={0}>
      <pre>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          <span key={index} className="ws-diff-line" data-kind={line.kind}>
            {SPOKEN[line.kind] && <span className="visually-hidden">{SPOKEN[line.kind]}</span>}
            {line.text}
            {"\n"}
          </span>
        ))}
      </pre>
    </section>
  );
}

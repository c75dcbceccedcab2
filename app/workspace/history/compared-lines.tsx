import { groupDigits } from "~/platform/group-digits";
import type { ChangedLine, ComparedFile, Stretch } from "~/projects/compare-lines";

interface ComparedLinesProps {
  file: Extract<ComparedFile, { stretches: unknown }>;
  isSideBySide: boolean;
}

/**
 * The lines of a file in two versions. Lines of both sides are one after the other in the page, and style sheets
 * put them beside each other where there is room.
 */
export function ComparedLines({ file, isSideBySide }: ComparedLinesProps) {
  if (file.stretches.every(({ kind }) => kind === "same")) {
    return <p className="ws-muted">No line differs.</p>;
  }
  return (
    <div className="cmp-lines">
      {file.stretches.map((stretch, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no identity but their place
        <ComparedStretch key={index} stretch={stretch} isSideBySide={isSideBySide} />
      ))}
    </div>
  );
}

function ComparedStretch({ stretch, isSideBySide }: { stretch: Stretch; isSideBySide: boolean }) {
  if (stretch.kind === "skipped") {
    return <p className="cmp-skipped">{countOf(stretch.count)} the same, not shown</p>;
  }
  if (stretch.kind === "changed") {
    return (
      <div className="cmp-block">
        {stretch.removed.map((line) => (
          <Line key={`-${line.number}`} kind="removed" line={line} />
        ))}
        {stretch.added.map((line) => (
          <Line key={`+${line.number}`} kind="added" line={line} />
        ))}
      </div>
    );
  }
  const { old, now, lines, isFolded } = stretch;
  const same = lines.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number
    <div key={old + index} className="cmp-block">
      <div className="cmp-line" data-number={isSideBySide ? old + index : now + index}>
        {text}
      </div>
      {isSideBySide && (
        <div className="cmp-line cmp-copy" data-number={now + index} aria-hidden="true">
          {text}
        </div>
      )}
    </div>
  ));
  if (!isFolded) return same;
  return (
    <details className="cmp-fold">
      <summary>{countOf(lines.length)} the same</summary>
      {same}
    </details>
  );
}

function Line({ kind, line }: { kind: "removed" | "added"; line: ChangedLine }) {
  return (
    <div className="cmp-line" data-kind={kind} data-number={line.number}>
      <span className="visually-hidden">{kind}: </span>
      {line.parts.map(({ text, isChanged }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
        isChanged ? <mark key={index}>{text}</mark> : text,
      )}
    </div>
  );
}

function countOf(lines: number): string {
  return `${groupDigits(lines)} ${lines === 1 ? "line" : "lines"}`;
}

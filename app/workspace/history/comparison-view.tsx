import type { ReactNode } from "react";
import type { ComparedFile } from "~/projects/compare-lines";
import type { VersionComparison } from "~/projects/version-comparison";
import { ComparedBytes } from "./compared-bytes";
import { ComparedLines } from "./compared-lines";

const ACTIONS = { created: "new", updated: "changed", deleted: "deleted" } as const;

export interface ComparisonViewProps {
  projectId: string;
  comparison: VersionComparison;
  /** Lines of both sides beside each other, where there is room for that. */
  isSideBySide: boolean;
  /** What can be done about one file. */
  renderActions?: (file: ComparedFile) => ReactNode;
}

/** What differs between two versions, file by file, with links from one to the next. */
export function ComparisonView(props: ComparisonViewProps) {
  const { projectId, comparison, isSideBySide, renderActions } = props;
  const { files } = comparison;
  if (files.length === 0) return <p className="ws-muted">Nothing differs.</p>;
  return (
    <div className="cmp" data-view={isSideBySide ? "side" : "inline"}>
      {files.length > 1 && (
        <nav aria-label="Changed files">
          <ul className="cmp-files">
            {files.map((file, index) => (
              <li key={file.path}>
                <a href={`#file-${index + 1}`}>{file.path}</a> <Counts file={file} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {files.map((file, index) => (
        <section key={file.path} className="cmp-file" aria-labelledby={`file-${index + 1}`}>
          <header className="cmp-head">
            <h3 id={`file-${index + 1}`}>{file.path}</h3>
            <Counts file={file} />
            <span className="ws-spring" />
            {files[index + 1] && (
              <a href={`#file-${index + 2}`} aria-label={`Next file: ${files[index + 1]?.path}`}>
                Next
              </a>
            )}
            {renderActions?.(file)}
          </header>
          {"stretches" in file ? (
            <ComparedLines file={file} isSideBySide={isSideBySide} />
          ) : (
            <ComparedBytes projectId={projectId} file={file} comparison={comparison} />
          )}
        </section>
      ))}
    </div>
  );
}

function Counts({ file }: { file: ComparedFile }) {
  return (
    <span className="cmp-counts">
      {file.action !== "updated" && <span className="badge">{ACTIONS[file.action]}</span>}
      {"stretches" in file && (
        <>
          <ins>+{file.added}</ins>
          <del>−{file.removed}</del>
        </>
      )}
    </span>
  );
}

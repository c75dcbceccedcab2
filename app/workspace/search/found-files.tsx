import { useStore } from "zustand";
import { nameOf } from "~/projects/files";
import type { FileMatches, SearchMatch } from "~/projects/search/search-query";
import { showPlace } from "~/workspace/editor/active-editor";
import { useWorkspace } from "~/workspace/workspace-context";
import { replace } from "./replace";
import { searchOf } from "./search-model";

/** What was found, file by file: a press opens the place, and replaces it where that is wanted. */
export function FoundFiles({ isReplacing }: { isReplacing: boolean }) {
  const found = useStore(searchOf(useWorkspace()).state, (state) => state.found);
  return (
    <ul className="ws-found">
      {found.map((file) => (
        <li key={file.path}>
          <FoundFile file={file} isReplacing={isReplacing} />
        </li>
      ))}
    </ul>
  );
}

function FoundFile({ file, isReplacing }: { file: FileMatches; isReplacing: boolean }) {
  const workspace = useWorkspace();
  const { path, matches, count } = file;
  const folder = path.slice(0, -nameOf(path).length - 1);
  return (
    <details open>
      <summary className="ws-found-file">
        <span className="ws-tree-name" title={path}>
          {nameOf(path)} {folder && <span className="ws-muted">{folder}</span>}
        </span>
        {isReplacing && (
          <button
            type="button"
            className="ws-link"
            aria-label={`Replace in ${path}`}
            onClick={(event) => {
              event.preventDefault();
              void replace(workspace, { path });
            }}
          >
            Replace
          </button>
        )}
        <span className="ws-found-count">{count}</span>
      </summary>
      <ul>
        {matches.map((match) => (
          <li key={`${match.line}:${match.column}`} className="ws-found-match">
            <button type="button" onClick={() => showPlace(workspace, { path, ...match })}>
              <span className="ws-found-line">{match.line}</span>
              <MatchText match={match} />
            </button>
            {isReplacing && (
              <button
                type="button"
                className="ws-link"
                aria-label={`Replace in line ${match.line} of ${path}`}
                onClick={() =>
                  void replace(workspace, { path, at: offsetOf(workspace, path, match) })
                }
              >
                Replace
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** So many letters stand before what was found: it is in view in the narrowest panel. */
const LEAD = 12;

function MatchText({ match: { text, at, length } }: { match: SearchMatch }) {
  return (
    <code className="ws-found-text">
      {at > LEAD ? `…${text.slice(at - LEAD, at)}` : text.slice(0, at)}
      <mark>{text.slice(at, at + length)}</mark>
      {text.slice(at + length)}
    </code>
  );
}

/** Where a match begins in the text of its file. */
function offsetOf(
  { files }: ReturnType<typeof useWorkspace>,
  path: string,
  { line, column }: SearchMatch,
): number {
  const text = files.textOf(path);
  let start = 0;
  for (let before = 1; before < line; before += 1) start = text.indexOf("\n", start) + 1;
  return start + column - 1;
}

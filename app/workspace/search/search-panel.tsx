import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { groupDigits } from "~/platform/group-digits";
import { Icon } from "~/ui/icon";
import { useWorkspace } from "~/workspace/workspace-context";
import { FoundFiles } from "./found-files";
import { replace } from "./replace";
import { moveInFound, openFirst } from "./search-keys";
import { type SearchState, searchOf } from "./search-model";

const CHOICES = [
  ["matchCase", "Match case", "Aa"],
  ["wholeWord", "Whole word", "ab"],
  ["isRegExp", "Regular expression", ".*"],
] as const;

/** Looks for a text in all files and puts another in its place. */
export default function SearchPanel({ onClose }: { onClose(): void }) {
  const workspace = useWorkspace();
  const model = searchOf(workspace);
  const { query, replacement, found, problem } = useStore(model.state);
  const [isReplacing, setReplacing] = useState(replacement !== "");
  const [hasGlobs, setGlobs] = useState(query.only !== "" || query.not !== "");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => model.follow(), [model]);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape means the whole of it
    <div
      className="ws-search"
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
        else if (moveInFound(event.key, event.currentTarget, event.target)) event.preventDefault();
      }}
    >
      <search className="ws-search-form">
        <div className="ws-search-line">
          <input
            ref={input}
            id="ws-search-text"
            className="ws-path-input"
            aria-label="Search for"
            aria-invalid={problem ? true : undefined}
            aria-describedby="ws-search-state"
            placeholder="Search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={query.text}
            onChange={(event) => model.change({ text: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === "Enter") openFirst(workspace);
            }}
          />
        </div>
        {isReplacing && (
          <div className="ws-search-line">
            <input
              className="ws-path-input"
              aria-label="Replace with"
              placeholder={query.isRegExp ? "Replace with, $1 for brackets" : "Replace with"}
              autoComplete="off"
              spellCheck={false}
              value={replacement}
              onChange={(event) => model.setReplacement(event.target.value)}
            />
          </div>
        )}
        {hasGlobs && (
          <div className="ws-search-globs">
            {(["only", "not"] as const).map((name) => (
              <input
                key={name}
                className="ws-path-input"
                aria-label={name === "only" ? "Only in" : "Not in"}
                placeholder={name === "only" ? "Only in: src, *.css" : "Not in: *.md"}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                value={query[name]}
                onChange={(event) => model.change({ [name]: event.target.value })}
              />
            ))}
          </div>
        )}
        <div className="ws-search-choices">
          {CHOICES.map(([name, label, sign]) => (
            <button
              key={name}
              type="button"
              className="ws-icon-button"
              aria-label={label}
              title={label}
              aria-pressed={query[name]}
              onClick={() => model.change({ [name]: !query[name] })}
            >
              <span aria-hidden="true" data-sign={name}>
                {sign}
              </span>
            </button>
          ))}
          <span className="ws-spring" />
          <button
            type="button"
            className="ws-button ws-button--small"
            aria-expanded={hasGlobs}
            onClick={() => {
              if (hasGlobs) model.change({ only: "", not: "" });
              setGlobs(!hasGlobs);
            }}
          >
            Where
          </button>
          <button
            type="button"
            className="ws-button ws-button--small"
            aria-expanded={isReplacing}
            onClick={() => setReplacing(!isReplacing)}
          >
            Replace
          </button>
        </div>
      </search>
      <div className="ws-search-state">
        <p id="ws-search-state" role="status">
          <State {...model.state.getState()} />
        </p>
        {isReplacing && found.length > 0 && (
          <button
            type="button"
            className="ws-button ws-button--small"
            onClick={() => void replace(workspace)}
          >
            Replace in all
          </button>
        )}
      </div>
      <FoundFiles isReplacing={isReplacing} />
    </div>
  );
}

/** How many there are, or why none are looked for. */
function State({ query, problem, total, isBusy, found }: SearchState) {
  if (problem) {
    return (
      <span className="ws-path-problem">
        <Icon name="alert" /> {problem}
      </span>
    );
  }
  if (query.text === "") return <>Looks into every text of this project.</>;
  if (!total) return <>{isBusy ? "Searching…" : ""}</>;
  if (total.count === 0) return <>No match.</>;
  const shown = found.reduce((sum, { matches }) => sum + matches.length, 0);
  const matches = total.count === 1 ? "1 match" : `${groupDigits(total.count)} matches`;
  const files = total.files === 1 ? "1 file" : `${total.files} files`;
  return (
    <>
      {matches} in {files}
      {total.isCut && `, of which the first ${groupDigits(shown)} are shown`}
    </>
  );
}

import { useEffect, useId, useRef } from "react";
import type { FileAction } from "~/conversation/answer";
import { Icon, type IconName } from "~/ui/icon";

/** What a chip says of its file: what became of it, or that it is being written. */
type ChipState = FileAction | "writing";

const LOOKS: Record<ChipState, { icon: IconName; word: string }> = {
  writing: { icon: "code", word: "writing" },
  created: { icon: "plus", word: "created" },
  updated: { icon: "check", word: "updated" },
  deleted: { icon: "trash", word: "deleted" },
  error: { icon: "alert", word: "not changed" },
};

interface FileChipsProps {
  /** Above them, where they are many people's first news of it. */
  heading?: string | null;
  files: readonly { path: string; action: ChipState; error?: string | undefined }[];
  /** Opens a file; without it the chips are only read. */
  onOpen?(path: string): void;
}

/** What happened to which file. */
export function FileChips({ files, heading, onOpen }: FileChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const writing = files.findLast(({ action }) => action === "writing")?.path;
  useEffect(() => {
    // What is being written is the last one. (scrollIntoView would move the conversation too.)
    if (writing) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [writing]);
  const id = useId();
  if (files.length === 0) return null;
  return (
    <>
      {heading && (
        <p id={id} className="ws-chips-heading">
          {heading}
        </p>
      )}
      <ul
        ref={list}
        className="ws-chips"
        {...(heading ? { "aria-labelledby": id } : { "aria-label": "Files" })}
      >
        {files.map(({ path, action: state, error }) => {
          const { icon, word } = LOOKS[state];
          const inside = (
            <>
              {state === "writing" ? (
                <span className="ws-pulse" aria-hidden="true" />
              ) : (
                <Icon name={icon} />
              )}
              <span className="ws-chip-path">{path}</span>
              <span className="ws-chip-state">{word}</span>
            </>
          );
          return (
            <li key={path} className="ws-chip" data-state={state}>
              {onOpen && state !== "deleted" && state !== "error" ? (
                <button type="button" onClick={() => onOpen(path)}>
                  {inside}
                </button>
              ) : (
                <span>{inside}</span>
              )}
              {error && <p className="ws-chip-error">{error}</p>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

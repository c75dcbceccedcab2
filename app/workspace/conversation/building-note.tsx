import type { AnswerView } from "~/generation/events/fold";

interface BuildingNoteProps {
  title: string;
  files: AnswerView["files"];
}

/** What an answer has come to so far, in three lines: for screens that have no room for more. */
export function BuildingNote({ title, files }: BuildingNoteProps) {
  const made = files.filter(({ change }) => change && change.action !== "error").length;
  const latest = files.at(-1)?.path;
  return (
    <div className="ws-building">
      <p className="ws-building-title">
        <WorkingDots /> {title}
      </p>
      <p>
        Files created: <strong>{made}</strong>
      </p>
      {latest && <p className="ws-building-path">{latest}</p>}
    </div>
  );
}

export function WorkingDots() {
  return (
    <span className="ws-dots" aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  );
}

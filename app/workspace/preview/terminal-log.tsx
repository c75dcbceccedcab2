import { useEffect, useRef, useState } from "react";
import { Glyph } from "~/workspace/shell/glyph";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import type { LogLine } from "./log-line";
import { fixPrompt } from "./log-problems";
import { ProblemPlace } from "./problem-place";

const FILTERS = ["all", "info", "warn", "error"] as const;
type Filter = (typeof FILTERS)[number];

interface TerminalLogProps {
  isShown: boolean;
  /** Where the lines are from; without them from everywhere. */
  sources?: readonly LogLine["source"][] | undefined;
}

/** Build, page and browser-console output of the project, as it happens. */
export default function TerminalLog({ isShown, sources }: TerminalLogProps) {
  const { terminal } = useWorkspace();
  const all = useModel(terminal, (state) => state.lines);
  const lines = sources ? all.filter(({ source }) => sources.includes(source)) : all;
  const [filter, setFilter] = useState<Filter>("all");
  const [isAnnounced, setAnnounced] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const shown = lines.filter(({ level }) => filter === "all" || level === filter);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines move the end, and what is hidden cannot scroll
  useEffect(() => {
    if (follows.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [shown.length, isShown]);

  return (
    <div className="ws-terminal">
      <div className="ws-terminal-bar">
        <label>
          Show{" "}
          <select value={filter} onChange={(event) => setFilter(event.target.value as Filter)}>
            <option value="all">everything</option>
            <option value="info">information</option>
            <option value="warn">warnings</option>
            <option value="error">errors</option>
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={isAnnounced}
            onChange={(event) => setAnnounced(event.target.checked)}
          />{" "}
          Read aloud
        </label>
        <span className="ws-spring" />
        <button
          type="button"
          className="ws-button"
          disabled={lines.length === 0}
          onClick={() => terminal.clear()}
        >
          Clear
        </button>
      </div>
      <div
        ref={list}
        className="ws-terminal-lines"
        role="log"
        aria-label={sources ? "Lines of the app" : "Output"}
        aria-live={isAnnounced ? "polite" : "off"}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          follows.current = scrollHeight - scrollTop - clientHeight < 40;
        }}
      >
        {shown.length === 0 && (
          <p className="ws-muted">
            {lines.length === 0
              ? "Nothing yet. The output of the build, of the page and of its console appears here once the preview runs."
              : "No line of this kind."}
          </p>
        )}
        {shown.map((line) => (
          <TerminalLine key={line.id} line={line} />
        ))}
      </div>
    </div>
  );
}

function TerminalLine({ line }: { line: LogLine }) {
  const { chat, terminal, showTab } = useWorkspace();
  // A good build clears the errors of the builds before it.
  const isOpen = useModel(terminal, (state) =>
    state.problems.some(({ text, file }) => text === line.text && file === line.file),
  );
  return (
    <div className="ws-line" data-level={line.level}>
      <time dateTime={line.at}>{timeOf(line.at)}</time>
      <span className="ws-line-source">{line.source}</span>
      <span className="ws-line-text">
        {line.level !== "info" && <span className="visually-hidden">{line.level}: </span>}
        {line.text} <ProblemPlace file={line.file} line={line.line} />
      </span>
      {line.level === "error" && isOpen && (
        <button
          type="button"
          className="ws-button"
          onClick={() => {
            showTab("chat");
            void chat.send(fixPrompt([line]));
          }}
        >
          <Glyph name="wand" /> Fix this
        </button>
      )}
    </div>
  );
}

function timeOf(at: string): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? "" : date.toLocaleTimeString("en-GB");
}

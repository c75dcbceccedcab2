import { useState } from "react";
import { Glyph } from "~/workspace/shell/glyph";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import type { LogLine } from "./log-line";
import { TerminalPane } from "./terminal-pane";

const OF_THE_APP: readonly LogLine["source"][] = ["console", "page"];

/** What the running app logs and where it fails, folded below it until somebody wants to know. */
export function PreviewConsole() {
  const { terminal } = useWorkspace();
  const [isOpen, setOpen] = useState(false);
  const errors = useModel(
    terminal,
    ({ problems }) => problems.filter(({ source }) => OF_THE_APP.includes(source)).length,
  );
  return (
    <section className="ws-console" aria-label="Console" data-open={isOpen || undefined}>
      <button
        type="button"
        className="ws-console-head"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Glyph name="chevron" /> Console
        {errors > 0 && (
          <span className="ws-count">
            {errors}
            <span className="visually-hidden">{errors === 1 ? " error" : " errors"}</span>
          </span>
        )}
      </button>
      {isOpen && <TerminalPane isShown sources={OF_THE_APP} />}
    </section>
  );
}

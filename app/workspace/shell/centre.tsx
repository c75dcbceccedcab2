import { type KeyboardEvent, useRef } from "react";
import { isRunning } from "~/workspace/conversation/conversation-state";
import type { CentreTab } from "~/workspace/create-workspace";
import { EditorPane } from "~/workspace/editor/editor-pane";
import { PreviewPane } from "~/workspace/preview/preview-pane";
import { TerminalPane } from "~/workspace/preview/terminal-pane";
import { useModel, useShell, useWorkspace } from "~/workspace/workspace-context";

const TABS: { tab: CentreTab; label: string }[] = [
  { tab: "editor", label: "Editor" },
  { tab: "terminal", label: "Terminal" },
  { tab: "preview", label: "Preview" },
];

/** Editor, terminal and preview in one place; the ones that are not shown keep their state. */
export function Centre({ hasTabs, isShown }: { hasTabs: boolean; isShown: boolean }) {
  const tab = useShell((state) => state.tab);
  return (
    <section className="ws-panel ws-centre" aria-label="Project">
      {hasTabs && <CentreTabs />}
      {TABS.map(({ tab: name, label }) => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles take a label
        <div
          key={name}
          id={`ws-panel-${name}`}
          className="ws-centre-panel"
          role={hasTabs ? "tabpanel" : "group"}
          aria-label={label}
          hidden={tab !== name}
          tabIndex={-1}
        >
          {name === "editor" && <EditorPane />}
          {name === "terminal" && <TerminalPane />}
          {name === "preview" && <PreviewPane isOpen={isShown && tab === "preview"} />}
        </div>
      ))}
    </section>
  );
}

function CentreTabs() {
  const { showTab, terminal, chat } = useWorkspace();
  const tab = useShell((state) => state.tab);
  const problems = useModel(terminal, (state) => state.problems.length);
  // While files are still being written, errors are expected: the missing part may come next.
  const isBusy = useModel(chat, isRunning);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = TABS.findIndex(({ tab: name }) => name === tab);
    const target =
      event.key === "ArrowRight"
        ? TABS[(index + 1) % TABS.length]
        : event.key === "ArrowLeft"
          ? TABS.at(index - 1)
          : event.key === "Home"
            ? TABS[0]
            : event.key === "End"
              ? TABS.at(-1)
              : undefined;
    if (!target) return;
    event.preventDefault();
    showTab(target.tab);
    list.current?.querySelector<HTMLElement>(`#ws-tab-${target.tab}`)?.focus();
  };
  return (
    <div ref={list} className="ws-tabs" role="tablist" aria-label="Project" onKeyDown={onKeyDown}>
      {TABS.map(({ tab: name, label }) => (
        <button
          key={name}
          type="button"
          id={`ws-tab-${name}`}
          className="ws-tab"
          role="tab"
          aria-selected={name === tab}
          aria-controls={`ws-panel-${name}`}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => showTab(name)}
        >
          {label}
          {name === "terminal" && problems > 0 && !isBusy && (
            <span className="ws-count">
              {problems}
              <span className="visually-hidden">{problems === 1 ? " error" : " errors"}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

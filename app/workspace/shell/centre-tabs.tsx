import { type KeyboardEvent, useRef } from "react";
import { isRunning } from "~/workspace/conversation/conversation-state";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import type { CentreTab, Layout } from "./layout";
import { LayoutControl } from "./layout-control";

export const CENTRE_TABS: Record<CentreTab, string> = {
  editor: "Editor",
  terminal: "Terminal",
  preview: "Preview",
};
const ORDER = Object.keys(CENTRE_TABS) as CentreTab[];

interface CentreTabsProps {
  /** Whether there is room for code and app beside each other. */
  fits: boolean;
  layout: Layout;
  isShown(tab: CentreTab): boolean;
}

/** What stands in the centre: its tabs, of which two are open side by side, and the layout. */
export function CentreTabs({ fits, layout, isShown }: CentreTabsProps) {
  const { showTab, showLayout, terminal, chat } = useWorkspace();
  const problems = useModel(terminal, (state) => state.problems.length);
  // While files are still being written, errors are expected: the missing part may come next.
  const isBusy = useModel(chat, isRunning);
  const list = useRef<HTMLDivElement>(null);
  const first = ORDER.find(isShown);
  // Its tab is the way from both to the app alone.
  const press = (tab: CentreTab) => (tab === "preview" ? showLayout("preview") : showTab(tab));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = ORDER.findIndex((tab) => document.activeElement?.id === `ws-tab-${tab}`);
    const target =
      event.key === "ArrowRight"
        ? ORDER[(at + 1) % ORDER.length]
        : event.key === "ArrowLeft"
          ? ORDER.at(at - 1)
          : event.key === "Home"
            ? ORDER[0]
            : event.key === "End"
              ? ORDER.at(-1)
              : undefined;
    if (!target || at < 0) return;
    event.preventDefault();
    press(target);
    list.current?.querySelector<HTMLElement>(`#ws-tab-${target}`)?.focus();
  };
  return (
    <div className="ws-centre-head">
      <div
        ref={list}
        className="ws-tabs"
        role="tablist"
        aria-label="Project"
        aria-multiselectable={layout === "split" || undefined}
        onKeyDown={onKeyDown}
      >
        {ORDER.map((tab) => (
          <button
            key={tab}
            type="button"
            id={`ws-tab-${tab}`}
            className="ws-tab"
            role="tab"
            aria-selected={isShown(tab)}
            aria-controls={`ws-panel-${tab}`}
            tabIndex={tab === first ? 0 : -1}
            onClick={() => press(tab)}
          >
            {CENTRE_TABS[tab]}
            {tab === "terminal" && problems > 0 && !isBusy && (
              <span className="ws-count">
                {problems}
                <span className="visually-hidden">{problems === 1 ? " error" : " errors"}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <LayoutControl layout={layout} fits={fits} />
    </div>
  );
}

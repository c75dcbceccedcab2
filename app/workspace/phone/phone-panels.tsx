import { type ReactNode, useRef } from "react";
import { ConversationPanel } from "~/workspace/conversation/conversation-panel";
import type { EngineInfo } from "~/workspace/conversation/engine-note";
import { MOBILE_TABS, type MobileTab } from "~/workspace/create-workspace";
import { EditorPane } from "~/workspace/editor/editor-pane";
import { FilesPanel } from "~/workspace/files/files-panel";
import { PreviewPane } from "~/workspace/preview/preview-pane";
import { TerminalPane } from "~/workspace/preview/terminal-pane";
import { useShell } from "~/workspace/workspace-context";

/**
 * One panel at a time. What was shown once stays, with what is written and scrolled in it; what
 * nobody looked at is not loaded, the code editor least of all.
 */
export function PhonePanels({ engine }: { engine: EngineInfo }) {
  const current = useShell((state) => state.mobileTab);
  const shown = useRef(new Set<MobileTab>());
  shown.current.add(current);
  const panels: Record<MobileTab, ReactNode> = {
    chat: <ConversationPanel engine={engine} />,
    files: <FilesPanel />,
    editor: (
      <section className="ws-panel phone-editor" aria-label="Editor">
        <EditorPane />
      </section>
    ),
    terminal: (
      <section className="ws-panel" aria-label="Terminal">
        <TerminalPane isShown={current === "terminal"} />
      </section>
    ),
    preview: (
      <section className="ws-panel" aria-label="Preview">
        <PreviewPane isOpen={current === "preview"} />
      </section>
    ),
  };
  return (
    <main id="main" className="ws-main phone-main" tabIndex={-1}>
      {MOBILE_TABS.filter((tab) => shown.current.has(tab)).map((tab) => (
        <div key={tab} className="ws-slot" hidden={tab !== current}>
          {panels[tab]}
        </div>
      ))}
    </main>
  );
}

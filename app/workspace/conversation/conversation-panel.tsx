import { lazy, Suspense, useState } from "react";
import { Icon } from "~/ui/icon";
import { HistorySheet } from "~/workspace/history/history-sheet";
import { Composer } from "./composer";
import { type EngineInfo, EngineNote } from "./engine-note";
import { LineNote } from "./line-note";
import { MessageList } from "./message-list";
import { ProblemBar } from "./problem-bar";
import { TrialNote } from "./trial-note";

const ModelPicker = lazy(() => import("./model-picker").catch(() => ({ default: EngineNote })));

/** The conversation: what was said, what is being made of it, and where to say more. */
export function ConversationPanel({ engine }: { engine: EngineInfo }) {
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <section className="ws-panel ws-chat" aria-labelledby="ws-chat-title">
      <header className="ws-panel-head">
        <h2 id="ws-chat-title">Project Chat</h2>
        <button
          type="button"
          className="ws-icon-button"
          aria-label="Chat history"
          title="Versions and chat history"
          aria-haspopup="dialog"
          onClick={() => setHistoryOpen(true)}
        >
          <Icon name="history" />
        </button>
      </header>
      <MessageList />
      <ProblemBar />
      <LineNote />
      <Composer />
      <Suspense fallback={<EngineNote engine={engine} />}>
        <ModelPicker engine={engine} />
      </Suspense>
      <TrialNote />
      <HistorySheet isOpen={isHistoryOpen} onClose={() => setHistoryOpen(false)} />
    </section>
  );
}

import { useState } from "react";
import { stripCodeBlocks } from "~/generation/protocol/prose";
import { Markdown } from "~/markdown/markdown";
import { usagePath } from "~/platform/urls";
import { EarlierMessages } from "~/workspace/conversation/earlier-messages";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { CheckpointList } from "./checkpoint-list";
import { whenOf } from "./when";

/** Every state one can go back to, and everything that was said. Loaded with its first opening. */
export default function HistoryBody({ onRolledBack }: { onRolledBack(): void }) {
  const { chat, store } = useWorkspace();
  const messages = useModel(chat, (state) => state.messages);
  const hasEarlier = useModel(chat, (state) => state.hasEarlier);
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  const showEarlier = () => {
    setState("loading");
    chat.loadEarlier().then(
      () => setState("ready"),
      () => setState("failed"),
    );
  };
  return (
    <>
      <h3>Versions</h3>
      <CheckpointList onRolledBack={onRolledBack} />
      <p>
        <a href={usagePath(store.projectId)}>What the answers took</a>
      </p>
      <h3>Messages</h3>
      {messages.length === 0 && <p className="ws-muted">Nothing was said yet.</p>}
      {hasEarlier && <EarlierMessages state={state} onShow={showEarlier} />}
      <ol className="ws-past">
        {messages.map((message) => (
          <li key={message.id} data-role={message.role}>
            <p className="ws-past-who">
              {message.role === "user" ? "You" : "Assistant"}{" "}
              <time dateTime={message.createdAt}>{whenOf(message.createdAt)}</time>
            </p>
            {message.role === "user" ? (
              <p className="ws-past-text">{message.content}</p>
            ) : (
              <Markdown text={stripCodeBlocks(message.content)} />
            )}
            {message.problem && <p className="ws-muted">{message.problem}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}

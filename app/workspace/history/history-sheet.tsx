import { useEffect, useRef } from "react";
import { stripCodeBlocks } from "~/generation/protocol/prose";
import { Markdown } from "~/markdown/markdown";
import { Icon } from "~/ui/icon";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { CheckpointList } from "./checkpoint-list";
import { whenOf } from "./when";

/** A side sheet with everything that was said, and every state one can go back to. */
export function HistorySheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const { chat } = useWorkspace();
  const messages = useModel(chat, (state) => state.messages);

  useEffect(() => {
    const element = sheet.current;
    if (!isOpen || !element) return;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key, and the browser handles it
    <dialog
      ref={sheet}
      className="ws-sheet"
      aria-labelledby={isOpen ? "ws-sheet-title" : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && event.detail > 0) onClose();
      }}
    >
      {isOpen && (
        <div className="ws-sheet-body">
          <header className="ws-panel-head">
            <h2 id="ws-sheet-title">Chat History</h2>
            <button type="button" className="ws-icon-button" aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          <div className="ws-sheet-scroll">
            <h3>Checkpoints</h3>
            <CheckpointList onRolledBack={onClose} />
            <h3>Messages</h3>
            {messages.length === 0 && <p className="ws-muted">Nothing was said yet.</p>}
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
          </div>
        </div>
      )}
    </dialog>
  );
}

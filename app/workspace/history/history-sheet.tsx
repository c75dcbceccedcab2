import { lazy, Suspense, useEffect, useRef } from "react";
import { Icon } from "~/ui/icon";

const HistoryBody = lazy(() =>
  import("./history-body").catch(() => ({ default: HistoryUnavailable })),
);

/** A side sheet with everything that was said, and every state one can go back to. */
export function HistorySheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const sheet = useRef<HTMLDialogElement>(null);

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
            <Suspense fallback={<p className="ws-muted">Loading…</p>}>
              <HistoryBody onRolledBack={onClose} />
            </Suspense>
          </div>
        </div>
      )}
    </dialog>
  );
}

function HistoryUnavailable() {
  return <p role="alert">The history did not load. Nothing is lost; reload the page.</p>;
}

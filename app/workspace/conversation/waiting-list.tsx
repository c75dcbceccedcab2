import { useModel, useWorkspace } from "~/workspace/workspace-context";

/** What was said without a line: it goes by itself, and can be taken back until then. */
export function WaitingList() {
  const { chat } = useWorkspace();
  const waiting = useModel(chat, (state) => state.waiting);
  return waiting.map(({ id, content }) => (
    <article key={id} className="ws-message ws-message--user ws-waiting" aria-label="You">
      <p className="ws-said">{content}</p>
      <p className="ws-muted" role="status">
        Waiting for a connection{" "}
        <button type="button" className="ws-link" onClick={() => chat.cancelWaiting(id)}>
          Cancel
        </button>
      </p>
    </article>
  ));
}

import { Icon } from "~/ui/icon";

/** Characters that a shortened address shows of each end. */
const SHOWN_ENDS = 8;

/**
 * Promotes the token. Small screens see the ends of its address, the copy button knows all of it;
 * without JavaScript the address is there to be selected.
 */
export function TokenBanner({ mint }: { mint: string | null }) {
  if (!mint) return null;
  return (
    <aside className="token" aria-label="The $REPO token">
      <div className="page-width token__bar">
        <p>
          <strong className="token__name">$REPO</strong>
          <span className="token__words">: 10M of it is the key to the Unlimited plan</span>
        </p>
        <Address mint={mint} />
        <button type="button" className="token__copy script-only" data-copy={mint}>
          <Icon name="copy" />
          <span data-copy-label>Copy</span>
          <span className="visually-hidden"> the full token address</span>
        </button>
        <span className="visually-hidden" role="status" data-copy-status />
      </div>
    </aside>
  );
}

function Address({ mint }: { mint: string }) {
  if (mint.length <= 2 * SHOWN_ENDS) return <code className="token__address">{mint}</code>;
  return (
    <code className="token__address">
      {mint.slice(0, SHOWN_ENDS)}
      <span className="token__middle">{mint.slice(SHOWN_ENDS, -SHOWN_ENDS)}</span>
      <span className="token__gap">…</span>
      {mint.slice(-SHOWN_ENDS)}
    </code>
  );
}

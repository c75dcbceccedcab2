import type { BotStatus } from "~/mentions/mention";
import { Button } from "~/ui/button";

/** Whether the bot is on, what turns it on and off, and what looks for mentions at once. */
export function BotControls({ status: { polling, enabled } }: { status: BotStatus }) {
  return (
    <div className="mentions__controls">
      <span className={polling ? "badge badge--accent" : "badge"} data-bot-badge>
        {polling ? "ON" : "OFF"}
      </span>
      <form method="post" data-toggle>
        <input type="hidden" name="intent" value={polling ? "stop" : "start"} />
        <button
          type="submit"
          className="switch"
          role="switch"
          aria-checked={polling}
          disabled={!enabled}
        >
          <span className="visually-hidden">Bot</span>
        </button>
      </form>
      <RefreshForm label="Refresh" />
    </div>
  );
}

/** Looks for new mentions. */
export function RefreshForm({ label }: { label: string }) {
  return (
    <form method="post" data-refresh>
      <Button type="submit" name="intent" value="refresh">
        {label}
      </Button>
    </form>
  );
}

import { type RefObject, useLayoutEffect, useRef } from "react";
import { Icon } from "~/ui/icon";
import { useModel, useWorkspace } from "~/workspace/workspace-context";

/**
 * Ends the answer that is being written. It goes when the answer has ended: whoever stands on it goes on
 * in the box, and not at the page's beginning.
 */
export function StopButton({ box }: { box: RefObject<HTMLTextAreaElement | null> }) {
  const { chat } = useWorkspace();
  const isStopping = useModel(chat, ({ phase }) => phase === "stopping");
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element && document.activeElement === element) box.current?.focus();
    };
  }, [box]);

  return (
    <button
      ref={button}
      type="button"
      className="ws-send ws-send--stop"
      aria-label={isStopping ? "Stopping" : "Stop"}
      title="Stop"
      // Not `disabled`, which would take the focus away.
      aria-disabled={isStopping || undefined}
      onClick={() => {
        if (!isStopping) void chat.stop();
      }}
    >
      <Icon name="stop" />
    </button>
  );
}

import { Icon } from "~/ui/icon";
import { useModel, useWorkspace } from "~/workspace/workspace-context";

/** The part of the app that the message being written is about. */
export function AboutChip({ onRemove }: { onRemove(): void }) {
  const { chat } = useWorkspace();
  const about = useModel(chat, (state) => state.about);
  if (!about) return null;
  return (
    <p className="ws-about">
      <span title={about.line}>About: {about.label}</span>
      <button
        type="button"
        className="ws-attached-remove"
        aria-label="Not about this part"
        title="Not about this"
        onClick={() => {
          chat.setAbout(null);
          onRemove();
        }}
      >
        <Icon name="close" />
      </button>
    </p>
  );
}

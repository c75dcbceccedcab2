import { Icon, type IconName } from "~/ui/icon";
import { MOBILE_TABS, type MobileTab } from "~/workspace/create-workspace";
import { useModel, useShell, useWorkspace } from "~/workspace/workspace-context";

const LOOKS: Record<MobileTab, { label: string; icon: IconName }> = {
  chat: { label: "Chat", icon: "chat" },
  files: { label: "Files", icon: "folder" },
  editor: { label: "Editor", icon: "code" },
  terminal: { label: "Terminal", icon: "terminal" },
  preview: { label: "Preview", icon: "play" },
};

/** The bottom bar of narrow screens: one panel at a time. */
export function MobileTabs() {
  const { showTab, chat } = useWorkspace();
  const current = useShell((state) => state.mobileTab);
  const isBusy = useModel(chat, (state) => state.phase === "running");
  return (
    <nav className="ws-bottom" aria-label="Panels">
      {MOBILE_TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          className="ws-bottom-tab"
          aria-current={tab === current ? "true" : undefined}
          onClick={() => showTab(tab)}
        >
          <Icon name={LOOKS[tab].icon} />
          {LOOKS[tab].label}
          {tab === "chat" && isBusy && <span className="ws-pulse" aria-hidden="true" />}
        </button>
      ))}
    </nav>
  );
}

import { useState } from "react";
import type { EngineInfo } from "~/workspace/conversation/engine-note";
import type { WorkspaceStart } from "~/workspace/create-workspace";
import { DeletedNotice } from "~/workspace/deleted/deleted-notice";
import { openWorkspace } from "~/workspace/open-workspace";
import { LeaveDialog } from "~/workspace/shell/leave-dialog";
import { MobileTabs } from "~/workspace/shell/mobile-tabs";
import { useWorkspaceLife } from "~/workspace/use-workspace-life";
import { WorkspaceProvider } from "~/workspace/workspace-context";
import { PhoneHeader } from "./phone-header";
import { PHONE_LOOK } from "./phone-look";
import { PhonePanels } from "./phone-panels";
import { useKeyboardRoom } from "./use-keyboard-room";

interface PhoneWorkspaceProps {
  start: WorkspaceStart;
  engine: EngineInfo;
  appName: string;
}

/** The whole workspace between the bar at the top and the five tabs at the bottom. */
export function PhoneWorkspace({ start, engine, appName }: PhoneWorkspaceProps) {
  const [workspace] = useState(() => openWorkspace(start, PHONE_LOOK));
  useWorkspaceLife(workspace, start.isRunning);
  useKeyboardRoom();
  return (
    <WorkspaceProvider value={workspace}>
      <PhoneHeader appName={appName} />
      <DeletedNotice />
      <PhonePanels engine={engine} />
      <MobileTabs />
      <LeaveDialog />
    </WorkspaceProvider>
  );
}

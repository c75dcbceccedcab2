import { useState } from "react";
import { ConversationPanel } from "./conversation/conversation-panel";
import type { EngineInfo } from "./conversation/engine-note";
import type { WorkspaceStart } from "./create-workspace";
import { DeletedNotice } from "./deleted/deleted-notice";
import { FilesPanel } from "./files/files-panel";
import { openWorkspace } from "./open-workspace";
import { Centre, NarrowCentre } from "./shell/centre";
import { LeaveDialog } from "./shell/leave-dialog";
import { MobileTabs } from "./shell/mobile-tabs";
import { Panels } from "./shell/panels";
import { useLater } from "./shell/use-later";
import { NARROW, useMedia } from "./shell/use-media";
import { WIDE_LOOK } from "./shell/wide-look";
import { WorkspaceHeader } from "./shell/workspace-header";
import { useWorkspaceLife } from "./use-workspace-life";
import { useShell, WorkspaceProvider } from "./workspace-context";

export interface IdeProps {
  start: WorkspaceStart;
  engine: EngineInfo;
  appName: string;
  isSignedIn: boolean;
}

/** The whole workspace, as the browser runs it. */
export function Ide({ start, engine, appName, isSignedIn }: IdeProps) {
  const [workspace] = useState(() => openWorkspace(start, WIDE_LOOK));
  useWorkspaceLife(workspace, start.isRunning);
  return (
    <WorkspaceProvider value={workspace}>
      <WorkspaceHeader appName={appName} isSignedIn={isSignedIn} />
      <DeletedNotice />
      <WorkspaceBody engine={engine} />
      <LeaveDialog />
    </WorkspaceProvider>
  );
}

function WorkspaceBody({ engine }: { engine: EngineInfo }) {
  const isNarrow = useMedia(NARROW);
  const mobileTab = useShell((state) => state.mobileTab);
  const isCentre = mobileTab !== "chat" && mobileTab !== "files";
  const hasFiles = useLater(mobileTab === "files");
  const hasCentre = useLater(isCentre);
  if (!isNarrow) {
    return (
      <main id="main" className="ws-main" tabIndex={-1}>
        <Panels
          files={<FilesPanel />}
          centre={<Centre />}
          chat={<ConversationPanel engine={engine} />}
        />
      </main>
    );
  }
  return (
    <>
      <main id="main" className="ws-main ws-main--narrow" tabIndex={-1}>
        <div className="ws-slot" hidden={mobileTab !== "chat"}>
          <ConversationPanel engine={engine} />
        </div>
        <div className="ws-slot" hidden={mobileTab !== "files"}>
          {hasFiles && <FilesPanel />}
        </div>
        <div className="ws-slot" hidden={!isCentre}>
          {hasCentre && <NarrowCentre isShown={isCentre} />}
        </div>
      </main>
      <MobileTabs />
    </>
  );
}

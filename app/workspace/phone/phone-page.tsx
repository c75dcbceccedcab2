import { useEffect, useState } from "react";
import { pwaProjectsPath } from "~/platform/urls";
import { trialStore } from "~/trial/trial-store";
import { useRootData } from "~/ui/root-data";
import type { WorkspaceStart } from "~/workspace/create-workspace";
import { findStart } from "~/workspace/find-start";
import type { PageData } from "~/workspace/page-data.server";
import * as trialStoreModule from "~/workspace/trial-workspace-store";
import { UnreadableTrial } from "~/workspace/unreadable-trial";
import { PhoneLoading } from "./phone-loading";
import { PhoneWorkspace } from "./phone-workspace.client";

/** A page of the installable app: of a trial, or of what is nobody's here. */
export type PhonePageData = Exclude<PageData, { kind: "account" }>;

/** The workspace of a trial as the installable app shows it, once this browser has found it. */
export function PhonePage({ page }: { page: PhonePageData }) {
  const { appName } = useRootData();
  const start = useTrialStart(page);
  if (start === "unreadable") {
    return (
      <div className="ws phone">
        <UnreadableTrial listPath={pwaProjectsPath} />
      </div>
    );
  }
  return (
    <div className="ws phone" data-live={start ? true : undefined}>
      {start ? (
        <PhoneWorkspace start={start} engine={page.engine} appName={appName} />
      ) : (
        <PhoneLoading />
      )}
    </div>
  );
}

/** Null as long as this browser has no such trial: another tab may still make it. */
function useTrialStart(page: PhonePageData): WorkspaceStart | "unreadable" | null {
  const [start, setStart] = useState<WorkspaceStart | "unreadable" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is taken over once
  useEffect(() => {
    let isWaiting = true;
    const look = async () => {
      const found = await findStart(page, async () => trialStoreModule);
      if (!isWaiting || found === null || found === "missing") return;
      isWaiting = false;
      setStart(found);
    };
    void look();
    const unsubscribe = trialStore.subscribe(() => void (isWaiting && look()));
    return () => {
      isWaiting = false;
      unsubscribe();
    };
  }, []);
  return start;
}

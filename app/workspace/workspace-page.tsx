import { type ReactElement, useEffect, useState } from "react";
import type { PageFrame } from "~/ui/page";
import { useRootData } from "~/ui/root-data";
import { showToast } from "~/ui/toaster";
import type { WorkspaceStart } from "./create-workspace";
import { DeletedProject } from "./deleted/deleted-project";
import { findStart, type NoStart } from "./find-start";
import { Ide } from "./ide.client";
import { MissingProject } from "./missing-project";
import type { PageData } from "./page-data.server";
import type { RefusedForm } from "./plain/form-schema";
import type { PlainProps } from "./plain/plain-page";
import { ServerHtml } from "./server-html";
import { UnreadableTrial } from "./unreadable-trial";
import { WorkspaceSkeleton } from "./workspace-skeleton";

interface WorkspacePageProps {
  page: PageData;
  refused: RefusedForm | undefined;
  /** Draws an account's project by plain forms, on the server alone. */
  drawPlain: (of: PlainProps & { frame: PageFrame }) => ReactElement;
}

/** The workspace: plain forms from the server, which the browser's own version replaces in place. */
export function WorkspacePage({ page, refused, drawPlain }: WorkspacePageProps) {
  const frame = useRootData();
  const start = useStart(page);
  useWaitingMessage(refused);
  const missing =
    page.kind === "missing" && page.deleted ? (
      <DeletedProject project={page.deleted} refused={refused} />
    ) : (
      <MissingProject refused={refused} />
    );
  if (page.kind === "missing" || typeof start === "string") {
    return <div className="ws">{start === "unreadable" ? <UnreadableTrial /> : missing}</div>;
  }
  if (start) {
    return (
      <div className="ws" data-live>
        <Ide
          start={start}
          engine={page.engine}
          appName={frame.appName}
          isSignedIn={frame.user !== null}
        />
      </div>
    );
  }
  const skeleton = <WorkspaceSkeleton appName={frame.appName} />;
  if (page.kind !== "account") return <div className="ws">{skeleton}</div>;
  return (
    <ServerHtml
      className="ws"
      draw={() => drawPlain({ page, refused, frame })}
      fallback={skeleton}
    />
  );
}

/** What the browser's version starts from, once it is known; the page works without until then. */
function useStart(page: PageData): WorkspaceStart | NoStart | null {
  const [start, setStart] = useState<WorkspaceStart | NoStart | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is taken over once
  useEffect(() => {
    let isCurrent = true;
    findStart(page)
      .then((found) => {
        if (isCurrent) setStart(found);
      })
      .catch((error) => console.warn("The files could not be read; the plain page stays.", error));
    return () => {
      isCurrent = false;
    };
  }, []);
  return start;
}

/** What a redirect left to be said is a toast here, where the page's own place for it is gone. */
function useWaitingMessage(refused: RefusedForm | undefined): void {
  const { flash } = useRootData();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once
  useEffect(() => {
    const problem = Object.values(refused?.errors ?? {})[0];
    if (problem) showToast({ title: "Error", description: problem, variant: "destructive" });
    else if (flash) {
      showToast({
        title: flash.title,
        ...(flash.description ? { description: flash.description } : {}),
        variant: flash.kind === "error" ? "destructive" : "default",
      });
    }
  }, []);
}

import { lazy, Suspense, useState } from "react";
import { publishedPath } from "~/platform/urls";
import { Icon } from "~/ui/icon";
import { loadPart } from "~/workspace/load-part";
import { usePublishDialog } from "~/workspace/publish/use-publish-dialog";
import { usePublishObstacle } from "~/workspace/publish/use-publish-obstacle";
import { EXPORT_MEANWHILE, PUBLISH_MEANWHILE } from "~/workspace/publish/while-answering";
import { useShell, useWorkspace } from "~/workspace/workspace-context";
import { WorkspaceHome } from "~/workspace/workspace-home";
import { ProjectName } from "./project-name";
import { useProjectTitle } from "./use-project-title";

const SignInDialog = lazy(() =>
  import("./sign-in-dialog").catch(() => ({ default: SignInUnexplained })),
);
const loadShare = () => import("~/workspace/publish/share-sheet");
const loadDialog = () => import("~/workspace/publish/publish-dialog");

interface WorkspaceHeaderProps {
  appName: string;
  isSignedIn: boolean;
}

/** Where this is, what it is called, and what can be done with the whole of it. */
export function WorkspaceHeader({ appName, isSignedIn }: WorkspaceHeaderProps) {
  const workspace = useWorkspace();
  const { leave } = workspace;
  const project = useShell((state) => state.project);
  const obstacle = usePublishObstacle();
  useProjectTitle(appName);
  const publishing = usePublishDialog(loadDialog);
  const sharing = usePublishDialog(loadShare);
  const [isSignInOpen, setSignInOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState("");

  const loadActs = () => loadPart(workspace, () => import("~/workspace/publish/publishing"));
  const publish = async () => {
    if (!project.slug) return publishing.open();
    setBusy(true);
    await (await loadActs())?.publishProject(workspace, project.slug, {
      onProgress: setProgress,
    });
    setBusy(false);
  };
  const openCommands = async () => {
    const registry = await loadPart(workspace, () => import("~/workspace/commands/registry"));
    registry?.showEverything(workspace);
  };
  const exportAll = async () => (await loadActs())?.exportProject(workspace);

  return (
    <header className="ws-header">
      <WorkspaceHome appName={appName} />
      <ProjectName />
      {project.isTrial && (
        <span className="badge" title="It lives in this browser. Sign in to keep it.">
          Trial
        </span>
      )}
      <span className="ws-spring" />
      <button
        type="button"
        className="ws-goto"
        aria-haspopup="dialog"
        onClick={() => void openCommands()}
      >
        <Icon name="search" /> Find a file or a command{" "}
        <kbd>{/^(?:Mac|iP)/.test(navigator.platform) ? "⌘P" : "Ctrl P"}</kbd>
      </button>
      <span className="ws-spring" />
      {project.slug && (
        <a
          className="ws-button ws-visit"
          data-act="visit"
          aria-label="Visit"
          href={publishedPath(project.slug)}
          target="_blank"
          rel="noopener"
        >
          <Icon name="external" /> <span className="ws-word">Visit</span>
        </a>
      )}
      {(project.slug || !obstacle) && (
        <button
          type="button"
          className="ws-button"
          aria-label="Share"
          data-act="share"
          onClick={() => void sharing.open()}
        >
          <Icon name="share" /> <span className="ws-word">Share</span>
        </button>
      )}
      <button
        type="button"
        className="ws-button"
        aria-label="Export"
        data-act="export"
        onClick={() =>
          leave.run(() => {
            if (isSignedIn) void exportAll();
            else setSignInOpen(true);
          }, EXPORT_MEANWHILE)
        }
      >
        <Icon name="download" /> <span className="ws-word">Export</span>
      </button>
      <span className="ws-publishing" role="status" title={progress}>
        {progress}
      </span>
      <span title={obstacle ?? undefined}>
        <button
          type="button"
          className="ws-button"
          data-primary="true"
          data-act="publish"
          disabled={obstacle !== null || isBusy}
          aria-describedby={obstacle ? "ws-publish-obstacle" : undefined}
          onClick={() => leave.run(() => void publish(), PUBLISH_MEANWHILE)}
        >
          <Icon name="ship" /> {isBusy ? "Publishing…" : project.slug ? "Redeploy" : "Publish"}
        </button>
      </span>
      {sharing.Dialog && <sharing.Dialog isOpen={sharing.isOpen} onClose={sharing.close} />}
      {obstacle && (
        <span id="ws-publish-obstacle" className="visually-hidden">
          {obstacle}
        </span>
      )}
      {publishing.Dialog && (
        <publishing.Dialog isOpen={publishing.isOpen} onClose={publishing.close} />
      )}
      {isSignInOpen && (
        <Suspense>
          <SignInDialog onClose={() => setSignInOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}

/** In place of what did not load. */
function SignInUnexplained() {
  return <p role="alert">Please sign in to export your projects.</p>;
}

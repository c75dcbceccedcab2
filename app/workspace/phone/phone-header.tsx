import { publishedPath } from "~/platform/urls";
import { Icon } from "~/ui/icon";
import { usePublishDialog } from "~/workspace/publish/use-publish-dialog";
import { usePublishObstacle } from "~/workspace/publish/use-publish-obstacle";
import { PUBLISH_MEANWHILE } from "~/workspace/publish/while-answering";
import { ProjectName } from "~/workspace/shell/project-name";
import { useProjectTitle } from "~/workspace/shell/use-project-title";
import { useShell, useWorkspace } from "~/workspace/workspace-context";
import { BackToList } from "./back-to-list";

const loadDialog = () => import("./phone-publish-dialog");

/** Back, what this is, and what can be done with the whole of it. */
export function PhoneHeader({ appName }: { appName: string }) {
  const { leave, look } = useWorkspace();
  const slug = useShell(({ project }) => project.slug);
  const obstacle = usePublishObstacle();
  const publishing = usePublishDialog(loadDialog);
  useProjectTitle(appName);
  return (
    <header className="ws-header phone-bar">
      <BackToList />
      <div className="phone-bar__title">
        <ProjectName />
        <p className="phone-bar__kind">Trial Project</p>
      </div>
      {slug && (
        <a className="ws-button" href={publishedPath(slug)} target="_blank" rel="noopener">
          {look.texts.visit}
        </a>
      )}
      <span title={obstacle ?? undefined}>
        <button
          type="button"
          className="ws-button"
          data-primary="true"
          data-act="publish"
          disabled={obstacle !== null}
          title={obstacle ?? undefined}
          aria-describedby={obstacle ? "phone-publish-obstacle" : undefined}
          onClick={() => leave.run(() => void publishing.open(), PUBLISH_MEANWHILE)}
        >
          <Icon name="ship" /> {slug ? "Redeploy" : "Publish"}
        </button>
      </span>
      {obstacle && (
        <span id="phone-publish-obstacle" className="visually-hidden">
          {obstacle}
        </span>
      )}
      {publishing.Dialog && (
        <publishing.Dialog isOpen={publishing.isOpen} onClose={publishing.close} />
      )}
    </header>
  );
}

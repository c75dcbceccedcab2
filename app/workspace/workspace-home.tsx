import { projectsPath } from "~/platform/urls";
import { Icon } from "~/ui/icon";
import { LogoMark } from "~/ui/logo";

/** The ways out of a workspace: back to the list, and home. */
export function WorkspaceHome({ appName }: { appName: string }) {
  return (
    <>
      <a className="ws-icon-button" href={projectsPath} aria-label="Back to projects">
        <Icon name="back" />
      </a>
      <a className="ws-logo" href="/" aria-label={`${appName}, home`}>
        <LogoMark />
      </a>
    </>
  );
}

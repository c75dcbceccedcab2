import { projectsPath } from "~/platform/urls";
import { Icon } from "~/ui/icon";
import { LogoMark } from "~/ui/logo";
import { useNonce } from "~/ui/nonce";
import { FlashMessage } from "~/ui/notice";
import type { PageFrame } from "~/ui/page";
import { askForFiles } from "~/workspace/early-files";
import { PlainConversation } from "./plain-conversation";
import { PlainFile } from "./plain-file";
import { PlainFiles } from "./plain-files";
import type { PlainProps } from "./plain-page";
import { PlainPreview } from "./plain-preview";
import { PlainPublish } from "./plain-publish";

/** The workspace by plain links and forms; the browser's own version takes its place when it runs. */
export function PlainWorkspace({ page, refused, frame }: PlainProps & { frame: PageFrame }) {
  const { project } = page;
  const nonce = useNonce();
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own around an address */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: askForFiles(project.id) }} />
      <header className="ws-header">
        <a className="ws-icon-button" href={projectsPath} aria-label="Back to projects">
          <Icon name="back" />
        </a>
        <a className="ws-logo" href="/" aria-label={`${frame.appName}, home`}>
          <LogoMark />
        </a>
        <h1 className="ws-name">{project.name}</h1>
        <span className="ws-spring" />
        <a className="ws-button" href="#publish">
          <Icon name="ship" /> {project.slug ? "Redeploy" : "Publish"}
        </a>
      </header>
      <FlashMessage flash={frame.flash} />
      {refused?.errors.form && (
        <p className="ws-notice ws-notice--problem" role="alert">
          {refused.errors.form}
        </p>
      )}
      <main id="main" className="ws-main ws-plain" tabIndex={-1}>
        <PlainFiles page={page} refused={refused} />
        <div className="ws-panel ws-centre">
          <PlainFile page={page} refused={refused} />
          <PlainPreview page={page} />
          <PlainPublish page={page} refused={refused} />
        </div>
        <PlainConversation page={page} refused={refused} />
      </main>
      <nav className="ws-bottom" aria-label="Panels">
        {(["chat", "files", "editor", "preview", "publish"] as const).map((part) => (
          <a key={part} className="ws-bottom-tab" href={`#${part}`}>
            {part[0]?.toUpperCase() + part.slice(1)}
          </a>
        ))}
      </nav>
    </>
  );
}

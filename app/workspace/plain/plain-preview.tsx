import { previewProxyPath } from "~/platform/urls";
import { hasEntry, NOTHING_TO_RUN } from "~/sites/build/has-entry";
import { Button } from "~/ui/button";
import type { AccountPage } from "~/workspace/page-data.server";
import { NEW_ADDRESS_MEANS } from "~/workspace/preview/new-address";

/** The running app, started and stopped by a button. */
export function PlainPreview({ page }: { page: AccountPage }) {
  const { project, preview } = page;
  const isUp = preview.status === "running" || preview.status === "starting";
  const isAwaited = preview.nothingToRun;
  const isEmpty = isAwaited || (!isUp && !hasEntry(page.files.map(({ path }) => path)));
  return (
    <section className="ws-plain-part" id="preview" aria-labelledby="ws-preview-title">
      <h2 id="ws-preview-title">Live Preview</h2>
      {isEmpty && (
        <p>
          {NOTHING_TO_RUN}
          {isAwaited && " The preview starts by itself then."}
        </p>
      )}
      {preview.status === "error" && !isAwaited && (
        <div className="ws-notice ws-notice--problem">
          <p>Failed to start preview</p>
          {preview.error && <pre className="ws-overlay-detail">{preview.error}</pre>}
        </div>
      )}
      {isUp && (
        <iframe
          className="ws-plain-frame"
          src={previewProxyPath(project.id)}
          title={`Preview of ${project.name}`}
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads"
        />
      )}
      <form method="post" className="button-row">
        {isUp || isAwaited ? (
          <>
            {isUp && (
              <a
                className="button button--secondary"
                href={previewProxyPath(project.id)}
                target="_blank"
                rel="noopener noreferrer"
              >
                Open in a new tab
              </a>
            )}
            <Button type="submit" name="intent" value="stop-preview">
              Stop preview
            </Button>
          </>
        ) : (
          <Button type="submit" name="intent" value="start-preview">
            Start preview
          </Button>
        )}
      </form>
      <details>
        <summary>Another address</summary>
        <form method="post">
          <p>{NEW_ADDRESS_MEANS}</p>
          <Button type="submit" name="intent" value="renew-preview-address">
            New address
          </Button>
        </form>
      </details>
    </section>
  );
}

import { useEffect, useState } from "react";
import { previewProxyPath } from "~/platform/urls";
import { Icon } from "~/ui/icon";
import { loadPart } from "~/workspace/load-part";
import { Glyph, type GlyphName } from "~/workspace/shell/glyph";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { PreviewMenu } from "./preview-menu";
import { PreviewNote } from "./preview-note";
import { PreviewOverlay } from "./preview-overlay";

type Device = "phone" | "tablet" | "desktop";

const DEVICES: [device: Device & GlyphName, label: string][] = [
  ["phone", "Phone width"],
  ["tablet", "Tablet width"],
  ["desktop", "Full width"],
];

/**
 * The preview has its own origin, so these tokens open nothing of the product to it.
 * `allow-downloads`: an app that exports a file must be tried as it will be published.
 */
const SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads";

/** The running app. It stays mounted while other tabs are open, so its state survives them. */
export function PreviewPane({ isOpen }: { isOpen: boolean }) {
  const workspace = useWorkspace();
  const { preview, store, shell } = workspace;
  const { status, url, frame } = useModel(preview, (state) => state);
  const { name } = shell.getState().project;
  const [device, setDevice] = useState<Device>("desktop");

  useEffect(() => {
    if (!isOpen) return;
    preview.opened();
    return () => preview.closed();
  }, [isOpen, preview]);

  return (
    <div className="ws-preview">
      <div className="ws-preview-bar">
        <span className="ws-preview-title">Live Preview</span>
        <PreviewBadge />
        <span className="ws-spring" />
        <fieldset className="ws-devices">
          <legend className="visually-hidden">Width</legend>
          {DEVICES.map(([value, label]) => (
            <button
              key={value}
              type="button"
              className="ws-icon-button"
              aria-label={label}
              title={label}
              aria-pressed={value === device}
              onClick={() => setDevice(value)}
            >
              <Glyph name={value} />
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className="ws-icon-button"
          aria-label="Reload preview"
          title="Reload"
          disabled={status !== "running"}
          onClick={() => preview.reloadFrame()}
        >
          <Glyph name="refresh" />
        </button>
        <button
          type="button"
          className="ws-icon-button"
          aria-label="Attach a picture of the preview"
          title="Attach a picture of it to your message"
          disabled={status !== "running"}
          onClick={() =>
            void loadPart(workspace, () => import("./attach-preview")).then((it) =>
              it?.attachPreview(workspace),
            )
          }
        >
          <Glyph name="camera" />
        </button>
        <a
          className="ws-icon-button"
          href={previewProxyPath(store.projectId)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Open preview in a new tab"
          title="Open in a new tab"
        >
          <Icon name="external" />
        </a>
        <button
          type="button"
          className="ws-button"
          disabled={status === "starting"}
          onClick={() => void preview.restart()}
        >
          Restart
        </button>
        <PreviewMenu />
      </div>
      <PreviewNote />
      <div className="ws-preview-stage" data-device={device}>
        {url && (
          <iframe
            key={frame}
            className="ws-frame"
            src={url}
            title={`Preview of ${name}`}
            sandbox={SANDBOX}
            allow="clipboard-write; fullscreen"
          />
        )}
        <PreviewOverlay />
      </div>
    </div>
  );
}

function PreviewBadge() {
  const { preview } = useWorkspace();
  const { status, isRestarting } = useModel(preview, (state) => state);
  const text = isRestarting
    ? "Restarting..."
    : status === "running"
      ? "Running"
      : status === "starting"
        ? "Starting..."
        : null;
  return (
    <span role="status">
      {text && (
        <span className="ws-badge" data-status={isRestarting ? "starting" : status}>
          {text}
        </span>
      )}
    </span>
  );
}

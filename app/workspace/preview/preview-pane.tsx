import { useEffect, useMemo, useRef, useState } from "react";
import { previewProxyPath } from "~/platform/urls";
import { Icon } from "~/ui/icon";
import { Glyph } from "~/workspace/shell/glyph";
import { useModel, useShell, useWorkspace } from "~/workspace/workspace-context";
import { AddressBar } from "./address-bar";
import { describeFit, fitStyle, useDeviceFit } from "./device-fit";
import { PickButton } from "./pick-button";
import { addressInside, FIRST_PLACE, readPlace } from "./place";
import { PreviewConsole } from "./preview-console";
import { PreviewMenu } from "./preview-menu";
import { PreviewNote } from "./preview-note";
import { PreviewOverlay } from "./preview-overlay";
import { PreviewSizes, type Size } from "./preview-sizes";
import { tellAnswers } from "./tell-answer";
import { usePreviewActs } from "./use-preview-acts";

/**
 * The preview has its own origin, so these tokens open nothing of the product to it.
 * `allow-downloads`: an app that exports a file must be tried as it will be published.
 */
const SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads";

/** The running app. It stays mounted while other tabs are open, so its state survives them. */
export function PreviewPane({ isOpen }: { isOpen: boolean }) {
  const workspace = useWorkspace();
  const { preview, store } = workspace;
  const { status, url, label, frame, isPicking } = useModel(preview, (state) => state);
  const name = useShell(({ project }) => project.name);
  const [size, setSize] = useState<Size>({ device: "desktop", isRotated: false });
  const [place, setPlace] = useState(FIRST_PLACE);
  const element = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const fit = useDeviceFit(stage, size);
  const { attach } = usePreviewActs();

  useEffect(() => {
    if (!isOpen) return;
    preview.opened();
    return () => preview.closed();
  }, [isOpen, preview]);

  useEffect(
    () => tellAnswers(workspace, () => element.current?.contentWindow ?? null),
    [workspace],
  );

  useEffect(() => {
    const take = (event: MessageEvent<unknown>) => {
      const window = element.current?.contentWindow;
      const told = window && event.source === window ? readPlace(event, label) : null;
      if (!told) return;
      setPlace(told);
      preview.told();
    };
    window.addEventListener("message", take);
    return () => window.removeEventListener("message", take);
  }, [label, preview]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new frame begins where the last one was, and stays its own
  const address = useMemo(
    () => (url && place.path !== "/" ? addressInside(url, place.path) : url),
    [url, frame],
  );

  return (
    <div className="ws-preview">
      <div className="ws-preview-bar">
        <AddressBar frame={element} place={place} />
        <div className="ws-preview-acts">
          <PickButton />
          <PreviewSizes {...size} onChange={setSize} />
          <button
            type="button"
            className="ws-icon-button ws-wide-only"
            aria-label="Attach a picture of the preview"
            title="Attach a picture of it to your message"
            disabled={status !== "running"}
            onClick={attach}
          >
            <Glyph name="camera" />
          </button>
          <a
            className="ws-icon-button"
            href={addressInside(previewProxyPath(store.projectId), place.path)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label="Open preview in a new tab"
            title="Open in a new tab"
          >
            <Icon name="external" />
          </a>
          <PreviewMenu />
        </div>
      </div>
      <PreviewNote />
      {isPicking && (
        <p className="ws-preview-note ws-pick-note" role="status">
          Choose a part of the app. Escape ends it.
        </p>
      )}
      <div
        ref={stage}
        className="ws-preview-stage"
        data-device={size.device}
        style={fit ? fitStyle(fit) : undefined}
      >
        {fit && <p className="ws-device-size">{describeFit(fit)}</p>}
        {address && (
          <iframe
            key={frame}
            ref={element}
            className="ws-frame"
            src={address}
            title={`Preview of ${name}`}
            sandbox={SANDBOX}
            allow="clipboard-write; fullscreen"
          />
        )}
        <PreviewOverlay />
      </div>
      <PreviewConsole />
    </div>
  );
}

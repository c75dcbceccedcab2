import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { Glyph, type GlyphName } from "~/workspace/shell/glyph";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { addressInside, type Place } from "./place";
import { PreviewBadge } from "./preview-badge";

interface AddressBarProps {
  frame: RefObject<HTMLIFrameElement | null>;
  place: Place;
}

/** Where in the app one is, and the way to another part of it. */
export function AddressBar({ frame, place }: AddressBarProps) {
  const { preview } = useWorkspace();
  const url = useModel(preview, (state) => state.url);
  const isUp = useModel(preview, (state) => state.status === "running");
  const [typed, setTyped] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the app went somewhere
  useEffect(() => setTyped(null), [place.path]);

  const step = (to: "back" | "forward") =>
    frame.current?.contentWindow?.postMessage({ type: "@sayso/step", to }, "*");
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (frame.current && url) frame.current.src = addressInside(url, typed ?? place.path);
  };

  return (
    <div className="ws-address-row">
      <Step
        label="Previous page of the app"
        title="Back"
        glyph="earlier"
        isOff={!isUp || !place.canGoBack}
        onPress={() => step("back")}
      />
      <Step
        label="Next page of the app"
        title="Forward"
        glyph="chevron"
        isOff={!isUp || !place.canGoForward}
        onPress={() => step("forward")}
      />
      <Step
        label="Reload preview"
        title="Reload"
        glyph="refresh"
        isOff={!isUp}
        onPress={() => preview.reloadFrame()}
      />
      <form className="ws-address" onSubmit={go}>
        <span className="ws-preview-title">Live Preview</span>
        <PreviewBadge />
        <input
          aria-label="Route of the app"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          disabled={!isUp}
          value={typed ?? place.path}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            if (event.key === "Escape") setTyped(null);
          }}
        />
      </form>
    </div>
  );
}

interface StepProps {
  label: string;
  title: string;
  glyph: GlyphName;
  isOff: boolean;
  onPress(): void;
}

function Step({ label, title, glyph, isOff, onPress }: StepProps) {
  return (
    <button
      type="button"
      className="ws-icon-button"
      aria-label={label}
      title={title}
      disabled={isOff}
      onClick={onPress}
    >
      <Glyph name={glyph} />
    </button>
  );
}

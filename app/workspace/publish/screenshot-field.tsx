import { useEffect, useRef, useState } from "react";
import { SCREENSHOT_HINT, SCREENSHOT_TYPES } from "~/publishing/screenshot-rules";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

interface ScreenshotFieldProps {
  file: File | null;
  /** Why the chosen file cannot be sent. */
  problem: string | null;
  onChoose(file: File | null): void;
}

/** Chooses the picture of the app's card, and shows it as the card will. */
export function ScreenshotField({ file, problem, onChoose }: ScreenshotFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const remove = () => {
    const input = field.current?.querySelector("input");
    if (input) input.value = "";
    onChoose(null);
    input?.focus();
  };
  return (
    <div ref={field} className="stack">
      <Field
        label="Screenshot"
        name="screenshot"
        id="ws-screenshot"
        type="file"
        accept={SCREENSHOT_TYPES}
        optional
        hint={`For the card in the showcase. ${SCREENSHOT_HINT}`}
        {...(problem ? { error: problem } : {})}
        onChange={(event) => onChoose((event.target as HTMLInputElement).files?.[0] ?? null)}
      />
      {file && !problem ? (
        <ChosenPicture key={chosenKey(file)} file={file} onRemove={remove} />
      ) : null}
    </div>
  );
}

function ChosenPicture({ file, onRemove }: { file: File; onRemove(): void }) {
  const [url, setUrl] = useState<string | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <div className="ws-chosen-picture">
      {url && !isBroken ? (
        <img src={url} alt="How the card will show it" onError={() => setBroken(true)} />
      ) : null}
      {isBroken ? (
        <p className="ws-muted" role="status">
          This picture cannot be shown here. If it cannot be processed either, the app is published
          without it.
        </p>
      ) : null}
      <Button small onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}

/** Tells chosen files apart, so that a file that failed to load does not mark the next one. */
function chosenKey({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

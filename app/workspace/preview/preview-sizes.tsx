import { Glyph, type GlyphName } from "~/workspace/shell/glyph";

export type Device = "phone" | "tablet" | "desktop";

/** How large the app is shown. */
export interface Size {
  device: Device;
  isRotated: boolean;
}

const DEVICES: [device: Device & GlyphName, label: string][] = [
  ["phone", "Phone width"],
  ["tablet", "Tablet width"],
  ["desktop", "Full width"],
];

interface PreviewSizesProps extends Size {
  onChange(size: Size): void;
}

/** Shows the app as large as on a phone or tablet, upright or turned. */
export function PreviewSizes({ device, isRotated, onChange }: PreviewSizesProps) {
  return (
    <>
      {device !== "desktop" && (
        <button
          type="button"
          className="ws-icon-button"
          aria-label="Turned on its side"
          title="Turn"
          aria-pressed={isRotated}
          onClick={() => onChange({ device, isRotated: !isRotated })}
        >
          <Glyph name="rotate" />
        </button>
      )}
      <fieldset className="ws-segments ws-devices">
        <legend className="visually-hidden">Width</legend>
        {DEVICES.map(([value, label]) => (
          <button
            key={value}
            type="button"
            className="ws-icon-button"
            aria-label={label}
            title={label}
            aria-pressed={value === device}
            onClick={() => onChange({ device: value, isRotated })}
          >
            <Glyph name={value} />
          </button>
        ))}
      </fieldset>
    </>
  );
}

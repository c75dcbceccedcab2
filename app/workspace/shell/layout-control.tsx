import { useWorkspace } from "~/workspace/workspace-context";
import { Glyph, type GlyphName } from "./glyph";
import { LAYOUTS, type Layout } from "./layout";

const LOOKS: Record<Layout, { icon: GlyphName; label: string; title: string }> = {
  code: { icon: "left", label: "Code alone", title: "Code" },
  split: { icon: "sides", label: "Code and app side by side", title: "Split" },
  preview: { icon: "right", label: "App alone", title: "Preview" },
};

interface LayoutControlProps {
  layout: Layout;
  /** Whether there is room for both. */
  fits: boolean;
}

/** Chooses between code, app and both; this browser remembers it for every project. */
export function LayoutControl({ layout, fits }: LayoutControlProps) {
  const { chooseLayout } = useWorkspace();
  return (
    <fieldset className="ws-segments">
      <legend className="visually-hidden">Layout</legend>
      {LAYOUTS.map((one) => {
        const { icon, label, title } = LOOKS[one];
        const isTooNarrow = one === "split" && !fits;
        return (
          <button
            key={one}
            type="button"
            className="ws-icon-button"
            aria-label={label}
            aria-pressed={one === layout}
            disabled={isTooNarrow}
            title={isTooNarrow ? "Make this part wider to see both" : title}
            onClick={() => chooseLayout(one)}
          >
            <Glyph name={icon} />
          </button>
        );
      })}
    </fieldset>
  );
}

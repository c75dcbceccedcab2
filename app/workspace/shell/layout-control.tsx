import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { useWorkspace } from "~/workspace/workspace-context";
import { Glyph } from "./glyph";
import { LAYOUTS, type Layout } from "./layout";

const LOOKS: Record<Layout, { icon: ReactNode; label: string; title: string }> = {
  code: { icon: <Icon name="code" />, label: "Code alone", title: "Code" },
  split: { icon: <Glyph name="sides" />, label: "Code and app side by side", title: "Split" },
  preview: { icon: <Icon name="app" />, label: "App alone", title: "Preview" },
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
            {icon}
          </button>
        );
      })}
    </fieldset>
  );
}

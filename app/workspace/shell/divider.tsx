import type { KeyboardEvent } from "react";

/** One step of an arrow key, in percent of the width. */
export const KEY_STEP = 2;

interface DividerProps {
  label: string;
  /** In percent. */
  value: number;
  limits: { min: number; max: number };
  /** Moved by so many percent, to the right where positive. */
  onMove(step: number): void;
}

/** Moves a divider with the arrow keys, as dragging does with the mouse. */
export function Divider({ label, value, limits, onMove }: DividerProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowLeft" ? -KEY_STEP : event.key === "ArrowRight" ? KEY_STEP : 0;
    if (step === 0) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; a separator with a value can
    <div
      className="ws-divider"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      title="Drag, or use the arrow keys"
      onKeyDown={onKeyDown}
    />
  );
}

/**
 * While a divider is dragged the frame of the preview takes no pointer: it would swallow each move and
 * the release, and the divider would stick to the mouse.
 */
export function markDragging(isDragging: boolean): void {
  document.documentElement.toggleAttribute("data-dragging", isDragging);
}

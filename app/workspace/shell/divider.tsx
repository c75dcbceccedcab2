import type { KeyboardEvent } from "react";

/** One step of an arrow key, in percent of the width. */
export const KEY_STEP = 2;

interface DividerProps {
  label: string;
  /** In percent. */
  value: number;
  limits: { min: number; max: number };
  /** Widened by so many percent; narrowed where negative. @param step as `value` counts it */
  onMove(step: number): void;
  /** The usual widths, as a double-click brings them. */
  onReset(): void;
  /** Whether what is measured lies on the right: an arrow to the right narrows it. */
  isAtRight?: boolean;
}

/** Moves a divider with keys, as dragging and a double-click do with the mouse. */
export function Divider({ label, value, limits, onMove, onReset, isAtRight }: DividerProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const wider = isAtRight ? -KEY_STEP : KEY_STEP;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => onMove(-wider),
      ArrowRight: () => onMove(wider),
      Home: () => onMove(limits.min - value),
      End: () => onMove(limits.max - value),
      Enter: onReset,
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
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
      title="Drag, or use the arrow keys. A double-click or Enter brings the usual width"
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

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";

/** One step of an arrow key, in percent of the width. */
export const KEY_STEP = 2;

interface DividerProps {
  label: string;
  /** How much of the frame lies on the measured side, in percent. */
  value: number;
  limits: { min: number; max: number };
  /** Moved by the pointer or by a key. @param value as wanted, beyond its limits where somebody drags on */
  onMove(value: number): void;
  /** The usual widths. */
  onReset(): void;
  /** Whether what is measured lies on the right: an arrow to the right narrows it. */
  isAtRight?: boolean;
}

/**
 * The line between two panels: dragged, or moved with keys. It stands in a column of its own in the frame
 * that it divides, without a width.
 */
export function Divider({ label, value, limits, onMove, onReset, isAtRight }: DividerProps) {
  /** From the pointer to the line, in pixels: it does not jump to where it is taken. */
  const grip = useRef(0);
  // A line that goes while it is dragged, as when a tablet is turned, loses its pointer without a word.
  useEffect(() => () => markDragging(false), []);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    grip.current = box.left + box.width / 2 - event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
    markDragging(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!frame?.width || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const left = ((event.clientX + grip.current - frame.left) / frame.width) * 100;
    onMove(isAtRight ? 100 - left : left);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wider = isAtRight ? -KEY_STEP : KEY_STEP;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => onMove(value - wider),
      ArrowRight: () => onMove(value + wider),
      Home: () => onMove(limits.min),
      End: () => onMove(limits.max),
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
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => markDragging(false)}
      // Whoever drags a line goes on where they typed.
      onMouseDown={(event) => event.preventDefault()}
      onDoubleClick={onReset}
    />
  );
}

/**
 * While a divider is dragged the frame of the preview takes no pointer: it would swallow each move and
 * the release, and the divider would stick to the mouse.
 */
function markDragging(isDragging: boolean): void {
  document.documentElement.toggleAttribute("data-dragging", isDragging);
}

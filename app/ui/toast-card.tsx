import { clsx } from "clsx";
import { type PointerEvent, type SyntheticEvent, useCallback, useEffect, useRef } from "react";
import { Button } from "./button";
import { Icon } from "./icon";
import { TOAST_MS, type ToastMessage } from "./toast-message";

/** A swipe to the right further than this, in CSS pixels, dismisses. */
const SWIPE_PX = 50;

interface ToastCardProps {
  message: ToastMessage;
  onDismiss(): void;
}

/** One toast: leaves after its time, a swipe, Escape or its close button. */
export function ToastCard({ message, onDismiss }: ToastCardProps) {
  const countdown = useCountdown(message.duration ?? TOAST_MS, onDismiss);
  const swipe = useSwipe(onDismiss);
  const destructive = message.variant === "destructive";
  const { action } = message;
  const resumeUnlessRead = (event: SyntheticEvent) => {
    if (!event.currentTarget.matches(":hover, :focus-within")) countdown.resume();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same by keyboard
    <div
      className={clsx("toast", destructive && "toast--destructive")}
      onMouseEnter={countdown.pause}
      onMouseLeave={resumeUnlessRead}
      onFocus={countdown.pause}
      onBlur={resumeUnlessRead}
      onKeyDown={(event) => {
        if (event.key === "Escape") onDismiss();
      }}
      {...swipe}
    >
      <div className="toast__text" role={destructive ? "alert" : "status"}>
        <p className="toast__title">{message.title}</p>
        {message.description ? <p>{message.description}</p> : null}
      </div>
      {action ? (
        <Button
          small
          onClick={() => {
            onDismiss();
            action.run();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <Button variant="quiet" small icon aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="close" />
      </Button>
    </div>
  );
}

/** Calls back after a time that stands still while somebody is reading. */
function useCountdown(milliseconds: number, onEnd: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const remaining = useRef(milliseconds);
  const startedAt = useRef<number | null>(null);

  const pause = useCallback(() => {
    clearTimeout(timer.current);
    if (startedAt.current !== null) remaining.current -= Date.now() - startedAt.current;
    startedAt.current = null;
  }, []);
  const resume = useCallback(() => {
    clearTimeout(timer.current);
    startedAt.current ??= Date.now();
    timer.current = setTimeout(onEnd, Math.max(remaining.current, 0));
  }, [onEnd]);

  useEffect(() => {
    resume();
    return () => clearTimeout(timer.current);
  }, [resume]);
  return { pause, resume };
}

/** Follows the finger to the right, and dismisses when it was far enough. */
function useSwipe(onSwipe: () => void) {
  const startX = useRef<number | null>(null);
  const distance = (event: PointerEvent) =>
    startX.current === null ? 0 : Math.max(0, event.clientX - startX.current);
  const end = (event: PointerEvent<HTMLElement>) => {
    const swiped = distance(event) > SWIPE_PX;
    startX.current = null;
    event.currentTarget.style.transform = "";
    if (swiped && event.type === "pointerup") onSwipe();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest("button")) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const x = distance(event);
      event.currentTarget.style.transform = x > 0 ? `translateX(${x}px)` : "";
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

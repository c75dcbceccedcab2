import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { ToastCard } from "./toast-card";
import type { ToastMessage } from "./toast-message";

export type { ToastMessage } from "./toast-message";

interface Toasts {
  toast(message: ToastMessage): void;
  dismiss(): void;
}

interface CurrentToast {
  message: ToastMessage;
  id: number;
  /** Everything outside a modal dialog is dimmed and dead, so a toast joins the one that is open. */
  dialog: HTMLDialogElement | null;
}

const ToastContext = createContext<Toasts | null>(null);

/** Shows and dismisses toasts. Safe to call from effects: the functions never change. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("useToast() needs a hydrated page under <ToastProvider>.");
  return toasts;
}

/**
 * Holds the one toast that may show at a time. It sits above the routes, so a toast survives a
 * client-side navigation. F8 moves the focus to it.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<CurrentToast | null>(null);
  const viewport = useRef<HTMLElement>(null);

  const dismiss = useCallback(() => setCurrent(null), []);
  const toast = useCallback(
    (message: ToastMessage) =>
      setCurrent((before) => ({
        message,
        id: before ? before.id + 1 : Date.now(),
        dialog: topDialog(),
      })),
    [],
  );
  const toasts = useMemo(() => ({ toast, dismiss }), [toast, dismiss]);

  const dialog = current?.dialog ?? null;
  useEffect(() => {
    if (!dialog) return;
    const moveOut = () => setCurrent((before) => before && { ...before, dialog: topDialog() });
    if (!dialog.open) return moveOut();
    dialog.addEventListener("close", moveOut);
    return () => dialog.removeEventListener("close", moveOut);
  }, [dialog]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "F8") {
        event.preventDefault();
        viewport.current?.focus();
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  const shown = (
    <section
      ref={viewport}
      className="toast-viewport"
      aria-label="Notifications (F8)"
      tabIndex={-1}
    >
      {current ? (
        <ToastCard key={current.id} message={current.message} onDismiss={dismiss} />
      ) : null}
    </section>
  );
  return (
    <ToastContext.Provider value={toasts}>
      {children}
      {dialog ? createPortal(shown, dialog) : shown}
    </ToastContext.Provider>
  );
}

/** The open modal dialog that lies above all else, if any. */
function topDialog(): HTMLDialogElement | null {
  const open = document.querySelectorAll<HTMLDialogElement>("dialog:modal");
  return open[open.length - 1] ?? null;
}

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
import { ToastCard } from "./toast-card";
import type { ToastMessage } from "./toast-message";

export type { ToastMessage } from "./toast-message";

interface Toasts {
  toast(message: ToastMessage): void;
  dismiss(): void;
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
  const [current, setCurrent] = useState<{ message: ToastMessage; id: number } | null>(null);
  const viewport = useRef<HTMLElement>(null);

  const dismiss = useCallback(() => setCurrent(null), []);
  const toast = useCallback(
    (message: ToastMessage) =>
      setCurrent((before) => ({ message, id: before ? before.id + 1 : Date.now() })),
    [],
  );
  const toasts = useMemo(() => ({ toast, dismiss }), [toast, dismiss]);

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

  return (
    <ToastContext.Provider value={toasts}>
      {children}
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
    </ToastContext.Provider>
  );
}

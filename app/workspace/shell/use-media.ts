import { useSyncExternalStore } from "react";

/** Below this width one panel shows at a time. The stylesheet says the same. */
export const NARROW = "(max-width: 899.98px)";

/** Whether a media query holds, followed as it changes. Only for components of the browser. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

import { type RefObject, useEffect, useRef } from "react";

/** Where somebody stands in a list. */
interface Place {
  target: HTMLElement;
  /** Which entry it is in; -1 for what stands beside them. */
  index: number;
}

/**
 * Keeps the focus of whoever acts on entries of a list by keys: an entry that is deleted, archived or moved takes
 * the pressed button along, and the next Tab would begin at the page's top. The focus stays where it was if that
 * is still there, else it goes to the entry that came into its place.
 *
 * @returns what goes around the list
 */
export function useKeptFocus(): RefObject<HTMLDivElement> {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = around.current;
    if (!element) return;
    let place: Place | null = null;
    const entries = () => [...element.querySelectorAll<HTMLElement>("li")];
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const isInside = element.contains(target);
      const index = entries().findIndex((entry) => entry.contains(target));
      place = isInside ? { target, index } : null;
    };
    // Whoever presses beside everything wants the focus nowhere.
    const forget = () => {
      place = null;
    };
    const observer = new MutationObserver(() => {
      if (!place || document.activeElement !== document.body) return;
      place.target.focus({ preventScroll: true });
      if (document.activeElement !== document.body || place.target.matches(":disabled")) return;
      nextTo(element, entries().at(Math.max(place.index, 0)) ?? entries().at(-1))?.focus();
    });
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled", "open"],
    });
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", forget);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", forget);
    };
  }, []);
  return around;
}

/** What takes the focus: of an entry, of what an empty list says, or the page's main part. */
function nextTo(list: HTMLElement, entry: HTMLElement | undefined): HTMLElement | null {
  return (
    (entry ?? list.querySelector(".empty-state"))?.querySelector<HTMLElement>("a, button") ??
    document.getElementById("main")
  );
}

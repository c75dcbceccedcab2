import { useEffect } from "react";

/** Below this, what is missing of the page is a bar of the browser and no keyboard, in CSS pixels. */
const KEYBOARD_PX = 120;

/**
 * Keeps the page above a keyboard that covers it. Chromium makes the page itself smaller, as the
 * viewport's `interactive-widget` asks; Safari only tells how much is left in view.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const { visualViewport: view } = window;
    const { style, dataset } = document.documentElement;
    if (!view) return;
    const follow = () => {
      // Somebody who zooms in sees less of the page too, and is not typing.
      const isCovered = view.scale === 1 && window.innerHeight - view.height > KEYBOARD_PX;
      if (isCovered) {
        style.setProperty("--ws-height", `${view.height}px`);
        dataset.keyboard = "";
        window.scrollTo(0, 0);
      } else {
        style.removeProperty("--ws-height");
        delete dataset.keyboard;
      }
    };
    view.addEventListener("resize", follow);
    view.addEventListener("scroll", follow);
    follow();
    return () => {
      view.removeEventListener("resize", follow);
      view.removeEventListener("scroll", follow);
      style.removeProperty("--ws-height");
      delete dataset.keyboard;
    };
  }, []);
}

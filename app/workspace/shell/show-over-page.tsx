import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/**
 * Shows something over the workspace until it closes itself; then the focus is where it was. It is no part of the page's
 * tree, which does without its code until somebody asks for it.
 *
 * @param render what is shown, given what closes it
 * @returns what it was closed with
 */
export function showOverPage<T>(render: (close: (answer: T) => void) => ReactNode): Promise<T> {
  const opener = document.activeElement;
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  return new Promise((resolve) => {
    const close = (answer: T) => {
      root.unmount();
      host.remove();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      resolve(answer);
    };
    // At once: the next key is for what is shown.
    flushSync(() => root.render(render(close)));
  });
}

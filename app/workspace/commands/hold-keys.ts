/** After so long nobody waits for what was asked for, in milliseconds. */
const LIMIT_MS = 10_000;

/** Whether keys are kept now. */
let isHolding = false;

/** Whether a part that takes keys is being loaded: what is typed is for it, and no other shortcut opens over it. */
export function holdsKeys(): boolean {
  return isHolding;
}

/**
 * Keeps what is typed while a part of the page that takes keys is still being loaded, and writes it where that part has put
 * the caret: on a slow line the name of a file would be typed into the open file instead.
 *
 * @returns what ends it where nothing takes the keys; they go to where they would have gone
 */
export function holdKeys(): () => void {
  const opener = document.activeElement;
  let text = "";
  let isEntered = false;
  isHolding = true;
  const ends = new AbortController();
  const { signal } = ends;
  const timer = setTimeout(() => giveUp(), LIMIT_MS);
  const end = () => {
    clearTimeout(timer);
    isHolding = false;
    ends.abort();
  };
  const write = (isTaken: boolean) => {
    end();
    if (text) document.execCommand("insertText", false, text);
    if (!isEntered || !isTaken) return;
    const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    // When what was written has been read.
    setTimeout(() => document.activeElement?.dispatchEvent(enter));
  };
  const giveUp = () => {
    if (!signal.aborted) write(false);
  };
  window.addEventListener(
    "keydown",
    (event) => {
      const { key, ctrlKey, altKey, metaKey, isComposing } = event;
      if (ctrlKey || altKey || metaKey || isComposing) return;
      if (key === "Escape") return end();
      if (key.length === 1 && !isEntered) text += key;
      else if (key === "Backspace") text = text.slice(0, -1);
      else if (key === "Enter") isEntered = true;
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
  window.addEventListener(
    "focusin",
    ({ target }) => {
      if (target === opener) return;
      // After the caret is set, and before the next key.
      queueMicrotask(() => {
        if (!signal.aborted) write(target instanceof HTMLInputElement);
      });
    },
    { signal },
  );
  window.addEventListener("pointerdown", giveUp, { signal });
  return giveUp;
}

/** Above it there is no room for a label, in pixels from the top. */
const LABEL_HEIGHT = 24;
const COLOUR = "#2563eb";

let box: HTMLElement | null = null;

/** Draws a line around an element, with a label, above all that the page shows. Nothing in it moves by itself. */
export function mark(element: Element, label: string): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (!box) {
    box = document.createElement("sayso-mark");
    // A dialog of the app is no higher.
    box.popover = "manual";
    const text = document.createElement("span");
    text.setAttribute("role", "status");
    box.append(text);
    document.documentElement.append(box);
    box.showPopover?.();
  }
  box.style.cssText = `all:initial;display:block;position:fixed;z-index:2147483647;pointer-events:none;box-sizing:border-box;left:${left - 2}px;top:${top - 2}px;width:${width + 4}px;height:${height + 4}px;border:2px solid ${COLOUR};outline:1px solid #fff`;
  const text = box.firstChild as HTMLElement;
  const above = top < LABEL_HEIGHT ? "top:0" : "bottom:100%";
  text.style.cssText = `all:initial;display:block;position:absolute;${above};left:-2px;max-width:min(20rem,90vw);padding:2px 8px;overflow:hidden;background:${COLOUR};color:#fff;font:12px/18px system-ui,sans-serif;white-space:nowrap;text-overflow:ellipsis`;
  if (text.textContent !== label) text.textContent = label;
}

/** How long a line stays that nobody asked for, in milliseconds. */
const FLASH_MS = 2_400;

/** Draws a line around an element that fades, and goes along with the page. */
export function flash(element: Element): void {
  const line = document.createElement("sayso-mark");
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    line.style.cssText = `all:initial;display:block;position:fixed;z-index:2147483647;pointer-events:none;box-sizing:border-box;left:${left - 6}px;top:${top - 6}px;width:${width + 12}px;height:${height + 12}px;border:2px solid ${COLOUR};border-radius:6px;outline:1px solid #fff`;
  };
  place();
  document.documentElement.append(line);
  addEventListener("scroll", place, { capture: true, passive: true });
  const frames = [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }];
  line.animate(frames, FLASH_MS).finished.finally(() => {
    removeEventListener("scroll", place, { capture: true });
    line.remove();
  });
}

/** Takes the line away. */
export function unmark(): void {
  box?.remove();
  box = null;
}

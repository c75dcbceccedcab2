import { createCloseButton } from "./close-button";
import { TOAST_MS, type ToastMessage } from "./toast-message";

/** A swipe to the right further than this, in CSS pixels, dismisses. */
const SWIPE_PX = 50;
/** Told to the viewport when a toast goes that had the focus, which then goes back. */
const LEFT = "toast-left";

/**
 * Shows a toast in place of the one that shows now. It needs no framework, so that pages which
 * React runs and pages which it does not have the same one. The document itself holds the state:
 * two bundles with this module still show one toast at a time.
 */
export function showToast(message: ToastMessage): void {
  const viewport = findViewport() ?? createViewport();
  placeViewport(viewport);
  viewport.replaceChildren(createCard(message));
}

function findViewport(): HTMLElement | null {
  return document.querySelector<HTMLElement>(".toast-viewport");
}

/** F8 moves the focus here, as its name tells. */
function createViewport(): HTMLElement {
  const viewport = document.createElement("section");
  viewport.className = "toast-viewport";
  viewport.tabIndex = -1;
  viewport.setAttribute("aria-label", "Notifications (F8)");
  document.addEventListener("keydown", (event) => {
    if (event.key !== "F8" || !viewport.isConnected) return;
    event.preventDefault();
    viewport.focus();
  });
  let before: HTMLElement | null = null;
  viewport.addEventListener("focusin", ({ relatedTarget: from }) => {
    if (from instanceof HTMLElement && !viewport.contains(from)) before = from;
  });
  viewport.addEventListener(LEFT, () => before?.focus());
  return viewport;
}

/** Everything outside a modal dialog is dimmed and dead, so a toast joins the one that is open. */
function placeViewport(viewport: HTMLElement): void {
  const open = document.querySelectorAll<HTMLDialogElement>("dialog:modal");
  const dialog = open[open.length - 1];
  const place = dialog ?? document.body;
  if (viewport.parentElement !== place) place.append(viewport);
  dialog?.addEventListener("close", () => placeViewport(viewport), { once: true });
}

/** One toast: it leaves after its time, a swipe, Escape or its close button. */
function createCard(message: ToastMessage): HTMLElement {
  const destructive = message.variant === "destructive";
  const card = element("div", `toast${destructive ? " toast--destructive" : ""}`);
  const dismiss = () => {
    const viewport = card.parentElement;
    const isFocused = card.contains(document.activeElement);
    card.remove();
    if (isFocused) viewport?.dispatchEvent(new Event(LEFT));
  };
  const text = element("div", "toast__text");
  text.setAttribute("role", destructive ? "alert" : "status");
  text.append(element("p", "toast__title", message.title));
  if (message.description) text.append(element("p", "", message.description));
  card.append(text);
  const { action } = message;
  if (action) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button button--secondary button--small";
    button.textContent = action.label;
    button.addEventListener("click", () => {
      dismiss();
      action.run();
    });
    card.append(button);
  }
  card.append(createCloseButton("Dismiss", dismiss));
  card.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    // Escape closes the toast only; an open dialog needs a second press.
    event.preventDefault();
    event.stopPropagation();
    dismiss();
  });
  countDown(card, message.duration ?? TOAST_MS, dismiss);
  followSwipe(card, dismiss);
  return card;
}

/** Its time stands still while somebody is reading: pointing at it, or with the focus in it. */
function countDown(card: HTMLElement, milliseconds: number, onEnd: () => void): void {
  let remaining = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    remaining -= Date.now() - startedAt;
  };
  const resume = () => {
    if (timer !== undefined) return;
    startedAt = Date.now();
    timer = setTimeout(onEnd, Math.max(remaining, 0));
  };
  const resumeUnlessRead = () => {
    if (!card.matches(":hover, :focus-within")) resume();
  };
  card.addEventListener("mouseenter", pause);
  card.addEventListener("focusin", pause);
  card.addEventListener("mouseleave", resumeUnlessRead);
  // The focus is somewhere else only after this event.
  card.addEventListener("focusout", () => setTimeout(resumeUnlessRead));
  resume();
}

/** Follows the finger to the right, and dismisses when it was far enough. */
function followSwipe(card: HTMLElement, onSwipe: () => void): void {
  let startX: number | null = null;
  const distance = (event: PointerEvent) =>
    startX === null ? 0 : Math.max(0, event.clientX - startX);
  const end = (event: PointerEvent) => {
    const swiped = distance(event) > SWIPE_PX;
    startX = null;
    card.style.transform = "";
    if (swiped && event.type === "pointerup") onSwipe();
  };
  card.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || (event.target as Element).closest("button")) return;
    startX = event.clientX;
    card.setPointerCapture(event.pointerId);
  });
  card.addEventListener("pointermove", (event) => {
    const x = distance(event);
    card.style.transform = x > 0 ? `translateX(${x}px)` : "";
  });
  card.addEventListener("pointerup", end);
  card.addEventListener("pointercancel", end);
}

function element(name: string, className: string, text?: string): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

import { describe, labelOf } from "./described";
import { mark, unmark } from "./mark";

/** Elements that Tab goes through at most. */
const MOST_STEPS = 2_000;
const SWALLOWED =
  "pointerdown pointerup mousedown mouseup click dblclick auxclick contextmenu dragstart keyup keypress";
const TOUCHES = "touchstart touchend";

let isOn = false;
let current: Element | null = null;

/**
 * Lets a person choose a part of the page, when the workspace around it asks: what is under the pointer is
 * outlined, and nothing that is pressed reaches the app.
 */
export function pickWhenAsked(): void {
  if (window.parent === window) return;
  addEventListener("message", ({ source, data }) => {
    if (source !== window.parent || data?.type !== "@sayso/pick") return;
    isOn = data.isOn === true;
    if (!isOn) show(null);
  });
  // Before the app's own, which are added later.
  listen("pointermove", ({ target }) => show(target as Node));
  for (const type of SWALLOWED.split(" ")) listen(type, swallow);
  for (const type of TOUCHES.split(" ")) listen(type, (event) => event.stopImmediatePropagation());
  listen("keydown", (event) => press(event as KeyboardEvent));
  listen("scroll", () => current && mark(current, labelOf(current)));
}

function listen(type: string, hear: (event: Event) => void): void {
  const passive = TOUCHES.includes(type) || type === "scroll";
  addEventListener(type, (event) => isOn && event.isTrusted && hear(event), {
    capture: true,
    passive,
  });
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  const { target } = event;
  if (!(target instanceof Element)) return;
  // What is off hears no click.
  const isOff = event.type === "pointerup" && target.closest(":disabled");
  if (event.type === "click" || isOff) {
    show(target);
    choose();
  }
}

function press(event: KeyboardEvent): void {
  event.stopImmediatePropagation();
  // The browser's own keys stay its own.
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  if (event.key === "Escape") end({ type: "@sayso/pick-ended" });
  else if (event.key === "Enter") choose();
  else if (event.key === "Tab") step(event.shiftKey ? -1 : 1);
}

/** The next element in the order of the page that shows something of its own. */
function step(by: 1 | -1): void {
  const all = [...document.body.querySelectorAll("*")].slice(0, MOST_STEPS).filter(isShown);
  const at = current ? all.indexOf(current) : by < 0 ? 0 : -1;
  const next = all[(at + by + all.length) % all.length];
  next?.scrollIntoView({ block: "nearest", behavior: "instant" });
  show(next ?? null);
}

const SHOWING = "img,svg,canvas,video,audio,iframe,input,textarea,select,button,a";

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width * height === 0 || getComputedStyle(element).visibility !== "visible") return false;
  return (
    element.matches(SHOWING) ||
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
  );
}

function show(target: Node | null): void {
  const element = target instanceof Element ? (target.closest("svg") ?? target) : null;
  current = element === document.documentElement ? document.body : element;
  if (current) mark(current, labelOf(current));
  else unmark();
}

function choose(): void {
  if (current) end({ type: "@sayso/picked", ...describe(current) });
}

function end(told: object): void {
  isOn = false;
  show(null);
  window.parent.postMessage(told, "*");
}

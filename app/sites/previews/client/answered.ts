import { type Content, contentOf, newElements } from "./content";
import { flash } from "./mark";

/** An answer's last build reaches the page within this time of its end, in milliseconds. */
const AWAITED_MS = 10_000;
/** An answer that nobody has looked at for longer is none that just ended, in milliseconds. */
const KEPT_MS = 10 * 60_000;
/** A page of which more is new is another page, and is read from its top. */
const MOST_SHARE = 0.6;
/** How often it is looked whether something has changed, in milliseconds. */
const LOOK_MS = 600;
const KEY = "@sayso/before-answer";

/** What the page showed when an answer began. */
let before: Content | null = null;
/** When it ended, by the page's clock; null while it is written. */
let endedAt: number | null = null;
let looking: ReturnType<typeof setTimeout> | undefined;
/** What was new at the last look: what is another thing by now changes by itself, as a clock does. */
let seen = new Map<Element, number>();

/**
 * When an answer has changed something that is out of sight, scrolls there, once, unless somebody moved in the
 * page meanwhile. The workspace around the page says when an answer begins and ends.
 */
export function showWhatAnAnswerChanged(): void {
  if (window.parent === window) return;
  recall();
  addEventListener("message", ({ source, data }) => {
    if (source !== window.parent || data?.type !== "@sayso/answer") return;
    if (data.isRunning === true) begin();
    else if (before) end();
  });
  for (const type of ["pointerdown", "wheel", "touchmove", "keydown"]) {
    addEventListener(type, ({ isTrusted }) => isTrusted && forget(), {
      capture: true,
      passive: true,
    });
  }
  // A page that nobody sees yet is looked at when it is shown.
  new ResizeObserver(() => endedAt !== null && lookSoon()).observe(document.documentElement);
}

function begin(): void {
  forget();
  before = document.body ? contentOf(document.body) : null;
  keep();
}

function end(): void {
  endedAt = Date.now();
  keep();
  lookSoon();
}

function forget(): void {
  // Asked at each turn of a wheel: where nothing is known there is nothing in the storage either.
  if (!before) return;
  clearTimeout(looking);
  before = null;
  endedAt = null;
  seen = new Map();
  keep();
}

function lookSoon(): void {
  clearTimeout(looking);
  looking = setTimeout(look, LOOK_MS);
}

function look(): void {
  if (!before || endedAt === null || innerWidth * innerHeight === 0) return;
  const found = newElements(document.body, before);
  if (found.size > MOST_SHARE * contentOf(document.body).size) {
    forget();
    return;
  }
  const settled = [...found].filter(([element, sign]) => seen.get(element) === sign);
  seen = found;
  const target = placeOf(settled.map(([element]) => element).filter(isLaidOut));
  if (target) {
    forget();
    show(target);
  } else if (Date.now() - endedAt < AWAITED_MS) lookSoon();
  else forget();
}

const isLaidOut = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width * height > 0 && getComputedStyle(element).visibility === "visible";
};

/** Where most of it stands: the first of what is new in the part of the page that has most of it. */
function placeOf(elements: Element[]): Element | null {
  const parts = new Map<Element, { first: Element; words: number }>();
  for (const element of elements) {
    const part = element.closest("section,article,header,footer,nav,aside,form,li,tr") ?? element;
    const { first, words } = parts.get(part) ?? { first: element, words: 0 };
    parts.set(part, { first, words: words + (element.textContent?.length ?? 0) + 1 });
  }
  const [most] = [...parts.values()].toSorted((a, b) => b.words - a.words);
  return most?.first ?? null;
}

function show(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "center", behavior: isStill ? "instant" : "smooth" });
  flash(element);
}

/** A build may load the page anew in the middle of it. */
function keep(): void {
  try {
    if (!before) sessionStorage.removeItem(KEY);
    else {
      const kept = { path: location.pathname, endedAt, content: [...before] };
      sessionStorage.setItem(KEY, JSON.stringify(kept));
    }
  } catch {
    // An opaque origin keeps nothing: there the page stays where it is.
  }
}

function recall(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    const age = kept?.endedAt ? Date.now() - kept.endedAt : 0;
    if (kept?.path !== location.pathname || age > KEPT_MS) {
      if (kept) keep();
      return;
    }
    before = new Map(kept.content);
    endedAt = kept.endedAt;
  } catch {
    return;
  }
  if (endedAt !== null) addEventListener("load", lookSoon);
}

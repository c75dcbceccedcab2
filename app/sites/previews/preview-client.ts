/**
 * Runs inside a preview, before anything of the project: follows live reload, and tells the
 * workspace's terminal what the page logs and where it fails. It shows nothing in the page.
 */
interface Report {
  source: "console" | "page";
  level: "info" | "warn" | "error";
  text: string;
  file?: string;
  line?: number;
  column?: number;
}

/** Reports are sent together, this often. */
const BATCH_MS = 150;
/** A page in a loop must not flood anybody. */
const REPORTS_PER_BATCH = 40;
const TEXT_LENGTH = 2_000;
/** What a browser sends on while the page goes away; more is refused altogether. */
const KEEPALIVE_LENGTH = 15_000;
/** A reloaded app draws itself again within this time, and then its scroll position is there. */
const SCROLL_MS = 1_000;
const SCROLL_KEY = "@sayso/scroll";

const script = document.currentScript as HTMLScriptElement;
const base = new URL(script.dataset.base ?? "./", document.baseURI);
const { build } = script.dataset;
let waiting: Report[] = [];
let dropped = 0;

function report(entry: Report): void {
  if (waiting.length >= REPORTS_PER_BATCH) {
    dropped += 1;
    return;
  }
  if (waiting.length === 0) setTimeout(send, BATCH_MS);
  waiting.push({ ...entry, text: entry.text.slice(0, TEXT_LENGTH) });
}

function send(): void {
  const entries = waiting;
  waiting = [];
  if (dropped > 0) {
    entries.push({ source: "console", level: "warn", text: `… and ${dropped} more lines` });
    dropped = 0;
  }
  const body = JSON.stringify(entries);
  void nativeFetch(new URL("log", base), {
    method: "POST",
    body,
    keepalive: body.length < KEEPALIVE_LENGTH,
    credentials: "omit",
  }).catch(() => {});
}

function printable(value: unknown): string {
  if (typeof value === "string") return value;
  if (value instanceof Error) return value.stack ?? `${value.name}: ${value.message}`;
  if (value instanceof Element) return `<${value.tagName.toLowerCase()}>`;
  try {
    const seen = new Set<unknown>();
    const text = JSON.stringify(value, (_key, part: unknown) => {
      if (typeof part === "bigint") return `${part}n`;
      if (typeof part === "function") return `ƒ ${part.name}`;
      if (typeof part === "object" && part !== null) {
        if (seen.has(part)) return "[circular]";
        seen.add(part);
      }
      return part;
    });
    return text ?? String(value);
  } catch {
    return String(value);
  }
}

const nativeFetch = window.fetch.bind(window);
const levels = { log: "info", info: "info", debug: "info", warn: "warn", error: "error" } as const;
for (const [name, level] of Object.entries(levels) as [keyof typeof levels, Report["level"]][]) {
  const native = console[name].bind(console);
  console[name] = (...values: unknown[]) => {
    native(...values);
    report({ source: "console", level, text: values.map(printable).join(" ") });
  };
}

window.addEventListener(
  "error",
  (event) => {
    const { target } = event;
    if (target instanceof HTMLElement && (target as HTMLElement | Window) !== window) {
      const address = target.getAttribute("src") ?? target.getAttribute("href") ?? "";
      const text = `Could not load <${target.tagName.toLowerCase()}> ${address}`;
      report({ source: "page", level: "error", text });
      return;
    }
    const { message, filename, lineno, colno, error } = event as ErrorEvent;
    const text = error instanceof Error && error.stack ? error.stack : message;
    report({ source: "page", level: "error", text, file: filename, line: lineno, column: colno });
  },
  true,
);
window.addEventListener("unhandledrejection", (event) => {
  const text = `Unhandled rejection: ${printable(event.reason)}`;
  report({ source: "page", level: "error", text });
});

/** Swaps what the page links. False when only a reload shows the change. */
function swapStyles(paths: string[]): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const root = new URL("../", base);
  const imported = new Set([...document.styleSheets].flatMap(importedBy));
  const changed = paths.map((path) => new URL(path.slice(1), root).pathname);
  const linked = links.filter((link) => changed.includes(new URL(link.href).pathname));
  // A source whose bundle is linked changes with it, and nothing in the page asks for it.
  if (linked.length === 0 || changed.some((path) => imported.has(path))) return false;
  for (const link of linked) {
    const fresh = link.cloneNode() as HTMLLinkElement;
    fresh.href = `${new URL(link.href).pathname}?v=${Date.now()}`;
    // The old one goes when the new one is there: no unstyled moment.
    fresh.addEventListener("load", () => link.remove());
    link.after(fresh);
  }
  return true;
}

/** Paths of the stylesheets that a stylesheet imports, at any depth. */
function importedBy(sheet: CSSStyleSheet): string[] {
  try {
    return [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSImportRule && rule.styleSheet
        ? [new URL(rule.styleSheet.href ?? "", document.baseURI).pathname].concat(
            importedBy(rule.styleSheet),
          )
        : [],
    );
  } catch {
    // Another origin's rules cannot be read, and do not change with this project.
    return [];
  }
}

function reload(): void {
  try {
    const place = { path: location.pathname, x: scrollX, y: scrollY };
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify(place));
  } catch {
    // An opaque origin keeps nothing.
  }
  location.reload();
}

/** Scrolls back after a reload, as soon as the page is long enough again. */
function restoreScroll(): void {
  let saved: string | null = null;
  try {
    saved = sessionStorage.getItem(SCROLL_KEY);
    sessionStorage.removeItem(SCROLL_KEY);
  } catch {
    return;
  }
  const place = saved ? (JSON.parse(saved) as { path: string; x: number; y: number }) : null;
  if (!place || place.path !== location.pathname || place.x + place.y === 0) return;
  const started = performance.now();
  const attempt = () => {
    scrollTo({ left: place.x, top: place.y, behavior: "instant" });
    const isThere = Math.abs(scrollY - place.y) < 2;
    if (!isThere && performance.now() - started < SCROLL_MS) requestAnimationFrame(attempt);
  };
  addEventListener("DOMContentLoaded", attempt);
}

let events: EventSource | null = null;

function follow(): void {
  const source = new EventSource(new URL("events", base));
  events = source;
  // What was built while nobody followed: before this page had loaded, or while it was hidden.
  source.addEventListener("build", (event) => {
    if (event.data !== build) reload();
  });
  source.addEventListener("styles", (event) => {
    if (!swapStyles(JSON.parse(event.data) as string[])) reload();
  });
  source.addEventListener("reload", reload);
  // The preview was stopped or started anew: this address will not come back.
  source.addEventListener("end", () => {
    source.close();
    document.removeEventListener("visibilitychange", followWhileVisible);
  });
}

/** A browser has six connections to a host; pages that nobody sees must not hold them. */
function followWhileVisible(): void {
  if (document.visibilityState === "visible") {
    if (!events) follow();
    return;
  }
  events?.close();
  events = null;
}

restoreScroll();
document.addEventListener("visibilitychange", followWhileVisible);
followWhileVisible();

// A module to the compiler, though it is shipped as a plain script.
export {};

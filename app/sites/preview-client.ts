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

const script = document.currentScript as HTMLScriptElement;
const base = new URL(script.dataset.base ?? "./", document.baseURI);
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
  void nativeFetch(new URL("log", base), {
    method: "POST",
    body: JSON.stringify(entries),
    keepalive: true,
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

function swapStyles(paths: string[]): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const root = new URL("../", base);
  for (const path of paths) {
    const wanted = new URL(path.slice(1), root).pathname;
    const link = links.find((candidate) => new URL(candidate.href).pathname === wanted);
    if (!link) return false;
    const fresh = link.cloneNode() as HTMLLinkElement;
    fresh.href = `${wanted}?v=${Date.now()}`;
    // The old one goes when the new one is there: no unstyled moment.
    fresh.addEventListener("load", () => link.remove());
    link.after(fresh);
  }
  return true;
}

const events = new EventSource(new URL("events", base));
events.addEventListener("styles", (event) => {
  if (!swapStyles(JSON.parse(event.data) as string[])) location.reload();
});
events.addEventListener("reload", () => location.reload());

// A module to the compiler, though it is shipped as a plain script.
export {};

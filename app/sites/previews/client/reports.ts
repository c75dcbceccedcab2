import { base, build } from "./page";
import { modulePlace, withModulePlaces } from "./registries";

/** What the page logs, or where it fails, for the terminal. */
interface Report {
  source: "console" | "page";
  level: "info" | "warn" | "error";
  text: string;
  file?: string;
  line?: number;
  column?: number;
  isShown?: boolean;
}

/** Reports are sent together, this often. */
const BATCH_MS = 150;
/** A page in a loop must not flood anybody. */
const REPORTS_PER_BATCH = 40;
const TEXT_LENGTH = 2_000;
/** What a browser sends on while the page goes away; more is refused altogether. */
const KEEPALIVE_LENGTH = 15_000;

// The page may put one of its own in its place.
const nativeFetch = window.fetch.bind(window);
let waiting: Report[] = [];
let dropped = 0;
let consoleError = "";

/** What the page wrote last into its console as an error; empty when nothing. */
export function lastConsoleError(): string {
  return consoleError;
}

/** Reports with the next batch. */
export function report(entry: Report): void {
  if (waiting.length >= REPORTS_PER_BATCH) {
    dropped += 1;
    return;
  }
  if (waiting.length === 0) setTimeout(send, BATCH_MS);
  const { file, line } = entry;
  const place = file && line ? modulePlace(file, line) : {};
  const text = withModulePlaces(entry.text.slice(0, TEXT_LENGTH));
  waiting.push({ ...entry, ...place, ...{ build }, text });
}

/** Sends what waits, before the page goes. */
export function sendNow(): void {
  if (waiting.length > 0) send();
}

function send(): void {
  const entries = waiting;
  if (entries.length === 0) return;
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

/** What the page asks of its own site and is refused is its mistake; of others, a word to know. */
function reportRequests(): void {
  const root = new URL("../", base).href;
  window.fetch = async (...asked: Parameters<typeof fetch>) => {
    const [what] = asked;
    const address = String(what instanceof Request ? what.url : what);
    const tell = (why: string) => {
      const isOwn = new URL(address, document.baseURI).href.startsWith(root);
      const text = `Request failed: ${address} (${why})`;
      report({ source: "page", level: isOwn ? "error" : "warn", text });
    };
    try {
      const answer = await nativeFetch(...asked);
      if (answer.status >= 400) tell(String(answer.status));
      return answer;
    } catch (error) {
      if ((error as Error)?.name !== "AbortError") tell("no answer");
      throw error;
    }
  };
}

/** Tells the terminal what the page logs and where it fails, from now on. */
export function reportAll(): void {
  reportRequests();
  const levels = {
    log: "info",
    info: "info",
    debug: "info",
    warn: "warn",
    error: "error",
  } as const;
  for (const [name, level] of Object.entries(levels) as [keyof typeof levels, Report["level"]][]) {
    const native = console[name].bind(console);
    console[name] = (...values: unknown[]) => {
      native(...values);
      const text = values.map(printable).join(" ");
      if (level === "error") consoleError = text;
      report({ source: "console", level, text });
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
}

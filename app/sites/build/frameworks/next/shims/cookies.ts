interface Cookie {
  name: string;
  value: string;
}
interface Options {
  path?: string;
  maxAge?: number;
  expires?: Date | number;
}

/** As they were when the page was loaded: what its server's parts were made with. */
const FIRST = read();

/** A page that may have none, in a frame without an origin of its own, has none. */
function read(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

function all(): Cookie[] {
  return read()
    .split(/;\s*/)
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf("=");
      return { name: decoded(pair.slice(0, at)), value: decoded(pair.slice(at + 1)) };
    });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function write(name: string, value: string, { path = "/", maxAge, expires }: Options): void {
  const until = expires === undefined ? "" : `; expires=${new Date(expires).toUTCString()}`;
  const age = maxAge === undefined ? "" : `; max-age=${maxAge}`;
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store answers later, and not in every browser.
    document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; path=${path}${age}${until}; samesite=lax`;
  } catch {
    return;
  }
  // A server would answer an action with the page made anew.
  setTimeout(refreshed, 0);
}

/** Makes the page anew with other cookies; with the same ones it would come out the same. */
export function refreshed(): void {
  if (read() !== FIRST) location.reload();
}

/** The visitor's cookies, as `cookies()` of Next gives them, read and written where the app runs. */
export const COOKIES = {
  get: (name: string) => all().find((one) => one.name === name),
  getAll: (name?: string) => all().filter((one) => name === undefined || one.name === name),
  has: (name: string) => all().some((one) => one.name === name),
  set: (given: string | (Cookie & Options), value = "", options: Options = {}) =>
    typeof given === "string"
      ? write(given, value, options)
      : write(given.name, given.value, given),
  delete: (given: string | { name: string }) =>
    write(typeof given === "string" ? given : given.name, "", { maxAge: 0 }),
  toString: read,
  get size() {
    return all().length;
  },
};

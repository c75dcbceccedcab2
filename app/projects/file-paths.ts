import { AppError } from "~/platform/errors";

/** Longest accepted path, in UTF-8 bytes: below every file system's and ZIP reader's own limit. */
export const PATH_BYTES = 200;
/** Deepest accepted nesting: generous for a web app, small enough to draw as a tree. */
export const PATH_DEPTH = 12;

/** A path that no project may hold. The message names the path and the rule it breaks. */
export class BadPathError extends AppError {
  constructor(raw: unknown, rule: string) {
    super(400, `The path ${quote(raw)} cannot be used: ${rule}.`, { code: "bad_path" });
    this.name = "BadPathError";
  }
}

/** Segments that would reach into tooling or secrets when a project is exported and run. */
const FORBIDDEN_SEGMENTS = /^(?:\.git|node_modules|\.npmrc|\.ssh)$/i;
/** Files of variables, and examples of such. */
const VARIABLES = /^\.env(?:\..*)?$/i;
/** Names that Windows treats as devices, whatever their extension; small digits count as digits. */
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\..*)?$/i;
/** C0 and C1 controls, bidirectional overrides, zero-width characters and lone surrogates. */
const UNSAFE_CHARACTER =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const RESERVED_CHARACTER = /[\\:*?"<>|]/;

/**
 * The one path function: every path that reaches a project (model output, saves, sync, import,
 * ZIP) passes through here.
 *
 * @param raw what somebody sent, e.g. `"./src//App.tsx"`
 * @returns the normal form: NFC, forward slashes, no leading slash, e.g. `"src/App.tsx"`
 * @throws {BadPathError} for anything absolute with a drive or host, that climbs with `..`, holds
 *   control or reserved characters, names `.git`, `node_modules` or `.env*`, or exceeds the caps
 */
export function normalizePath(raw: unknown): string {
  if (typeof raw !== "string") throw new BadPathError(raw, "it is not text");
  if (UNSAFE_CHARACTER.test(raw)) throw new BadPathError(raw, "it holds invisible characters");
  const text = raw.normalize("NFC").trim();
  if (text === "") throw new BadPathError(raw, "it is empty");
  if (/^[a-z]:/i.test(text)) throw new BadPathError(raw, "it names a drive");
  if (/^(?:\/\/|\\\\)/.test(text)) throw new BadPathError(raw, "it names another computer");
  if (text.startsWith("/")) throw new BadPathError(raw, "it is absolute");
  if (RESERVED_CHARACTER.test(text)) {
    throw new BadPathError(raw, 'it holds one of \\ : * ? " < > |');
  }
  const segments = text.split("/").filter((segment) => segment !== "" && segment !== ".");
  if (segments.length === 0) throw new BadPathError(raw, "it is empty");
  if (text.endsWith("/")) throw new BadPathError(raw, "it names a folder");
  if (segments.length > PATH_DEPTH) {
    throw new BadPathError(raw, `it is nested deeper than ${PATH_DEPTH} folders`);
  }
  for (const segment of segments) checkSegment(raw, segment);
  const path = segments.join("/");
  // Of what is left: "./~" and "./ a" would be other paths when they are read again.
  if (path.startsWith("~")) throw new BadPathError(raw, "it names a home folder");
  if (path !== path.trim()) throw new BadPathError(raw, "it begins or ends with a space");
  if (new TextEncoder().encode(path).length > PATH_BYTES) {
    throw new BadPathError(raw, `it is longer than ${PATH_BYTES} bytes`);
  }
  return path;
}

/**
 * `normalizePath` for what names files from the project's root, as models and people do when they
 * write "/src/App.tsx".
 *
 * @throws {BadPathError} as `normalizePath` does
 */
export function normalizeRootedPath(raw: string): string {
  return normalizePath(raw.replace(/^\/(?!\/)/, ""));
}

function checkSegment(raw: string, segment: string): void {
  if (segment === "..") throw new BadPathError(raw, "it climbs out of the project");
  if (VARIABLES.test(segment)) {
    throw new BadPathError(
      raw,
      "variables are kept on the project's page Environment, not in files",
    );
  }
  if (FORBIDDEN_SEGMENTS.test(segment)) {
    throw new BadPathError(raw, `no project keeps a file or folder called ${segment}`);
  }
  if (WINDOWS_DEVICE.test(segment)) throw new BadPathError(raw, `${segment} is a device name`);
  if (/[. ]$/.test(segment)) throw new BadPathError(raw, "a name ends with a dot or a space");
}

function quote(raw: unknown): string {
  const text = typeof raw === "string" ? raw : String(raw);
  const shown = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  return JSON.stringify(shown);
}

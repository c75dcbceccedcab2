/** One line of what a model asks to read. */
export interface WantedFile {
  /** As the model wrote it, not yet checked. */
  path: string;
  /** The first and the last line, counted from 1; all of the file without. */
  lines?: readonly [number, number];
  /** A checkpoint's number, or what the file was before its last change. */
  version?: number | "before";
}

/** `- src/App.tsx:10-40`, `src/App.tsx lines 10-40 @ before`, `"src/App.tsx" @ 12`. */
const VERSION =
  /\s*@\s*(?:version|checkpoint|v|#)?\s*(before|previous|earlier|old|last|\d{1,9})\s*$/i;
const LINES = /(?:\s+(?:lines?\s+)?|:|#)L?(\d{1,7})\s*(?:-|–|to|\.\.|,)\s*L?(\d{1,7})\s*$/i;
/** A call in JSON, as of a tool: `{"path": "src/App.tsx"}` or `{"paths": ["a.ts", "b.ts"]}`. */
const JSON_PATHS = /"(?:paths?|files?|file_?path)"\s*:\s*(\[[^\]]*\]|"[^"]*")/i;

/** Longest line that names a file, in characters: of a longer one, looking for lines and versions takes its square. */
const LINE_LENGTH = 500;

/** Reads what a model asks for, a file a line. Lines that name nothing are left out. */
export function readWantedFiles(text: string): WantedFile[] {
  const json = JSON_PATHS.exec(text)?.[1];
  const lines = json
    ? [...json.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? "")
    : text.split("\n");
  return lines.flatMap((line) => (line.length > LINE_LENGTH ? [] : (readWantedFile(line) ?? [])));
}

function readWantedFile(line: string): WantedFile | null {
  let text = line.trim().replace(/^(?:[-*+]|\d{1,3}[.)])\s+/, "");
  if (text === "" || /^[[\]{}(),;]+$/.test(text)) return null;
  const version = VERSION.exec(text);
  if (version) text = text.slice(0, version.index);
  const lines = LINES.exec(text);
  if (lines) text = text.slice(0, lines.index);
  const path = text.replaceAll(/^["'`@]+|["'`,;]+$/g, "").trim();
  if (path === "") return null;
  return {
    path,
    ...(lines ? { lines: inOrder(Number(lines[1]), Number(lines[2])) } : {}),
    ...(version ? { version: toVersion(version[1] ?? "") } : {}),
  };
}

function inOrder(one: number, other: number): [number, number] {
  return one <= other ? [Math.max(1, one), other] : [Math.max(1, other), one];
}

function toVersion(word: string): number | "before" {
  return /^\d+$/.test(word) ? Number(word) : "before";
}

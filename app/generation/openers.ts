/** How a file block in a model's answer begins, and what ends it. */
export interface Opener {
  path: string;
  action: "write" | "edit" | "delete";
  /** What closes the block: a fence of this kind, or a closing tag. */
  close: { fence: string; indent: number } | { tag: string };
  /** Text after an opening tag on its own line: already content. */
  rest: string;
  /** A tag that opens and closes at once. */
  closed: boolean;
}

const FENCE = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\r\n]*?)[ \t]*$/;
const ATTRIBUTE =
  /(?:^|[\s{,:])(?:path|file[-_]?path|filename|file|title)\s*[=:]\s*(?:"([^"]+)"|'([^']+)'|([^\s}"',]+))/i;
/** Extensions that make a lone word a file name rather than a language. */
const FILE_NAME =
  /^(?:[\w@.()[\]-]+\/)*[\w@()[\]-][\w@.()[\]-]*\.(?:html?|css|scss|jsx?|mjs|cjs|tsx?|json|md|mdx|svg|txt|py|xml|ya?ml|toml|csv|webmanifest|vue|svelte|sql|sh|rb|go|rs|java)$/i;
/** Names of technologies that look like files. */
const NOT_A_FILE = /^(?:node|next|vue|three|chart|d3|express|react|nuxt|alpine|p5)\.js$/i;

/** Reads a fence line: its characters, indent and info string. Null when it is none. */
export function readFence(line: string): { fence: string; indent: number; info: string } | null {
  const match = FENCE.exec(line);
  if (!match) return null;
  const [, indent = "", fence = "", info = ""] = match;
  // A backtick fence cannot hold backticks in its info string: that is inline code.
  if (fence.startsWith("`") && info.includes("`")) return null;
  return { fence, indent: indent.length, info };
}

/** Whether a line is a bare fence that closes a block opened by `open`. */
export function closesFence(line: string, open: { fence: string; indent: number }): boolean {
  const fence = readFence(line);
  return (
    fence !== null &&
    fence.info === "" &&
    fence.fence[0] === open.fence[0] &&
    fence.fence.length >= open.fence.length &&
    fence.indent <= open.indent
  );
}

/** The file block that a fence line opens, if its info string or the line before names a path. */
export function openFence(line: string, nameBefore: string | null): Opener | null {
  const fence = readFence(line);
  if (!fence) return null;
  const path = pathOfInfo(fence.info) ?? nameBefore;
  if (!path) return null;
  const word = /^\{?\s*([a-z]+)/i.exec(fence.info)?.[1]?.toLowerCase();
  const action = word === "edit" || word === "delete" ? word : "write";
  return { path, action, close: fence, rest: "", closed: false };
}

/** The path in an info string such as `tsx path="src/App.tsx"` or `tsx src/App.tsx`. */
export function pathOfInfo(info: string): string | null {
  const attribute = ATTRIBUTE.exec(info);
  if (attribute) return (attribute[1] ?? attribute[2] ?? attribute[3] ?? "").trim() || null;
  for (const word of info.split(/[\s{}]+/)) {
    const candidate = word.replace(/^[a-z]+:/i, "");
    if (FILE_NAME.test(candidate) && !NOT_A_FILE.test(candidate)) return candidate;
  }
  return null;
}

/** The path on a line that is nothing but a file's name, e.g. `**src/App.tsx**` or `### a.html`. */
export function nameOnLine(line: string): string | null {
  const bare = line
    .trim()
    .replace(/^(?:#{1,6}\s+|[-*]\s+|\d+[.)]\s+)/, "")
    .replace(/^(?:file(?:name)?|path)\s*:\s*/i, "")
    .replace(/[:：]$/, "")
    .replace(/^[*_`"']+|[*_`"':]+$/g, "");
  return FILE_NAME.test(bare) && !NOT_A_FILE.test(bare) ? bare : null;
}

const TAG =
  /^[ \t]*<(file|boltAction|dyad-write|dyad-delete)\b((?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>(.*)$/i;

/** The block that a tag line opens; `"skip"` for one that holds no file, such as a shell command. */
export function openTag(line: string): Opener | { skipUntil: string } | null {
  const match = TAG.exec(line);
  if (!match) return null;
  const [, tag = "", attributes = "", slash, rest = ""] = match;
  const closer = `</${tag}>`;
  const path = readAttribute(attributes, "path") ?? readAttribute(attributes, "filePath");
  const type = readAttribute(attributes, "type");
  if (!path || (type && type !== "file")) {
    return { skipUntil: closer };
  }
  const action = /delete/i.test(tag) ? "delete" : "write";
  const closed = slash === "/" || (action === "delete" && rest.includes(closer));
  return { path, action, close: { tag: closer }, rest, closed };
}

function readAttribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(attributes);
  return match?.[1] ?? match?.[2];
}

/** Wrappers around file blocks that carry nothing themselves. */
export function isWrapper(line: string): boolean {
  return /^[ \t]*<\/?boltArtifact\b[^>]*>[ \t]*$/i.test(line);
}

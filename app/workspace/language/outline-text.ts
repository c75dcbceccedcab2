/** Something of a file that has a name: a function, a heading, a rule. */
export interface OutlineEntry {
  name: string;
  /** What it is, in a word. */
  kind: string;
  /** From 1. */
  line: number;
}

type ReadLine = (line: string, before: string[]) => Omit<OutlineEntry, "line"> | null;

const CODE =
  /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(function|class|interface|type|enum|const|let|var)\b\*?\s+([\p{L}_$][\p{L}\p{N}_$]*)/u;
const METHOD =
  /^ {2,4}(?:(?:public|private|protected|static|async|get|set|readonly)\s+)*([#\p{L}_$][\p{L}\p{N}_$]*)\s*(?:<[^>]*>)?\([^;]*\{\s*$/u;
/** What looks like a method and is none. */
const STATEMENTS = /^(?:if|for|while|switch|catch|return|function|else|do|with)$/;

const readers: Record<string, ReadLine> = {
  script(line) {
    const [, kind, name] = CODE.exec(line) ?? [];
    if (kind && name) return { name, kind };
    const method = METHOD.exec(line)?.[1];
    return method && !STATEMENTS.test(method) ? { name: method, kind: "method" } : null;
  },
  style(line) {
    const selector = /^\s*([^{}/*\s][^{}]*?)\s*\{/.exec(line)?.[1];
    return selector
      ? { name: selector, kind: selector.startsWith("@") ? "at-rule" : "rule" }
      : null;
  },
  page(line) {
    const [, level, text = ""] = /<(h[1-6])\b[^>]*>([^<]*)/i.exec(line) ?? [];
    if (level) return { name: text.trim() || level, kind: level.toLowerCase() };
    const [, tag, id] = /<([a-z][\w-]*)\b[^>]*?\sid="([^"]+)"/i.exec(line) ?? [];
    return tag && id ? { name: `#${id}`, kind: tag } : null;
  },
  prose(line, before) {
    const isCode = before.filter((one) => /^\s*(?:```|~~~)/.test(one)).length % 2 === 1;
    const [, signs, name] = /^(#{1,6})\s+(.+?)\s*#*$/.exec(line) ?? [];
    return signs && name && !isCode ? { name, kind: `heading ${signs.length}` } : null;
  },
};

const KINDS: [RegExp, keyof typeof readers][] = [
  [/\.(?:[mc]?[jt]s|[jt]sx|vue|svelte)$/i, "script"],
  [/\.(?:css|scss|less)$/i, "style"],
  [/\.html?$/i, "page"],
  [/\.(?:md|markdown)$/i, "prose"],
];

/** What has a name in a file, in its order; line by line, so also where the file does not parse. */
export function outlineOf(path: string, text: string): OutlineEntry[] {
  const kind = KINDS.find(([ending]) => ending.test(path))?.[1];
  const read = kind && readers[kind];
  if (!read) return [];
  const lines = text.split(/\r?\n/);
  const fences = kind === "prose" ? lines : [];
  return lines.flatMap((line, index) => {
    const entry = read(line, fences.slice(0, index));
    return entry ? [{ ...entry, line: index + 1 }] : [];
  });
}

/** What a line of a program declares at its left edge, or as a function within. */
const DECLARED =
  /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:function\*?|class|const|let|var|interface|type|enum|def|fn|func|struct|trait)\s+([\w$]+)/;
const INNER =
  /^\s+(?:async\s+)?(?:function\*?\s+([\w$]+)|(?:const|let)\s+([\w$]+)\s*=\s*(?:async\s*)?(?:\([^)]*\)|[\w$]+)\s*=>|(?:static\s+|async\s+|get\s+|set\s+|public\s+|private\s+|def\s+|#)*([\w$]+)\s*\([^()]*\)\s*(?::\s*[\w<>[\]| ]+)?[{:]\s*$)/;
const KEYWORD = /^(?:if|for|while|switch|catch|function|return|with|else|do|constructor)$/;
const EXPORTED = /^(?:export\b|module\.exports\b|exports\.)/;
/** A rule of CSS: its selector, at the end of a line or before its declarations. */
const SELECTOR = /^\s*([.#:@&*[]?[\w-][^{};()=]*?)\s*\{(?:[^{}]*\})?\s*$/;
const KEY = /^\s*(?:"([^"]+)"|'([^']+)')\s*:/;
const ID = /\s(?:id|name)=["']([\w:-]+)["']/g;
/** Longer lines are data or minified code: their names are not looked for. */
const LINE_LENGTH = 400;

/** What a text declares, so that two versions of it can be compared. */
export interface Declared {
  /** Functions, classes, constants, selectors, keys and ids, each with its kind. */
  names: Set<string>;
  exports: number;
}

/** Reads the declarations off the lines of a file in any language. Linear in its length. */
export function declaredIn(lines: readonly string[]): Declared {
  const names = new Set<string>();
  let exports = 0;
  for (const line of lines) {
    if (line.length > LINE_LENGTH) continue;
    if (EXPORTED.test(line)) exports += 1;
    for (const name of namesOn(line)) names.add(name);
  }
  return { names, exports };
}

function namesOn(line: string): string[] {
  const declared = DECLARED.exec(line)?.[1];
  if (declared) return [declared];
  const inner = INNER.exec(line);
  const name = inner?.[1] ?? inner?.[2] ?? inner?.[3];
  if (name && !KEYWORD.test(name)) return [name];
  const key = KEY.exec(line);
  if (key) return [`"${key[1] ?? key[2]}"`];
  const selector = SELECTOR.exec(line)?.[1]?.trim();
  if (selector) return [`${selector.replaceAll(/\s+/g, " ")} {`];
  return line.includes("=") ? [...line.matchAll(ID)].map((match) => `id ${match[1]}`) : [];
}

/** Reading and writing custom properties of a stylesheet's first `:root` block. */
const ROOT = /:root\s*\{([^}]*)\}/;

/** The declarations of the first `:root` block: name → value. Empty when there is none. */
export function readTokens(css: string): Map<string, string> {
  const tokens = new Map<string, string>();
  const block = ROOT.exec(css)?.[1] ?? "";
  for (const match of block.matchAll(/^[ \t]*(--[\w-]+|color-scheme)\s*:\s*([^;]+);/gm)) {
    tokens.set(match[1] ?? "", (match[2] ?? "").trim());
  }
  return tokens;
}

/** Sets values of declarations that are there; leaves the rest of the file byte for byte. */
export function writeTokens(css: string, values: Readonly<Record<string, string>>): string {
  return css.replace(ROOT, (block) => {
    let text = block;
    for (const [name, value] of Object.entries(values)) {
      const line = new RegExp(`(^[ \\t]*${name}[ \\t]*:\\s*)([^;]+)(;)`, "m");
      text = text.replace(line, (_, before: string, __, after: string) => before + value + after);
    }
    return text;
  });
}

/**
 * A value as a JavaScript literal. `<` is escaped so that the literal is safe even where a script
 * is inlined into HTML, and the two line separators so that it is safe in old parsers.
 */
export function js(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/**
 * What a literal in double quotes says.
 *
 * @returns null where it is written in a way that JSON does not know, such as `"\x41"`: people write programs, too
 */
export function textOfLiteral(literal: string): string | null {
  try {
    return JSON.parse(literal) as string;
  } catch {
    return null;
  }
}

/** An array as JavaScript source, one item a line, so that people and edits can change one. */
export function jsLines(items: readonly unknown[]): string {
  return `[\n${items.map((item) => `  ${jsInline(item)},\n`).join("")}]`;
}

/** Like `js()` but with bare keys and spaces, as a person writes an object. */
export function jsInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsInline).join(", ")}]`;
  if (value !== null && typeof value === "object") {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return `{ ${entries.map(([key, item]) => `${key}: ${jsInline(item)}`).join(", ")} }`;
  }
  return js(value);
}

/**
 * Gives a constant of a module or script another value: `const name = …;` at the start of a line,
 * exported or not, with or without a type. A text without that constant comes back as it was.
 */
export function setConstant(code: string, name: string, value: unknown): string {
  const declaration = new RegExp(
    `^((?:export )?const ${name}(?:: [^=\\n]+)? =)[\\s\\S]*?;(?=$| //)`,
    "m",
  );
  const literal = Array.isArray(value) ? jsLines(value) : jsInline(value);
  return code.replace(declaration, (_, before: string) => `${before} ${literal};`);
}

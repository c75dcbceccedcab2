/** What a file says of its own JSX, e.g. in a comment `@jsxImportSource react` before its first import. */
const PRAGMA = /^[ \t]*\/[*/][^\n]*@jsxImportSource\s+([^\s*]+)/m;

/** Whether the JSX of a file is this library's, in a project whose JSX is. */
export function isJsxOf(source: string, library: string): boolean {
  const named = PRAGMA.exec(source.slice(0, 2_000))?.[1];
  return named === undefined || named === library;
}

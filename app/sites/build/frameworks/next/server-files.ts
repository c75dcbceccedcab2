import type { FileTree } from "~/projects/files";

const ROUTE =
  /^(?:src\/)?(?:app\/(?:.+\/)?route|pages\/api\/.+|middleware|proxy|instrumentation)\.[jt]sx?$/;
/** What the first line of a module of server actions says. */
const ACTIONS = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]{0,2000}?\*\/)*["']use server["']/;
const ASKS_SERVER = /\bfrom\s*["'](?:next\/headers|server-only)["']|\bgetServerSideProps\b/;
const EXPORT = /\bexport\s+(default\s+)?(?:async\s+)?(?:function|const|let)\s+([A-Za-z_$][\w$]*)/g;

/** What actions may import that keep a choice in a cookie, and ask nobody: a language, a look. */
const OF_COOKIES = /^(?:next\/(?:headers|cache|navigation)|\.{1,2}\/.+|[@~]\/.+)$/;
const IMPORTED = /\bfrom\s*["']([^"']{1,200})["']|\b(?:import|require)\s*\(/g;
const ASKS_OTHERS = /\b(?:process\.env|fetch\s*\(|server-only)/;

/** Whether a module of server actions does nothing but write cookies, which an app does where it runs. */
function writesCookies(source: string): boolean {
  if (!/\bcookies\s*\(\)/.test(source) || ASKS_OTHERS.test(source)) return false;
  const imported = [...source.matchAll(IMPORTED)].map(([, name = ""]) => name);
  return imported.includes("next/headers") && imported.every((name) => OF_COOKIES.test(name));
}

function isActions(file: string, source: string): boolean {
  return isCode(file, ACTIONS, source) && !writesCookies(source);
}

/** Files of a Next project that only a server runs. */
export function serverFiles(tree: FileTree): string[] {
  return namesOf(tree, (file, source) => ROUTE.test(file) || isActions(file, source));
}

/** Files of a Next project that run here without what they ask a server: its cookies, its headers, data. */
export function askingFiles(tree: FileTree): string[] {
  const whole = new Set(serverFiles(tree));
  return namesOf(tree, (file, source) => !whole.has(file) && isCode(file, ASKS_SERVER, source));
}

function namesOf(tree: FileTree, isOne: (file: string, source: string) => boolean): string[] {
  return [...tree]
    .filter(([file, source]) => isOne(file, source))
    .map(([file]) => file)
    .sort();
}

/** A tree whose server actions say that they are none here, in place of what they would do. */
export function withoutActions(tree: FileTree): Map<string, string> {
  return new Map(
    [...tree].map(([file, source]): [string, string] =>
      isActions(file, source) ? [file, refusals(file, source)] : [file, source],
    ),
  );
}

function isCode(file: string, pattern: RegExp, source: string): boolean {
  return /\.[jt]sx?$/.test(file) && pattern.test(source);
}

function refusals(file: string, source: string): string {
  const text = JSON.stringify(`${file} needs a server, which this site does not have.`);
  const exports = [...source.matchAll(EXPORT)].map(([, isDefault, name]) =>
    isDefault ? "export default refuse;" : `export const ${name} = refuse;`,
  );
  return [
    `const refuse = async (): Promise<any> => { throw new Error(${text}); };`,
    ...exports,
  ].join("\n");
}

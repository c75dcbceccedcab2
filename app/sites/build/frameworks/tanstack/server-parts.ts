import type { FileTree } from "~/projects/files";
import { closingBracket } from "./closing-bracket";

const CODE = /\.[cm]?[jt]sx?$/;
/** What makes functions of which a side is a server's, and the calls that take that side. */
const TAKEN: readonly (readonly [maker: RegExp, call: RegExp])[] = [
  [/\bcreateServerFn\b/, /\.handler\s*(\()/g],
  [/\bcreate(?:Middleware|IsomorphicFn)\b/, /\.server\s*(\()/g],
  [/\bcreateServerOnlyFn\b/, /\bcreateServerOnlyFn\s*(\()/g],
  // What a route answers by itself; older versions have calls of their own for that.
  [/\bcreate(?:File|Root)Route\w*\b/, /\bserver\s*:\s*(\{)/g],
  [/\bcreateServerFileRoute\b/, /\.methods\s*(\()/g],
  [/\bcreateAPIFileRoute\b/, /\bcreateAPIFileRoute\s*\([^()\n]{0,200}\)\s*(\()/g],
];

/**
 * A tree without what only a server runs, as TanStack Start's own compiler leaves it out of what browsers get: what is
 * imported for that alone is imported by nobody then. Lines stay where they are.
 *
 * @returns also the files that were changed
 */
export function withoutServerParts(tree: FileTree): { tree: Map<string, string>; left: string[] } {
  const left: string[] = [];
  const all = new Map(
    [...tree].map(([file, text]): [string, string] => {
      if (!CODE.test(file) || /\.d\.ts$/.test(file)) return [file, text];
      const taken = TAKEN.reduce(
        (source, [maker, call]) => (maker.test(source) ? without(source, call, file) : source),
        text,
      );
      if (taken !== text) left.push(file);
      return [file, taken];
    }),
  );
  return { tree: all, left: left.sort() };
}

function without(source: string, call: RegExp, file: string): string {
  const pieces: string[] = [];
  let done = 0;
  for (const match of source.matchAll(call)) {
    const open = match.index + match[0].length - 1;
    if (open < done) continue;
    const close = closingBracket(source, open);
    if (close < 0) break;
    const lines = source.slice(open, close).replace(/[^\n]/g, "");
    const isObject = match[1] === "{";
    pieces.push(
      source.slice(done, isObject ? open : open + 1),
      isObject ? `undefined${lines}` : JSON.stringify(file) + lines,
    );
    done = isObject ? close + 1 : close;
  }
  return pieces.join("") + source.slice(done);
}

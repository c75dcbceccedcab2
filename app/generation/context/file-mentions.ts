import { nameOf } from "~/projects/files";

/** Paths that a message mentions as `@src/App.tsx`, or as `@App.tsx` where one file has that name. */
export function mentionedPaths(content: string, files: ReadonlyMap<string, unknown>): string[] {
  const byName = new Map<string, number>();
  for (const path of files.keys()) byName.set(nameOf(path), (byName.get(nameOf(path)) ?? 0) + 1);
  return [...files.keys()].filter((path) => {
    const name = nameOf(path);
    return mentions(content, path) || (byName.get(name) === 1 && mentions(content, name));
  });
}

/** Whether `@name` stands in a text by itself: not in an address, nor as part of a longer path. */
function mentions(content: string, name: string): boolean {
  for (let at = content.indexOf(`@${name}`); at >= 0; at = content.indexOf(`@${name}`, at + 1)) {
    const before = content[at - 1] ?? " ";
    const after = content.slice(at + 1 + name.length);
    if (/[\s([“"'`]/.test(before) && !/^(?:[\w/-]|\.\w)/.test(after)) return true;
  }
  return false;
}

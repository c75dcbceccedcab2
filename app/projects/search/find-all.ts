import { findInFiles } from "./find-in-files";
import { NotARegExp } from "./matcher";
import type { FileMatches, SearchQuery } from "./search-query";

export interface SearchTask {
  files: [path: string, text: string][];
  query: SearchQuery;
}

/** Everything that was found, or why nothing was looked for. */
export type Found = { files: FileMatches[]; count: number; isCut: boolean } | { problem: string };

/** Looks through all texts at once: the task of a worker. */
export function findAll({ files, query }: SearchTask): Found {
  try {
    const found = [...findInFiles(files, query)];
    const sum = (of: (file: FileMatches) => number) =>
      found.reduce((all, file) => all + of(file), 0);
    const count = sum((file) => file.count);
    return { files: found, count, isCut: count > sum(({ matches }) => matches.length) };
  } catch (error) {
    if (error instanceof NotARegExp) return { problem: error.message };
    throw error;
  }
}

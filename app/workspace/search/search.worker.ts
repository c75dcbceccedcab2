import { findInFiles } from "~/projects/search/find-in-files";
import { createMatcher, NotARegExp } from "~/projects/search/matcher";
import { createPathFilter } from "~/projects/search/path-filter";
import { replaceInText } from "~/projects/search/replace-in-text";
import { SEARCH_BOUNDS, type SearchQuery } from "~/projects/search/search-query";
import type { FromSearch, ReplaceRequest, ToSearch } from "./search-messages";

// Looks through a project's texts beside the page. It is told of each file once, and of what changes.

/** It listens to what was typed next this often, in milliseconds. */
const TURN_MS = 30;

const files = new Map<string, string>();
let newest = 0;

const answer = (message: FromSearch) => self.postMessage(message);

self.addEventListener("message", ({ data }: MessageEvent<ToSearch>) => {
  if (data.type === "files") {
    for (const path of data.dropped) files.delete(path);
    for (const [path, text] of data.put) files.set(path, text);
  } else if (data.type === "replace") replace(data);
  else void search(data.id, data.query);
});

async function search(id: number, query: SearchQuery): Promise<void> {
  newest = id;
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const total = { count: 0, files: 0, shown: 0 };
  try {
    let since = performance.now();
    for (const found of findInFiles(sorted, query)) {
      total.count += found.count;
      total.files += 1;
      total.shown += found.matches.length;
      if (found.matches.length > 0) answer({ type: "found", id, found });
      if (performance.now() - since < TURN_MS) continue;
      await new Promise((resolve) => setTimeout(resolve));
      if (newest !== id) return;
      since = performance.now();
    }
    answer({
      type: "done",
      id,
      ...total,
      isCut: total.count > total.shown,
      most: SEARCH_BOUNDS.inAll,
    });
  } catch (error) {
    if (!(error instanceof NotARegExp)) throw error;
    answer({ type: "wrong", id, problem: error.message });
  }
}

function replace({ id, query, replacement, in: where }: ReplaceRequest): void {
  try {
    const find = createMatcher(query);
    const isWanted = createPathFilter(query);
    const changed = [...files].flatMap(([path, before]) => {
      if (!(where ? path === where.path : isWanted(path))) return [];
      const template = { text: replacement, isTemplate: query.isRegExp ?? false };
      const { text, count } = replaceInText(before, find, template, where?.at);
      return count > 0 && text !== before ? [{ path, before, text, count }] : [];
    });
    answer({ type: "replaced", id, changed });
  } catch (error) {
    if (!(error instanceof NotARegExp)) throw error;
    answer({ type: "wrong", id, problem: error.message });
  }
}

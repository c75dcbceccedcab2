import type { TaskCall } from "~/platform/workers/worker-pool.server";
import { defineTask, TaskGivenUp } from "~/platform/workers/worker-task";
import { workers } from "~/platform/workers/workers.server";
import { readTree } from "../tree.server";
import type { Found, SearchTask } from "./find-all";
import { SEARCH_BOUNDS, type SearchQuery } from "./search-query";

const FIND_ALL = defineTask<SearchTask, Found>({ name: "findAll", limitMs: 4_000 });

/** What an address asks to look for; null where it asks for nothing. */
export function readSearchQuery(params: URLSearchParams): SearchQuery | null {
  const text = params.get("find")?.slice(0, SEARCH_BOUNDS.query);
  if (!text) return null;
  const glob = (name: string) => (params.get(name) ?? "").slice(0, SEARCH_BOUNDS.query);
  return {
    text,
    matchCase: params.has("case"),
    wholeWord: params.has("word"),
    isRegExp: params.has("regexp"),
    only: glob("only"),
    not: glob("not"),
  };
}

/**
 * Looks through a project's texts in a worker. The caller has made sure that the project is the viewer's.
 *
 * @throws {AppError} 429 or 503 when much waits
 */
export async function findInProject(
  projectId: string,
  query: SearchQuery,
  call: TaskCall,
): Promise<Found> {
  const files = [...(await readTree(projectId))];
  try {
    return await workers.run(FIND_ALL, { files, query }, call);
  } catch (error) {
    if (!(error instanceof TaskGivenUp)) throw error;
    return { problem: "This search took too long. Say more precisely what you look for." };
  }
}

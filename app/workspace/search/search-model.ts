import { createStore } from "zustand/vanilla";
import { workerOf } from "~/generated/workers";
import { type FileMatches, SEARCH_BOUNDS, type SearchQuery } from "~/projects/search/search-query";
import type { Workspace } from "~/workspace/create-workspace";
import type { FilesState } from "~/workspace/files/files-state";
import type { FromSearch, ReplacedText, ReplaceRequest, ToSearch } from "./search-messages";

export interface SearchState {
  query: Required<SearchQuery>;
  replacement: string;
  found: readonly FileMatches[];
  /** What there is in all, once it is known. */
  total: { count: number; files: number; isCut: boolean } | null;
  /** Why the expression is none. */
  problem: string | null;
  /** What was found is not what is asked for yet. */
  isBusy: boolean;
}

/** A search waits for the next letter this long, in milliseconds. */
const PAUSE_MS = 120;

const EMPTY: Required<SearchQuery> = {
  text: "",
  matchCase: false,
  wholeWord: false,
  isRegExp: false,
  only: "",
  not: "",
};

/** Searches one project's texts in a worker, as they are shown: unsaved edits too. */
export type SearchModel = ReturnType<typeof createSearchModel>;

const models = new WeakMap<Workspace, SearchModel>();

/** The search of a workspace, begun when it is first asked for; it remembers what was looked for. */
export function searchOf(workspace: Workspace): SearchModel {
  const model = models.get(workspace) ?? createSearchModel(workspace);
  models.set(workspace, model);
  return model;
}

function createSearchModel({ files }: Workspace) {
  const state = createStore<SearchState>(() => ({
    query: EMPTY,
    replacement: "",
    found: [],
    total: null,
    problem: null,
    isBusy: false,
  }));
  const { getState: get, setState: set } = state;
  const worker = new Worker(workerOf("search"), { type: "module" });
  const sent = new Map<string, string>();
  const waiting = new Map<number, (answer: ReplacedText[] | string) => void>();
  let id = 0;
  let searched = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (message: ToSearch) => worker.postMessage(message);

  /** Tells the worker what has changed since it was told last. */
  const send = () => {
    const now = textsOf(files.state.getState());
    const put = [...now].filter(([path, text]) => sent.get(path) !== text);
    const dropped = [...sent.keys()].filter((path) => !now.has(path));
    for (const path of dropped) sent.delete(path);
    for (const [path, text] of put) sent.set(path, text);
    if (put.length > 0 || dropped.length > 0) tell({ type: "files", put, dropped });
  };

  let fresh: FileMatches[] = [];
  const hear: { [Type in FromSearch["type"]]: (of: Extract<FromSearch, { type: Type }>) => void } =
    {
      found({ id, found }) {
        if (id !== searched) return;
        fresh = [...fresh, found];
        set({ found: fresh });
      },
      done({ id, count, files, isCut }) {
        if (id !== searched) return;
        set({ found: fresh, total: { count, files, isCut }, problem: null, isBusy: false });
      },
      wrong({ id, problem }) {
        waiting.get(id)?.(problem);
        waiting.delete(id);
        if (id === searched) set({ found: [], total: null, problem, isBusy: false });
      },
      replaced({ id, changed }) {
        waiting.get(id)?.(changed);
        waiting.delete(id);
      },
    };
  worker.addEventListener("message", ({ data }: MessageEvent<FromSearch>) =>
    (hear[data.type] as (of: FromSearch) => void)(data),
  );
  worker.addEventListener("error", () =>
    set({ isBusy: false, problem: "The search did not load. Please try again." }),
  );

  const search = () => {
    clearTimeout(timer);
    const { query } = get();
    id += 1;
    searched = id;
    fresh = [];
    if (query.text === "") {
      set({ found: [], total: null, problem: null, isBusy: false });
      return;
    }
    set({ isBusy: true });
    send();
    tell({ type: "search", id, query });
  };
  const searchSoon = () => {
    if (!get().isBusy) set({ isBusy: true });
    clearTimeout(timer);
    timer = setTimeout(search, PAUSE_MS);
  };

  return {
    state,
    search,

    change(query: Partial<SearchQuery>) {
      const text = (query.text ?? get().query.text).slice(0, SEARCH_BOUNDS.query);
      set({ query: { ...get().query, ...query, text } });
      searchSoon();
    },
    setReplacement: (replacement: string) => set({ replacement }),

    /** What a replacement would make of the texts; the sentence why not, where it is none. */
    async replaced(where?: ReplaceRequest["in"]): Promise<ReplacedText[] | string> {
      send();
      const { query, replacement } = get();
      id += 1;
      const own = id;
      return new Promise((resolve) => {
        waiting.set(own, resolve);
        tell({ type: "replace", id: own, query, replacement, ...(where ? { in: where } : {}) });
      });
    },

    /** Searches again whenever a text changes. Returns the way to stop. */
    follow(): () => void {
      searchSoon();
      return files.state.subscribe((now, before) => {
        if (now.files !== before.files || now.drafts !== before.drafts) searchSoon();
      });
    },
  };
}

/** Every text as it is shown, by path. */
function textsOf({ files, drafts }: FilesState): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { path, content, binary } of files.values()) {
    if (!binary) texts.set(path, drafts[path]?.text ?? content);
  }
  return texts;
}

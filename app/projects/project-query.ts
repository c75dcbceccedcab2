/** Projects that a page of the list shows: rows of one, two and three cards are whole. */
export const PROJECTS_PER_PAGE = 48;
/** Longest search, in characters. */
export const SEARCH_LENGTH = 100;

export const PROJECT_SORTS = ["changed", "name", "created"] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

export const PROJECT_VIEWS = ["current", "archived", "deleted"] as const;
export type ProjectView = (typeof PROJECT_VIEWS)[number];

/** What of somebody's projects a list shows, and in which order. */
export interface ProjectQuery {
  view: ProjectView;
  search: string;
  sort: ProjectSort;
  label: string;
  /** A cursor of the page before; "" for the first. */
  after: string;
}

/** Reads it from an address; what says nothing is the list as it opens. */
export function readProjectQuery(params: URLSearchParams): ProjectQuery {
  return {
    view: oneOf(PROJECT_VIEWS, params.get("view")),
    search: (params.get("q") ?? "").slice(0, SEARCH_LENGTH).trim(),
    sort: oneOf(PROJECT_SORTS, params.get("sort")),
    label: params.get("label")?.trim() ?? "",
    after: params.get("after") ?? "",
  };
}

/** The same as the query of an address, without what is so anyway; "" for the list as it opens. */
export function writeProjectQuery(query: Partial<ProjectQuery>): string {
  const params = new URLSearchParams();
  if (query.view && query.view !== PROJECT_VIEWS[0]) params.set("view", query.view);
  if (query.search) params.set("q", query.search);
  if (query.sort && query.sort !== PROJECT_SORTS[0]) params.set("sort", query.sort);
  if (query.label) params.set("label", query.label);
  if (query.after) params.set("after", query.after);
  const text = params.toString();
  return text && `?${text}`;
}

function oneOf<T extends string>(choices: readonly [T, ...T[]], wanted: string | null): T {
  return choices.find((choice) => choice === wanted) ?? choices[0];
}

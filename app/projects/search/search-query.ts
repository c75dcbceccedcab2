/** What is looked for in the texts of a project. */
export interface SearchQuery {
  text: string;
  matchCase?: boolean;
  wholeWord?: boolean;
  /** The text is a regular expression, as RE2 reads them: in time that grows with the text alone. */
  isRegExp?: boolean;
  /** Globs with commas between them: only files that fit one. All where it is empty. */
  only?: string;
  /** No files that fit one of these. */
  not?: string;
}

/** A match: its place counts from 1, and `text` is what of its line is shown. */
export interface SearchMatch {
  line: number;
  column: number;
  /** Letters of the match. */
  length: number;
  text: string;
  /** Where the match begins in `text`. */
  at: number;
}

export interface FileMatches {
  path: string;
  matches: SearchMatch[];
  /** All that there are, of which `matches` are the first. */
  count: number;
}

/** What is shown at most. All of it is counted, and replaced. */
export const SEARCH_BOUNDS = {
  /** Matches of one file. */
  perFile: 100,
  /** Matches of all files. */
  inAll: 1_000,
  /** Letters of what is typed. */
  query: 1_000,
  /** Letters of a line. */
  line: 200,
} as const;

import type { FileMatches, SearchQuery } from "~/projects/search/search-query";
import type { ReplacedText as TextInPlace } from "~/workspace/files/save-texts";

/** A text in which matches were replaced, and what it was. */
export interface ReplacedText extends TextInPlace {
  /** Replaced matches. */
  count: number;
}

export interface ReplaceRequest {
  type: "replace";
  id: number;
  query: SearchQuery;
  replacement: string;
  /** One file alone, or in it the one match at a place. All files where it is left out. */
  in?: { path: string; at?: number };
}

/** What the page says to the worker. */
export type ToSearch =
  | { type: "files"; put: [path: string, text: string][]; dropped: string[] }
  | { type: "search"; id: number; query: SearchQuery }
  | ReplaceRequest;

/** What the worker says. All but `done` may come many times. */
export type FromSearch =
  | { type: "found"; id: number; found: FileMatches }
  | { type: "done"; id: number; count: number; files: number; isCut: boolean; most: number }
  | { type: "wrong"; id: number; problem: string }
  | { type: "replaced"; id: number; changed: ReplacedText[] };

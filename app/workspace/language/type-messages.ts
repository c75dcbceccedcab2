/** What is wrong at a place, counted in letters from the beginning of the text. */
export interface Problem {
  from: number;
  to: number;
  text: string;
  isError: boolean;
}

export interface Completion {
  name: string;
  /** As TypeScript names it: "method", "const". */
  kind: string;
  sort: string;
}

export interface Hover {
  from: number;
  to: number;
  type: string;
  about: string;
}

/** Lines and columns count from 1. */
export interface TextPlace {
  path: string;
  line: number;
  column: number;
  length: number;
}

/** A text in which a name is another. */
export interface Renamed {
  path: string;
  before: string;
  text: string;
  count: number;
}

/** What can be asked, by its name: what comes along, and what is answered. */
export interface Questions {
  problems: { asks: { path: string }; answers: Problem[] };
  completions: { asks: { path: string; at: number }; answers: Completion[] };
  hover: { asks: { path: string; at: number }; answers: Hover | null };
  definition: { asks: { path: string; at: number }; answers: TextPlace | null };
  nameAt: { asks: { path: string; at: number }; answers: { name: string } | { problem: string } };
  renamed: { asks: { path: string; at: number; name: string }; answers: Renamed[] };
}

export type QuestionName = keyof Questions;

export type ToTypes =
  | { type: "files"; put: [path: string, text: string][]; dropped: string[] }
  | { type: QuestionName; id: number; asks: Questions[QuestionName]["asks"] };

export interface FromTypes {
  id: number;
  answer?: Questions[QuestionName]["answers"];
  /** It could not be answered. */
  failed?: string;
}

import { type FileMove, type FollowingText, followMoves } from "./follow-moves";

/** What a worker is told of a move. */
export interface FollowTask {
  /** All texts by path, and every other path with null. */
  files: [path: string, text: string | null][];
  moves: FileMove[];
}

/** Reads which texts name what moves: the task of a worker. */
export function followAll({ files, moves }: FollowTask): FollowingText[] {
  return followMoves(new Map(files), moves);
}

import type { FileTree } from "~/projects/files";
import type { Edit } from "../edit";
import { groundAdd } from "./ground-add";
import { groundChange } from "./ground-change";
import { groundLimit } from "./ground-limit";
import { groundLook } from "./ground-look";
import { groundMove } from "./ground-move";
import { groundRemove } from "./ground-remove";
import { groundValue } from "./ground-values.server";

/** A longer wish is a text, and its words are found in many places. */
const WISH_CHARACTERS = 400;

/** What each does is held against the screen: a wish that names nothing there is read by none. */
const READINGS = [
  groundValue,
  groundAdd,
  groundMove,
  groundRemove,
  groundLimit,
  groundChange,
  groundLook,
] as const;

/**
 * The edits that a wish may ask for, read from what the screen shows rather than from how the wish is put:
 * what it names there, what it gives that is not there yet, and words for what to do, wherever they stand.
 */
export function readGrounded(wish: string, files: FileTree): Edit[] {
  if (wish.length > WISH_CHARACTERS) return [];
  return READINGS.flatMap((read) => read(wish, files) ?? []);
}

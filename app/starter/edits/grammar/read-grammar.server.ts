import type { FileTree } from "~/projects/files";
import type { Edit } from "../edit";
import { withoutManners } from "../said/manners";
import { readFieldAdd } from "./add-field";
import { readBehaviour } from "./behave.server";
import { readMoving } from "./move-parts";
import { readTextChange } from "./set-text";
import { readWriteAt } from "./write-at";

/** A longer wish is a text, and its words are found in many places. */
const WISH_CHARACTERS = 400;

/** The edits that a wish may ask for by the words that put it, in any language of the starter, the likeliest first. */
export function readGrammar(wish: string, files: FileTree): Edit[] {
  if (wish.length > WISH_CHARACTERS) return [];
  const said = withoutManners(wish);
  // A mark at the end may belong to the text that is given: "call it Let's go!".
  const mark = /[\p{L}\p{N}]([!?…]+)\s*$/u.exec(wish)?.[1];
  const ways = mark && said !== wish ? [said + mark, said] : [said];
  return [readWriteAt, readBehaviour, readFieldAdd, readTextChange, readMoving].flatMap((read) =>
    ways.flatMap((way) => read(way, files)),
  );
}

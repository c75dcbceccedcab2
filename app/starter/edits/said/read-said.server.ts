import type { FileTree } from "~/projects/files";
import type { Edit } from "../edit";
import { readLook } from "./looks";
import { readAdd } from "./read-add.server";
import { readChange } from "./read-change";
import { readFacts } from "./read-facts.server";
import { readLists } from "./read-lists";
import { readOrder } from "./read-order";
import { readOwnSection } from "./read-own-section.server";
import { readPlaceholder } from "./read-placeholder";
import { readRemove } from "./read-remove";
import { readValues } from "./read-tokens";
import type { ReadWish } from "./said-edit";

/** The readings in their order: what is said word for word goes before what is said of looks. */
const READINGS: readonly ReadWish[] = [
  readPlaceholder,
  readOwnSection,
  readFacts,
  readAdd,
  readOrder,
  readLists,
  readValues,
  readChange,
  readRemove,
  readLook,
];

/** The edit that one wish asks for by naming what stands on the page; null when it does not. */
export function readSaid(wish: string, files: FileTree): Edit | null {
  for (const read of READINGS) {
    const edit = read(wish, files);
    if (edit) return edit;
  }
  return null;
}

import type { FileTree } from "~/projects/files";
import type { Edit } from "../edit";
import { readLook } from "./looks";
import { readMenu } from "./menu-entries";
import { readAdd } from "./read-add.server";
import { readButton } from "./read-button";
import { readChange } from "./read-change";
import { readDescribed } from "./read-described";
import { readFacts } from "./read-facts.server";
import { readLists } from "./read-lists";
import { readNamedList } from "./read-named-list";
import { readOrder } from "./read-order";
import { readOwnSection } from "./read-own-section.server";
import { readPlaceholder } from "./read-placeholder";
import { readRemove } from "./read-remove";
import { readSectionText } from "./read-section-text";
import { readValues } from "./read-tokens";
import type { ReadWish } from "./said-edit";

/** The readings in their order: what is said word for word goes before what is said of looks. */
const READINGS: readonly ReadWish[] = [
  readPlaceholder,
  readMenu,
  readNamedList,
  readButton,
  readOwnSection,
  readSectionText,
  readFacts,
  readAdd,
  readOrder,
  readLists,
  readValues,
  readChange,
  readRemove,
  readLook,
  readDescribed,
];

/** The edits that one wish may ask for by naming what stands on the page, the likeliest first. */
export function readSaid(wish: string, files: FileTree): Edit[] {
  return READINGS.flatMap((read) => read(wish, files) ?? []);
}

import type { FileTree } from "~/projects/files";
import { buttonRenamed } from "./button-renamed";
import { nameOfNothing, orderPrinted } from "./editor-orders";
import { heardAlone } from "./heard-alone";
import { otherWay } from "./other-way";
import { askedOfPage } from "./page-said";

/**
 * What is asked of each change, also of one whose reader knows each word of the wish: no order is printed or a name, what was to be
 * less is not more, and a page shows what it was to show.
 */
export function askedOfResult(wish: string, before: FileTree, after: FileTree): string[] {
  return [orderPrinted, nameOfNothing, otherWay, heardAlone, buttonRenamed, askedOfPage].flatMap(
    (ask) => ask(wish, before, after),
  );
}

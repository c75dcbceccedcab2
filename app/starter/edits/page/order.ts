import type { FileTree } from "~/projects/files";
import type { EditResult } from "../edit";
import { masked, plainOrder } from "./masked";
import { type Page, pageOf } from "./page-model";

/** A wish about a page, ready to be read. */
export interface Order {
  /** Without manners; a quoted text is one word of it. */
  text: string;
  quotes: readonly string[];
  /** The mark that the wish ends with: it may be that of a text. */
  mark: string;
  page: Page;
  files: FileTree;
}

/** Makes what an order asks for, or tells why not; null for one that asks for something else. */
export type ReadOrder = (order: Order) => EditResult | null;

/** A wish about the page of a project; null for a project without one, and for wishes too long to be one. */
export function orderOf(wish: string, files: FileTree): Order | null {
  const page = pageOf(files);
  if (!page || wish.length > 3000) return null;
  const { text, quotes } = masked(wish);
  const order = plainOrder(text);
  return order === ""
    ? null
    : { text: order, quotes, mark: /[.!?…]+$/u.exec(text)?.[0] ?? "", page, files };
}

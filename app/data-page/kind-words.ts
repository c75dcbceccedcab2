import { COLLECTION_KINDS, type CollectionKind, type DataSpace } from "~/app-data/collection-kinds";

/** What a kind means, as its owner reads it. */
export const KIND_WORDS: Record<CollectionKind, string> = {
  inbox: "Everybody can send; only you read it, here",
  posts: "Everybody reads and adds; whoever added something changes it",
  shared: "Everybody reads, adds and changes",
};

/** Whose records they are, as their owner reads it. */
export const SPACE_WORDS: Record<DataSpace, string> = {
  app: "Published app",
  preview: "Preview, where you try things out",
};

/** The kind of an address such as "inbox/orders". */
export function kindOf(address: string): CollectionKind {
  const [kind = ""] = address.split("/");
  return kind in COLLECTION_KINDS ? (kind as CollectionKind) : "posts";
}

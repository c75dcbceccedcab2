import type { FileEnd } from "../protocol/parser";

/** A block as the model wrote it; empty where nothing of it is known. */
export function writtenBlock(event: FileEnd): string {
  if (event.action === "write") return event.content;
  if (event.action !== "edit") return "";
  return event.edits
    .map(({ search, replace }) => `<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`)
    .join("\n");
}

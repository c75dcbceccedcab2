import type { EditResult } from "../../edit";
import { hidden, pageEdit } from "../page-draft";
import type { Page, Piece } from "../page-model";

/** Entries that nobody sees for now. */
export function hideEntries({ source }: Page, pieces: readonly Piece[]): EditResult {
  const changes = pieces.map(({ place }) => hidden(source, place));
  const names = pieces.map(({ says }) => `“${says}”`).join(" and ");
  return pageEdit(
    source,
    changes,
    `${names} ${pieces.length > 1 ? "are hidden now. They stay" : "is hidden now. It stays"} in index.html as \`hidden\`: take that word away there to show ${pieces.length > 1 ? "them" : "it"} again.`,
  );
}

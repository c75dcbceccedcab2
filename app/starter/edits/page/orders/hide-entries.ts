import type { EditResult } from "../../edit";
import { pageEdit } from "../page-draft";
import type { Page, Piece } from "../page-model";

/** Entries that nobody sees for now. */
export function hideEntries({ source }: Page, pieces: readonly Piece[]): EditResult {
  const changes = pieces.map(({ place }) => {
    const at = place.start + (/^<[\w-]+/.exec(source.slice(place.start))?.[0].length ?? 0);
    return { start: at, end: at, text: " hidden" };
  });
  const names = pieces.map(({ says }) => `“${says}”`).join(" and ");
  return pageEdit(
    source,
    changes,
    `${names} ${pieces.length > 1 ? "are hidden now. They stay" : "is hidden now. It stays"} in index.html as \`hidden\`: take that word away there to show ${pieces.length > 1 ? "them" : "it"} again.`,
  );
}

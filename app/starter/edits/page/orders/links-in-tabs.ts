import { edited, there, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import type { ReadOrder } from "../order";

const FORM = pattern(
  "^(?:(?:make|let|have|open|all|external|outside|the|our|my|every|links?|öffne|alle|ouvre|abre|apri) )*(?:links?|liens|enlaces|collegamenti)(?: to (?:other|outside) (?:pages|sites))?(?: (?:should|must|to|shall|sollen|doivent|deben))?(?: (?:open|go|be opened|s['’]ouvrir|abrirse|aprirsi))?(?: up)? (?:in|into|dans|en|in einem|in una) (?:an? )?(?:new|separate|other|another|neuen|un nouvel|nueva|nuova) (?:browser )?(?:tabs?|windows?|fenster|onglets?|pestañas?|schede?)(?: öffnen| aufgehen)?$",
);
const OUTSIDE = /<a\b(?=[^>]*\shref="https?:)(?![^>]*\starget=)/g;

/** "Open the links in a new tab": those that lead to other sites; links within the page stay in it. */
export const linksInTabs: ReadOrder = ({ text, quotes, page, files }) => {
  if (quotes.length > 0 || text.length > 120 || !FORM.test(text)) return null;
  const changes = new Map<string, string>();
  let count = 0;
  for (const [path, source] of files) {
    if (!path.endsWith(".html")) continue;
    const next = source.replace(OUTSIDE, () => {
      count += 1;
      return '<a target="_blank" rel="noopener"';
    });
    if (next !== source) changes.set(path, next);
  }
  if (count > 0)
    return edited(
      changes,
      `${count === 1 ? "The link to another site opens" : `The ${count} links to other sites open`} in a new tab now.`,
    );
  return /\shref="https?:/.test(files.get(PAGE) ?? page.source)
    ? there("Links to other sites open in a new tab already.")
    : unchanged(
        "The page has no links to other sites yet: those within it stay in its tab. “Add a link to https://…” adds one.",
      );
};

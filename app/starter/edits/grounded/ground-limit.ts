import type { FileTree } from "~/projects/files";
import { type Edit, edited, unchanged } from "../edit";
import { attribute, elementsOf, placeOf, textOf } from "../said/page-elements";

const UP_TO =
  /\b(?:up to|at most|no more than|max(?:imum|imal)?(?: of)?|not more than|bis zu|höchstens|jusqu'à|como máximo|hasta)\s+(\d{1,2})\b/iu;

/** The most that a choice of numbers offers: "guests can be at most 4". */
export function groundLimit(wish: string, files: FileTree): Edit | null {
  const most = Number(UP_TO.exec(wish)?.[1] ?? 0);
  if (most < 1 || !selectIn(files.get("index.html") ?? "")) return null;
  return (tree) => {
    const page = tree.get("index.html") ?? "";
    const select = selectIn(page);
    const place = placeOf(select ?? undefined);
    if (!select || !place) return unchanged("I found no choice of numbers in the form.");
    const indent = /\n([ \t]*)<option/.exec(page.slice(place.innerStart))?.[1] ?? "";
    const options = Array.from(
      { length: most },
      (_, at) => `\n${indent}<option>${at + 1}</option>`,
    );
    const end = /\n[ \t]*$/.exec(page.slice(0, place.innerEnd))?.[0] ?? "\n";
    const next =
      page.slice(0, place.innerStart) + options.join("") + end + page.slice(place.innerEnd);
    return edited(new Map([["index.html", next]]), `The choice goes from 1 to ${most} now.`);
  };
}

/** The only choice of the page that counts from 1. */
function selectIn(page: string) {
  const found = elementsOf(page, ({ tagName }) => tagName === "select").filter((select) => {
    const options = elementsOf(
      page,
      ({ tagName, parentNode }) => tagName === "option" && parentNode === select,
    ).map(textOf);
    return (
      options.length > 1 &&
      options.every((text, at) => text === String(at + 1)) &&
      attribute(select, "id") !== ""
    );
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

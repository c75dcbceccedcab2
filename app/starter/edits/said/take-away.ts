import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { withoutLinksTo } from "../links-to";
import { shapeOf } from "../project";
import { withRule } from "./css-rules";
import { attribute, type PageElement, placeOf, wholeLines } from "./page-elements";

/** Takes an element off the first page; one that a program needs is hidden, so that the rest still works. */
export function takeAway(files: FileTree, element: PageElement, name: string): EditResult {
  const page = files.get("index.html") ?? "";
  const place = placeOf(element);
  if (!place) return unchanged(`I found no ${name} in index.html.`);
  const holder = element.parentNode;
  const around = holder && "tagName" in holder ? placeOf(holder) : null;
  const isAlone =
    around &&
    page.slice(around.innerStart, around.innerEnd).trim() === page.slice(place.start, place.end);
  if (isAlone && holder && "tagName" in holder && holder.tagName === "div")
    return takeAway(files, holder, name);
  const ids = [...page.slice(place.start, place.end).matchAll(/\sid="([^"]+)"/g)].flatMap(
    (match) => match[1] ?? [],
  );
  const programs = [...files].filter(([path]) => /\.(?:js|ts)$/.test(path)).map(([, text]) => text);
  if (ids.some((id) => programs.some((code) => isNeeded(code, id))))
    return hide(files, element, name);
  const lines = wholeLines(page, place);
  const cut = page.slice(0, lines.start) + page.slice(lines.end);
  const id = attribute(element, "id");
  return edited(
    new Map([["index.html", id ? withoutLinksTo(cut, id) : cut]]),
    `Removed “${name}”.`,
  );
}

/** Whether a program would fail without an element: it looks for it, and never asks whether it is there. */
function isNeeded(code: string, id: string): boolean {
  const found = new RegExp(
    `(?:const (\\w+) = )?document\\.(?:getElementById\\("${id}"\\)|querySelector\\("#${id}"\\))`,
  ).exec(code);
  const isLookedUp = /getElementById\(\w+\)/.test(code) && new RegExp(`\\b${id}\\b`).test(code);
  if (isLookedUp) return true;
  return found !== null && !(found[1] && new RegExp(`if \\(${found[1]}\\)`).test(code));
}

function sourceOf(page: string, element: PageElement): string {
  const place = placeOf(element);
  return place ? page.slice(place.innerStart, place.innerEnd) : "";
}

/** Hides an element by its id or its class, where it is the only one that has it. */
export function hide(files: FileTree, element: PageElement, name: string): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  const page = files.get("index.html") ?? "";
  const id = attribute(element, "id");
  const own = attribute(element, "class")
    .split(/\s+/)
    .filter(
      (item) =>
        item !== "" &&
        [...page.matchAll(/\sclass="([^"]*)"/g)].filter((match) =>
          match[1]?.split(/\s+/).includes(item),
        ).length === 1,
    )[0];
  const inner = /\sid="([\w-]+)"/.exec(sourceOf(page, element))?.[1];
  const selector = own
    ? `.${own}`
    : id
      ? `#${id}`
      : inner
        ? `${element.tagName}:has(> #${inner})`
        : null;
  if (!styles || css === undefined || !selector)
    return unchanged(`I found no way to hide “${name}”.`);
  return edited(
    new Map([[styles, withRule(css, selector, { display: "none" })]]),
    `Hid “${name}”: it is still in the page, where nobody sees it.`,
  );
}

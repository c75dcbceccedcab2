import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../match/words";
import { html } from "../../source/html";
import { type EditResult, edited, unchanged } from "../edit";
import { shapeOf } from "../project";
import { attribute, elementsOf, placeOf } from "./page-elements";
import { findSection } from "./page-sections";
import { givenText, type ReadWish } from "./said-edit";

const BUTTON =
  /^(?:add|insert|include|put|i (?:want|need|would like)|there should be)\s+(?:an?\s+)(?:\p{L}+,?\s+){0,3}?button\s*(?:\p{L}+\s+){0,6}?(?:that says|saying|which says|called|labelled|with(?: the)?(?: text| words)?|:|(?=["“]))\s*:?\s*(.+?)(?:,?\s+(?:that (?:goes|links|leads)|linking|which (?:goes|links|leads)|leading|going)\s+to\s+(?:the\s+|my\s+|our\s+)?(.+))?$/isu;

/** One button more, beside those that a page begins with: where it leads is said, or found on the page. */
export const readButton: ReadWish = (wish, files) => {
  const match = BUTTON.exec(wish);
  if (!match?.[1] || shapeOf(files).entry) return null;
  const says = givenText(match[1]);
  const goal = match[2]?.trim() ?? "";
  return (tree) => addButton(tree, says, goal);
};

function addButton(files: FileTree, says: string, goal: string): EditResult {
  const page = files.get("index.html") ?? "";
  const href = goalOf(page, says, goal);
  const actions = elementsOf(page, (element) => attribute(element, "class") === "actions")[0];
  const place = placeOf(actions);
  if (!href || !place)
    return unchanged(
      `I can add a button to what a page begins with, where it leads to ${goal ? `“${goal}”` : "a part of the page"}. I found no such place here.`,
    );
  const at = page.lastIndexOf("\n", place.innerEnd) + 1;
  const indent = /^[ \t]*/.exec(page.slice(at))?.[0] ?? "";
  const link = `${indent}  <a class="button primary" href="${html(href)}">${html(says)}</a>\n`;
  return edited(
    new Map([["index.html", page.slice(0, at) + link + page.slice(at)]]),
    `Added the button “${says}”; it leads to ${href.startsWith("#") ? `the part “${sentenceCase(href.slice(1))}”` : href}.`,
  );
}

/** Where a button leads: an address that was said, a part that was named, the telephone, or the form. */
function goalOf(page: string, says: string, goal: string): string | null {
  if (/^(?:https?:|mailto:|tel:)/i.test(goal)) return goal;
  const part = goal && findSection(page, `${goal} section`);
  if (part) return `#${attribute(part.element, "id")}`;
  if (goal) return null;
  const scheme = /\b(?:call|phone|ring)\b/i.test(says)
    ? "tel:"
    : /\bmail\b/i.test(says)
      ? "mailto:"
      : null;
  const link =
    scheme &&
    elementsOf(page, (element) => attribute(element, "href").startsWith(scheme)).map((element) =>
      attribute(element, "href"),
    )[0];
  if (link) return link;
  const form = findSection(page, "contact form");
  return form ? `#${attribute(form.element, "id")}` : null;
}

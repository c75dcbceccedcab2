import type { FileTree } from "~/projects/files";
import { html } from "../../source/html";
import { type EditResult, edited, unchanged } from "../edit";
import { attribute, elementsOf, type Place, placeOf, within } from "./page-elements";
import { findSection } from "./page-sections";
import { givenText, type ReadWish, withoutArticle } from "./said-edit";

const CHANGE =
  /^(?:change|set|update|replace|rewrite|make) (.+?) (?:to|with|into|so that it says|say|read)(?: say| read)?:?\s+(.+)$/isu;
const GIVEN = /^(?:the|our|my|this is our|here is our) ([^:"“\n]{2,40}): (.+)$/isu;
/** The words in which a page introduces itself. */
const INTRODUCTION =
  /^(?:intro(?:duction|ductory)?|lead|welcome|opening (?:line|lines)|first paragraph|description)$/iu;
const STORY = /^(?:story|about|about (?:us|me)|bio|biography|history|who we are)$/iu;

/** The words of a part of the page: "our story: We met in 2019." Headings are read elsewhere. */
export const readSectionText: ReadWish = (wish, files) => {
  const match = CHANGE.exec(wish) ?? GIVEN.exec(wish);
  if (!match?.[1] || !match[2]) return null;
  const name = withoutArticle(match[1]);
  const isText = /\s+(?:text|paragraphs?|words|copy)$/iu.test(name);
  const part = name.replace(/\s+(?:text|paragraphs?|words|copy|section)$/iu, "");
  const text = /^["“„«]/u.test(match[2]) ? givenText(match[2]) : match[2].trim();
  // A few words without a full stop are a heading.
  if (!isText && !/[.!?]$/.test(match[2].trim()) && text.split(/\s+/).length < 6) return null;
  const page = files.get("index.html") ?? "";
  if (!paragraphOf(page, part)) return null;
  return (tree) => setText(tree, part, text);
};

function setText(files: FileTree, part: string, text: string): EditResult {
  const page = files.get("index.html") ?? "";
  const place = paragraphOf(page, part);
  if (!place) return unchanged(`I found no text called “${part}” in index.html.`);
  const next = page.slice(0, place.innerStart) + html(text) + page.slice(place.innerEnd);
  return edited(new Map([["index.html", next]]), `The ${part} says “${text}” now.`);
}

/** The one paragraph that a part of the page is about: what else it holds are notes and lists. */
function paragraphOf(page: string, part: string): Place | null {
  if (INTRODUCTION.test(part))
    return placeOf(elementsOf(page, (element) => attribute(element, "class") === "lead")[0]);
  const section =
    findSection(page, part) ?? (STORY.test(part) ? findSection(page, "story section") : null);
  if (!section) return null;
  const own = within(
    page,
    section,
    (element) =>
      element.tagName === "p" &&
      !/note|said|actions|lead/.test(attribute(element, "class")) &&
      !(
        element.parentNode &&
        "tagName" in element.parentNode &&
        /^(?:li|details)$/.test(element.parentNode.tagName)
      ),
  );
  return own.length === 1 ? placeOf(own[0]) : null;
}

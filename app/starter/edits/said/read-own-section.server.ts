import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../match/words";
import { html, indent } from "../../source/html";
import { pageSlug } from "../add-page.server";
import { type EditResult, edited, unchanged } from "../edit";
import { lineStart } from "../lines";
import { shapeOf } from "../project";
import { NO_PLACE } from "../section-styles.server";
import { withNavLink } from "../sections.server";
import { textsOf } from "./read-named-list";
import { givenText, type ReadWish, withoutArticle } from "./said-edit";

const OWN =
  /\b(?:add|insert|include|put in|write)\s+(?:an?\s+|another\s+|the\s+)?(?:new\s+)?(?:section|part|paragraph|block)\s+(?:about|called|named|titled|on|for|with the (?:title|heading))\s+(["“„«][^"”“»]+["”“»]|[^:"“„«\n]{2,60}?)\s*(?::|,?\s+(?:with(?: the)? (?:text|words)|that says|saying|reading)\s*:?)\s*(\S[\s\S]*)$/iu;

const LIST =
  /^(?:add|put|include|write|show|make)(?: in)?(?: an?| the)? list (?:of|with) (.{2,40}?):\s*(.+,.+)$/isu;

/** A section of the person's own words: "add a section about the hotel: Rooms are held until May." */
export const readOwnSection: ReadWish = (wish) => {
  const listed = LIST.exec(wish);
  if (listed?.[1] && listed[2]) {
    const [name, entries] = [sentenceCase(withoutArticle(listed[1])), textsOf(listed[2])];
    return (tree) => addOwn(tree, name, entries.map((entry) => `• ${entry}`).join("\n"));
  }
  const match = OWN.exec(wish);
  if (!match?.[1] || !match[2]) return null;
  const heading = sentenceCase(withoutArticle(givenText(match[1])));
  const text = match[2].replace(/^["“„«]|["”“»]\s*$/gu, "").trim();
  return (tree) => addOwn(tree, heading, text);
};

/** A section with a heading and lines below it; lines that begin with "• " are a list. */
export function addOwn(files: FileTree, heading: string, text: string): EditResult {
  const { entry } = shapeOf(files);
  const page = files.get("index.html") ?? "";
  const close = page.lastIndexOf("</main>");
  const id = pageSlug(heading);
  if (entry || close < 0 || id === "") return unchanged(NO_PLACE);
  if (new RegExp(`\\sid="${id}"`).test(page))
    return unchanged(`There is a section with the id “${id}” already.`);
  const contact = /^[ \t]*<section\b[^>]*\bsection-(?:form|contact)\b/m.exec(page);
  const at = contact?.index ?? lineStart(page, close);
  const lines = text.split(/\n+/).map((line) => line.trim());
  const entries = lines.filter((line) => line.startsWith("• "));
  const paragraphs =
    entries.length === lines.length
      ? `  <ul>\n${entries.map((line) => `    <li>${html(line.slice(2))}</li>\n`).join("")}  </ul>\n`
      : lines.map((line) => `  <p>${html(line)}</p>\n`).join("");
  const block = indent(
    `<section class="section" id="${id}" aria-labelledby="${id}-title">\n  <h2 id="${id}-title">${html(heading)}</h2>\n${paragraphs}</section>\n`,
    6,
  );
  const next = withNavLink(page.slice(0, at) + block + page.slice(at), `#${id}`, html(heading));
  return edited(new Map([["index.html", next]]), `Added the section “${heading}” with your words.`);
}

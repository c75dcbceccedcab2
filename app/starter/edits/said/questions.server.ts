import type { FileTree } from "~/projects/files";
import { html } from "../../source/html";
import { applied, type EditResult, edited, unchanged } from "../edit";
import { lineStart } from "../lines";
import { shapeOf } from "../project";
import { addSection } from "../sections.server";
import { elementsOf, placeOf, wholeLines, within } from "./page-elements";
import { findSection } from "./page-sections";

/** A question with its answer, among those that the page has; where it has none, in a part of its own. */
export function addPageQuestion(files: FileTree, question: string, answer: string): EditResult {
  const { entry } = shapeOf(files);
  if (entry) return unchanged("This project keeps no list of questions.");
  if (answer === "")
    return unchanged("A question needs its answer: “add the question “…?” with the answer “…””.");
  const made = questionsOf(files.get("index.html") ?? "") ? null : addSection(files, "faq");
  if (made && !made.ok) return made;
  const tree = made ? applied(files, made.changes) : files;
  const page = tree.get("index.html") ?? "";
  const last = questionsOf(page)?.at(-1);
  const place = placeOf(last);
  if (!place) return unchanged("I found no questions in index.html to add one to.");
  const at = page.indexOf("\n", place.end) + 1;
  const indent = /^[ \t]*/.exec(page.slice(lineStart(page, place.start)))?.[0] ?? "";
  const like = page.slice(place.start, place.end);
  const block = /^<details/.test(like)
    ? `${/^<details[^>]*>/.exec(like)?.[0]}<summary>${html(question)}</summary><p>${html(answer)}</p></details>`
    : `<li>\n${indent}  <h3>${html(question)}</h3>\n${indent}  <p>${html(answer)}</p>\n${indent}</li>`;
  const changes = new Map(made?.changes ?? []);
  changes.set("index.html", `${page.slice(0, at)}${indent}${block}\n${page.slice(at)}`);
  return edited(changes, `Added the question “${question}” with its answer.`);
}

/** The person's questions and answers in the place of all that the page has: "Do you …? Yes. Can I …? No." */
export function replacePageQuestions(files: FileTree, said: string): EditResult {
  const pairs = [...said.matchAll(/([^?]+\?)\s*(.+?)(?=\s+\p{Lu}[^.!?]*\?|$)/gsu)].map(
    ([, question = "", answer = ""]) => [question.trim(), answer.trim()] as const,
  );
  const page = files.get("index.html") ?? "";
  const old = questionsOf(page) ?? [];
  const places = old.flatMap((element) => placeOf(element) ?? []);
  const [first] = places;
  if (!first || pairs.length === 0)
    return unchanged("I found no questions in index.html, or no answers in what you wrote.");
  // The last one stays for the new ones to be written like it, and goes then.
  let tree: FileTree = files;
  for (const [question, answer] of pairs) {
    const added = addPageQuestion(tree, question, answer);
    if (!added.ok) return added;
    tree = applied(tree, added.changes);
  }
  const next = places.toReversed().reduce((text, place) => {
    const lines = wholeLines(text, place);
    return text.slice(0, lines.start) + text.slice(lines.end);
  }, tree.get("index.html") ?? "");
  return edited(new Map([["index.html", next]]), "The questions are those that you gave now.");
}

/** The questions of a page: what unfolds in it, or the list of its part about questions. */
function questionsOf(page: string) {
  const section = findSection(page, "faq section") ?? findSection(page, "questions section");
  const isQuestion = ({ tagName }: { tagName: string }) =>
    tagName === "details" || tagName === "li";
  const found = section
    ? within(page, section, isQuestion)
    : elementsOf(page, ({ tagName }) => tagName === "details");
  return found.length > 0 ? found : null;
}

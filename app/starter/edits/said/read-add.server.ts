import type { FileTree } from "~/projects/files";
import { fieldOf } from "../../match/fields";
import { plainWords, sentenceCase } from "../../match/words";
import { html } from "../../source/html";
import { js, jsInline } from "../../source/literals";
import type { Field } from "../../starter-app";
import { applied, type EditResult, edited, unchanged } from "../edit";
import { addFields, hasFields } from "../fields";
import { shapeOf } from "../project";
import { findList, withItem } from "./code-lists";
import { changeOption, fieldNamed, moveField } from "./field-lines";
import { elementsOf, placeOf } from "./page-elements";
import { addPageQuestion, replacePageQuestions } from "./questions.server";
import { givenText, type ReadWish } from "./said-edit";

const ADD =
  /^(?:.{0,30}?\b)?(?:add|insert|put|include|give (?:it|me)|i (?:want|need|would like)|i'd like|füge|ajoute[rz]?|añade|aggiungi|adicione)\s+/iu;
const QUESTION =
  /\b(?:questions?|faqs?)(?: entry| item)?\s*:?\s*["“]?([^"”\n]{3,200}?\?)["”]?\s*(?:(?:with|and)(?: the)? answers?|answers?)?\s*:?\s*(.*)$/isu;
const OPTION =
  /^(?:an?\s+|the\s+|another\s+|new\s+)*(?:option|choice|value)\s+(?:called\s+|named\s+)?(.{1,40}?)\s+(?:to|for|in)\s+(?:the\s+)?(.{2,30})$/iu;
const CATEGORY =
  /^(?:an?\s+|another\s+|new\s+|the\s+)*([\p{L} ]{3,20}?)\s+(?:called|named)\s+(.{1,40})$/iu;
const CHOICES =
  /^(?:an?\s+|the\s+|another\s+)*([\p{L} ]{2,40}?)\s+(?:dropdown|select|menu|picker|choice)(?:\s+(?:field|list))?\s*(?:with|:|of|\()\s*(?:the\s+)?(?:options?\s+|choices\s+)?(.+?)\)?$/iu;
const LISTED = /^(?:an?\s+|the\s+)?([\p{L}]+(?: [\p{L}]+)?)(?:\s+(?:field|column))?:\s*(.+,.+)$/iu;
const TYPED =
  /^(?:an?\s+|the\s+|another\s+)*([\p{L}' ]{2,40}?)\s+(checkbox|tick ?box|link|date|number|email|phone(?: number)?|rating)(?:\s+field)?$/iu;
const SUBTITLE =
  /^(?:an?\s+|the\s+)*(?:sub ?title|sub ?heading|tag ?line|slogan|line|text|paragraph|sentence|untertitel)\s*(?:saying|that says|reading|with(?: the)? text|:)?\s*(["“„«].+)$/isu;

const BELOW =
  /\b(?:write|put|add|say|show)\s+(["“„«].+["”“»])\s+(?:under|below|beneath|after)\s+(?:the\s+)?(?:main\s+)?(?:heading|headline|title|name|h1)[.!]*$/isu;

const QUESTIONS =
  /^(?:change|replace|swap) (?:all )?(?:the |our )?(?:questions|faqs?|questions and answers)(?: section)? (?:with|to|by|for):?\s+(.+\?.+)$/isu;
const BESIDE =
  /^(?:an?\s+)(.+?)(?:\s+(?:field|column|input))?\s+(before|after|below|above)\s+(?:the\s+)?(.+?)(?:\s+(?:field|column|input))?$/iu;
const A_FIELD = /^(?:an?\s+|the\s+|another\s+)([\p{L} ]{2,40}?)\s+(?:field|column|input)$/iu;

/** Something more: a question, a choice, a field of a kind, a line of text below the heading. */
export const readAdd: ReadWish = (wish, files) => {
  const asked = QUESTIONS.exec(wish)?.[1];
  if (asked) return (tree) => replacePageQuestions(tree, asked);
  const below = BELOW.exec(wish)?.[1];
  if (below) return (tree) => addLine(tree, givenText(below));
  const start = ADD.exec(wish);
  if (!start) return null;
  const what = wish
    .slice(start[0].length)
    .replace(/[.!]+$/, "")
    .trim();
  const question = QUESTION.exec(what);
  if (question?.[1])
    return (tree) =>
      findList(tree, "questions")
        ? addQuestion(tree, question[1] ?? "", question[2] ?? "")
        : addPageQuestion(tree, (question[1] ?? "").trim(), answerOf(question[2] ?? "", wish));
  const line = SUBTITLE.exec(what);
  if (line?.[1] && !/\bfooter\b/i.test(what)) {
    const text = givenText(line[1]);
    return (tree) => addLine(tree, text);
  }
  if (!hasFields(files)) return null;
  const beside = BESIDE.exec(what);
  if (beside?.[1] && beside[2] && fieldNamed(files, beside[3] ?? "")) {
    const field = fieldOf(beside[1]);
    const [, , where = "", other = ""] = beside;
    return field && ((tree) => addBeside(tree, field, where.toLowerCase(), other));
  }
  const option = OPTION.exec(what);
  if (option?.[1] && fieldNamed(files, option[2] ?? ""))
    return (tree) => changeOption(tree, option[2] ?? "", givenText(option[1] ?? ""), true);
  const category = CATEGORY.exec(what);
  if (category?.[2] && fieldNamed(files, category[1] ?? ""))
    return (tree) => changeOption(tree, category[1] ?? "", givenText(category[2] ?? ""), true);
  const several = what.split(/,\s*(?:and\s+)?|\s+and\s+/).map((part) => A_FIELD.exec(part)?.[1]);
  if (several.length > 1 && several.every((name) => name !== undefined)) {
    const fields = several.flatMap((name) => fieldOf(name ?? "") ?? []);
    return (tree) => addFields(tree, fields);
  }
  const choices = CHOICES.exec(what);
  if (choices?.[2])
    return addNamed(`${choices[1]} (${choices[2].replace(/\s+(?:and|or|und)\s+/gi, ", ")})`);
  const listed = LISTED.exec(what);
  if (listed?.[2])
    return addNamed(`${listed[1]} (${listed[2].replace(/\s+(?:and|or|und)\s+/gi, ", ")})`);
  const typed = TYPED.exec(what);
  if (typed && !/\b(?:section|page|footer|header)\b/.test(plainWords(what))) return addTyped(typed);
  return null;
};

/** An answer as it was written: the mark that ends a sentence belongs to it. */
function answerOf(said: string, wish: string): string {
  const text = givenText(said);
  return / /.test(text) && wish.trim().endsWith(`${text}.`) ? `${text}.` : text;
}

function addBeside(files: FileTree, field: Field, where: string, other: string): EditResult {
  const added = addFields(files, [field]);
  if (!added.ok) return added;
  const moved = moveField(applied(files, added.changes), field.label, where, other);
  return moved.ok ? edited(moved.changes, `${added.said} It stands ${where} “${other}”.`) : moved;
}

/** Kinds of fields by the word that people end with; the word stays in the name where it says more. */
function addTyped([, name = "", kind = ""]: RegExpExecArray) {
  const isTick = /tick|check/i.test(kind);
  return isTick ? addNamed(`${name} (checkbox)`) : addNamed(`${name} ${kind}`);
}

function addNamed(said: string) {
  const field = fieldOf(said);
  return field && ((tree: FileTree) => addFields(tree, [field]));
}

/** A question with its answers, the right one first, as the questions that are there are written. */
function addQuestion(files: FileTree, question: string, rest: string): EditResult {
  const list = findList(files, "questions");
  if (!list) return unchanged("This project keeps no list of questions.");
  const answers = rest
    .split(/\s*[,;/]\s*(?:and |or )?/)
    .map((answer) => answer.replace(/^(?:and|or)\s+/i, "").trim())
    .filter(Boolean);
  if (answers.length < 2)
    return unchanged(
      "A question needs its answers, the right one first: “add a question: Which …? Right, wrong, wrong”.",
    );
  const literal = jsInline({ question: question.trim(), answers });
  return edited(
    new Map([[list.path, withItem(list, literal)]]),
    `Added the question “${question.trim()}”; “${answers[0]}” counts as right.`,
  );
}

/** A line below the first heading. */
function addLine(files: FileTree, text: string): EditResult {
  const { entry, react } = shapeOf(files);
  if (text === "") return unchanged("I saw no text to add.");
  if (entry) {
    const app = files.get("src/App.tsx") ?? "";
    const close = app.indexOf("</h1>");
    if (!react || close < 0)
      return unchanged("I found no heading in src/App.tsx to put a line below.");
    const at = close + "</h1>".length;
    const next = `${app.slice(0, at)}\n          <p className="muted">{${js(text)}}</p>${app.slice(at)}`;
    return edited(new Map([["src/App.tsx", next]]), `Added the line “${text}”.`);
  }
  const page = files.get("index.html") ?? "";
  const heading = placeOf(elementsOf(page, ({ tagName }) => tagName === "h1")[0]);
  if (!heading) return unchanged("I found no heading in index.html to put a line below.");
  const line = page.slice(page.lastIndexOf("\n", heading.start) + 1, heading.start);
  const next = `${page.slice(0, heading.end)}\n${/^\s*$/.test(line) ? line : ""}<p class="muted">${html(text)}</p>${page.slice(heading.end)}`;
  return edited(new Map([["index.html", next]]), `Added the line “${sentenceCase(text)}”.`);
}

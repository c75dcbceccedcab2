import type { FileTree } from "~/projects/files";
import { html } from "../../source/html";
import type { Field } from "../../starter-app";
import { type EditResult, edited, unchanged } from "../edit";
import { lineStart } from "../lines";
import { PAGE } from "../project";
import {
  attribute,
  elementsOf,
  type PageElement,
  type Place,
  placeOf,
  textOf,
  within,
} from "./page-elements";

/** Whether the first page has a form that is filled in. */
export function hasForm(files: FileTree): boolean {
  return formOf(files.get(PAGE) ?? "") !== null;
}

/** The first form of a page that people write in, with its place. */
function formOf(page: string): Place | null {
  const form = elementsOf(page, ({ tagName }) => tagName === "form").find((element) => {
    const place = placeOf(element);
    return (
      place !== null && /<(?:input|textarea|select)\b/.test(page.slice(place.start, place.end))
    );
  });
  return placeOf(form);
}

/** Adds inputs with labels to the page's form, before its button, written as those that are there. */
export function addInputs(files: FileTree, fields: readonly Field[]): EditResult {
  const page = files.get(PAGE) ?? "";
  const form = formOf(page);
  if (!form) return unchanged("I found no form in index.html.");
  const there = labelsOf(page, form).map((label) => textOf(label).toLowerCase());
  const fresh = fields.filter(({ label }) => !there.includes(label.toLowerCase()));
  if (fresh.length === 0) return unchanged("The form asks for that already.");
  const button = within(
    page,
    form,
    (element) => element.tagName === "button" && attribute(element, "type") !== "button",
  )[0];
  const at = lineStart(page, placeOf(button)?.start ?? form.innerEnd);
  const prefix = /<(?:input|select|textarea)\b[^>]*\sid="([\w]+)-/.exec(
    page.slice(form.start),
  )?.[1];
  const indent = /^[ \t]*/.exec(page.slice(at))?.[0] ?? "";
  const blocks = fresh.map((field) => inputOf(field, prefix ?? "form")).join("");
  const block = blocks.replace(/^(?=.)/gm, indent);
  const names = fresh.map(({ label }) => `“${label}”`).join(", ");
  return edited(
    new Map([[PAGE, page.slice(0, at) + block + page.slice(at)]]),
    `Added ${names} to the form.`,
  );
}

/** Takes an input and its label out of the page's form. */
export function removeInput(files: FileTree, name: string): EditResult {
  const page = files.get(PAGE) ?? "";
  const form = formOf(page);
  const label = form && labelNamed(page, form, name);
  if (!form || !label) return unchanged(`The form has no field “${name}”.`);
  const holder = label.parentNode && "tagName" in label.parentNode ? label.parentNode : null;
  const isOwn =
    holder?.tagName === "div" && /^(?:half|wide|field)$/.test(attribute(holder, "class"));
  const place = placeOf(isOwn ? (holder as PageElement) : label);
  if (!place || (!isOwn && attribute(label, "for") !== ""))
    return unchanged(`I found no end of the field “${name}” in index.html.`);
  const start = lineStart(page, place.start);
  const end = page.indexOf("\n", place.end) + 1;
  return edited(
    new Map([[PAGE, page.slice(0, start) + page.slice(end)]]),
    `Removed “${name}” from the form.`,
  );
}

/** Puts a text into an empty field, as a hint: of the page's form, or of a program's only such field. */
export function setPlaceholder(files: FileTree, name: string, text: string): EditResult {
  return inPage(files, name, text) ?? inCode(files, name, text);
}

function inPage(files: FileTree, name: string, text: string): EditResult | null {
  const page = files.get(PAGE) ?? "";
  const form = formOf(page);
  if (!form) return null;
  const inputs = within(
    page,
    form,
    ({ tagName, attrs }) =>
      tagName === "textarea" ||
      (tagName === "input" &&
        !attrs.some(
          (item) =>
            item.name === "type" && /^(?:date|time|checkbox|radio|hidden)$/.test(item.value),
        )),
  );
  const label = name === "" ? null : labelNamed(page, form, name);
  const named = inputs.find(
    (input) =>
      (label && attribute(input, "id") === attribute(label, "for")) ||
      attribute(input, "name").toLowerCase() === name.toLowerCase(),
  );
  const input = named ?? (inputs.length === 1 ? inputs[0] : undefined);
  const tag = input?.sourceCodeLocation?.startTag;
  if (!tag) return unchanged(`I found no field “${name}” in the form.`);
  const before = page.slice(tag.startOffset, tag.endOffset).replace(/\splaceholder="[^"]*"/, "");
  const after = before.replace(
    /\s*(\/?>)$/,
    (_, end: string) => ` placeholder="${html(text)}"${end === "/>" ? " />" : ">"}`,
  );
  return edited(
    new Map([[PAGE, page.slice(0, tag.startOffset) + after + page.slice(tag.endOffset)]]),
    `The empty field says “${text}” now.`,
  );
}

function inCode(files: FileTree, name: string, text: string): EditResult {
  const found = [...files].flatMap(([path, code]) =>
    /\.(?:tsx|jsx)$/.test(path)
      ? [...code.matchAll(/\bplaceholder="([^"]*)"/g)].map((match) => ({ path, code, match }))
      : [],
  );
  const word = name.toLowerCase();
  const near = ({ code, match }: (typeof found)[number]) =>
    code.slice(Math.max(0, match.index - 160), match.index + match[0].length + 40).toLowerCase();
  const named = found.filter((item) => word !== "" && near(item).includes(word));
  const one = named.length === 1 ? named[0] : found.length === 1 ? found[0] : undefined;
  if (!one) return unchanged("I found no single field with a placeholder that is meant.");
  const { path, code, match } = one;
  const next = `${code.slice(0, match.index)}placeholder="${html(text)}"${code.slice(match.index + match[0].length)}`;
  return edited(new Map([[path, next]]), `The empty field says “${text}” now.`);
}

function labelsOf(page: string, form: Place): PageElement[] {
  return within(page, form, ({ tagName }) => tagName === "label");
}

/** The label of a field: by its words, or by what its input is called. */
function labelNamed(page: string, form: Place, name: string): PageElement | null {
  const word = name.toLowerCase();
  const labels = labelsOf(page, form);
  return (
    labels.find((label) => textOf(label).toLowerCase() === word) ??
    labels.find((label) => attribute(label, "for").toLowerCase().endsWith(`-${word}`)) ??
    labels.find((label) => textOf(label).toLowerCase().split(/\W+/).includes(word)) ??
    null
  );
}

const TYPES: Partial<Record<Field["type"], string>> = {
  check: "checkbox",
  long: "text",
  choice: "text",
};

function inputOf({ id, label, type, options, required }: Field, prefix: string): string {
  const at = `${prefix}-${id}`;
  const attributes = `class="input" id="${at}" name="${id}"${required ? " required" : ""}`;
  const input =
    type === "long"
      ? `<textarea ${attributes} rows="4" maxlength="2000"></textarea>`
      : type === "choice"
        ? `<select ${attributes}>\n${(options ?? []).map((option) => `    <option>${html(option)}</option>\n`).join("")}  </select>`
        : `<input ${attributes.replace('class="input"', type === "check" ? 'class="tick"' : 'class="input"')} type="${TYPES[type] ?? type}" maxlength="200" />`;
  return `<div class="wide">\n  <label class="label" for="${at}">${html(label)}</label>\n  ${input}\n</div>\n`;
}

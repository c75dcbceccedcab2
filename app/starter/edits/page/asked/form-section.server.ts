import type { FormFieldName } from "../../../pages/domain";
import { render } from "../../../pages/render";
import { formFields } from "../../../pages/section-scopes";
import { PAGE_WORDS } from "../../../pages/words";
import { languageOfPage } from "../../../sections/languages";
import { readText } from "../../../source/files.server";
import { html } from "../../../source/html";
import { withNavLink } from "../../sections.server";
import { endOfMain } from "../new-section-place";
import { mailOf } from "../orders/set-contact";
import type { Page } from "../page-model";
import type { FormKind } from "./form-words";

/** Where what visitors send is read. */
export const ARRIVES =
  "What visitors send reaches you: the page Data of this project lists it. Nobody is answered by itself, so answer them yourself.";

/** The fields of a page's form as markup, each in its box. */
function boxesOf(id: string, names: readonly FormFieldName[], page: Page): string {
  const form = formMarkup({ id, fields: names }, page, { heading: "", lead: "", submit: "" });
  return form.slice(
    form.indexOf("<div", form.indexOf("<form")),
    form.lastIndexOf("<button", form.indexOf("form-note")),
  );
}

/** The page with a section that ends it and asks what a form asks; a link in the menu leads there. */
export function withForm(page: Page, kind: FormKind): { source: string; heading: string } {
  const { source } = page;
  const { nav, message, ...words } = kind.words[languageOfPage(source)];
  const block = formMarkup(kind, page, words, message).replace(/^(?=.)/gm, "      ");
  const at = endOfMain(source);
  const next = source.slice(0, at) + block + source.slice(at);
  return { source: withNavLink(next, `#${kind.id}`, html(nav)), heading: words.heading };
}

/** The page with more fields in a form, before the field for all else; the same page where the form has no place for them. */
export function withFields(page: Page, id: string, names: readonly FormFieldName[]): string {
  const { source } = page;
  const start = source.indexOf(`data-keep="${id}"`);
  const end = source.indexOf("</form>", start);
  const form = source.slice(start, end);
  const long = /\n[ \t]*<div[^>]*>\s*<label[^>]*>[^<]*<\/label>\s*<textarea/.exec(form);
  const button = /\n[ \t]*<button\b/.exec(form);
  const place = long ?? button;
  if (start < 0 || !place) return source;
  const at = start + place.index + 1;
  const indent = /^[ \t]*/.exec(source.slice(at))?.[0] ?? "";
  const boxes = boxesOf(id, names, page)
    .replace(/^ {4}/gm, "")
    .replace(/\s*$/, "\n")
    .replace(/^(?=.)/gm, indent);
  return source.slice(0, at) + boxes + source.slice(at);
}

function formMarkup(
  { id, fields }: Pick<FormKind, "id" | "fields">,
  page: Page,
  texts: { heading: string; lead: string; submit: string },
  message?: string,
): string {
  const own = PAGE_WORDS[languageOfPage(page.source)];
  const words = message ? { ...own, fields: { ...own.fields, message } } : own;
  return render(readText("pages/parts/form.html"), {
    ...words.formTexts,
    ...texts,
    id,
    mail: mailOf(page) ?? "",
    fields: formFields(fields, words),
  });
}

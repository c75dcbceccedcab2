import { attributeOf, descendantsOf, type Element, elementsOf, rawTextOf } from "./html-elements";
import type { FormPart } from "./multipart-form";
import type { PlainPage } from "./plain-page";

/** A file that a person chose. */
export interface ChosenFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** What was entered since a page came: a text, a mark in a box, or a file. */
export type Entries = Map<Element, string | boolean | ChosenFile>;

/** What a field holds now. */
export function contentOf(field: Element, entries: Entries = new Map()): string {
  const entered = entries.get(field);
  if (typeof entered === "string") return entered;
  if (field.tagName === "textarea") return rawTextOf(field);
  if (field.tagName !== "select") return attributeOf(field, "value") ?? "";
  const options = elementsOf(field, "option");
  const chosen = options.find((one) => attributeOf(one, "selected") !== null) ?? options[0];
  return chosen ? optionValue(chosen) : "";
}

/** The value of a select's option. */
export function optionValue(option: Element): string {
  return attributeOf(option, "value") ?? rawTextOf(option).trim();
}

/** Whether a box is marked. */
export function isChecked(field: Element, entries: Entries = new Map()): boolean {
  const entered = entries.get(field);
  return typeof entered === "boolean" ? entered : attributeOf(field, "checked") !== null;
}

/** What a form sends when a button of it is pressed, in the page's order (HTML 4.10.21.4). */
export function partsOf(page: PlainPage, form: Element, button: Element, entries: Entries) {
  const parts: FormPart[] = [];
  for (const element of descendantsOf(page.document)) {
    const field = attributeOf(element, "name");
    if (!field || attributeOf(element, "disabled") !== null || !isOf(page, element, form)) continue;
    if (element.tagName === "button") {
      if (element === button) parts.push({ field, bytes: attributeOf(element, "value") ?? "" });
      continue;
    }
    const type = attributeOf(element, "type");
    if (type === "checkbox" || type === "radio") {
      if (!isChecked(element, entries)) continue;
      parts.push({ field, bytes: attributeOf(element, "value") ?? "on" });
    } else if (type === "file") {
      const file = entries.get(element) as ChosenFile | undefined;
      parts.push({
        field,
        bytes: file?.bytes ?? "",
        name: file?.name ?? "",
        type: file?.type ?? "application/octet-stream",
      });
    } else {
      // A browser sends line breaks as CR LF.
      parts.push({ field, bytes: contentOf(element, entries).replace(/\r?\n/g, "\r\n") });
    }
  }
  return parts;
}

function isOf(page: PlainPage, element: Element, form: Element): boolean {
  if (!["input", "select", "textarea", "button"].includes(element.tagName)) return false;
  const id = attributeOf(element, "form");
  return id === null ? page.closest(element, "form") === form : page.byId(id) === form;
}

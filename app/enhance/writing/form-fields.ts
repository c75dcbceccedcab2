import { TYPED_FIELDS } from "~/community/writing/draft-limits";
import { HUMAN_FIELD, NOBODY_FIELD } from "~/community/writing/human-fields";
import type { Typed } from "./local-drafts";

/** What was typed, by field; neither files nor what people do not type. */
export function fieldsOf(form: HTMLFormElement): Typed {
  const fields: Typed = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && name !== HUMAN_FIELD && name !== NOBODY_FIELD) {
      fields[name] = value.replaceAll("\r\n", "\n");
    }
  }
  return fields;
}

/** Puts into a form what was typed into it before. */
export function fillIn(form: HTMLFormElement, typed: Typed): void {
  for (const [name, value] of Object.entries(typed)) {
    const control = form.elements.namedItem(name);
    if (control && "value" in control) control.value = value;
  }
  form.dispatchEvent(new InputEvent("input"));
}

/** Whether nothing is typed, whatever is chosen. */
export function isEmpty(typed: Typed): boolean {
  return TYPED_FIELDS.every((name) => !typed[name]?.trim());
}

/** Whether two have the same text. */
export function isSameText(one: Typed, other: Typed): boolean {
  return TYPED_FIELDS.every((name) => (one[name] ?? "") === (other[name] ?? ""));
}

/** Whether a text is another one than came with the page. */
export function isTyped(form: HTMLFormElement): boolean {
  return TYPED_FIELDS.some((name) => {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
    return control !== null && control.value !== control.defaultValue;
  });
}

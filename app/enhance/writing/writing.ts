import { keepDraft } from "./drafts";
import { offerNames } from "./names";

/**
 * Comforts of whoever writes: names that are offered after "@", and a draft that is kept. Loaded when
 * somebody goes into a field for texts.
 */
export function helpWriting(field: HTMLTextAreaElement): void {
  if (field.dataset.helped === "") return;
  field.dataset.helped = "";
  offerNames(field);
  const form = field.form;
  if (form?.dataset.draft && form.dataset.kept !== "") {
    form.dataset.kept = "";
    keepDraft(form, form.dataset.draft);
  }
}

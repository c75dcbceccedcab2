import { fieldsOf, fillIn, isEmpty, isSameText } from "./form-fields";
import type { Typed } from "./local-drafts";

/**
 * Puts into a form what this browser has kept of it: at once into an empty one, else when its author
 * asks for that.
 *
 * @returns false when the form needs nothing of it
 */
export function offerKept(form: HTMLFormElement, kept: Typed): boolean {
  const shown = fieldsOf(form);
  // What the server sent back was typed later.
  if (form.dataset.sent !== undefined || isSameText(shown, kept)) return false;
  const note = document.createElement("output");
  note.className = "notice";
  const words = document.createElement("p");
  note.append(words);
  form.prepend(note);
  if (isEmpty(shown)) {
    fillIn(form, kept);
    words.textContent = "This is what you had typed here. It had not reached the server.";
    return true;
  }
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button button--secondary button--small";
  button.textContent = "Put it back";
  words.append("Something else that you typed here had not reached the server. ", button);
  button.addEventListener("click", () => {
    fillIn(form, kept);
    note.remove();
    form.querySelector("textarea")?.focus();
  });
  return true;
}

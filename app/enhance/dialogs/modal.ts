import { createCloseButton } from "~/ui/close-button";
import { isOutside } from "~/ui/press-outside";

/**
 * A modal question on the native dialog, for pages that React does not run: the same look and ways
 * to close as `~/ui/dialog`. The focus goes back to whatever had it.
 *
 * @returns where the dialog's own content goes
 */
export function openModal(title: string, { id }: { id: string }): HTMLElement {
  document.getElementById(id)?.remove();
  const dialog = document.createElement("dialog");
  dialog.id = id;
  dialog.className = "dialog";
  dialog.setAttribute("aria-labelledby", `${id}-title`);
  const head = document.createElement("div");
  head.className = "dialog__head";
  const heading = document.createElement("h2");
  heading.id = `${id}-title`;
  heading.textContent = title;
  head.append(
    heading,
    createCloseButton("Close", () => dialog.close()),
  );
  const body = document.createElement("div");
  body.className = "dialog__body";
  dialog.append(head, body);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog && isOutside(event, dialog)) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return body;
}

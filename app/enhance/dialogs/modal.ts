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
  dialog.innerHTML = `
    <div class="dialog__head">
      <h2 id="${id}-title"></h2>
      <button type="button" class="button button--quiet button--small button--icon" aria-label="Close">
        <svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75"
          stroke-linecap="round" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18" /></svg>
      </button>
    </div>
    <div class="dialog__body"></div>`;
  const heading = dialog.querySelector("h2");
  if (heading) heading.textContent = title;
  dialog.querySelector("button")?.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog && isOutside(event, dialog)) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog.querySelector<HTMLElement>(".dialog__body") ?? dialog;
}

/** Keyboard "clicks" report 0,0, which is no press outside. */
function isOutside(event: MouseEvent, element: Element): boolean {
  if (event.detail === 0) return false;
  const box = element.getBoundingClientRect();
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  );
}

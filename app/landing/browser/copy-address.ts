import { COPIED_MS, copyText } from "~/ui/copy-text";

/** Buttons with `data-copy` put that text on the clipboard and say so for a moment. */
export function bindCopyButtons(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLElement>("[data-copy]")) {
    const label = button.querySelector("[data-copy-label]");
    const status = root.querySelector("[data-copy-status]");
    const words = label?.textContent ?? "";
    let revert: ReturnType<typeof setTimeout> | undefined;
    button.addEventListener("click", async () => {
      const done = (await copyText(button.dataset.copy ?? "")) ? "Copied" : "Not copied";
      clearTimeout(revert);
      if (label) label.textContent = done;
      if (status) status.textContent = done;
      revert = setTimeout(() => {
        if (label) label.textContent = words;
        if (status) status.textContent = "";
      }, COPIED_MS);
    });
  }
}

/** Enter sends what is written, as in every other box of wishes; Shift + Enter breaks the line. */
export function bindEnter(root: ParentNode): void {
  for (const box of root.querySelectorAll<HTMLTextAreaElement>(".say textarea")) {
    box.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      if (box.value.trim() !== "") box.form?.requestSubmit();
    });
  }
}

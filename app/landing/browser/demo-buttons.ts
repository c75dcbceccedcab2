/** Previous and Next of the demo move its radio buttons, and stop at the ends. */
export function bindDemo(root: ParentNode): void {
  const demo = root.querySelector("[data-demo]");
  if (!demo) return;
  const choices = [...demo.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  const buttons = [...demo.querySelectorAll<HTMLButtonElement>("[data-demo-move]")];
  const moveOf = (button: HTMLButtonElement) => Number(button.dataset.demoMove);
  const current = () => choices.findIndex(({ checked }) => checked);

  const show = () => {
    for (const button of buttons) button.disabled = !choices[current() + moveOf(button)];
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      const next = choices[current() + moveOf(button)];
      if (!next) return;
      next.checked = true;
      show();
      // A button that switches itself off would drop the focus.
      if (button.disabled) buttons.find(({ disabled }) => !disabled)?.focus();
    });
  }
  demo.addEventListener("change", show);
  // A browser that comes back to the page may remember another step.
  show();
}

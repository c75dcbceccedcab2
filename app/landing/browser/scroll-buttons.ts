/** Arrows that scroll the list they control by one card; at an end there is nothing to press. */
export function bindScrollButtons(root: ParentNode): void {
  const buttons = [...root.querySelectorAll<HTMLButtonElement>("button[data-scroll]")];
  const listId = buttons[0]?.getAttribute("aria-controls");
  const list = listId ? document.getElementById(listId) : null;
  if (!list) return;
  const directionOf = (button: HTMLButtonElement) => Number(button.dataset.scroll);

  const show = () => {
    const room = list.scrollWidth - list.clientWidth;
    for (const button of buttons) {
      const isAtEnd = directionOf(button) < 0 ? list.scrollLeft < 1 : list.scrollLeft > room - 1;
      button.disabled = isAtEnd;
    }
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      const [first, second] = list.children;
      if (!first || !second) return;
      const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
      list.scrollBy({ left: directionOf(button) * step });
    });
  }
  list.addEventListener("scroll", show, { passive: true });
  addEventListener("resize", show);
  show();
}

/** Says in `aria-expanded` what a `<details>` shows, for readers that do not know the element. */
export function reflectExpanded(root: ParentNode): void {
  for (const details of root.querySelectorAll("details")) {
    const summary = details.querySelector("summary");
    const show = () => summary?.setAttribute("aria-expanded", String(details.open));
    details.addEventListener("toggle", show);
    show();
  }
}

/** An anchor in the phone menu leads to a place that the open menu would cover. */
export function closeMenuOnAnchor(root: ParentNode): void {
  for (const menu of root.querySelectorAll<HTMLDetailsElement>("details.site-menu")) {
    menu.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) menu.open = false;
    });
  }
}

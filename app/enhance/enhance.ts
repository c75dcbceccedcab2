/**
 * Comforts for pages that work without them: on every page that React does not run. At most 2 kB
 * compressed; what is larger is loaded when somebody asks for it. The script is a module and so
 * deferred: the document is parsed, its frames may still be loading.
 */
const all = <Kind extends HTMLElement>(selector: string) =>
  document.querySelectorAll<Kind>(selector);

for (const button of all("[data-back]")) button.hidden = history.length < 2;

for (const status of all("[data-while-loading]")) {
  status.hidden = document.readyState === "complete";
  // The window's load waits for its frames.
  addEventListener("load", () => {
    status.hidden = true;
  });
}

function closeMenus(keep?: Node): void {
  for (const menu of all<HTMLDetailsElement>("details.site-menu[open]")) {
    if (keep && menu.contains(keep)) continue;
    menu.open = false;
    if (!keep) menu.querySelector("summary")?.focus();
  }
}

addEventListener("click", (event) => {
  const target = event.target as Element;
  if (target.closest("[data-back]")) history.back();
  closeMenus(target);
});

addEventListener("keydown", (event) => {
  if (event.key === "Escape") closeMenus();
});

/** Scripts of a part of a page, by its `data-wakes`: loaded when somebody first goes into it. */
const PARTS: Record<string, () => Promise<unknown>> = {
  showcase: () => import("./showcase"),
};

addEventListener("focusin", ({ target }) => {
  const name = (target as Element).closest<HTMLElement>("[data-wakes]")?.dataset.wakes ?? "";
  // Without it the part works as it did.
  PARTS[name]?.().catch(() => {});
});

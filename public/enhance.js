// Comforts for pages that work without it. No dependencies, at most 2 KB.
// The script is deferred: the document is parsed, its frames may still be loading.
for (const button of document.querySelectorAll("[data-back]")) {
  button.hidden = history.length < 2;
}

for (const status of document.querySelectorAll("[data-while-loading]")) {
  status.hidden = document.readyState === "complete";
  // The window's load waits for its frames.
  addEventListener("load", () => {
    status.hidden = true;
  });
}

function closeMenus(keep) {
  for (const menu of document.querySelectorAll("details.site-menu[open]")) {
    if (keep && menu.contains(keep)) continue;
    menu.open = false;
    if (!keep) menu.querySelector("summary").focus();
  }
}

addEventListener("click", (event) => {
  if (event.target.closest?.("[data-back]")) history.back();
  closeMenus(event.target);
});

addEventListener("keydown", (event) => {
  if (event.key === "Escape") closeMenus();
});

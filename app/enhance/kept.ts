import { readKeptPages } from "~/offline/kept-pages";
import { offlinePath, pwaProjectPath } from "~/platform/urls";
import { trialStore } from "~/trial/trial-store";

/** Fills in what this device keeps, on the page that stands in for one that cannot be had. */
const page = document.querySelector<HTMLElement>("[data-kept]");

function fill(name: string, entries: readonly { href: string; label: string }[]): void {
  const section = page?.querySelector<HTMLElement>(`[data-kept-${name}]`);
  if (!section || entries.length === 0) return;
  const rows = entries.map(({ href, label }) => {
    const link = document.createElement("a");
    link.href = href;
    link.textContent = label;
    const row = document.createElement("li");
    row.append(link);
    return row;
  });
  section.querySelector("ul")?.replaceChildren(...rows);
  section.hidden = false;
}

function say(name: string, words: string): void {
  const place = page?.querySelector(`[data-kept-${name}]`);
  if (place) place.textContent = words;
}

if (page) {
  const isItself = location.pathname === offlinePath;
  if (isItself) {
    say("title", navigator.onLine ? "Kept on this device" : "You are offline");
    say("lead", "These open without a line. Pages come here when you open them.");
    page.querySelector("[data-kept-again]")?.remove();
  } else {
    // Nothing was typed here that could be lost.
    addEventListener("online", () => location.reload());
  }
  const trials = trialStore.listProjects();
  fill(
    "projects",
    trials.map(({ id, name }) => ({ href: pwaProjectPath(id), label: name })),
  );
  readKeptPages().then(
    (pages) =>
      fill(
        "pages",
        pages.map(({ address, title }) => ({ href: address, label: title })),
      ),
    // A browser that keeps nothing.
    () => {},
  );
}

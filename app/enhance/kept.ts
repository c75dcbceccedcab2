import { TRIAL_PAGE } from "~/offline/kept";
import { readKeptPages } from "~/offline/kept-pages";
import { offlinePath, pwaProjectPath } from "~/platform/urls";
import { trialStore } from "~/trial/trial-store";

/** Fills in what this device keeps, on the page that stands in for one that cannot be had. */
const page = document.querySelector<HTMLElement>("[data-kept]");

/** Between two attempts to open the page after all, in milliseconds. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

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

/** "Features" of "Features · Sayso": in a list of ours, whose they are is known. */
const withoutProduct = (title: string) => title.replace(/ · [^·]*$/, "");

function say(name: string, words: string): void {
  const place = page?.querySelector(`[data-kept-${name}]`);
  if (place) place.textContent = words;
}

/**
 * Opens the page that was asked for once the server answers: a browser says that it is online before its
 * line carries anything, and when only the server is away. Nothing was typed here that could be lost.
 */
function openWhenReachable(): void {
  let pause = FIRST_PAUSE_MS;
  const ask = async () => {
    try {
      await fetch(location.href, { method: "HEAD" });
      location.reload();
    } catch {
      setTimeout(ask, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  };
  setTimeout(ask, pause);
  addEventListener("online", ask);
}

if (page) {
  const isItself = location.pathname === offlinePath;
  if (isItself) {
    if (!navigator.onLine) say("title", "You are offline");
  } else {
    say("title", "You are offline");
    say(
      "lead",
      "There is no copy of this page on this device. It opens as soon as your line is back; nothing that you saved is lost.",
    );
    page.querySelector("[data-kept-again]")?.removeAttribute("hidden");
    openWhenReachable();
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
        // Trials are listed by their names, and this page is open.
        pages
          .filter(({ address }) => !TRIAL_PAGE.test(address) && address !== offlinePath)
          .map(({ address, title }) => ({ href: address, label: withoutProduct(title) })),
      ),
    // A browser that keeps nothing.
    () => {},
  );
}

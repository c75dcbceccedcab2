import { foldText } from "~/platform/fold-text";
import { foundText } from "~/publishing/found-text";
import { addressOf, fetchPage, PAUSE_MS, TooManySearches } from "./search/search-page";

/** An answer that comes sooner needs no placeholders, in milliseconds: they would only flicker. */
const PATIENCE_MS = 120;
const WAITING_CARDS = 6;

/**
 * Filters the showcase while somebody types. Where the whole list is on the page nothing is asked
 * for; else it asks for the page that the form would open, and takes the results from it.
 */
function followTyping(form: HTMLFormElement, input: HTMLInputElement, results: HTMLElement): void {
  let whole = listOf(results);
  let shown = input.defaultValue.trim();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  const update = (query: string) => {
    clearTimeout(pause);
    asking?.abort();
    shown = query;
    if (whole) {
      filterList(results, whole, query);
      pause = setTimeout(() => history.replaceState(history.state, "", addressOf(form)), PAUSE_MS);
      return;
    }
    asking = new AbortController();
    void load(form, results, asking.signal).then((list) => {
      if (list) whole = list;
    });
  };

  const follow = () => {
    const query = input.value.trim();
    if (query === shown) return clearTimeout(pause);
    if (whole) return update(query);
    clearTimeout(pause);
    pause = setTimeout(() => update(query), PAUSE_MS);
  };

  input.addEventListener("input", follow);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const query = input.value.trim();
    if (query !== shown) update(query);
  });
  // A browser may give back what was typed before, after the page was read.
  addEventListener("pageshow", follow);
  form.dataset.live = "";
  follow();
}

interface ListedProject {
  item: HTMLElement;
  text: string;
}

/** The projects of the page, when they are all there are. */
function listOf(results: HTMLElement): ListedProject[] | null {
  if (!("whole" in results.dataset)) return null;
  return [...results.querySelectorAll<HTMLElement>(".cards > li")].map((item) => ({
    item,
    text: [...item.querySelectorAll("[data-searched]")]
      .map(({ textContent }) => foldText(textContent ?? ""))
      .join("\n"),
  }));
}

function filterList(results: HTMLElement, list: ListedProject[], query: string): void {
  const wanted = foldText(query);
  let total = 0;
  for (const { item, text } of list) {
    item.hidden = !text.includes(wanted);
    if (!item.hidden) total += 1;
  }
  results.querySelector(".empty-state[data-live]")?.remove();
  if (list.length === 0) return;
  const nothing = total === 0 ? copyOf("nothing-found") : null;
  if (nothing) {
    nothing.dataset.live = "";
    results.append(nothing);
  }
  sayFound(query === "" ? null : total, query);
}

/** Shows what the server finds, or nothing. @returns the list, when it is the whole one */
async function load(
  form: HTMLFormElement,
  results: HTMLElement,
  signal: AbortSignal,
): Promise<ListedProject[] | null> {
  const address = addressOf(form);
  const patience = setTimeout(() => showWaiting(results), PATIENCE_MS);
  try {
    const page = await fetchPage(address, signal);
    signal.throwIfAborted();
    const found = page.getElementById("results");
    results.replaceChildren(...(found?.childNodes ?? []));
    results.toggleAttribute("data-whole", found?.hasAttribute("data-whole") ?? false);
    const words = page.getElementById("found")?.childNodes ?? [];
    document.getElementById("found")?.replaceChildren(...words);
    history.replaceState(history.state, "", address);
    return listOf(results);
  } catch (error) {
    if (signal.aborted) return null;
    if (error instanceof TooManySearches) {
      // Nothing was looked for, so nothing can be said of what there is.
      results.replaceChildren();
      document.getElementById("found")?.replaceChildren(error.message);
      return null;
    }
    results.replaceChildren(...[copyOf("nothing-found")].filter((part) => part !== null));
    sayFound(null, "");
    return null;
  } finally {
    clearTimeout(patience);
    if (!signal.aborted) results.removeAttribute("aria-busy");
  }
}

function showWaiting(results: HTMLElement): void {
  const list = document.createElement("ul");
  list.className = "cards";
  for (let count = 0; count < WAITING_CARDS; count += 1) list.append(copyOf("waiting-card") ?? "");
  results.replaceChildren(list);
  results.setAttribute("aria-busy", "true");
}

function sayFound(total: number | null, query: string): void {
  const found = document.getElementById("found");
  if (!found) return;
  found.replaceChildren();
  if (total === null) return;
  const words = document.createElement("span");
  words.textContent = foundText(total, query);
  // An empty result says so itself; its count is for those who cannot see it.
  if (total === 0) words.className = "visually-hidden";
  found.append(words);
}

function copyOf(template: string): HTMLElement | null {
  const source = document.getElementById(template);
  if (!(source instanceof HTMLTemplateElement)) return null;
  const copy = source.content.firstElementChild?.cloneNode(true);
  return copy instanceof HTMLElement ? copy : null;
}

const form = document.querySelector<HTMLFormElement>("form[data-wakes=showcase]");
const input = form?.querySelector<HTMLInputElement>('input[type="search"]');
const results = document.getElementById("results");
if (form && input && results) followTyping(form, input, results);

import { addressOf, fetchPage, PAUSE_MS } from "./search/search-page";

/**
 * Lets the results of a search follow the typing. The form works without it: this asks for the very
 * page that the form would open, and takes from it the parts that `data-live-results` names.
 */
function followSearches(root: ParentNode = document): void {
  for (const form of root.querySelectorAll<HTMLFormElement>("form[data-live-results]")) {
    followSearch(form, form.dataset.liveResults?.split(" ") ?? []);
  }
}

function followSearch(form: HTMLFormElement, resultIds: string[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  const search = async () => {
    asking?.abort();
    asking = new AbortController();
    const url = addressOf(form);
    try {
      const page = await fetchPage(url, asking.signal);
      for (const id of resultIds) {
        document
          .getElementById(id)
          ?.replaceChildren(...(page.getElementById(id)?.childNodes ?? []));
      }
      document.title = page.title;
      history.replaceState(history.state, "", url);
    } catch {
      // Offline or overtaken: Enter still opens the page, which says what is wrong.
    }
  };

  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(search, PAUSE_MS);
  });
  // Somebody may have typed while this was on its way.
  if (new URL(addressOf(form)).search !== location.search) timer = setTimeout(search, PAUSE_MS);
}

followSearches();

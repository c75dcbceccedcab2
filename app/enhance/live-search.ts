/** After this pause in typing, in milliseconds, the results follow. */
const PAUSE_MS = 200;

/**
 * Lets the results of a search follow the typing. The form works without it: this asks for the very
 * page that the form would open, and takes from it the parts that `data-live-results` names.
 */
export function followSearches(root: ParentNode = document): void {
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
      const response = await fetch(url, {
        headers: { Accept: "text/html" },
        signal: asking.signal,
      });
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
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

/** The address that sending the form would open. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") query.append(name, value);
  }
  const url = new URL(form.action);
  url.search = query.toString();
  return url.href;
}

followSearches();

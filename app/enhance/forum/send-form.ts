import { showToast } from "~/ui/toaster";
import { goOnAt, replaceMain } from "./show-page";

/**
 * Sends a form as the browser would, and shows what the server answers; while it cannot be reached, the
 * page stays as it is, with the files that were chosen.
 *
 * @param failure what is said then
 */
export async function sendForm(
  form: HTMLFormElement,
  submitter: HTMLButtonElement,
  failure: string,
): Promise<void> {
  const body = new FormData(form);
  body.append(submitter.name, submitter.value);
  const answer = await fetch(form.action, {
    method: "POST",
    body,
    headers: { Accept: "text/html" },
  });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const place = form.dataset.draft ?? "";
  if (answer.redirected && answer.ok) {
    form.dispatchEvent(new Event("stored"));
    const told = page.querySelector("output.flash");
    if (told?.textContent) showToast({ title: told.textContent });
    const url = new URL(answer.url);
    // A fragment is not part of what an answer is known by.
    url.hash = told?.closest("li")?.id ?? "";
    if (replaceMain(page)) return goOnAt(url, page);
    return location.assign(answer.url);
  }
  const again = page.querySelector(`form[data-draft="${place}"]`);
  if (again && replaceMain(page)) {
    document.querySelector<HTMLElement>("#main [autofocus]")?.focus();
    return;
  }
  const description = page.querySelector("main p:not([aria-hidden])")?.textContent ?? undefined;
  showToast({ title: failure, description, variant: "destructive" });
}

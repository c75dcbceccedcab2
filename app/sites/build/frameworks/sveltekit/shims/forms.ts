/** What a form tells whoever enhances it, before it would be sent. */
interface Submission {
  action: URL;
  formData: FormData;
  formElement: HTMLFormElement;
  controller: AbortController;
  submitter: HTMLElement | null;
  cancel(): void;
}

/**
 * Lets scripts have what a form holds, as those do that check it in the browser. What is sent after that goes to a
 * server, which a site does not have.
 */
export function enhance(form: HTMLFormElement, submit?: (submission: Submission) => unknown) {
  const onSubmit = async (event: Event) => {
    event.preventDefault();
    const { submitter = null } = event as SubmitEvent;
    let isCancelled = false;
    const cancel = () => {
      isCancelled = true;
    };
    await submit?.({
      ...{ formElement: form, formData: new FormData(form, submitter), submitter, cancel },
      ...{ action: new URL(form.action, location.href), controller: new AbortController() },
    });
    if (isCancelled) return;
    console.error("This form sends to a server, which this site does not have.");
  };
  form.addEventListener("submit", onSubmit);
  return { destroy: () => form.removeEventListener("submit", onSubmit) };
}
export const applyAction = async () => {};
export const deserialize = (text: string) => JSON.parse(text) as unknown;

/** What forms send goes to a server, which a site does not have. */
export function enhance(form: HTMLFormElement) {
  const onSubmit = (event: Event) => {
    event.preventDefault();
    console.error("This form sends to a server, which this site does not have.");
  };
  form.addEventListener("submit", onSubmit);
  return { destroy: () => form.removeEventListener("submit", onSubmit) };
}
export const applyAction = async () => {};
export const deserialize = (text: string) => JSON.parse(text) as unknown;

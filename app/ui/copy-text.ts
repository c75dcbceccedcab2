/** How long a button says that it has copied, in milliseconds. */
export const COPIED_MS = 2_000;

/** Puts a text on the clipboard. @returns whether it is there */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // There is no clipboard over plain http; the old way still works there.
    const from = document.activeElement;
    const field = document.createElement("textarea");
    field.value = text;
    // Outside an open dialog nothing can be selected.
    (from?.closest("dialog") ?? document.body).append(field);
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    if (from instanceof HTMLElement) from.focus();
    return copied;
  }
}

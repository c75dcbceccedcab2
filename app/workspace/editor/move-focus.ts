/** Puts the focus into the code, before the bar that holds `from` goes. */
export function focusCode(from: HTMLElement): void {
  from.closest(".ws-editor")?.querySelector<HTMLElement>(".cm-content, textarea")?.focus();
}

/** Puts the focus on the file beside the one whose tab goes, or on the panel after the last. */
export function focusBeside(tab: HTMLElement | null): void {
  const beside = tab?.nextElementSibling ?? tab?.previousElementSibling;
  const target = beside?.querySelector("button") ?? tab?.closest(".ws-centre-panel");
  if (target instanceof HTMLElement) target.focus();
}

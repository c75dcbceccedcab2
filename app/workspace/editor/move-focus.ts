/** Moves the focus to the editor before the bar that contains `from` is removed. */
export function focusCode(from: HTMLElement): void {
  from.closest(".ws-editor")?.querySelector<HTMLElement>(".cm-content, textarea")?.focus();
}

/** When a tab is closed, moves the focus to the next tab, or to the panel after the last one. */
export function focusBeside(tab: HTMLElement | null): void {
  const beside = tab?.nextElementSibling ?? tab?.previousElementSibling;
  const target = beside?.querySelector("button") ?? tab?.closest(".ws-centre-panel");
  if (target instanceof HTMLElement) target.focus();
}

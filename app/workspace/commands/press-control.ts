import type { Workspace } from "~/workspace/create-workspace";

/**
 * Shows a part of the workspace and presses a control of it, which knows best what it does.
 *
 * @param label its accessible name
 */
export function pressControl({ showTab }: Workspace, tab: "chat" | "files", label: string): void {
  showTab(tab);
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`.ws-${tab} [aria-label="${CSS.escape(label)}"]`)?.click(),
  );
}

import type { Workspace } from "~/workspace/create-workspace";

/**
 * Whoever has just begun a project by what they wrote goes on writing: the box for messages has the focus, unless they are
 * somewhere else already. Not where there is no keyboard: one on the screen would cover what is being made.
 */
export function goOnWriting({ leaveCaret }: Pick<Workspace, "leaveCaret">): void {
  if (document.activeElement !== document.body) return;
  if (!window.matchMedia("(hover: hover) and (pointer: fine)").matches) return;
  const box = document.querySelector<HTMLTextAreaElement>(".ws-composer textarea");
  if (box) box.focus({ preventScroll: true });
  else leaveCaret(0);
}

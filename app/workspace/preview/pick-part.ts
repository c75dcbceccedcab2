import { MESSAGE_BOX } from "~/workspace/conversation/message-box";
import type { Workspace } from "~/workspace/create-workspace";
import { readPicked } from "./picked-part";
import { readPlace } from "./place";

const frame = () => document.querySelector<HTMLIFrameElement>("iframe.ws-frame");

/** Has a person choose a part of the running app, which the next message is about; where that is under way, ends it. */
export function pickPart({ preview, chat, showTab }: Workspace): void {
  const { state } = preview;
  if (state.getState().isPicking) {
    preview.setPicking(false);
    return;
  }
  const tell = (isOn: boolean) =>
    frame()?.contentWindow?.postMessage({ type: "@sayso/pick", isOn }, "*");
  const hear = (event: MessageEvent<unknown>) => {
    if (!event.source || event.source !== frame()?.contentWindow) return;
    const { label } = state.getState();
    // Another page of the app, or the same anew, knows nothing of it yet.
    if (readPlace(event, label)) {
      tell(true);
      return;
    }
    const picked = readPicked(event, label);
    if (!picked) return;
    preview.setPicking(false);
    if (picked === "ended") {
      document.querySelector<HTMLElement>(".ws-pick")?.focus();
      return;
    }
    chat.setAbout(picked);
    showTab("chat");
    requestAnimationFrame(() => document.querySelector<HTMLElement>(MESSAGE_BOX)?.focus());
  };
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    preview.setPicking(false);
  };
  preview.setPicking(true);
  const ignore = state.subscribe(({ isPicking, status }) => {
    if (isPicking && status === "running") return;
    ignore();
    window.removeEventListener("message", hear);
    window.removeEventListener("keydown", giveUp, true);
    tell(false);
    if (isPicking) preview.setPicking(false);
  });
  window.addEventListener("message", hear);
  window.addEventListener("keydown", giveUp, true);
  tell(true);
  // Its keys are the app's from here on: Tab goes on, Enter chooses, Escape ends it.
  frame()?.focus();
}

import { messageAt } from "./message-entry";

/** What can be done with a message, by the `data-act` of what is pressed. */
export type MessageActs = Record<MessageAct, (entry: HTMLElement) => void>;
export type MessageAct = "reply" | "edit" | "delete" | "retry" | "drop";

/**
 * Has what is pressed in the list carried out.
 *
 * @param act is asked for what members do; without it their links stay links
 */
export function bindActs(
  log: HTMLElement,
  act: ((name: MessageAct, entry: HTMLElement) => void) | null,
): void {
  log.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const target = event.target as Element;
    const entry = target.closest<HTMLElement>(".room-message");
    if (!entry) return;
    const name = target.closest<HTMLElement>("[data-act]")?.dataset.act as MessageAct | undefined;
    // Reports and blocks are pages of their own.
    if (act && name && !["report", "block"].includes(name)) {
      event.preventDefault();
      act(name, entry);
      return;
    }
    const link = target.closest("a");
    if (link) {
      goTo(link, event);
      return;
    }
    // A finger points at nothing: what can be done is shown when a message is tapped.
    for (const other of log.querySelectorAll(".room-message--open")) {
      if (other !== entry) other.classList.remove("room-message--open");
    }
    if (!target.closest("button, summary")) entry.classList.toggle("room-message--open");
  });
}

/** A link to a message that is on this page needs no other page. */
function goTo(link: HTMLAnchorElement, event: Event): void {
  if (link.pathname !== location.pathname || !messageAt(link.hash)) return;
  event.preventDefault();
  location.hash = link.hash;
}

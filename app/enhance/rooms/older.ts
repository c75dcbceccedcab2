import { MESSAGES_PER_PAGE } from "~/community/rooms/room-limits";
import type { MessageList } from "./message-list";
import type { RoomApi } from "./room-api";

/** This far before the beginning is reached the messages before it are loaded. */
const AHEAD = "600px";

/** Loads older messages when somebody scrolls up to them; without it the link is a page. */
export function loadOlder(
  log: HTMLElement,
  link: HTMLAnchorElement,
  api: RoomApi,
  list: MessageList,
): void {
  let isLoading = false;
  const load = async () => {
    if (isLoading || !Number.isFinite(list.firstNumber)) return;
    isLoading = true;
    try {
      const messages = await api.older(list.firstNumber);
      for (const message of messages) list.show(message, true);
      if (messages.length < MESSAGES_PER_PAGE) {
        link.remove();
        return;
      }
      // It may be in sight still, of which the observer says nothing.
      watcher.unobserve(link);
      watcher.observe(link);
    } catch {
      // The link is there to be pressed.
    } finally {
      isLoading = false;
    }
  };
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) load();
    },
    { root: log, rootMargin: AHEAD },
  );
  watcher.observe(link);
  link.addEventListener("click", (event) => {
    event.preventDefault();
    load();
  });
}

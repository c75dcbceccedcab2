import { LiveRoom } from "./live-room";
import { bindActs, type MessageActs } from "./message-acts";
import { loadOlder } from "./older";
import { followKeyboard } from "./screen";

/** Makes the page of a room live: at once for who reads, and for who writes when they begin to. */
export function openRoom(room: HTMLElement): void {
  const live = new LiveRoom(room);
  const log = room.querySelector("[data-log]") as HTMLElement;
  const form = room.querySelector<HTMLFormElement>("[data-composer]");
  const older = room.querySelector<HTMLAnchorElement>("[data-older]");
  room.dataset.scripted = "";
  if (older) loadOlder(log, older, live.api, live.list);
  const write = form && writeLater(room, form, live);
  bindActs(log, write && ((name, entry) => write().then((acts) => acts[name](entry))));
  const closed = room.querySelector<HTMLElement>("[data-closed]");
  const { keep = "" } = room.dataset;
  if (closed && hasKept(keep)) import("./left-text").then(({ showLeft }) => showLeft(closed, keep));
  followKeyboard(document.querySelector(".rooms-page") ?? room);
}

/** Loads what makes the form live when somebody turns to it, or has left something in it. */
function writeLater(room: HTMLElement, form: HTMLFormElement, live: LiveRoom) {
  let writing: Promise<MessageActs> | undefined;
  const write = () => {
    writing ??= import("./writing").then(({ startWriting }) => startWriting(room, form, live));
    return writing;
  };
  const begin = () => write().then(stop, stop);
  const signs = ["pointerover", "focusin"];
  const stop = () => {
    for (const sign of signs) form.removeEventListener(sign, begin);
    form.removeEventListener("keydown", sendWhenReady);
  };
  /** Enter was pressed before the script was there that knows what it means. */
  const sendWhenReady = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    const send = () => form.requestSubmit();
    write().then(send, send);
  };
  for (const sign of signs) form.addEventListener(sign, begin);
  form.addEventListener("keydown", sendWhenReady);
  if (hasKept(room.dataset.keep ?? "") || form.contains(document.activeElement)) begin();
  return write;
}

function hasKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // Storage is forbidden, so nothing was kept.
    return false;
  }
}

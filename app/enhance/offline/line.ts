import { showToast } from "~/ui/toaster";

/** Says when the line goes, and when it is back: what is pressed meanwhile may not come through. */
export function tellOfLine(): void {
  let isTold = false;
  const tellGone = () => {
    if (tellsItself()) return;
    isTold = true;
    showToast({
      title: "You are offline",
      description:
        "Pages that were open here before still open, and trial projects can be worked on.",
    });
  };
  addEventListener("offline", tellGone);
  addEventListener("online", () => {
    if (isTold) showToast({ title: "You are back online" });
    isTold = false;
  });
}

/** A workspace says beside its message box what goes on without a line: a toast would lie over the message that waits. */
function tellsItself(): boolean {
  // The note itself shows up a moment later.
  const note = document.querySelector("[data-tells-line]");
  return note?.parentElement?.checkVisibility?.() ?? false;
}

import { showToast } from "~/ui/toaster";

/** Says when the line goes, and when it is back: what is pressed meanwhile may not come through. */
export function tellOfLine(): void {
  let isTold = false;
  const tellGone = () => {
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

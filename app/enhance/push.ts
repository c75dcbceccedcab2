import {
  isSubscribed,
  PushRefused,
  subscribe,
  unsubscribe,
} from "./notifications/push-subscription";

/** Lets somebody have this browser tell of notifications, on their page of settings. */
const section = document.querySelector<HTMLElement>("[data-push]");
const state = section?.querySelector<HTMLElement>("[data-push-state]");
const button = section?.querySelector<HTMLButtonElement>("[data-push-switch]");

const canPush =
  // Not where whoever runs this has turned it off.
  document.documentElement.dataset.worker !== undefined &&
  "serviceWorker" in navigator &&
  "PushManager" in window &&
  "Notification" in window;

function show(isOn: boolean, sentence?: string): void {
  if (!state || !button) return;
  state.textContent = sentence ?? (isOn ? "This browser shows notifications." : OFF);
  button.textContent = isOn ? "Stop showing them here" : "Show notifications here";
  button.hidden = false;
  button.dataset.isOn = String(isOn);
}

const OFF = "This browser shows no notifications while this site is closed.";

async function change(isOn: boolean): Promise<void> {
  try {
    await (isOn ? unsubscribe() : subscribe());
    show(!isOn);
  } catch (error) {
    show(isOn, error instanceof PushRefused ? error.message : FAILED);
  }
}

const FAILED = "That did not work, and nothing was changed. Please try again.";

if (state && button) {
  if (canPush) {
    button.addEventListener("click", async () => {
      button.disabled = true;
      await change(button.dataset.isOn === "true");
      button.disabled = false;
      button.focus();
    });
    isSubscribed().then(show, () => show(false));
  } else {
    state.textContent =
      "This browser shows no notifications. On a phone, add this site to your home screen first.";
  }
}

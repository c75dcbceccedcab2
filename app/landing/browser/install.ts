/** What Chromium sends before it would offer the installation itself. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice?: Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** How long the steps for iOS can be read before the app opens, in milliseconds: a toast's time. */
const READING_MS = 5_000;

type Platform = "android" | "ios" | "other";

/** The platform of a browser; an iPad says that it is a Mac, but Macs have no touch screens. */
export function platformOf({ userAgent, maxTouchPoints }: Navigator): Platform {
  if (/android/i.test(userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(userAgent)) return "ios";
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? "ios" : "other";
}

/** The install button: asks the browser where it can be asked, and rests once it is installed. */
export function bindInstall(root: ParentNode): void {
  const platform = platformOf(navigator);
  for (const hint of root.querySelectorAll<HTMLElement>("[data-platform]")) {
    hint.hidden = hint.dataset.platform !== platform;
  }

  const form = root.querySelector<HTMLFormElement>("form[data-install]");
  const button = form?.querySelector("button");
  const label = form?.querySelector("[data-install-label]");
  if (!form || !button || !label) return;
  let waiting: InstallPrompt | undefined;

  const rest = () => {
    label.textContent = "App Installed";
    button.disabled = true;
  };
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    waiting = event as InstallPrompt;
  });
  addEventListener("appinstalled", rest);
  const standalone = matchMedia("(display-mode: standalone)");
  standalone.addEventListener("change", ({ matches }) => matches && rest());
  if (standalone.matches || (navigator as { standalone?: boolean }).standalone) rest();

  form.addEventListener("submit", (event) => {
    if (waiting) {
      event.preventDefault();
      void install(waiting, form.dataset.install ?? "");
      // A prompt can be shown once.
      waiting = undefined;
    } else if (platform === "ios") {
      event.preventDefault();
      void tell({ title: "Tap the Share button, then 'Add to Home Screen'" });
      setTimeout(() => location.assign(form.action), READING_MS);
    }
  });
}

async function install(offer: InstallPrompt, appName: string): Promise<void> {
  await offer.prompt();
  const choice = await offer.userChoice;
  if (choice?.outcome !== "accepted") return;
  await tell({
    title: "App Installing",
    description: `${appName} is being installed to your device`,
  });
}

async function tell(message: { title: string; description?: string }): Promise<void> {
  const { showToast } = await import("~/ui/toaster");
  showToast(message);
}

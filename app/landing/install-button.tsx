import { pwaProjectsPath } from "~/platform/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

/** How the app comes to a device, by platform. The script of the page shows the one that fits. */
const HINTS = {
  other: "Nothing to download on a computer: it runs in the browser, and most can install it.",
  android: "On Android it installs to your home screen, without an app store.",
  ios: "On iPhone and iPad: tap Share, then “Add to Home Screen”.",
};

/** A form, so that without JavaScript the button opens the app in the browser. */
export function InstallForm({ appName }: { appName: string }) {
  return (
    <form action={pwaProjectsPath} data-install={appName}>
      <Button type="submit" variant="quiet" small aria-describedby="install-hint">
        <Icon name="download" />
        <span data-install-label>Download App</span>
      </Button>
    </form>
  );
}

/** One line that says what pressing the button comes to. */
export function InstallHint() {
  return (
    <p className="hero__hint muted small" id="install-hint">
      {Object.entries(HINTS).map(([platform, text]) => (
        <span key={platform} data-platform={platform} hidden={platform !== "other"}>
          {text}
        </span>
      ))}
    </p>
  );
}

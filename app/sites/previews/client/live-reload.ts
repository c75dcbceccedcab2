import { base, build } from "./page";
import { reload } from "./scroll";
import { swapStyles } from "./styles";

let events: EventSource | null = null;

function follow(): void {
  const source = new EventSource(new URL("events", base));
  events = source;
  // What was built while nobody followed: before this page had loaded, or while it was hidden.
  source.addEventListener("build", (event) => {
    if (event.data !== build) reload();
  });
  source.addEventListener("styles", (event) => {
    if (!swapStyles(JSON.parse(event.data) as string[])) reload();
  });
  source.addEventListener("reload", reload);
  // The preview was stopped or started anew: this address will not come back.
  source.addEventListener("end", () => {
    source.close();
    document.removeEventListener("visibilitychange", followWhileVisible);
  });
}

/** A browser has six connections to a host; pages that nobody sees must not hold them. */
function followWhileVisible(): void {
  if (document.visibilityState === "visible") {
    if (!events) follow();
    return;
  }
  events?.close();
  events = null;
}

/** Follows what is built while somebody looks at the page. */
export function followBuilds(): void {
  document.addEventListener("visibilitychange", followWhileVisible);
  followWhileVisible();
}

import { reloadFor, takeHotUpdate } from "./hot-updates";
import { base, build, nowShows } from "./page";
import { reload } from "./scroll";
import { reportShownNow } from "./shown";
import { swapStyles } from "./styles";

/** First and last wait before a refused page asks again, in milliseconds. */
const WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 5 * 60_000;

const address = new URL("events", base);
// The page may put one of its own in its place.
const nativeFetch = window.fetch.bind(window);
let events: EventSource | null = null;
let wait = WAIT_MS;
let waiting: ReturnType<typeof setTimeout> | undefined;

function follow(): void {
  const source = new EventSource(address);
  events = source;
  source.addEventListener("open", () => {
    wait = WAIT_MS;
  });
  // Of itself a browser comes back after a lost connection, not after a refusal.
  source.addEventListener("error", () => {
    if (source.readyState === EventSource.CLOSED && events === source) followLater();
  });
  // What was built while nobody followed: before this page had loaded, or while it was hidden.
  source.addEventListener("build", (event) => {
    if (event.data !== build) reload();
  });
  source.addEventListener("styles", (event) => {
    const isSwapped = swapStyles(JSON.parse(event.data) as string[], () => {
      nowShows(event.lastEventId);
      reportShownNow();
    });
    if (!isSwapped) reload();
  });
  source.addEventListener("update", (event) => takeHotUpdate(JSON.parse(event.data)));
  source.addEventListener("reload", (event) => reloadFor(JSON.parse(event.data).why ?? ""));
  // The preview was stopped, or has another address; under this one it may be started again.
  source.addEventListener("end", () => {
    source.close();
    followLater();
  });
}

/** The page works without it: it asks again less and less often. */
function followLater(): void {
  waiting = setTimeout(
    async () => {
      const status = await nativeFetch(address, { method: "HEAD", credentials: "omit" }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (document.visibilityState !== "visible") return;
      if (status === 200) follow();
      else followLater();
    },
    wait * (1 + Math.random()),
  );
  wait = Math.min(2 * wait, LONGEST_WAIT_MS);
}

/** A browser has six connections to a host; pages that nobody sees must not hold them. */
function followWhileVisible(): void {
  if (document.visibilityState === "visible") {
    if (!events) follow();
    return;
  }
  clearTimeout(waiting);
  events?.close();
  events = null;
}

/** Follows what is built while somebody looks at the page. */
export function followBuilds(): void {
  document.addEventListener("visibilitychange", followWhileVisible);
  followWhileVisible();
}

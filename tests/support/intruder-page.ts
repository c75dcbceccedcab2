import { hostileProject } from "./hostile-page";

/** What the intruder reports when nothing leaks; its own storage is the only thing it may have. */
export const INTRUDED = {
  ownStorage: "yes",
  worker: "refused",
  module: "refused",
  popup: "refused",
  popupFrames: "refused",
} as const;

/** Names that a product might give its channels. */
export const CHANNELS = ["sayso", "workspace", "trial", "chat"] as const;

/**
 * The hostile project and, on top, windows, channels, messages and workers. A click on "Go" runs
 * what browsers allow only after one. Reports go to `#report` and `#intruder`.
 */
export function intruderProject(product: string): Record<string, string> {
  const files = Object.fromEntries(hostileProject(product));
  const more = '<pre id="intruder"></pre><button id="go">Go</button><script src="intruder.js">';
  return {
    ...files,
    "index.html": String(files["index.html"]).replace("</body>", `${more}</script></body>`),
    "intruder.js": script(product),
  };
}

function script(product: string): string {
  // A function's own names: the hostile page's script has a "product" too.
  return `(() => {
const product = ${JSON.stringify(product)};
const done = {};
const show = () => { document.getElementById("intruder").textContent = JSON.stringify(done); };
for (const name of ${JSON.stringify(CHANNELS)}) {
  try { new BroadcastChannel(name).postMessage({ type: "logout", hacked: true }); } catch {}
}
for (const target of [parent, top, opener].filter((other) => other && other !== window)) {
  for (const message of ["logout", { type: "navigate", to: "https://evil.example" }, { type: "publish" }]) {
    target.postMessage(message, "*");
  }
}
(async () => {
  try { localStorage.setItem("@sayso/own", "yes"); done.ownStorage = localStorage.getItem("@sayso/own"); }
  catch { done.ownStorage = "refused"; }
  try { await navigator.serviceWorker.register(product + "/sw.js", { scope: product + "/" }); done.worker = "registered"; }
  catch { done.worker = "refused"; }
  try { await import(product + "/api/auth/me"); done.module = "read"; }
  catch { done.module = "refused"; }
  show();
})();
document.getElementById("go").addEventListener("click", async () => {
  const read = (other) => { try { return "read " + other.document.title; } catch { return "refused"; } };
  const popup = window.open(product + "/projects", "_blank");
  await new Promise((resolve) => setTimeout(resolve, 1500));
  try { popup?.postMessage("logout", "*"); } catch {}
  done.popup = popup && !popup.closed ? read(popup) : "refused";
  try { done.popupFrames = popup?.length ? read(popup[0]) : "refused"; } catch { done.popupFrames = "refused"; }
  try { if (top !== window) top.location = product + "/logout"; } catch {}
  show();
});
})();
`;
}

import { escapeText, plainPage } from "~/platform/plain-page";
import type { BuildProblem } from "../build/build-types";

/** In the middle of the page, below a ring that turns. */
const WAITING_STYLE =
  "<style>html body{display:grid;place-content:center;min-height:100svh;margin:0 auto;padding-block:0;box-sizing:border-box;text-align:center}main::before{content:'';display:block;width:1.75rem;height:1.75rem;margin:0 auto 1rem;border:3px solid color-mix(in srgb,currentColor 18%,transparent);border-top-color:#2a9d77;border-radius:50%;animation:turn 1s linear infinite}@keyframes turn{to{rotate:1turn}}@media(prefers-reduced-motion:reduce){main::before{animation:none}}html h1{margin:0 0 .5rem;font-size:1.25rem}p{margin:0;color:color-mix(in srgb,currentColor 72%,transparent)}#progress{margin-bottom:.25rem;color:inherit;font-variant-numeric:tabular-nums}</style>";

const MISSING = {
  preview: ["This preview has ended", "Start it again in the workspace."],
  link: ["This link has ended", "Ask whoever gave it to you for a new one."],
  site: ["There is no app at this address", "It was never published, or its owner removed it."],
} as const;

/** The plain page for an address that holds nothing. */
export function missingPage(what: keyof typeof MISSING): string {
  const [title, text] = MISSING[what];
  return plainPage(title, `<p>${text}</p>`);
}

/**
 * What an app says that has no page at an address, with the way back into it.
 *
 * @param root where the app is, by its path; written by the server, safe in a page
 * @param isPreview the workspace around a preview is told where it is, so that its "Back" leads out again
 */
export function strayPage(root: string, isPreview: boolean): string {
  const way = `<p>This app has no page at this address.</p><p><a href="${root}">To its first page</a></p>`;
  return plainPage("Page not found", isPreview ? way + tellPlaceBelow(root) : way);
}

/** As `previews/client/place.ts` tells it, of a page that is none of the app's. */
function tellPlaceBelow(root: string): string {
  return `<script>{const n=window.navigation;parent.postMessage({type:"@sayso/place",path:location.href.slice(location.origin.length+${root.length - 1}),canGoBack:!!n?.canGoBack,canGoForward:!!n?.canGoForward},"*");addEventListener("message",({source,data})=>{if(source!==parent||data?.type!=="@sayso/step")return;if(data.to==="back"&&n?.canGoBack)n.back();if(data.to==="forward"&&n?.canGoForward)n.forward()})}</script>`;
}

/** The plain page for an address that cannot be answered as it should. @param sentence what happened, and what was kept */
export function troublePage(sentence: string): string {
  const text = `<p>${escapeText(sentence)}</p><p><a href="">Try again</a></p>`;
  return plainPage("The app cannot be shown just now", text);
}

/** What an address says whose app was taken down. */
export function takenDownPage({ title, sentence }: { title: string; sentence: string }): string {
  return plainPage(title, `<p>${escapeText(sentence)}</p>`);
}

/**
 * What a preview shows while no version of the project has ever built. It reloads when one does.
 *
 * @param events where the preview's reloads are streamed
 */
export function failurePage(problems: readonly BuildProblem[], events: string): string {
  const items = problems.map(({ text, file, line, lineText }) => {
    const where = file ? `${file}${line ? `:${line}` : ""}\n` : "";
    return `<pre>${escapeText(`${where}${text}${lineText ? `\n\n${lineText}` : ""}`)}</pre>`;
  });
  return plainPage("The project does not build yet", items.join("") + reloadOn(events));
}

/** What whoever was given a link sees in its place: what is wrong is its maker's to know. */
export function notBuiltPage(events: string): string {
  const text = "<p>It cannot be shown as it is now. This page shows it as soon as it can.</p>";
  return plainPage("The app is being worked on", text + reloadOn(events));
}

/**
 * What a preview shows before its first version is there. It reloads when it is.
 *
 * @param progress what the build waits for, in words
 */
export function waitingPage(events: string, progress?: string): string {
  const text = "<p>This page shows the app as soon as it builds.</p>";
  if (!progress) return plainPage("The app is not there yet", text + reloadOn(events));
  const line = `<p role="status" id="progress">${escapeText(progress)}</p>`;
  const refresh = '<noscript><meta http-equiv="refresh" content="2"></noscript>';
  return plainPage("Getting ready", line + text + reloadOn(events), refresh + WAITING_STYLE);
}

/**
 * What a browser shows for a moment while it drops what a former app kept under this address.
 *
 * @param next where it goes then; safe inside of an attribute
 */
export function newHolderPage(next: string): string {
  const text = `<p>There is a new app at this address. What the one before it kept in this browser is being removed.</p><p><a href="${escapeText(next)}">Open the app</a></p>`;
  const refresh = `<meta http-equiv="refresh" content="0; url=${escapeText(next)}">`;
  return plainPage("One moment", text, refresh);
}

function reloadOn(events: string): string {
  // A first build shows, whichever process made it. Where there are too many pages, it looks again later.
  return `<script>{const e=new EventSource("${events}"),r=()=>location.reload();e.addEventListener("reload",r);e.addEventListener("progress",m=>{const p=document.getElementById("progress");if(p)p.textContent=JSON.parse(m.data);else r()});e.addEventListener("build",()=>setTimeout(r,3000));e.addEventListener("error",()=>{if(e.readyState===2)setTimeout(r,20000*(1+Math.random()))})}</script>`;
}

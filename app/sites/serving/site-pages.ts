import type { BuildProblem } from "../build/build-types";

const STYLE =
  ":root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:44rem;margin:12vh auto;padding:0 1.5rem}h1{font-size:1.4rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border:1px solid;border-radius:.5rem}";

const MISSING = {
  preview: ["This preview has ended", "Start it again in the workspace."],
  site: ["There is no app at this address", "It was never published, or its owner removed it."],
  page: ["Page not found", "This app has no page at this address."],
} as const;

/** The plain page for an address that holds nothing. */
export function missingPage(what: keyof typeof MISSING): string {
  const [title, text] = MISSING[what];
  return page(title, `<p>${text}</p>`);
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
  return page("The project does not build yet", items.join("") + reloadOn(events));
}

/** What a preview shows before its first version is there. It reloads when it is. */
export function waitingPage(events: string): string {
  const text = "<p>This page shows the app as soon as it builds.</p>";
  return page("The app is not there yet", text + reloadOn(events));
}

function reloadOn(events: string): string {
  return `<script>new EventSource("${events}").addEventListener("reload",()=>location.reload())</script>`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

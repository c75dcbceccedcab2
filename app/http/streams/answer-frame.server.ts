import { escapeText } from "~/platform/plain-page";
import type { Theme } from "~/platform/theme";

/** How often the frame of an answer looks how far it is, in seconds. */
const LOOK_AGAIN_SECONDS = 3;

/** What the newest answer of a conversation is at. */
export interface AnswerSoFar {
  isRunning: boolean;
  status: string | null;
  changes: readonly { path: string }[];
}

interface FrameLook {
  /** Addresses of stylesheets. */
  styles: readonly string[];
  theme: Theme;
  /** The page around the frame, as it is with what the answer made. */
  pagePath: string;
}

const ENDED: Partial<Record<string, string>> = {
  stopped: "The answer was stopped.",
  failed: "The answer did not finish.",
  interrupted: "The answer was interrupted.",
};

/**
 * A frame that follows an answer without JavaScript. It alone is loaded again and again: the page around it, with what
 * somebody may be typing into any of its forms, stays as it is.
 */
export function answerFrame(answer: AnswerSoFar, { styles, theme, pagePath }: FrameLook): string {
  const { isRunning, status } = answer;
  if (isRunning) {
    const again = `<meta http-equiv="refresh" content="${LOOK_AGAIN_SECONDS}">`;
    return document(`<p>${escapeText(progress(answer.changes))}</p>`, { styles, theme }, again);
  }
  const told = (status && ENDED[status]) ?? "The answer is ready.";
  // Without a fragment: from the page itself, one would only scroll.
  const show = `<a class="button button--primary button--small" href="${pagePath}">Show it</a>`;
  const warning = "Showing it loads this page again: send what you typed first.";
  return document(`<p>${told} <span>${warning}</span></p>${show}`, { styles, theme });
}

/** A frame that says why it cannot follow. */
export function answerFrameRefusal(
  message: string,
  { styles, theme, pagePath }: FrameLook,
): string {
  const show = `<a class="button button--small" href="${pagePath}">Open the project</a>`;
  return document(`<p>${escapeText(message)}</p>${show}`, { styles, theme });
}

function progress(changes: readonly { path: string }[]): string {
  const last = changes.at(-1);
  if (!last) return "The answer is being written.";
  const count = changes.length === 1 ? "1 file" : `${changes.length} files`;
  return `The answer is being written: ${count} so far, the last ${last.path}.`;
}

function document(body: string, { styles, theme }: Omit<FrameLook, "pagePath">, head = ""): string {
  const chosen = theme === "system" ? "" : ` data-theme="${theme}"`;
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  return `<!doctype html><html lang="en"${chosen}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>The answer</title>${head}<base target="_top">${links}</head><body class="ws-answer-frame">${body}</body></html>`;
}

import type { AccountPage } from "~/workspace/page-data.server";

/** What somebody wrote into the plain page before the browser's own version was there. */
export interface Typed {
  message: string;
  mode: "develop" | "discuss";
  /** Where the caret is in the message; null when it is elsewhere. */
  caret: number | null;
  /** The open file as it was edited, and the content it was edited from; null when it was not. */
  file: { path: string; text: string; base: string } | null;
}

/** Reads the plain page's forms. Null where they cannot be taken over: the page stays as it is. */
export function readTyped({ open }: AccountPage): Typed | null {
  // A deleted file has no tab in the workspace that could take its text over.
  if (document.getElementById("unsaved-content")) return null;
  const message = document.querySelector<HTMLTextAreaElement>("textarea#message");
  const mode = message?.form?.querySelector<HTMLSelectElement>("[name=mode]");
  const file = document.querySelector<HTMLTextAreaElement>("textarea#file-content");
  return {
    message: message?.value ?? "",
    mode: mode?.value === "discuss" ? "discuss" : "develop",
    caret: message && message === document.activeElement ? message.selectionEnd : null,
    file: open && file ? editOf(open, file.value) : null,
  };
}

/** A text box turns CRLF into LF, so both sides are compared with LF alone. */
function editOf({ path, content }: { path: string; content: string }, typed: string) {
  const text = content.includes("\r\n") ? typed.replaceAll("\n", "\r\n") : typed;
  return text === content ? null : { path, text, base: content };
}

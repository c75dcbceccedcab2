import {
  EDIT_FAILED,
  LIKE_FAILED,
  REPLY_FAILED,
  REPLY_POSTED,
  THREAD_CREATED,
  THREAD_FAILED,
} from "~/community/forum/forum-texts";
import { HUMAN_FIELD } from "~/community/writing/human-fields";
import { ApiError, requestJson } from "~/platform/api-client";
import { groupDigits } from "~/platform/group-digits";
import {
  likeApiPath,
  repliesApiPath,
  replyPath,
  threadPath,
  threadsApiPath,
} from "~/platform/urls";
import { showToast } from "~/ui/toaster";
import { sendForm } from "./send-form";
import { showPage } from "./show-page";

/** What was written is sent without leaving the page, and stays in its form until it is stored. */
addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  const submitter = event.submitter as HTMLButtonElement | null;
  const { newThread, replyTo, like, draft } = form.dataset;
  const isPost = draft !== undefined && submitter?.value !== "preview";
  if (!submitter || !(like || isPost)) return;
  event.preventDefault();
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  // The API takes texts alone: with pictures the form itself is sent.
  const hasFiles = form.querySelector<HTMLInputElement>("input[type=file]")?.files?.length;
  const failure = replyTo ? REPLY_FAILED : newThread === undefined ? EDIT_FAILED : THREAD_FAILED;
  let sent: Promise<void>;
  if (like) sent = sendLike(form, submitter);
  else if (hasFiles) sent = sendForm(form, submitter, failure);
  else if (replyTo) {
    sent = send(form, repliesApiPath(replyTo), ({ id }) => {
      showToast({ title: REPLY_POSTED });
      return replyPath(replyTo, id);
    });
  } else if (newThread !== undefined) {
    sent = send(form, threadsApiPath, ({ id }) => {
      showToast({ title: THREAD_CREATED });
      return threadPath(id);
    });
  } else sent = sendForm(form, submitter, failure);
  sent
    .catch((error) => {
      sayFailed(error, like ? LIKE_FAILED : failure);
      if (error instanceof ApiError) pointAt(form, error.body?.fields);
    })
    .finally(() => {
      form.ariaBusy = null;
    });
});

interface Stored {
  id: string;
}

/** @param onStored says what was done, and where to go on */
async function send(
  form: HTMLFormElement,
  path: string,
  onStored: (stored: Stored) => string,
): Promise<void> {
  const typed = Object.fromEntries(new FormData(form));
  const { [HUMAN_FIELD]: clientId, title, content, category, quoted } = typed;
  const body = { title, content, category, quoted, clientId };
  const stored = await requestJson<Stored>("POST", path, body);
  form.dispatchEvent(new Event("stored"));
  await showPage(onStored(stored));
}

async function sendLike(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const [kind, id = ""] = form.dataset.like?.split(":") ?? [];
  const path = likeApiPath(kind === "reply" ? "reply" : "thread", id);
  const wanted = { liked: button.value === "yes" };
  const { likes, liked } = await requestJson<{ likes: number; liked: boolean }>(
    "POST",
    path,
    wanted,
  );
  button.value = liked ? "no" : "yes";
  button.ariaPressed = String(liked);
  const count = button.querySelector("[data-count]");
  if (count) count.textContent = groupDigits(likes);
}

/** What the server refused it says why; all else is a failure of ours or of the line. */
function sayFailed(error: unknown, title: string): void {
  const reason = error instanceof ApiError && error.status < 500 ? error.reason : undefined;
  const isLogin = error instanceof ApiError && error.status === 401 && reason;
  showToast({
    title: isLogin ? reason : title,
    description: isLogin ? undefined : (reason ?? "Your text is still here. Please try again."),
    variant: "destructive",
  });
}

/** Shows at its field what was refused, as the browser does with one that is empty. */
function pointAt(form: HTMLFormElement, messages: unknown): void {
  for (const [name, message] of Object.entries(messages ?? {})) {
    const field = form.elements.namedItem(name) as HTMLTextAreaElement | null;
    if (!field?.setCustomValidity) continue;
    field.setCustomValidity(String(message));
    field.reportValidity();
    field.addEventListener("input", () => field.setCustomValidity(""), { once: true });
  }
}

import {
  REPLY_FAILED,
  REPLY_POSTED,
  THREAD_CREATED,
  THREAD_FAILED,
} from "~/community/forum/forum-texts";
import { HUMAN_FIELD } from "~/community/writing/human-fields";
import { ApiError, requestJson } from "~/platform/api-client";
import {
  likeApiPath,
  repliesApiPath,
  replyPath,
  threadPath,
  threadsApiPath,
} from "~/platform/urls";
import { showToast } from "~/ui/toaster";
import { showPage } from "./show-page";

/** What was written is sent without leaving the page, and stays in its form until it is stored. */
addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  const { newThread, replyTo, like } = form.dataset;
  const intent = submitter?.getAttribute("value");
  // The API takes texts alone: with pictures the form itself is sent.
  if (form.querySelector<HTMLInputElement>("input[type=file]")?.files?.length) return;
  if (like && submitter) {
    event.preventDefault();
    void sendLike(form, submitter as HTMLButtonElement);
  } else if (newThread !== undefined && intent === "create") {
    event.preventDefault();
    void send(form, threadsApiPath, THREAD_FAILED, ({ id }) => {
      showToast({ title: THREAD_CREATED });
      return threadPath(id);
    });
  } else if (replyTo && intent === "reply") {
    event.preventDefault();
    void send(form, repliesApiPath(replyTo), REPLY_FAILED, ({ id }) => {
      showToast({ title: REPLY_POSTED });
      return replyPath(replyTo, id);
    });
  }
});

interface Stored {
  id: string;
}

/** @param onStored says what was done, and where to go on */
async function send(
  form: HTMLFormElement,
  path: string,
  failure: string,
  onStored: (stored: Stored) => string,
): Promise<void> {
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  const typed = Object.fromEntries(new FormData(form));
  const { [HUMAN_FIELD]: clientId, title, content, category, quoted } = typed;
  try {
    const body = { title, content, category, quoted, clientId };
    await showPage(onStored(await requestJson<Stored>("POST", path, body)));
  } catch (error) {
    sayFailed(error, failure);
  } finally {
    form.ariaBusy = null;
  }
}

async function sendLike(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const [kind, id = ""] = form.dataset.like?.split(":") ?? [];
  const path = likeApiPath(kind === "reply" ? "reply" : "thread", id);
  try {
    const wanted = { liked: button.value === "yes" };
    const { likes, liked } = await requestJson<{ likes: number; liked: boolean }>(
      "POST",
      path,
      wanted,
    );
    button.value = liked ? "no" : "yes";
    button.ariaPressed = String(liked);
    const count = button.querySelector("[data-count]");
    if (count) count.textContent = likes.toLocaleString("en");
  } catch (error) {
    sayFailed(error, "Failed to like the post");
  }
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

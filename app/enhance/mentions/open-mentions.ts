import { foundMentions, MENTIONS_EVERY_MS, STATUS_EVERY_MS } from "~/mentions/mention";
import { shownError } from "~/platform/api-client";
import { showToast } from "~/ui/toaster";
import { checkAccess, leaveDenied } from "./access";
import { BotSwitch } from "./bot-switch";
import { isDenied, isRateLimit, mentionCalls } from "./mention-calls";
import { MentionList } from "./mention-list";

/**
 * Keeps the page of mentions up: mentions every minute and when somebody comes back to it, the bot every
 * five seconds. Nothing is asked for before it is known that this is an administrator.
 */
export async function openMentions(page: HTMLElement): Promise<void> {
  if (!(await checkAccess(page.querySelector("[data-access]")))) return leaveDenied();
  const list = new MentionList(page);
  const bot = new BotSwitch(page);
  const timers: ReturnType<typeof setInterval>[] = [];
  const end = () => {
    for (const timer of timers) clearInterval(timer);
    removeEventListener("focus", readList);
    leaveDenied();
  };
  /** What cannot be had now is asked for again by itself. */
  const orEnd = (work: () => Promise<void>) => () =>
    void work().catch((error) => isDenied(error) && end());
  const readList = orEnd(async () => list.show(await mentionCalls.list(location.search)));
  const readFirst = orEnd(() =>
    during(list, async () => list.show(await mentionCalls.list(location.search))),
  );
  const readStatus = orEnd(async () => bot.show(await mentionCalls.status()));
  /** A page out of sight is read anew when it is seen again. */
  const every = (ms: number, work: () => void) =>
    timers.push(setInterval(() => document.hidden || work(), ms));

  readFirst();
  readStatus();
  every(MENTIONS_EVERY_MS, readList);
  every(STATUS_EVERY_MS, readStatus);
  addEventListener("focus", readList);
  onSubmit(
    page,
    "[data-toggle]",
    orEnd(() => bot.toggle()),
  );
  onSubmit(
    page,
    "[data-refresh]",
    orEnd(() => refresh(list)),
  );
}

/** Looks for new mentions at once. @throws when this is no administrator any more */
async function refresh(list: MentionList): Promise<void> {
  if (isRefreshing) return;
  isRefreshing = true;
  try {
    await during(list, async () => {
      const { count = 0, message } = await mentionCalls.refresh();
      list.show(await mentionCalls.list(location.search));
      showToast({ title: "Mentions refreshed", description: message ?? foundMentions(count) });
    });
  } catch (error) {
    if (isDenied(error)) throw error;
    const failed = "Failed to fetch new mentions";
    const toast = isRateLimit(error)
      ? { title: "Rate limit reached", description: shownError(error, failed) }
      : { title: "Refresh failed", description: failed };
    showToast({ ...toast, variant: "destructive" });
  } finally {
    isRefreshing = false;
  }
}

let isRefreshing = false;

async function during(list: MentionList, work: () => Promise<void>): Promise<void> {
  list.isBusy = true;
  await work().finally(() => {
    list.isBusy = false;
  });
}

/** Does it in the page, in place of what its forms would do by another one. */
function onSubmit(page: HTMLElement, forms: string, work: () => void): void {
  for (const form of page.querySelectorAll<HTMLFormElement>(forms)) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      work();
    });
  }
}

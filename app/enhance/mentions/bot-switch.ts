import type { BotStatus } from "~/mentions/mention";
import { shownError } from "~/platform/api-client";
import { showToast } from "~/ui/toaster";
import { isDenied, mentionCalls } from "./mention-calls";

/** What says whether the bot is on, and turns it on and off. */
export class BotSwitch {
  readonly #page: HTMLElement;
  readonly #button: HTMLButtonElement;
  #status: BotStatus;
  #isPending = false;

  constructor(page: HTMLElement) {
    this.#page = page;
    this.#button = page.querySelector("[data-toggle] button") as HTMLButtonElement;
    const polling = this.#button.getAttribute("aria-checked") === "true";
    this.#status = { polling, enabled: !this.#button.disabled };
  }

  /** Shows the bot as it is; not while it is being turned on or off, which is newer. */
  show(status: BotStatus): void {
    if (this.#isPending) return;
    this.#status = status;
    this.#render();
  }

  /** @throws when it was refused because this is no administrator any more */
  async toggle(): Promise<void> {
    if (this.#isPending || !this.#status.enabled) return;
    this.#setPending(true);
    try {
      const { polling } = await mentionCalls.toggle();
      this.#status = { ...this.#status, polling };
      showToast({ title: polling ? "Bot started" : "Bot stopped" });
    } catch (error) {
      if (isDenied(error)) throw error;
      const description = shownError(error, "Failed to toggle bot");
      showToast({ title: "Toggle failed", description, variant: "destructive" });
    } finally {
      this.#setPending(false);
    }
  }

  #setPending(isPending: boolean): void {
    this.#isPending = isPending;
    this.#render();
    // A button that is disabled loses the focus.
    if (!isPending && document.activeElement === document.body) this.#button.focus();
  }

  #render(): void {
    const { polling, enabled, problem } = this.#status;
    this.#button.setAttribute("aria-checked", String(polling));
    this.#button.disabled = !enabled || this.#isPending;
    const badge = this.#page.querySelector("[data-bot-badge]");
    if (badge) badge.textContent = polling ? "ON" : "OFF";
    badge?.classList.toggle("badge--accent", polling);
    const intent = this.#page.querySelector<HTMLInputElement>("[data-toggle] [name=intent]");
    if (intent) intent.value = polling ? "stop" : "start";
    const notice = this.#page.querySelector<HTMLElement>("[data-problem-notice]");
    if (notice) notice.hidden = !problem;
    const text = this.#page.querySelector("[data-problem-text]");
    if (text) text.textContent = problem ?? "";
  }
}

import type { KeptText } from "./kept-text";

/** At most one sign of typing is sent in this time, in milliseconds. */
const TYPING_EVERY_MS = 3_000;

/** What the form is for: a new message, an answer to one, or other words for one. */
type Purpose = { kind: "new" } | { kind: "reply" | "edit"; id: string };

interface ComposerEnds {
  onSend(content: string, replyToId?: string): void;
  /** @returns whether it is stored; otherwise the text stays in the form */
  onEdit(id: string, content: string): Promise<boolean>;
  onTyping(): void;
  /** Arrow up in the empty form. */
  onEditLast(): void;
}

/** The form of a room: Enter sends, Shift and Enter begin a line. */
export class Composer {
  readonly #form: HTMLFormElement;
  readonly #text: HTMLTextAreaElement;
  readonly #about: HTMLElement;
  readonly #error: HTMLElement;
  readonly #kept: KeptText;
  readonly #ends: ComposerEnds;
  #purpose: Purpose = { kind: "new" };
  #typedAt = 0;
  #isBusy = false;
  /** Why nothing can be sent; "" while it can. */
  #closed = "";

  constructor(form: HTMLFormElement, kept: KeptText, ends: ComposerEnds) {
    this.#form = form;
    this.#kept = kept;
    this.#ends = ends;
    this.#text = form.querySelector("textarea") as HTMLTextAreaElement;
    this.#about = form.querySelector("[data-about]") as HTMLElement;
    this.#error = form.querySelector(".field__error") as HTMLElement;
    const replyToId = (form.elements.namedItem("replyToId") as HTMLInputElement).value;
    if (replyToId) this.#purpose = { kind: "reply", id: replyToId };
    this.#listen();
    if (this.#text.value === "") this.#text.value = kept.draft;
    // Somebody may have begun before this was loaded.
    if (this.#text.value !== kept.draft) this.#afterInput();
    else this.#fitHeight();
  }

  get text(): HTMLTextAreaElement {
    return this.#text;
  }

  /** Puts text where the caret is, e.g. a picture's. */
  insert(text: string): void {
    this.#text.setRangeText(text, this.#text.selectionStart, this.#text.selectionEnd, "end");
    this.#afterInput();
  }

  reply(id: string, name: string, words: string): void {
    this.#leaveEdit();
    this.#begin({ kind: "reply", id }, `Answering ${name}: ${words}`);
  }

  edit(id: string, content: string): void {
    this.#begin({ kind: "edit", id }, "Editing your message");
    this.#text.value = content;
    this.#fitHeight();
  }

  /** Says why nothing can be sent any more; what was typed stays, to be copied. @param reason "" opens it again */
  close(reason: string): void {
    this.#closed = reason;
    this.#say(reason);
    for (const button of this.#form.querySelectorAll("button")) button.disabled = reason !== "";
  }

  #listen(): void {
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.#form.addEventListener("click", (event) => {
      if (!(event.target as Element).closest("[data-act=cancel]")) return;
      event.preventDefault();
      this.#cancel();
    });
    this.#text.addEventListener("input", () => this.#afterInput());
    this.#text.addEventListener("keydown", (event) => this.#onKey(event));
  }

  #onKey(event: KeyboardEvent): void {
    // Enter ends a composition, e.g. of Chinese; Safari says so by the key code only.
    if (event.isComposing || event.keyCode === 229) return;
    const { key } = event;
    if (key === "Enter" && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      this.#form.requestSubmit();
    } else if (key === "Escape" && this.#purpose.kind !== "new") {
      this.#cancel();
    } else if (key === "ArrowUp" && this.#text.value === "") {
      event.preventDefault();
      this.#ends.onEditLast();
    }
  }

  async #submit(): Promise<void> {
    const content = this.#text.value.trim();
    if (this.#isBusy) return;
    this.#say(this.#closed || (content === "" ? "Write something first." : ""));
    if (this.#closed || content === "") return;
    const purpose = this.#purpose;
    if (purpose.kind === "edit") {
      this.#isBusy = true;
      const isStored = await this.#ends.onEdit(purpose.id, content);
      this.#isBusy = false;
      if (isStored) this.#cancel();
      return;
    }
    this.#ends.onSend(content, purpose.kind === "reply" ? purpose.id : undefined);
    this.#text.value = "";
    this.#cancel();
    this.#afterInput();
  }

  #begin(purpose: Purpose, words: string): void {
    this.#purpose = purpose;
    this.#say(this.#closed);
    this.#about.hidden = purpose.kind === "new";
    const [about, cancel] = this.#about.children;
    if (about) about.textContent = words;
    if (cancel) cancel.textContent = "Cancel";
    this.#text.focus();
  }

  #cancel(): void {
    this.#leaveEdit();
    this.#begin({ kind: "new" }, "");
  }

  /** What was being written before comes back. */
  #leaveEdit(): void {
    if (this.#purpose.kind !== "edit") return;
    this.#text.value = this.#kept.draft;
    this.#fitHeight();
  }

  #afterInput(): void {
    this.#fitHeight();
    if (this.#purpose.kind === "edit") return;
    this.#kept.draft = this.#text.value;
    const now = Date.now();
    if (this.#text.value.trim() === "" || now - this.#typedAt < TYPING_EVERY_MS) return;
    this.#typedAt = now;
    this.#ends.onTyping();
  }

  /** For browsers without `field-sizing`. */
  #fitHeight(): void {
    if (CSS.supports("field-sizing", "content")) return;
    this.#text.style.height = "auto";
    this.#text.style.height = `${this.#text.scrollHeight}px`;
  }

  #say(error: string): void {
    this.#error.textContent = error;
    this.#text.toggleAttribute("aria-invalid", error !== "");
  }
}

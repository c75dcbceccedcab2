import type { KeptText, UnsentMessage } from "./kept-text";

/** The entries of messages that are on their way or could not be sent, from the page's own. */
export class UnsentList {
  readonly #template = document.createElement("template");
  readonly #append: (entry: HTMLElement) => void;
  readonly #entries = new Map<KeptText["unsent"][number]["clientId"], HTMLElement>();

  /** @param html an entry without its text, as the server has rendered it */
  constructor(html: string, append: (entry: HTMLElement) => void) {
    this.#template.innerHTML = html;
    this.#append = append;
  }

  show({ clientId, content }: UnsentMessage): void {
    const entry = this.#template.content.firstElementChild?.cloneNode(true) as HTMLElement;
    entry.dataset.clientId = clientId;
    part(entry, "text").textContent = content;
    this.#entries.set(clientId, entry);
    this.#append(entry);
  }

  wait(clientId: string): void {
    this.#mark(clientId, null);
  }

  fail({ clientId }: UnsentMessage, reason: string): void {
    this.#mark(clientId, reason);
  }

  remove(clientId: string): void {
    this.#entries.get(clientId)?.remove();
    this.#entries.delete(clientId);
  }

  #mark(clientId: string, reason: string | null): void {
    const entry = this.#entries.get(clientId);
    if (!entry) return;
    part(entry, "sending").hidden = reason !== null;
    part(entry, "failed").hidden = reason === null;
    part(entry, "reason").textContent = reason ?? "";
  }
}

function part(entry: HTMLElement, name: string): HTMLElement {
  return entry.querySelector(`[data-${name}]`) as HTMLElement;
}

/** A message that the server has not confirmed yet. */
export interface UnsentMessage {
  /** Under which it is stored once, however often it is sent. */
  clientId: string;
  content: string;
  replyToId?: string;
  /** Why it was refused: it is sent again only when its author says so. */
  reason?: string;
}

interface Kept {
  draft: string;
  unsent: UnsentMessage[];
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What somebody wrote in a room and is not sent: it survives a reload, not the end of the tab. */
export class KeptText {
  readonly #store: Store;
  readonly #key: string;
  readonly #kept: Kept;

  /** @param key names the person and the room */
  constructor(key: string, store: Store = sessionStorage) {
    this.#store = store;
    this.#key = key;
    this.#kept = readKept(store, key);
  }

  get draft(): string {
    return this.#kept.draft;
  }

  set draft(draft: string) {
    this.#kept.draft = draft;
    this.#write();
  }

  get unsent(): readonly UnsentMessage[] {
    return this.#kept.unsent;
  }

  /** Keeps a message, in place of what was kept under its client id. */
  put(message: UnsentMessage): void {
    const { unsent } = this.#kept;
    const index = unsent.findIndex(({ clientId }) => clientId === message.clientId);
    unsent.splice(index < 0 ? unsent.length : index, 1, message);
    this.#write();
  }

  /** @returns whether it was there */
  drop(clientId: string): boolean {
    const { unsent } = this.#kept;
    const index = unsent.findIndex((message) => message.clientId === clientId);
    if (index < 0) return false;
    unsent.splice(index, 1);
    this.#write();
    return true;
  }

  #write(): void {
    const { draft, unsent } = this.#kept;
    try {
      if (draft || unsent.length > 0) this.#store.setItem(this.#key, JSON.stringify(this.#kept));
      else this.#store.removeItem(this.#key);
    } catch {
      // Storage is full or forbidden: it lasts as long as the page.
    }
  }
}

function readKept(store: Store, key: string): Kept {
  try {
    return { draft: "", unsent: [], ...JSON.parse(store.getItem(key) ?? "{}") };
  } catch {
    return { draft: "", unsent: [] };
  }
}

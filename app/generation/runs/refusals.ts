import type { GenerationEvent } from "../events/event-schema";
import { modelError } from "../models/failures";

/** So many files of one answer may be refused or left alone; a model that has more says no more of use. */
export const REFUSALS = 200;

const SAID = `The model went on with files that cannot be saved, so the answer was ended after ${REFUSALS} of them. What was complete is saved; send your message again, or choose another model.`;

/**
 * Counts what an answer wrote in vain: each time is an event that is stored and told, and an answer may write a new name
 * in every line, for as long as any answer may last.
 */
export class Refusals {
  #count = 0;

  /** @throws {ModelError} `truncated` when there were too many */
  note(): void {
    this.#count += 1;
    if (this.#count > REFUSALS) throw modelError("truncated", { said: SAID, retryable: false });
  }

  /**
   * Counts a file that is not to be saved, and tells why.
   *
   * @throws {ModelError} as {@link note} does
   */
  tell(append: (event: GenerationEvent) => void, path: string, error: string): void {
    this.note();
    append({ type: "file_error", file: { path: path.slice(0, 200) }, error });
  }
}

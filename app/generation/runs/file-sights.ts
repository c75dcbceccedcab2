import type { Sight } from "../protocol/land-block";

/** How much of a project's files a model was shown while it makes one answer. */
export class FileSights {
  readonly #sights = new Map<string, Sight>();

  /** A file was shown; what was once seen whole stays seen. */
  show(path: string, sight: "whole" | "part"): void {
    if (this.#sights.get(path) !== "whole") this.#sights.set(path, sight);
  }

  sightOf(path: string): Sight {
    return this.#sights.get(path) ?? "none";
  }
}

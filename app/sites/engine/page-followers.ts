import type { ReloadEvent } from "./engine";

type Tell = (event: ReloadEvent) => void;

/** The open pages of this process's connections, by project. */
export class PageFollowers {
  readonly #byProject = new Map<string, Set<Tell>>();

  /** @returns ends it */
  add(projectId: string, tell: Tell): () => void {
    const followers = this.#byProject.get(projectId) ?? new Set();
    this.#byProject.set(projectId, followers.add(tell));
    return () => {
      followers.delete(tell);
      if (followers.size === 0 && this.#byProject.get(projectId) === followers) {
        this.#byProject.delete(projectId);
      }
    };
  }

  has(projectId: string): boolean {
    return this.#byProject.has(projectId);
  }

  tell(projectId: string, event: ReloadEvent): void {
    for (const tell of this.#byProject.get(projectId) ?? []) tell(event);
  }
}

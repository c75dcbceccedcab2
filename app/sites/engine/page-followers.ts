import type { ReloadEvent, SiteOf } from "./engine";

type Tell = (event: ReloadEvent) => void;

/** The open pages of this process's connections, by project. */
export class PageFollowers {
  readonly #byProject = new Map<string, { site: SiteOf; tells: Set<Tell> }>();

  /** @returns ends it */
  add(site: SiteOf, tell: Tell): () => void {
    const { projectId } = site;
    const followers = this.#byProject.get(projectId) ?? { site, tells: new Set() };
    this.#byProject.set(projectId, followers);
    followers.tells.add(tell);
    return () => {
      followers.tells.delete(tell);
      if (followers.tells.size === 0 && this.#byProject.get(projectId) === followers) {
        this.#byProject.delete(projectId);
      }
    };
  }

  /** The site of a project that somebody has open. */
  siteOf(projectId: string): SiteOf | undefined {
    return this.#byProject.get(projectId)?.site;
  }

  tell(projectId: string, event: ReloadEvent): void {
    for (const tell of this.#byProject.get(projectId)?.tells ?? []) tell(event);
  }
}

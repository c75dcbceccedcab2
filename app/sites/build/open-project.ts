import type { ProjectSource } from "./project-source";
import type { SiteSource } from "./site-source";

/** What a site is bundled from, once it is known what it is. */
export function openProject(
  { input, kind, own, config }: SiteSource,
  how: Omit<ProjectSource, "input" | "kind" | "own" | "config">,
): ProjectSource {
  return { input, kind, own, config, ...how };
}

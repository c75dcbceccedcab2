import type { ProjectSource } from "./project-source";
import type { SiteSource } from "./site-source";

/** What a site is bundled from, once it is known what it is. */
export function openProject(
  { input, kind, own, config }: SiteSource,
  how: Pick<ProjectSource, "mode" | "store" | "isHot" | "check">,
): ProjectSource {
  return { input, kind, own, config, graph: null, ...how };
}

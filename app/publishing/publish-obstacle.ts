import { hasEntry } from "~/sites/build/has-entry";

/** Why a project with these files cannot be published, or null. What a preview runs without a page of HTML is a site, too. */
export function publishObstacle(paths: Iterable<string>): string | null {
  const all = [...paths];
  if (all.length === 0) return "Generate files before publishing";
  if (all.some((path) => path.endsWith(".html")) || hasEntry(all)) return null;
  return "Add an HTML file before publishing";
}

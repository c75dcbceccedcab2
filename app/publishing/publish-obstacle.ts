/** Why a project with these files cannot be published, or null. */
export function publishObstacle(paths: Iterable<string>): string | null {
  const all = [...paths];
  if (all.length === 0) return "Generate files before publishing";
  if (!all.some((path) => path.endsWith(".html"))) return "Add an HTML file before publishing";
  return null;
}

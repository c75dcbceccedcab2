/** Pages that Next, TanStack Start or React Router make HTML of: a project of theirs has no other, and runs from them. */
const PAGE =
  /(?:^|\/)(?:app\/(?:[^/]+\/)*page|pages\/index|routes\/__root)\.[jt]sx?$|^app\/root\.[jt]sx?$/;

/** Why a project with these files cannot be published, or null. */
export function publishObstacle(paths: Iterable<string>): string | null {
  const all = [...paths];
  if (all.length === 0) return "Generate files before publishing";
  if (all.some((path) => path.endsWith(".html") || PAGE.test(path))) return null;
  return "Add an HTML file before publishing";
}

/** The address offered for a project: "  Hello, World! " gives "hello-world". */
export function defaultSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 50)
    .replace(/^-+|-+$/g, "");
}

/** What is wrong with an address, or null. The server has the last word (length, reserved, taken). */
export function slugProblem(slug: string): string | null {
  if (slug.trim() === "") return "Please enter a URL slug for your project";
  if (!/^[a-z0-9-]+$/.test(slug)) {
    return "Slug can only contain lowercase letters, numbers, and hyphens";
  }
  return null;
}

/** Why a project with these files cannot be published, or null. */
export function publishObstacle(paths: Iterable<string>): string | null {
  const all = [...paths];
  if (all.length === 0) return "Generate files before publishing";
  if (!all.some((path) => path.endsWith(".html"))) return "Add an HTML file before publishing";
  return null;
}

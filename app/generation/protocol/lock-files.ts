/** What installs packages writes it: versions with sums of their bytes, which nobody can make up. */
const LOCK_FILE =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.ya?ml|bun\.lockb?|deno\.lock|composer\.lock|Gemfile\.lock|Cargo\.lock|poetry\.lock|uv\.lock|Pipfile\.lock)$/;

/** Why a lock file is not taken from a model, as people are told; null for any other path. */
export function lockFileRefusal(path: string, isThere: boolean): string | null {
  if (!LOCK_FILE.test(path)) return null;
  return isThere
    ? "It was left as it was: a lock file holds sums of packages, which a model can only make up. To have it made anew, delete it."
    : "It was not saved: a lock file holds sums of packages, which a model can only make up. Packages are found by package.json without it.";
}

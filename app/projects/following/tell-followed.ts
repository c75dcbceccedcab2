/**
 * What says other names since files have moved, in a sentence; empty where nothing does.
 *
 * @param followed the texts by path, and how many names in each are others; null where that took too long to find out
 */
export function tellFollowed(followed: readonly { path: string; count: number }[] | null): string {
  if (followed === null) {
    return "The project is too large to find what names it in time: nothing else was changed. Search for the old path.";
  }
  const count = followed.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return "";
  const paths = followed.map(({ path }) => path);
  const named =
    paths.length > 3
      ? `${paths.slice(0, 2).join(", ")} and ${paths.length - 2} more`
      : paths.join(", ");
  return `${count === 1 ? "1 path was" : `${count} paths were`} updated in ${named}.`;
}

import { compareManifests, type Manifest, type PathChange } from "./manifest";

/**
 * What somebody changed by hand from one tree to another, in words: "Edited index.html and 2 more",
 * "Added about.html", "Renamed a.css to b.css", "Deleted notes.md".
 */
export function describeEdits(before: Manifest, after: Manifest): string {
  const changes = compareManifests(before, after);
  const renamed = renameOf(changes, before, after);
  if (renamed) return `Renamed ${renamed.from} to ${renamed.to}`;
  const of = (action: PathChange["action"]) => changes.filter((one) => one.action === action);
  // What was there before says most of what somebody did.
  const [first] = [...of("updated"), ...of("created"), ...of("deleted")];
  if (!first) return "Changed nothing";
  const others = changes.length > 1 ? ` and ${changes.length - 1} more` : "";
  return `${verbFor(changes)} ${first.path}${others}`;
}

function verbFor(changes: readonly PathChange[]): string {
  if (changes.every(({ action }) => action === "created")) return "Added";
  if (changes.every(({ action }) => action === "deleted")) return "Deleted";
  return "Edited";
}

/** One file that has another path now and the same content. */
function renameOf(changes: readonly PathChange[], before: Manifest, after: Manifest) {
  if (changes.length !== 2) return null;
  const to = changes.find(({ action }) => action === "created")?.path;
  const from = changes.find(({ action }) => action === "deleted")?.path;
  if (to === undefined || from === undefined) return null;
  const hashOf = (manifest: Manifest, path: string) =>
    manifest.find(([name]) => name === path)?.[1];
  return hashOf(before, from) === hashOf(after, to) ? { from, to } : null;
}

/**
 * Takes files that are dropped anywhere on a panel, and keeps those that are dropped elsewhere from opening in the place of
 * the workspace.
 *
 * @returns what ends it
 */
export function takeDrops(panel: HTMLElement, take: (files: File[]) => void): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const isOver = (event: DragEvent) => panel.contains(event.target as Node | null);
  const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") === true;
  // What another part takes it has taken before it comes here.
  document.addEventListener(
    "dragover",
    (event) => {
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer && !isOver(event)) event.dataTransfer.dropEffect = "none";
    },
    { signal },
  );
  document.addEventListener(
    "drop",
    (event) => {
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (isOver(event) && files.length > 0) take(files);
    },
    { signal },
  );
  return () => ends.abort();
}

import { useEffect, useRef, useState } from "react";
import { type Dropped, readDropped } from "~/projects/import/dropped-files";

const NEITHER = "That is neither a ZIP nor a folder. Drop the ZIP of a project, or its folder.";

interface Takes {
  take(dropped: Dropped): void;
  /** Told what is wrong with what was dropped. */
  refuse(problem: string): void;
}

/** Takes what is dropped anywhere on the page. @returns whether something is held over it */
export function useDrop(takes: Takes): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(takes);
  latest.current = takes;
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // Left for good: not for another element of the page.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!event.dataTransfer || !hasFiles(event)) return;
      event.preventDefault();
      const { take, refuse } = latest.current;
      readDropped(event.dataTransfer).then(
        (dropped) => (isProject(dropped) ? take(dropped) : refuse(NEITHER)),
        (error: Error) => refuse(error.message),
      );
    };
    window.addEventListener("dragover", over, { signal });
    window.addEventListener("dragleave", leave, { signal });
    window.addEventListener("drop", drop, { signal });
    return () => ends.abort();
  }, []);
  return isOver;
}

/** A ZIP, a folder, or files with a page among them. */
function isProject({ files, hasFolder }: Dropped): boolean {
  if (hasFolder) return files.length > 0;
  const ending = files.length === 1 ? /\.(?:zip|html?)$/i : /\.html?$/i;
  return files.some(({ path }) => ending.test(path));
}

import type { FileTree } from "~/projects/files";
import { programTexts, shownEntries } from "../grounded/screen";
import { partsOf } from "../parts/parts-of";
import { onceForBoth } from "./once-for-both";

/** What people read on the screen in one state and not in the other. */
export interface TextsChanged {
  fresh: string[];
  gone: string[];
}

/** The texts that an edit put on the screen, and those that it took away, as they are read. Pure. */
export const textsChanged = onceForBoth((before, after): TextsChanged => {
  const [was, is] = [shownTexts(before), shownTexts(after)];
  return {
    fresh: [...is].filter((text) => !was.has(text)),
    gone: [...was].filter((text) => !is.has(text)),
  };
});

const shown = new WeakMap<FileTree, ReadonlySet<string>>();

/** The texts that people read on the screen. */
export function shownTexts(files: FileTree): ReadonlySet<string> {
  const known = shown.get(files);
  if (known) return known;
  const pages = [...files]
    .filter(([path]) => path.endsWith(".html") && path !== "index.html")
    .flatMap(([, page]) =>
      [...page.matchAll(/>([^<>]{2,400})</g)].map(([, text = ""]) => text.trim()),
    );
  const texts = new Set(
    [
      ...partsOf(files).flatMap((part) => part.texts.map(({ text }) => text)),
      ...shownEntries(files).flatMap((entry) => entry.texts.map(({ text }) => text)),
      ...programTexts(files).map(({ text }) => text),
      ...pages,
    ].filter((text) => text !== ""),
  );
  shown.set(files, texts);
  return texts;
}

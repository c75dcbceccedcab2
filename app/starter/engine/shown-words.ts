import { stemOf } from "../edits/page/page-words";
import { shownTexts } from "../edits/verify/texts-changed";
import { unescapeHtml } from "../source/html";

/** Words of what people read: texts of a page, an app's own, and those of its entries. Parts of words and of code are none. */
export function shownWords(files: ReadonlyMap<string, string>): ReadonlySet<string> {
  return wordsOf(shownText(files));
}

/** All that people read, and what an app is set to: no addresses of pictures, classes or sizes. */
export function shownText(files: ReadonlyMap<string, string>): string {
  const pages = [...files]
    .filter(([path]) => path.endsWith(".html"))
    .map(([, page]) =>
      page.replace(/<(script|style)[\s\S]*?<\/\1>/g, " ").replace(/<[^>]*>/g, " "),
    );
  const texts = shownTexts(new Map(files));
  const data = [...files].filter(([path]) => DATA.test(path)).map(([, text]) => text);
  return unescapeHtml([...pages, ...texts, ...data].join("\n"));
}

/** Files that hold what an app begins with and nothing else. */
const DATA = /(?:samples|settings|fields|cards|questions|units)\.tsx?$/;

/** The words of a text as stems. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    unescapeHtml(text)
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "")
      .map(stemOf),
  );
}

import { shownTexts } from "../edits/verify/texts-changed";
import { unescapeHtml } from "../source/html";

/** All that people read, and what an app is set to: no addresses of pictures, classes or sizes, and no code. */
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

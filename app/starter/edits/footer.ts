import type { FileTree } from "~/projects/files";
import { html } from "../source/html";
import { js } from "../source/literals";
import { type EditResult, edited, unchanged } from "./edit";
import { lineStart } from "./lines";
import { shapeOf } from "./project";

/** Sets the text of the page's footer, adding a footer where there is none. */
export function setFooter(files: FileTree, text: string): EditResult {
  const { entry, react } = shapeOf(files);
  // A program without components writes into a page that stands around it.
  if (!entry || (!react && files.has("index.html"))) return staticFooter(files, text);
  const app = files.get("src/App.tsx");
  if (!react || !app)
    return unchanged("I add footers to plain HTML pages and to React apps with a src/App.tsx.");
  const literal = `{${js(text)}}`;
  const own = /(<footer className="site-footer">)[\s\S]*?(<\/footer>)/.exec(app);
  const close = app.lastIndexOf("</main>");
  if (own) {
    const next = app.replace(own[0], () => `${own[1]}${literal}${own[2]}`);
    return edited(new Map([["src/App.tsx", next]]), "Changed the footer.");
  }
  if (close < 0) return unchanged("I found no `</main>` in src/App.tsx to put a footer before.");
  const at = lineStart(app, close);
  const next = `${app.slice(0, at)}      <footer className="site-footer">${literal}</footer>\n${app.slice(at)}`;
  return edited(withFooterStyles(files, new Map([["src/App.tsx", next]])), "Added a footer.");
}

function staticFooter(files: FileTree, text: string): EditResult {
  const page = files.get("index.html") ?? "";
  const own = /(<footer\b[^>]*>)([\s\S]*?)(<\/footer>)/.exec(page);
  if (own) {
    const next = page.replace(own[0], () => `${own[1]}\n      <p>${html(text)}</p>\n    ${own[3]}`);
    return edited(new Map([["index.html", next]]), "Changed the footer's text.");
  }
  const close = page.lastIndexOf("</body>");
  if (close < 0) return unchanged("I found no `</body>` in index.html.");
  const at = lineStart(page, close);
  const next = `${page.slice(0, at)}    <footer class="site-footer">\n      <p>${html(text)}</p>\n    </footer>\n${page.slice(at)}`;
  return edited(withFooterStyles(files, new Map([["index.html", next]])), "Added a footer.");
}

function withFooterStyles(
  files: FileTree,
  changes: Map<string, string | null>,
): Map<string, string | null> {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  if (styles && !css.includes(".site-footer")) {
    changes.set(
      styles,
      `${css}\n.site-footer {\n  padding: 2rem 1.25rem;\n  color: var(--muted);\n  text-align: center;\n}\n`,
    );
  }
  return changes;
}

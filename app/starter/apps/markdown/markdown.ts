import { staticPage } from "~/starter/base/page";
import { stylesheet } from "~/starter/base/stylesheet";
import { html, js, source } from "../source";
import type { StarterApp } from "../starter-app";
import { MARKDOWN_SCRIPT, MARKDOWN_STYLES } from "./markdown-source";

export const markdownEditor: StarterApp = {
  id: "markdown",
  name: "Markdown editor",
  icon: "📝",
  accent: "#3d4f9f",
  keywords: [
    "markdown",
    "markdown editor",
    "markdown preview",
    "text editor",
    "writing app",
    "editor with preview",
    "document editor",
    "blog editor",
    "readme editor",
  ],
  kinds: ["static"],
  defaultTitle: () => "Markdown editor",
  describe: () =>
    "Write on one side, see the page on the other; a toolbar, word count, download, and everything saved as you type.",
  next: ["use a professional style", "make it teal", "add a dark mode toggle"],
  files(params) {
    const body = source`
<main class="studio">
  <header class="bar">
    <h1>${html(params.title)}</h1>
    <div class="tools" role="toolbar" aria-label="Formatting">
      <button type="button" class="tool" data-wrap="**" aria-label="Bold"><b>B</b></button>
      <button type="button" class="tool" data-wrap="_" aria-label="Italic"><i>I</i></button>
      <button type="button" class="tool" data-line="## " aria-label="Heading">H</button>
      <button type="button" class="tool" data-line="- " aria-label="List">•</button>
      <button type="button" class="tool" data-line="&gt; " aria-label="Quote">“ ”</button>
      <button type="button" class="tool" data-link aria-label="Link">Link</button>
    </div>
    <p class="muted count" id="count"></p>
    <button type="button" class="button small" id="download">Download</button>
  </header>
  <div class="views" role="group" aria-label="View">
    <button type="button" class="button small" data-view="write" aria-pressed="true">Write</button>
    <button type="button" class="button small" data-view="read" aria-pressed="false">Preview</button>
  </div>
  <div class="panes" data-view="write">
    <div class="pane write">
      <label class="visually-hidden" for="text">Markdown text</label>
      <textarea id="text" spellcheck="true" placeholder="Start writing…"></textarea>
    </div>
    <article class="pane read" id="preview" aria-label="Preview" tabindex="0"></article>
  </div>
</main>
`;
    const welcome = [
      `# ${params.title}`,
      "",
      "Write **Markdown** here. The page beside it follows.",
      "",
      "## What it knows",
      "",
      "- **bold**, _italic_ and `code`",
      "- [links](https://example.com)",
      "- lists, quotes and rules",
      "",
      "> Everything stays in this browser.",
      "",
      "1. Select a word",
      "2. Press Ctrl+B",
      "3. Done",
      "",
    ].join("\n");
    return new Map([
      [
        "index.html",
        staticPage({
          title: params.title,
          description: markdownEditor.describe(params),
          icon: markdownEditor.icon,
          body,
        }),
      ],
      ["styles.css", stylesheet(params, MARKDOWN_STYLES)],
      [
        "script.js",
        `// What the editor shows the first time.\nconst WELCOME = ${js(welcome)};\n\n${MARKDOWN_SCRIPT}`,
      ],
    ]);
  },
};

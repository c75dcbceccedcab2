import type { StarterApp } from "~/starter/starter-app";

/** What the editor shows the first time. */
function welcome(title: string): string {
  return [
    `# ${title}`,
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
}

export const markdown: StarterApp = {
  id: "markdown",
  name: "Markdown editor",
  accent: "#3d4f9f",
  pairing: "chambers",
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
  values: ({ title }) => ({ WELCOME: welcome(title) }),
};

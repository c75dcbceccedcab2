import { escapePattern } from "~/projects/escape-pattern";

/** A text without the links to a part that is gone: alone on their line they go, else their words stay. */
export function withoutLinksTo(text: string, id: string): string {
  const link = `<a\\b[^>]*href="#${escapePattern(id)}"[^>]*>`;
  return text
    .replace(new RegExp(`^[ \\t]*(?:<li>\\s*)?${link}[^<]*</a>(?:\\s*</li>)?[ \\t]*\\n`, "gm"), "")
    .replace(new RegExp(`${link}([^<]*)</a>`, "g"), "$1");
}

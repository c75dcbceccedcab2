import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MARKDOWN_CHARACTERS, MARKDOWN_TOKENS } from "./limits";
import { Markdown } from "./markdown";
import { parseMarkdown } from "./parse-markdown";

const html = (text: string) => renderToStaticMarkup(<Markdown text={text} />);
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

test("a text that is longer than is read is shown as it was written, the rest behind a button", () => {
  const text = `**a** ${"word ".repeat(MARKDOWN_CHARACTERS / 5)}end`;
  const said = html(text);
  expect(count(said, /<strong>/g)).toBe(0);
  expect(said.slice(0, 80)).toContain('<p class="markdown-as-written">**a** word ');
  const summary = `<summary>Show the rest (${(text.length - 2_001).toLocaleString("en")} characters)</summary>`;
  expect(said.slice(2_000, 2_200)).toContain(`</p><details>${summary}`);
  expect(said.replace(summary, "").replace(/<[^>]*>/g, "") === text).toBe(true);
});

test("a table that would fill in more cells than it has words is shown as it was written", () => {
  const [columns, rows] = [2_000, 60];
  const table = `${"|a".repeat(columns)}|\n${"|-".repeat(columns)}|\n${"a\n".repeat(rows)}`;
  expect(table.length).toBeLessThan(MARKDOWN_CHARACTERS);
  expect(columns * rows).toBeGreaterThan(MARKDOWN_TOKENS);
  expect(parseMarkdown(table)).toBeNull();
  expect(count(html(table), /<table/g)).toBe(0);
});

test.each([
  ["quotes", ">".repeat(30_000)],
  ["lists", "- ".repeat(2_000)],
  ["lists of quotes", "- > ".repeat(2_000)],
])("%s without end are shown as they were written, with what is around them", (_what, text) => {
  const said = html(`before\n\n${text}x\n\nafter`);
  expect(count(said, /before|after/g)).toBe(2);
  expect(count(said, /&gt;|- /g)).toBe(count(text, />|- /g));
});

test("of emphasis without end the words are shown", () => {
  const said = html(`${"*a **a ".repeat(2_000)}b${" a** a*".repeat(2_000)}`);
  expect(count(said, /a/g)).toBeGreaterThanOrEqual(8_000);
  expect(count(said, /<(em|strong)>/g)).toBeLessThan(30);
});

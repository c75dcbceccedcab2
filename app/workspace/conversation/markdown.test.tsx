import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Markdown } from "./markdown";

const html = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

describe("what a model writes", () => {
  test("never becomes markup of its own", () => {
    const said = html("<img src=x onerror=alert(1)> **b** <script>alert(1)</script>\n\n<b>raw</b>");
    expect(said).toContain("<strong>b</strong>");
    expect(said).not.toMatch(/<(?:img|script|b)\b/);
  });

  test.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](data:text/html,<script>alert(1)</script>)",
    "[x](vbscript:x)",
    "[x](//evil.example)",
    "[x](/logout)",
    "[x]( java&#x09;script:alert(1))",
    "![x](https://evil.example/pixel.png)",
    "<javascript:alert(1)>",
  ])("%s leads nowhere", (text) => {
    expect(html(text)).not.toMatch(/<(?:a|img)\b/);
  });

  test("links to pages in a tab that knows nothing of this one", () => {
    expect(html("[x](https://example.org)")).toContain(
      '<a href="https://example.org" target="_blank" rel="nofollow ugc noopener noreferrer">x</a>',
    );
  });

  test("is shown as it is when it nests without end", () => {
    const said = html(">".repeat(30_000));
    expect(said).toMatch(/^<div class="ws-prose"><p>(?:&gt;){30000}<\/p><\/div>$/);
  });
});

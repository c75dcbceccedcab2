import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { highlight } from "./highlight.server";
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

  test("links an address that is only written, without the marks around it", () => {
    const link = (address: string, text = address) =>
      `<a href="${address}" target="_blank" rel="nofollow ugc noopener noreferrer">${text}</a>`;
    expect(html("See (https://a.example/b_(c)?d=1), **http://x.example**!")).toBe(
      `<div class="markdown"><p>See (${link("https://a.example/b_(c)?d=1")}), <strong>${link("http://x.example")}</strong>!</p></div>`,
    );
    expect(html("[https://a.example](https://b.example) xhttp://c.example")).toContain(
      `${link("https://b.example", "https://a.example")} xhttp://c.example`,
    );
  });

  test("may hold what GitHub's Markdown has", () => {
    expect(
      html(
        "# A *b*\n\n- [ ] do\n- [x] done\n\n3. c\n\n> d\n\n| e | f |\n| - | -: |\n| g | ~~h~~ |\n\n```js\ni < j\n```\n\nk  \nl &copy; &#65; \\* `m`\n\n***",
      ),
    ).toBe(
      [
        '<div class="markdown"><p class="markdown-heading">A <em>b</em></p>',
        "<ul><li>☐ do</li><li>☑ done</li></ul>",
        '<ol start="3"><li>c</li></ol>',
        "<blockquote><p>d</p></blockquote>",
        "<table><thead><tr><th>e</th><th>f</th></tr></thead><tbody><tr><td>g</td><td><s>h</s></td></tr></tbody></table>",
        '<pre tabindex="0"><code>i &lt; j</code></pre>',
        "<p>k<br/>l © A * <code>m</code></p>",
        "<hr/></div>",
      ].join(""),
    );
  });
});

describe("a text that has a page to itself", () => {
  const setting = {
    headingLevel: 3 as const,
    pictureOf: (address: string) =>
      address.startsWith("/api/files/") ? { src: address, width: 2, height: 1 } : null,
    highlight,
  };
  const html = (text: string) => renderToStaticMarkup(<Markdown text={text} setting={setting} />);

  test("has headings below that of the page, none of which leaves a level out", () => {
    expect(html("# a\n\n##### b\n\n### c\n\n# d")).toContain(
      "<h3>a</h3><h4>b</h4><h4>c</h4><h3>d</h3>",
    );
    expect(html("### a\n\n# b\n\n## c")).toContain("<h3>a</h3><h3>b</h3><h4>c</h4>");
    expect(html("# a\n\n## b\n\n### c\n\n#### d\n\n##### e")).toContain("<h6>d</h6><h6>e</h6>");
  });

  test("shows the product's own pictures, and of others the words", () => {
    const said = html("![mine](/api/files/1) ![theirs](https://evil.example/p.png)");
    expect(said).toContain(
      '<img src="/api/files/1" width="2" height="1" alt="mine" loading="lazy"/> theirs',
    );
  });

  test("has code in colours, and its signs stay text", () => {
    expect(html('```ts\nconst a = "<b>";\n```')).toContain(
      '<pre tabindex="0"><code><span class="hljs-keyword">const</span> a = <span class="hljs-string">&quot;&lt;b&gt;&quot;</span>;</code></pre>',
    );
    expect(html("```klingon\n<b>\n```")).toContain(
      '<pre tabindex="0"><code>&lt;b&gt;</code></pre>',
    );
  });

  test("has code without colours where it is too long for them", () => {
    const said = html(`\`\`\`ts\n${"const a = 1;\n".repeat(1_000)}\n\`\`\``);
    expect(said.includes("const a = 1;")).toBe(true);
    expect(said.includes("hljs")).toBe(false);
  });
});

describe("a text in which pages of the product are named", () => {
  const setting = {
    linksWithin: true,
    wordsOf: (words: string) => words.toUpperCase(),
    cardOf: (address: string) => (address.endsWith("/app") ? <b>{address}</b> : null),
  };
  const html = (text: string) => renderToStaticMarkup(<Markdown text={text} setting={setting} />);

  test("leads to them, and by no detour elsewhere", () => {
    expect(html("[x](/docs)")).toContain('<a href="/docs" rel="nofollow ugc">x</a>');
    for (const address of ["//evil.example", "/api/x", "javascript:x"]) {
      expect(html(`[x](${address})`), address).not.toContain("<a");
    }
  });

  test("links to the pictures of others, except in a link", () => {
    expect(html("![cat](https://a.example/c.png)")).toContain(
      '<a href="https://a.example/c.png" target="_blank" rel="nofollow ugc noopener noreferrer">cat</a>',
    );
    expect(html("[![cat](https://a.example/c.png)](/docs)")).toContain(">cat</a>");
  });

  test("changes words, but neither code nor links", () => {
    expect(html("a `b` *c* [d](/docs)")).toContain(
      '<p>A <code>b</code> <em>C</em> <a href="/docs" rel="nofollow ugc">d</a></p>',
    );
  });

  test("shows a card for an address that has a line to itself", () => {
    const card = "<b>https://a.example/app</b>";
    expect(html("https://a.example/app")).toBe(`<div class="markdown">${card}</div>`);
    expect(html("<https://a.example/app>\n\nb")).toContain(`${card}<p>B</p>`);
    expect(html("Look:\nhttps://a.example/app")).toMatch(/<p>LOOK:\n<a [^>]+>.*<\/a><\/p><b>/);
    for (const text of [
      "see https://a.example/app",
      "[https://a.example/app](https://a.example/app)",
      "> https://a.example/app",
      "https://a.example/other",
    ]) {
      expect(html(text), text).not.toContain("<b>");
    }
  });
});

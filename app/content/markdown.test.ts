import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.server";

const VALUES = {
  appName: "<Acme> & *Sons*",
  appUrl: "https://acme.example",
  contactEmail: "hi@acme.example",
  careersEmail: "jobs@acme.example",
  modelService: "a model",
  signInServices: "Google",
  mailService: "Mail: none",
  facts: {},
};

const render = (source: string, more = {}) =>
  renderMarkdown(source, { file: "blog/x.md", values: VALUES, ...more });

test("nothing hostile survives", () => {
  const { html } = render(`
<script>alert(1)</script><SCRIPT SRC=//evil.example></SCRIPT>

<img src=x onerror=alert(1)> <img src="https://evil.example/pixel.png"> <img src="//evil.example/p.png">

[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](data:text/html,x) [d](//evil.example) <a href="&#106;avascript:alert(1)" style="color:red">e</a>

<iframe src="https://evil.example"></iframe><object data="x"></object><form action="/logout"><button>x</button></form>

<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)"><rect onclick="x" /></a><foreignObject><body onload="x"></foreignObject></svg>

<style>body { display: none }</style><div class="dialog" style="position:fixed" onclick="x">shown</div>

<math><mtext></p><style><img src=1 onerror=alert(1)></style></mtext></math>
`);
  expect(html).not.toMatch(/script|onerror|onclick|onload|style|iframe|object|form|button|dialog/i);
  expect(html).not.toMatch(/evil|data:|math/);
  expect(html).toContain("<div>shown</div>");
});

test("headings link to themselves, and ids are never the same", () => {
  const { html, headings } = render(
    "## What's new\n\n## What's new\n\n### `Code` & more\n\n## 日本語\n\n## !",
  );
  expect(headings).toEqual([
    { id: "whats-new", text: "What's new", level: 2 },
    { id: "whats-new-2", text: "What's new", level: 2 },
    { id: "code-more", text: "Code & more", level: 3 },
    { id: "日本語", text: "日本語", level: 2 },
    { id: "section", text: "!", level: 2 },
  ]);
  expect(html).toContain('<h2 id="whats-new-2"><a class="anchor" href="#whats-new-2">');
});

test("a heading that holds a link is not put into another", () => {
  const { html } = render("## See [docs](/docs)");
  expect(html).toBe('<h2 id="see-docs">See <a href="/docs">docs</a></h2>\n');
});

test("a text that is a section of a page has deeper headings and ids of its own", () => {
  const { html } = render("## Docker", { idPrefix: "self-hosting-", deeper: 1 });
  expect(html).toContain('<h3 id="self-hosting-docker">');
});

test("placeholders are filled as text, never as HTML or Markdown", () => {
  const { html, headings, text } = render(
    "## {{appName}}\n\nIt is `{{appName}}`. [{{contactEmail}}](mailto:{{contactEmail}})",
  );
  expect(html).toContain("<code>&lt;Acme&gt; &amp; *Sons*</code>");
  expect(html).toContain('<a href="mailto:hi@acme.example">hi@acme.example</a>');
  expect(headings[0]?.text).toBe("<Acme> & *Sons*");
  expect(text).toContain("It is <Acme> & *Sons*.");
  expect(html).not.toContain("{{");
});

test("code gets classes and no inline styles, and its signs stay text", () => {
  const { html } = render('```ts\nconst a = "<b>";\n```\n\n```text\n<b> {{ x: 1 }}\n```');
  expect(html).toContain('<span class="hljs-keyword">const</span>');
  expect(html).toContain("&lt;b&gt;");
  expect(html).toContain('<pre tabindex="0"><code class="language-text">&lt;b&gt; {{ x: 1 }}');
});

test("tables scroll, notes are named, flows and cards are lists", () => {
  const { html } = render(
    "| a | b |\n| - | - |\n| 1 | `2` |\n\n> [!WARNING]\n> Mind **this**.\n\n> Just said.\n\n```flow\nYou: say\nDone\n```\n\n```cards\nOne: **1**\n```",
  );
  expect(html).toContain('<div class="table-scroll" tabindex="0" role="group" aria-label="Table">');
  expect(html).toContain('<th scope="col">a</th>');
  expect(html).toContain("<td><code>2</code></td>");
  expect(html).toContain(
    '<div class="note note--warning" role="note">\n<p>Mind <strong>this</strong>.</p>',
  );
  expect(html).toContain("<blockquote>\n<p>Just said.</p>");
  expect(html).toContain(
    '<ol class="flow"><li><strong>You</strong> <span>say</span></li><li><strong>Done</strong> <span></span></li></ol>',
  );
  expect(html).toContain(
    '<ul class="cards"><li class="card panel"><h3>One</h3><p><strong>1</strong></p></li></ul>',
  );
});

test("a small drawing keeps its geometry", () => {
  const svg =
    '<figure class="diagram"><svg viewBox="0 0 10 10" role="img" aria-label="A line"><path d="M0 0L10 10" stroke="currentColor" stroke-width="2"></path></svg></figure>';
  expect(render(svg).html.trim()).toBe(svg);
});

test.each([
  ["# Title", /^blog\/x\.md: the title is in the front matter/],
  ["### First", /^blog\/x\.md: the heading "First" skips a level/],
  ["## A\n\n#### B", /^blog\/x\.md: the heading "B" skips a level/],
  ["```klingon\nQapla\n```", /^blog\/x\.md: a code block says "klingon"; there are text, bash/],
  ["```\nplain\n```", /^blog\/x\.md: a code block says ""/],
  ["{{nobody}}", /^blog\/x\.md: \{\{nobody\}\} is unknown; there are appName/],
])("a mistake names the file and what would be right: %s", (source, message) => {
  expect(() => render(source)).toThrow(message);
});

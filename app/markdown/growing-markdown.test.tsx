import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GrowingMarkdown } from "./growing-markdown";
import { Markdown } from "./markdown";
import { parseMarkdown } from "./parse-markdown";

test("an answer is read about once, however many pieces it comes in", () => {
  const readBy = (blocks: number) => {
    let characters = 0;
    const growing = new GrowingMarkdown((text) => {
      characters += text.length;
      return parseMarkdown(text);
    });
    let text = "";
    for (let block = 0; block < blocks; block += 1) {
      for (const piece of ["A line of ", "**words**\n", "- one\n", "- two\n\n"]) {
        text += piece;
        growing.read(text);
      }
    }
    return characters / text.length;
  };
  expect(readBy(400)).toBeLessThan(1.1 * readBy(100));
});

test("what came piece by piece is shown as what came at once", () => {
  const text =
    "Intro\n=====\n\n1. one\n\n   more\n2. two\n\n> quote\nlazy\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nx\n\ny\n```\nend *here*\r\n\r\nand\r\n\r\nso on\r\n";
  const growing = new GrowingMarkdown();
  let shown = "";
  for (let end = 1; end <= text.length; end += 1) {
    shown = renderToStaticMarkup(
      <div className="markdown">{growing.read(text.slice(0, end))}</div>,
    );
  }
  expect(shown).toBe(renderToStaticMarkup(<Markdown text={text} />));
});

test("a text that is begun anew is read anew", () => {
  const growing = new GrowingMarkdown();
  growing.read("a\n\nb\n\nc\n\nd");
  expect(renderToStaticMarkup(<p>{growing.read("other")}</p>)).toBe("<p><p>other</p></p>");
});

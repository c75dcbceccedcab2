import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GrowingText, loadMarkdown, MessageText } from "./message-text";

test("a message is as it was written until what reads Markdown is there, and from then on at once as it is meant", async () => {
  const drawn = () => [
    renderToStaticMarkup(<MessageText text="I changed **part 7**." />),
    renderToStaticMarkup(<GrowingText text="I changed **part 7**." />),
  ];
  for (const html of drawn()) expect(html).toContain("**part 7**");
  await loadMarkdown();
  for (const html of drawn()) expect(html).toContain("<strong>part 7</strong>");
});

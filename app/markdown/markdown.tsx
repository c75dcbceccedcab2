import { type ReactNode, useMemo, useState } from "react";
import { PlainText } from "./as-written";
import { GrowingMarkdown } from "./growing-markdown";
import { MARKDOWN_CHARACTERS } from "./limits";
import { elementsOf, type Setting } from "./markdown-elements";
import { parseMarkdown } from "./parse-markdown";

interface MarkdownProps {
  text: string;
  /** Must stay the same object, or the text is read at every render. */
  setting?: Setting;
}

/**
 * What people and models write, as React elements, on server and browser alike. Above the limits
 * (limits.ts) it is shown as it was written.
 */
export function Markdown({ text, setting }: MarkdownProps) {
  const elements = useMemo(() => {
    const tokens = parseMarkdown(text);
    return tokens && elementsOf(tokens, setting);
  }, [text, setting]);
  return <Prose text={text} elements={elements} />;
}

/** A text that is still being written. */
export function LiveMarkdown({ text }: { text: string }) {
  const [growing] = useState(() => new GrowingMarkdown());
  const elements = useMemo(
    () => (text.length > MARKDOWN_CHARACTERS ? null : growing.read(text)),
    [text, growing],
  );
  return <Prose text={text} elements={elements} />;
}

function Prose({ text, elements }: { text: string; elements: ReactNode[] | null }) {
  return elements ? <div className="markdown">{elements}</div> : <PlainText text={text} />;
}

import { groupDigits } from "~/platform/group-digits";

/** How much of a long text is shown before somebody asks for the rest, in characters. */
const SHOWN_AT_FIRST = 2_000;

/** A text that is not read as Markdown, in the place of one that is. */
export function PlainText({ text }: { text: string }) {
  return (
    <div className="markdown">
      <AsWritten text={text} />
    </div>
  );
}

/** A text as it was written; of a long one the beginning, and the rest when it is asked for. */
function AsWritten({ text }: { text: string }) {
  const end = cutAt(text);
  const rest = text.slice(end);
  return (
    <>
      <p className="markdown-as-written">{text.slice(0, end)}</p>
      {rest !== "" && (
        <details>
          <summary>Show the rest ({groupDigits(rest.length)} characters)</summary>
          <p className="markdown-as-written">{rest}</p>
        </details>
      )}
    </>
  );
}

/** Behind the last space, so that neither a word nor a character is cut in two where one can be left whole. */
function cutAt(text: string): number {
  if (text.length <= SHOWN_AT_FIRST) return text.length;
  const space = Math.max(
    text.lastIndexOf(" ", SHOWN_AT_FIRST),
    text.lastIndexOf("\n", SHOWN_AT_FIRST),
  );
  if (space > 0) return space + 1;
  const isHalf = /[\ud800-\udbff]/.test(text[SHOWN_AT_FIRST - 1] ?? "");
  return isHalf ? SHOWN_AT_FIRST - 1 : SHOWN_AT_FIRST;
}

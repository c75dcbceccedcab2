import type { ModelChunk } from "./model";

const LIST = /^Not used: (.+)\.$/;
const QUOTES = /“([^”]*)”/g;

/**
 * Passes on what the built-in engine says, without what it quotes as not used and the person never said: those
 * are words of the form.
 *
 * @param words the person's own
 */
export async function* withoutUnsaid(
  chunks: AsyncIterable<ModelChunk>,
  words: string,
): AsyncGenerator<ModelChunk> {
  const said = words.toLowerCase();
  const cleaned = (line: string): string => {
    const list = LIST.exec(line.trim())?.[1];
    if (list === undefined) return line;
    const kept = [...list.matchAll(QUOTES)].filter(([, quote = ""]) =>
      said.includes(quote.replaceAll("\\", "").toLowerCase()),
    );
    return kept.length === 0 ? "" : `Not used: ${kept.map(([quote]) => quote).join(", ")}.\n`;
  };
  let line = "";
  for await (const chunk of chunks) {
    if (chunk.type !== "text") {
      if (line !== "") yield { type: "text", text: cleaned(line) };
      line = "";
      yield chunk;
      continue;
    }
    const lines = (line + chunk.text).split(/(?<=\n)/);
    line = lines.at(-1)?.endsWith("\n") ? "" : (lines.pop() ?? "");
    const text = lines.map(cleaned).join("");
    if (text !== "") yield { type: "text", text };
  }
  if (line !== "") yield { type: "text", text: cleaned(line) };
}

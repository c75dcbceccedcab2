import { type ParserEvent, ResponseParser } from "../../app/generation/protocol/parser";

export const FENCE = "```";

/** A fenced block as models write it. */
export const block = (info: string, content: string, fence = FENCE) =>
  `${fence}${info}\n${content}${fence}\n`;

/** Parses chunks, and merges the events that chunking may split. */
export function parseChunks(chunks: Iterable<string>): ParserEvent[] {
  const parser = new ResponseParser();
  const merged: ParserEvent[] = [];
  const add = (events: ParserEvent[]) => {
    for (const event of events) {
      const last = merged.at(-1);
      const continues =
        (last?.type === "prose" && event.type === "prose") ||
        (last?.type === "file_delta" && event.type === "file_delta" && last.path === event.path);
      if (continues) last.text += event.text;
      else merged.push({ ...event });
    }
  };
  for (const chunk of chunks) add(parser.write(chunk));
  add(parser.end());
  return merged;
}

/** Parses a text in chunks of `size` UTF-16 units; whole without a size. */
export function parse(text: string, size = Math.max(1, text.length)): ParserEvent[] {
  return parseChunks(chunksOf(text, size));
}

export function chunksOf(text: string, size: number): string[] {
  const chunks: string[] = [];
  for (let at = 0; at < text.length; at += size) chunks.push(text.slice(at, at + size));
  return chunks;
}

/** What became of each file: its content, or "edit", "delete", "cut: …" for an incomplete one. */
export function filesOf(text: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const event of parse(text)) {
    if (event.type !== "file_end") continue;
    const { path, action, complete } = event;
    files[path] = action === "write" ? (complete ? "" : "cut: ") + event.content : action;
  }
  return files;
}

export function proseOf(text: string): string {
  return parse(text)
    .map((event) => (event.type === "prose" ? event.text : ""))
    .join("");
}

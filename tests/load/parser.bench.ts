import { pathToFileURL } from "node:url";
import { type ParserEvent, ResponseParser } from "../../app/generation/protocol/parser";
import { report, show, spreadOf } from "./measure";

/** Characters a chunk: the bench text is ASCII, so these are bytes too; about one token. */
const CHUNK = 4;
const RUNS = 15;
/** Rounds that only let the compiler finish. */
const WARM_UP = 2;
/** Sizes in MB at which the parser is timed; the ratio to the floor is taken at each. */
const SIZES = [1, 2, 5, 10];
const GOAL = 0.5;
/** Above this growth of the time per MB, from the smallest answer to the largest, work piles up. */
const LINEAR = 1.5;

/**
 * Prints how fast the parser reads a streamed answer, as a ratio to a floor that reads the same
 * chunks and does nothing but split them into lines. Both run in turn within one process.
 */
export async function run(): Promise<void> {
  const perMegabyte: number[] = [];
  for (const size of SIZES) {
    const chunks = chunksOf(answerOf(size * 1_000_000));
    const parser: number[] = [];
    const lines: number[] = [];
    for (let round = -WARM_UP; round < RUNS; round += 1) {
      const parsing = size / secondsOf(() => parseChunks(chunks));
      const splitting = size / secondsOf(() => splitChunks(chunks));
      if (round < 0) continue;
      parser.push(parsing);
      lines.push(splitting);
    }
    const ratio = spreadOf(parser.map((speed, round) => speed / (lines[round] ?? speed)));
    perMegabyte.push(1 / spreadOf(parser).median);
    const what = `${size} MB in ${CHUNK}-byte chunks`;
    report(`${what}, parser`, show(spreadOf(parser), "MB/s"));
    report(`${what}, lines only`, show(spreadOf(lines), "MB/s"));
    report(`${what}, ratio`, show(ratio, "×"), {
      text: `≥ ${GOAL}`,
      reached: ratio.median >= GOAL,
    });
  }
  const growth = (perMegabyte.at(-1) ?? 0) / (perMegabyte[0] ?? 1);
  report(`time per MB, ${SIZES.at(-1)} MB to ${SIZES[0]} MB`, `${growth.toFixed(2)} ×`, {
    text: `≤ ${LINEAR}`,
    reached: growth <= LINEAR,
  });
}

/** The parser's work: every event of the answer. @returns characters it gave back */
function parseChunks(chunks: readonly string[]): number {
  const parser = new ResponseParser();
  let told = 0;
  for (const chunk of chunks) {
    const events = parser.write(chunk);
    // Most chunks complete nothing; setting up an iterator for each would be timed as parsing.
    if (events.length > 0) told += lengthOf(events);
  }
  return told + lengthOf(parser.end());
}

function lengthOf(events: readonly ParserEvent[]): number {
  let length = 0;
  for (const event of events) {
    if (event.type === "prose" || event.type === "file_delta") length += event.text.length;
  }
  return length;
}

/** The floor: the same chunks, split into lines. @returns characters it gave back */
function splitChunks(chunks: readonly string[]): number {
  let pending = "";
  let told = 0;
  for (const chunk of chunks) {
    let newline = chunk.indexOf("\n");
    if (newline < 0) {
      pending += chunk;
      continue;
    }
    let start = 0;
    while (newline >= 0) {
      const line = pending + chunk.slice(start, newline + 1);
      pending = "";
      // Handed on, not kept: a floor that keeps 10 MB of lines pays for memory the parser frees.
      told += takeLine(line);
      start = newline + 1;
      newline = chunk.indexOf("\n", start);
    }
    pending = chunk.slice(start);
  }
  return told + takeLine(pending);
}

/** Reads the line's last character, as any consumer of a line would: it must be a real string. */
function takeLine(line: string): number {
  return line.charCodeAt(line.length - 1) === 0 ? 0 : line.length;
}

/** An answer of about `length` characters: a sentence, then a file of 150 lines, over and over. */
function answerOf(length: number): string {
  const parts: string[] = [];
  let total = 0;
  for (let index = 0; total < length; index += 1) {
    const lines = Array.from(
      { length: 150 },
      (_, line) => `${"  ".repeat(line % 5)}const value${line} = read("item-${index}", ${line});\n`,
    );
    const file = `\`\`\`tsx path="src/part-${index}.tsx"\n${lines.join("")}\`\`\`\n`;
    const part = `Next comes part ${index}, which reads the items of its own list.\n\n${file}\n`;
    parts.push(part);
    total += part.length;
  }
  return parts.join("");
}

function chunksOf(text: string): string[] {
  const chunks: string[] = [];
  for (let at = 0; at < text.length; at += CHUNK) chunks.push(text.slice(at, at + CHUNK));
  return chunks;
}

/** Seconds of processor time that `work` takes: what else the machine does is not counted. */
function secondsOf(work: () => number): number {
  const start = process.cpuUsage();
  if (work() === 0) throw new Error("The bench read nothing.");
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await run();

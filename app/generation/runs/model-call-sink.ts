import type { AnswerMode } from "~/conversation/answer";
import type { GenerationEvent } from "../events/event-schema";
import { readChoices } from "../protocol/choice-lines";
import { type ParserEvent, ResponseParser } from "../protocol/parser";
import type { Ask } from "./asked-reads.server";
import type { FileWriter } from "./file-writer.server";
import { shownBlock } from "./shown-block";

type FileEvent = Exclude<ParserEvent, { type: "prose" | "ask" }>;

/** What a reparse finds again and nobody needs to hear twice. */
interface Skip {
  blocks: number;
  prose: number;
  open: { path: string; told: number } | null;
}

/** Turns an answer into readers' events and saved files, each exactly once. */
export class ModelCallSink {
  #parser = new ResponseParser();
  /** Finished blocks so far: a reparse skips as many. */
  #finished = 0;
  #toldProse = 0;
  /** Stands before the first prose. */
  #lead = "";
  /** Characters of the open file that were shown: a reparse goes on after them. */
  #toldOpen = 0;
  /** The file whose fence is open. */
  openPath: string | undefined;
  /** All of the answer that is no file. */
  prose = "";
  /** What the model asks for, to be answered when this part of its answer has ended. */
  asks: Ask[] = [];
  /** What the model offers to be answered with a press. */
  choices: { text: string; send: string }[] = [];
  /** It went on to write files before it had what it asked for: no more of this part counts. */
  isWaiting = false;

  constructor(
    private readonly writer: FileWriter,
    private readonly append: (event: GenerationEvent) => void,
    private readonly mode: AnswerMode,
    private readonly showProse: boolean,
  ) {}

  /** Keeps what it says next apart from what was said before. */
  beginParagraph(): void {
    this.#lead = "\n\n";
  }

  async write(text: string): Promise<void> {
    await this.#handle(this.#parser.write(text));
  }

  /** Parses a joined text from its start, and handles only what is new in it. */
  async rewrite(text: string): Promise<void> {
    const open = this.openPath === undefined ? null : { path: this.openPath, told: this.#toldOpen };
    const skip = { blocks: this.#finished, prose: this.#toldProse, open };
    this.#parser = new ResponseParser();
    this.openPath = undefined;
    this.prose = "";
    this.asks = [];
    this.choices = [];
    this.isWaiting = false;
    await this.#handle(this.#parser.write(text), skip);
  }

  /** A file of which nothing can be used: it has failed until it comes whole. */
  leaveUnfinished(path: string): void {
    if (this.mode === "develop") this.writer.leave(path);
  }

  /** Ends the answer. A file that a person's stop cut off is no failure. */
  async end({ isStopped = false } = {}): Promise<void> {
    const events = this.#parser.end();
    await this.#handle(
      isStopped ? events.filter((event) => !("complete" in event && !event.complete)) : events,
    );
  }

  async #handle(events: ParserEvent[], skip: Skip = { blocks: 0, prose: 0, open: null }) {
    for (const event of events) {
      if (event.type === "prose") {
        this.#tell(event.text, skip);
        continue;
      }
      if (this.isWaiting) return;
      if (event.type === "ask") {
        if (event.ask === "choices") this.choices = readChoices(event.text);
        else this.asks.push({ kind: event.ask, text: event.text });
        continue;
      }
      // What is written before what was asked for has come would be written blindly.
      if (event.type === "file_start" && this.asks.length > 0) {
        this.isWaiting = true;
        return;
      }
      const isKnown = skip.blocks > 0;
      if (event.type === "file_end") {
        this.openPath = undefined;
        if (isKnown) skip.blocks -= 1;
        else this.#finished += 1;
      } else {
        this.openPath = event.path;
      }
      const rest = isKnown ? null : untold(event, skip);
      if (event.type === "file_start") this.#toldOpen = 0;
      if (event.type === "file_delta") this.#toldOpen += event.text.length;
      if (rest) await this.#handleFile(rest);
    }
  }

  #tell(text: string, skip: { prose: number }): void {
    this.prose += text;
    const told = Math.min(skip.prose, text.length);
    skip.prose -= told;
    const content = text.slice(told);
    this.#toldProse += content.length;
    if (!content || !this.showProse) return;
    this.append({ content: this.#lead + content });
    this.#lead = "";
  }

  async #handleFile(event: FileEvent): Promise<void> {
    if (this.mode === "discuss") {
      if (event.type === "file_start") {
        const text = `Discuss mode changes no files: ${event.path} was left as it is.`;
        this.append({ type: "notice", text });
      } else if (event.type === "file_end" && this.showProse) {
        // What explains something by a file says nothing without it.
        const content = shownBlock(event);
        if (content !== "") this.append({ content });
      }
      return;
    }
    if (event.type === "file_start") this.writer.start(event);
    else if (event.type === "file_delta") this.writer.delta(event);
    else await this.writer.finish(event);
  }
}

/** What of an event was not told before the reparse; null for nothing. */
function untold(event: FileEvent, skip: Skip): FileEvent | null {
  if (!skip.open || event.path !== skip.open.path) return event;
  if (event.type === "file_start") return null;
  if (event.type === "file_end") {
    skip.open = null;
    return event;
  }
  const known = Math.min(skip.open.told, event.text.length);
  skip.open.told -= known;
  return known === event.text.length ? null : { ...event, text: event.text.slice(known) };
}

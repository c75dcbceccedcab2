import { type EditBlock, EditCollector } from "./edit-blocks";
import {
  closesFence,
  isWrapper,
  nameOnLine,
  type Opener,
  openFence,
  openTag,
  readFence,
} from "./openers";

export type { EditBlock } from "./edit-blocks";

/** What a model's answer says, in order. Paths are as the model wrote them, not yet normal. */
export type ParserEvent =
  | { type: "prose"; text: string }
  | { type: "file_start"; path: string; action: "write" | "edit" | "delete" }
  | { type: "file_delta"; path: string; text: string }
  | { type: "file_end"; path: string; action: "write"; content: string; complete: boolean }
  | {
      type: "file_end";
      path: string;
      action: "edit";
      edits: EditBlock[];
      complete: boolean;
      error?: string;
    }
  | { type: "file_end"; path: string; action: "delete"; complete: true };

type State =
  | { kind: "prose" }
  /** Code without a path: prose, but nothing in it opens a file. */
  | { kind: "code"; fence: { fence: string; indent: number } }
  | { kind: "skip"; until: string }
  | { kind: "write"; opener: Opener; lines: string[]; depth: number; nests: boolean }
  | { kind: "edit"; opener: Opener; edits: EditCollector }
  | { kind: "delete"; opener: Opener };

const NOTHING: ParserEvent[] = [];
const MARKDOWN = /\.mdx?$/i;
/** A line of prose may still turn out to be a fence, a tag or a lone file name until here. */
const UNDECIDED = /^\s*(?:[`~<].*|(?:#{1,6}\s+|[-*]\s+|\d+[.)]\s+)?\S*)$/s;
/** No opener's first word is longer; past it a line is told as it comes. */
const UNDECIDED_LENGTH = 240;
const THINK = /^\s*<(think|thinking)>/i;

/**
 * Reads path-tagged fences out of a streamed answer: whole files, edits and deletions, with the
 * prose around them. Line-based, byte-exact for any chunking, linear in the answer's length:
 * nothing is unescaped, trimmed or re-read.
 */
export class ResponseParser {
  #state: State = { kind: "prose" };
  #pending = "";
  /** Part of the current line was already told as prose, so the rest of it is prose too. */
  #midLine = false;
  /** A line that is only a file's name (and blank lines after it), until the next line decides. */
  #held: { name: string; text: string } | null = null;
  #events: ParserEvent[] = [];

  /** Takes the next piece of the answer, of any length. @returns what it completed */
  write(chunk: string): ParserEvent[] {
    let newline = chunk.indexOf("\n");
    if (newline < 0) {
      this.#pending += chunk;
      if (this.#state.kind !== "prose" && this.#state.kind !== "code") return NOTHING;
      this.#tellPartialLine();
      return this.#take();
    }
    let start = 0;
    while (newline >= 0) {
      const line = this.#pending + chunk.slice(start, newline + 1);
      this.#pending = "";
      this.#takeLine(line);
      start = newline + 1;
      newline = chunk.indexOf("\n", start);
    }
    this.#pending = chunk.slice(start);
    this.#tellPartialLine();
    return this.#take();
  }

  /** Ends the answer. A file that is still open comes with `complete: false`. */
  end(): ParserEvent[] {
    if (this.#pending !== "") {
      const line = this.#pending;
      this.#pending = "";
      this.#takeLine(line);
    }
    this.#releaseHeld();
    const state = this.#state;
    if (state.kind === "write" || state.kind === "edit" || state.kind === "delete") {
      this.#endFile(state, false);
    }
    this.#state = { kind: "prose" };
    return this.#take();
  }

  #take(): ParserEvent[] {
    const events = this.#events;
    if (events.length === 0) return NOTHING;
    this.#events = [];
    return events;
  }

  #takeLine(line: string): void {
    const state = this.#state;
    switch (state.kind) {
      case "prose":
        this.#takeProse(line);
        return;
      case "code":
        this.#tell(line);
        if (closesFence(bare(line), state.fence)) this.#state = { kind: "prose" };
        return;
      case "skip": {
        const end = line.indexOf(state.until);
        if (end < 0) return;
        this.#state = { kind: "prose" };
        const rest = line.slice(end + state.until.length);
        if (rest.trim() !== "") this.#takeProse(rest);
        return;
      }
      case "delete":
        if (closes(line, state.opener)) this.#endFile(state, true);
        return;
      case "edit":
        this.#takeEdit(state, line);
        return;
      case "write":
        this.#takeContent(state, line);
        return;
    }
  }

  #takeProse(line: string): void {
    if (this.#midLine) {
      this.#midLine = !line.endsWith("\n");
      this.#tell(line);
      return;
    }
    const text = bare(line);
    if (this.#held && text.trim() === "" && line.endsWith("\n")) {
      this.#held.text += line;
      return;
    }
    const think = THINK.exec(text);
    if (think) {
      this.#skip(line, `</${think[1]}>`);
      return;
    }
    const opener = openFence(text, this.#held?.name ?? null);
    if (opener) {
      this.#held = null;
      this.#startFile(opener, line);
      return;
    }
    this.#releaseHeld();
    const fence = readFence(text);
    if (fence) {
      this.#tell(line);
      this.#state = { kind: "code", fence };
      return;
    }
    const tag = openTag(text);
    if (tag) {
      if ("skipUntil" in tag) this.#skip(line, tag.skipUntil);
      else this.#startFile(tag, line);
      return;
    }
    if (isWrapper(text)) return;
    const name = line.endsWith("\n") ? nameOnLine(text) : null;
    if (name) this.#held = { name, text: line };
    else this.#tell(line);
  }

  #takeContent(state: Extract<State, { kind: "write" }>, line: string): void {
    const { opener } = state;
    if ("tag" in opener.close) {
      const body = closedTagLine(line, opener.close.tag);
      if (body !== null) {
        if (body) this.#content(state, body);
        this.#endFile(state, true);
        return;
      }
    } else if (state.nests && isFenceLike(line)) {
      const fence = readFence(bare(line));
      if (fence && fence.info !== "") state.depth += 1;
      else if (fence && state.depth > 0) state.depth -= 1;
      else if (closes(line, opener)) {
        this.#endFile(state, true);
        return;
      }
    } else if (isFenceLike(line) && closes(line, opener)) {
      this.#endFile(state, true);
      return;
    }
    this.#content(state, line);
  }

  #takeEdit(state: Extract<State, { kind: "edit" }>, line: string): void {
    const { edits, opener } = state;
    // Inside a replacement a bare fence is text only where fences are text: in Markdown.
    const mayClose = edits.isBetween || (edits.isReplacing && !MARKDOWN.test(opener.path));
    if (mayClose && isFenceLike(line) && closes(line, opener)) this.#endFile(state, true);
    else edits.push(line);
  }

  #content(state: Extract<State, { kind: "write" }>, text: string): void {
    state.lines.push(text);
    const { path } = state.opener;
    const last = this.#events.at(-1);
    if (last?.type === "file_delta" && last.path === path) last.text += text;
    else this.#events.push({ type: "file_delta", path, text });
  }

  #startFile(opener: Opener, line: string): void {
    const { path, action } = opener;
    this.#events.push({ type: "file_start", path, action });
    if (action === "delete") this.#state = { kind: "delete", opener };
    else if (action === "edit") this.#state = { kind: "edit", opener, edits: new EditCollector() };
    else {
      const nests = MARKDOWN.test(path);
      this.#state = { kind: "write", opener, lines: [], depth: 0, nests };
    }
    if (opener.closed) {
      this.#endFile(this.#state as Extract<State, { opener: Opener }>, true);
    } else if (opener.rest !== "" && this.#state.kind === "write") {
      this.#takeContent(this.#state, opener.rest + line.slice(bare(line).length));
    }
  }

  #endFile(state: Extract<State, { opener: Opener }>, complete: boolean): void {
    const { path } = state.opener;
    this.#state = { kind: "prose" };
    if (state.kind === "write") {
      const content = state.lines.join("");
      this.#events.push({ type: "file_end", path, action: "write", content, complete });
    } else if (state.kind === "delete") {
      this.#events.push({ type: "file_end", path, action: "delete", complete: true });
    } else {
      const { edits, error } = state.edits;
      const failure = error ? { error } : {};
      this.#events.push({ type: "file_end", path, action: "edit", edits, complete, ...failure });
    }
  }

  #skip(line: string, until: string): void {
    this.#state = { kind: "skip", until };
    this.#takeLine(line);
  }

  /** Prose is told word by word, unless the line may still turn out to be an opener. */
  #tellPartialLine(): void {
    const { kind } = this.#state;
    if ((kind !== "prose" && kind !== "code") || this.#pending === "") return;
    if (!this.#midLine) {
      if (kind === "code" || this.#held) return;
      const first = this.#pending.trimStart()[0];
      if (first === undefined || first === "`" || first === "~" || first === "<") return;
      if (this.#pending.length < UNDECIDED_LENGTH && UNDECIDED.test(this.#pending)) return;
      this.#midLine = true;
    }
    // A lone carriage return may be half of a line end; told later, it is still told.
    this.#tell(this.#pending);
    this.#pending = "";
  }

  #releaseHeld(): void {
    if (!this.#held) return;
    const { text } = this.#held;
    this.#held = null;
    this.#tell(text);
  }

  #tell(text: string): void {
    const last = this.#events.at(-1);
    if (last?.type === "prose") last.text += text;
    else this.#events.push({ type: "prose", text });
  }
}

/** The line without its terminator. */
function bare(line: string): string {
  if (!line.endsWith("\n")) return line;
  return line.slice(0, line.endsWith("\r\n") ? -2 : -1);
}

function closes(line: string, { close }: Opener): boolean {
  return "tag" in close ? line.includes(close.tag) : closesFence(bare(line), close);
}

/** Cheap first look: most lines of code are no fence. */
function isFenceLike(line: string): boolean {
  let index = 0;
  while (line[index] === " " || line[index] === "\t") index += 1;
  return line[index] === "`" || line[index] === "~";
}

/**
 * The content before a closing tag, or null when the line does not close. A tag within a string
 * (quotes around it) is the file's own text.
 */
function closedTagLine(line: string, tag: string): string | null {
  const text = line.trimEnd();
  if (!text.endsWith(tag)) return null;
  const body = text.slice(0, -tag.length);
  if (body.trim() === "") return "";
  return /["'`][^"'`]*$/.test(body) && (body.match(/["'`]/g)?.length ?? 0) % 2 === 1 ? null : body;
}

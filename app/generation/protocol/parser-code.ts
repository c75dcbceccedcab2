import { askInText } from "./call-asks";
import { type FileChange, tellChanges } from "./file-change";
import { opensDiff, readDiff } from "./form-diff";
import { Heredoc } from "./form-heredoc";
import { readEnvelope } from "./form-json";
import { opensPatch, readPatch } from "./form-patch";
import { opensProgram, readProgram } from "./form-program";
import { FileBlock } from "./parser-block";
import type { EventQueue } from "./parser-events";
import {
  bareLine,
  closesFence,
  type Fence,
  isFenceLike,
  outlasts,
  readFence,
  withoutIndent,
} from "./parser-fences";
import { labelOf } from "./parser-labels";
import { opensExplicitly } from "./parser-names";
import { languageOfFence } from "./parser-openers";
import { readTag } from "./parser-tags";
import { ShellCommands } from "./shell-commands";

const SHELL = /^(?:|sh|bash|zsh|fish|shell|console|terminal|powershell|pwsh|ps1|cmd|bat|text|txt)$/;
const JSON_LANGUAGE = /^(?:|json|jsonc|json5|js|javascript|text|txt|tool_call|tool_code)$/;

/** Languages in which some models write all of their answer. */
const WRAPS = /^(?:|md|markdown)$/;
const PROGRAM = /^(?:|python3?|py|tool_code|tool_call|javascript|js|mjs|typescript|ts|node)$/;
/** A command that takes the lines below it, up to a word. */
const TAKES_LINES = /<<-?\s*\\?["']?([A-Za-z_]\w*)["']?/;

/** What a file begins with that still may name itself on its next line. */
const DIRECTIVE =
  /^\s*(?:["']use (?:client|server|strict)["'];?|#!\/.{1,80}|<\?php|@charset .{1,20};)\s*$/;

/** How a block of code is read, once its first line with ink has shown what it is. */
type Reading =
  | { kind: "unknown" }
  | { kind: "prose" }
  | { kind: "file"; block: FileBlock }
  /** Read as a whole, when it is closed. */
  | { kind: "form"; read: (lines: readonly string[]) => FileChange[] | null };

/**
 * A fence without a path. Most are prose; some hold files all the same: behind a comment with the
 * file's name, as a patch, in JSON, in a shell's heredoc.
 */
export class CodeBlock {
  readonly #fence: Fence;
  readonly #language: string;
  /** Lines that are not told yet: all of them while the reading is unknown, or a form's. */
  #held: string[];
  #reading: Reading = { kind: "unknown" };
  #heredoc: Heredoc | null = null;
  readonly #commands = new ShellCommands();
  /** The word that ends what a shell's command takes, once one takes lines. */
  #word: string | null = null;
  /** Set when the fence only wraps tags: it is still to be closed. */
  wrapper: Fence | null = null;

  /** @param line the fence's line */
  constructor(fence: Fence, line: string) {
    this.#fence = fence;
    this.#language = languageOfFence(fence.info);
    this.#held = [line];
  }

  get path(): string | undefined {
    return this.#reading.kind === "file" ? this.#reading.block.path : this.#heredoc?.path;
  }

  /** Takes a line. @returns what follows the block on it; null when the block is still open */
  take(line: string, events: EventQueue): string | null {
    if (this.#reading.kind === "file") return this.#reading.block.take(line, events);
    const fence = isFenceLike(line) ? readFence(bareLine(line)) : null;
    const open = this.#fence;
    if (fence && this.#wraps(fence)) {
      this.end(events);
      this.wrapper = open;
      return line;
    }
    if (fence && opensExplicitly(fence) && fence.indent <= open.indent && outlasts(fence, open)) {
      this.end(events);
      return line;
    }
    if (this.#heredoc) {
      this.#takeHeredoc(line, this.#heredoc, events);
      return null;
    }
    if (fence && closesFence(fence, open)) {
      this.#close(line, events);
      return "";
    }
    if (this.#reading.kind === "unknown" && line.trim() !== "") {
      const text = this.#dedented([line]).join("");
      if (this.#holdsTags(line)) {
        this.wrapper = this.#fence;
        return line;
      }
      this.#read(text);
      if (this.#reading.kind !== "unknown") return this.#takeFirst(line, events);
    }
    this.#keep(line, events);
    return null;
  }

  /** Ends the block where nothing closed it. */
  end(events: EventQueue): void {
    if (this.#reading.kind === "file") this.#reading.block.end(events, false);
    else if (this.#heredoc) tellChanges([this.#heredoc.cut], events);
    else this.#close("", events);
  }

  /** Whether a longer fence of Markdown only wraps the answer: the one within names its file. */
  #wraps(inner: Fence): boolean {
    const { mark, length } = this.#fence;
    const isLonger = mark === inner.mark && length > inner.length;
    return isLonger && WRAPS.test(this.#language) && opensExplicitly(inner);
  }

  /** Tags of other builders within a fence: the fence only wraps them. */
  #holdsTags(line: string): boolean {
    const tag = readTag(bareLine(line));
    return tag !== null && tag.kind !== "skip";
  }

  #read(line: string): void {
    const language = this.#language;
    if (opensPatch(line)) this.#reading = { kind: "form", read: readPatch };
    else if (opensDiff(line) || /^(?:diff|patch)$/.test(language)) {
      this.#reading = { kind: "form", read: (lines) => readDiff(lines) };
    } else if (this.#opensLabelled(line)) {
      return;
    } else if (PROGRAM.test(language) && opensProgram(line)) {
      this.#reading = { kind: "form", read: (lines) => readProgram(lines.join("")) };
    } else if (/^\s*[[{]/.test(line) && JSON_LANGUAGE.test(language)) {
      this.#reading = { kind: "form", read: (lines) => readEnvelope(lines.join("")) };
    } else if (!(DIRECTIVE.test(line) && this.#held.length === 1)) {
      this.#reading = { kind: "prose" };
    }
  }

  #opensLabelled(line: string): boolean {
    const path = labelOf(bareLine(line), this.#language);
    if (path === null) return false;
    const closer = { fence: this.#fence };
    const block = new FileBlock({ path, action: "write", closer, isNearby: true, label: line });
    this.#reading = { kind: "file", block };
    return true;
  }

  #takeFirst(line: string, events: EventQueue): null {
    const { kind } = this.#reading;
    if (this.#reading.kind === "file") {
      for (const above of this.#held.splice(0).slice(1)) this.#reading.block.take(above, events);
    } else {
      if (kind === "prose") this.#release(events);
      this.#keep(line, events);
    }
    return null;
  }

  #keep(line: string, events: EventQueue): void {
    const heredoc = SHELL.test(this.#language) ? Heredoc.open(line) : null;
    if (heredoc && this.#reading.kind === "prose") this.#heredoc = heredoc;
    else if (this.#reading.kind === "prose" && SHELL.test(this.#language)) {
      this.#takeCommand(line, events);
    } else if (this.#reading.kind === "prose") events.addProse(line);
    else this.#held.push(line);
  }

  /** A line of a shell: it may hand a patch to its command. */
  #takeCommand(line: string, events: EventQueue): void {
    const word = this.#word;
    const isDiff = word !== null && opensDiff(line);
    if (isDiff || opensPatch(line)) {
      const upTo = (lines: readonly string[]) => {
        const end = lines.findIndex((each) => each.trim() === word);
        return end < 0 ? lines : lines.slice(0, end);
      };
      const read = isDiff ? (lines: readonly string[]) => readDiff(upTo(lines)) : readPatch;
      this.#reading = { kind: "form", read };
      this.#held = ["", line];
      return;
    }
    this.#word = TAKES_LINES.exec(line)?.[1] ?? word;
    this.#commands.take(line);
    events.addProse(line);
  }

  #takeHeredoc(line: string, heredoc: Heredoc, events: EventQueue): void {
    const change = heredoc.take(line);
    if (!change) return;
    tellChanges([change], events);
    this.#commands.hasWritten = true;
    this.#heredoc = null;
  }

  #close(line: string, events: EventQueue): void {
    const reading = this.#reading;
    const held = this.#dedented(this.#held.slice(1));
    const isForm = reading.kind === "form";
    const ask = isForm ? askInText(held.join("")) : null;
    const changes = isForm && !ask ? reading.read(held) : null;
    if (ask) events.add({ type: "ask", ...ask });
    else if (changes) tellChanges(changes, events);
    else {
      this.#release(events);
      events.addProse(line);
    }
    this.#commands.tell(events, line !== "");
  }

  /** A fence in a list stands in, and its lines with it: that is no content of a patch. */
  #dedented(lines: readonly string[]): readonly string[] {
    const { indent } = this.#fence;
    if (indent === 0) return lines;
    const texts = lines.map((line) => withoutIndent(line, indent));
    return texts.some((text) => text === null) ? lines : (texts as string[]);
  }

  #release(events: EventQueue): void {
    for (const line of this.#held) events.addProse(line);
    this.#held = [];
  }
}

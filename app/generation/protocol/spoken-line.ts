import type { EventQueue } from "./parser-events";
import { nameInSentence } from "./parser-names";
import { announcesFile } from "./spoken-creation";
import { tellOrder } from "./spoken-orders";

/** No line of prose that opens or names a file is longer, in characters. */
const LENGTH = 400;
/** Blank lines after which a name no longer belongs to the code below it. */
const GAP_LINES = 2;
/** Nothing, or what underlines a heading. */
const GAP = /^[ \t]*(?:-{3,80}|={3,80}|─{3,80})?\s*$/;

/** The one file that a sentence speaks of, and whether it says that it is to be made. */
export interface SpokenName {
  name: string;
  isNew: boolean;
}

/** A line that is only a file's name, with the blank lines after it. */
export class HeldName {
  readonly lines: string[];

  constructor(
    readonly name: string,
    line: string,
  ) {
    this.lines = [line];
  }

  /** Takes a blank line or a rule, as long as the name may still belong to a fence. @returns whether it did */
  takeGap(line: string): boolean {
    if (!GAP.test(line) || this.lines.length > GAP_LINES) return false;
    this.lines.push(line);
    return true;
  }
}

/** How much of a text can be told: half of a character outside the basic plane waits for the other. */
export function wholeLength(text: string): number {
  const code = text.charCodeAt(text.length - 1);
  return code >= 0xd800 && code < 0xdc00 ? text.length - 1 : text.length;
}

/** The last line of prose that holds words, however its pieces came. */
export class SpokenLine {
  #line = "";
  #spoken = "";
  #gap = 0;
  /** Words or examples stand between the last file and here: a tag may only be spoken of. */
  isAmidWords = false;

  /**
   * Takes a piece of prose, of one line at most, and tells what a whole line orders.
   *
   * @returns the line, when the piece ends it
   */
  take(text: string, events: EventQueue): string | null {
    this.isAmidWords ||= text.trim() !== "";
    if (this.#line.length <= LENGTH) this.#line += text.slice(0, LENGTH + 1);
    if (!text.endsWith("\n")) return null;
    const line = this.#line;
    this.#line = "";
    if (line.trim() === "") {
      this.#gap += 1;
      return null;
    }
    this.#spoken = line;
    this.#gap = 0;
    if (line.length > LENGTH) return null;
    tellOrder(line, events);
    return line;
  }

  /** Tells what a last line without an end orders. */
  tellRest(events: EventQueue): void {
    if (this.#line.length <= LENGTH) tellOrder(this.#line, events);
    this.#line = "";
  }

  /** The one file that the line just before speaks of. */
  get name(): SpokenName | null {
    const name = this.#gap <= GAP_LINES ? nameInSentence(this.#spoken) : null;
    return name === null ? null : { name, isNew: announcesFile(this.#spoken) };
  }

  /** The next replacement without a name is of the same file. */
  speakOf(path: string): void {
    this.#spoken = `\`${path}\``;
    this.#gap = 0;
  }

  /** What was said belongs to the code that comes now: the next one is not meant. */
  showCode(): void {
    this.#spoken = "";
    this.isAmidWords = true;
  }

  /** A file comes: nothing that was said is about what follows it. */
  end(): void {
    this.#spoken = "";
    this.isAmidWords = false;
  }
}

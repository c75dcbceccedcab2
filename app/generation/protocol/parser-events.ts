import type { EditBlock } from "./parser-edits";

/** What a model may ask of the product instead of writing a file: the first word of a fence. */
export type AskKind = "read" | "search" | "choices";

/** What a model's answer says, in order. Paths are as the model wrote them, not yet normal. */
export type ParserEvent =
  | { type: "prose"; text: string }
  /** The model asks for something instead of writing it: a line each. */
  | { type: "ask"; ask: AskKind; text: string }
  | { type: "file_start"; path: string; action: "write" | "edit" | "delete" }
  | { type: "file_delta"; path: string; text: string }
  | {
      type: "file_end";
      path: string;
      action: "write";
      content: string;
      complete: boolean;
      /** Why the block cannot be used as it stands, as the model is told. */
      error?: string;
      /** Only what stands beside the code gives its path: it may be an example or an excerpt. */
      isNearby?: boolean;
      /** Its path is the line above: a heading, below which a part of the file may be shown as well. */
      isHeaded?: boolean;
      /** The sentence before it says that this file is to be made. */
      isAnnounced?: boolean;
      /** The code's first line, which gave the path and is no content. */
      label?: string;
    }
  | {
      type: "file_end";
      path: string;
      action: "edit";
      edits: EditBlock[];
      complete: boolean;
      error?: string;
      /** It may have been no change at all. */
      isDoubtful?: true;
    }
  | {
      type: "file_end";
      path: string;
      action: "delete";
      complete: true;
      doubt?: string;
      /** Words say so, and nothing else does: it is never done for them. */
      isInWords?: true;
    }
  | {
      type: "file_end";
      path: string;
      action: "rename";
      to: string;
      complete: true;
      doubt?: string;
      isInWords?: true;
    };

/** The end of a file's block: what there is to do. */
export type FileEnd = Extract<ParserEvent, { type: "file_end" }>;

/** Events on their way out; what a chunk completes of one text is one event. */
export class EventQueue {
  #events: ParserEvent[] = [];

  take(): ParserEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  add(...events: ParserEvent[]): void {
    this.#events.push(...events);
  }

  addProse(text: string): void {
    const last = this.#events.at(-1);
    if (last?.type === "prose") last.text += text;
    else this.#events.push({ type: "prose", text });
  }

  addDelta(path: string, text: string): void {
    const last = this.#events.at(-1);
    if (last?.type === "file_delta") last.text += text;
    else this.#events.push({ type: "file_delta", path, text });
  }
}

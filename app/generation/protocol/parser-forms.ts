import { askInText } from "./call-asks";
import { type FileChange, tellChanges } from "./file-change";
import { isDiffLine, opensDiff, readDiff } from "./form-diff";
import { opensElement, readElement } from "./form-elements";
import { Heredoc } from "./form-heredoc";
import { readEnvelope } from "./form-json";
import { closesPatch, opensPatch, readPatch } from "./form-patch";
import { opensCallLine, readProgram } from "./form-program";
import { mayBecomeTokens, opensTokens, tokensAsJson } from "./form-tokens";
import { JsonDepth } from "./json-depth";
import type { EventQueue } from "./parser-events";
import { bareLine, isFenceLike, readFence } from "./parser-fences";
import { opensExplicitly } from "./parser-names";

/** How lines of prose begin that may open such a form. */
const START =
  /^(?:\*{1,3}(?: |$)|--?$|--- ?$|--- \S|diff(?:$| )|(?:\$ )?(?:cat|tee|mkdir)(?:$| +[<>\w./-])|\{\s*(?:$|")|\[\s*(?:$|[{"]))/;
const START_LENGTH = 400;
/** What some put before the JSON of a call, on its line. */
const LEAD =
  /^(?:functools|\[TOOL_CALLS\]|<\|[\w/]{1,30}\|>|(?:action|tool|function)[ _]?(?:input|calls?|arguments)?:|(?:input|arguments):)\s*(?=[[{])/i;

/** Whether a line that begins like this may still open one of these forms. Once false, it stays so. */
export function mayBecomeForm(start: string): boolean {
  if (mayBecomeTokens(start) || opensCallLine(start)) return true;
  const text = withoutLead(start);
  if (text.length <= START_LENGTH)
    return START.test(text) || /^<(?:$|\|[\w/|]{0,32}>?$)/.test(text);
  return /^[[{]/.test(text) && START.test(text.slice(0, START_LENGTH));
}

function withoutLead(line: string): string {
  return line.slice(LEAD.exec(line.slice(0, START_LENGTH))?.[0].length ?? 0);
}

/** What tells where a form ends, and what it means. */
interface Form {
  /** Whether this line is the form's last; "before" when the form ended before it. */
  ends(line: string): boolean | "before";
  read(lines: readonly string[]): FileChange[] | null;
  /** What it asks for is looked for in this text of it; all of it, where there is none. */
  asJson?(text: string): string;
}

/** A form that is read as a whole, outside of any fence: collects its lines, and tells its files. */
export class FormBlock {
  readonly #form: Form;
  readonly #lines: string[] = [];

  private constructor(form: Form) {
    this.#form = form;
  }

  /** The form that a line opens; null when it opens none. */
  static open(line: string): FormBlock | null {
    const form = formOf(line);
    return form && new FormBlock(form);
  }

  /** Takes a line. @returns what follows the form on it; null when the form goes on */
  take(line: string, events: EventQueue): string | null {
    const ends = this.#form.ends(line);
    if (ends !== "before") this.#lines.push(line);
    if (ends === false) return null;
    this.end(events);
    return ends === "before" ? line : "";
  }

  /** Ends the form. What holds no file was prose. */
  end(events: EventQueue): void {
    const text = this.#lines.join("");
    const ask = askInText(this.#form.asJson?.(text) ?? text);
    const changes = ask ? null : this.#form.read(this.#lines);
    if (ask) events.add({ type: "ask", ...ask });
    else if (changes) tellChanges(changes, events);
    else for (const line of this.#lines) events.addProse(line);
  }
}

function formOf(line: string): Form | null {
  if (opensPatch(line)) return { ends: closesPatch, read: readPatch };
  if (opensDiff(line)) return { ends: (next) => !isDiffLine(next) && "before", read: readDiff };
  const element = opensElement(line);
  if (element) {
    return {
      ends: (next) => (opensFile(next) ? "before" : next.includes(element.closer)),
      read: (lines) => readElement(lines.join("")),
    };
  }
  if (opensTokens(line)) return tokensForm();
  if (opensCallLine(line))
    return { ends: () => true, read: (lines) => readProgram(lines.join("")) };
  if (/^\s*[[{]/.test(withoutLead(line))) return jsonForm();
  return heredocForm(line);
}

function jsonForm(): Form {
  const depth = new JsonDepth();
  return {
    // No string of JSON holds the end of a line: who opens a file has left the envelope.
    ends: (line) => (opensFile(line) ? "before" : depth.take(withoutLead(line)) === 0),
    read: (lines) => readEnvelope(withoutLead(lines.join(""))),
  };
}

function tokensForm(): Form {
  const depth = new JsonDepth();
  let isFirst = true;
  return {
    ends: (line) => {
      // Tokens before the first brace have brackets of their own.
      const from = isFirst ? line.indexOf("{") : 0;
      isFirst = false;
      return opensFile(line) ? "before" : depth.take(line.slice(from)) === 0;
    },
    read: (lines) => readEnvelope(tokensAsJson(lines.join(""))),
    asJson: tokensAsJson,
  };
}

function opensFile(line: string): boolean {
  const fence = isFenceLike(line) ? readFence(bareLine(line)) : null;
  return fence !== null && opensExplicitly(fence);
}

function heredocForm(line: string): Form | null {
  const heredoc = Heredoc.open(line);
  if (!heredoc) return null;
  let change: FileChange | null = null;
  let isFirst = true;
  return {
    ends: (next) => {
      if (!isFirst) change = heredoc.take(next);
      isFirst = false;
      return change !== null;
    },
    read: () => [change ?? heredoc.cut],
  };
}

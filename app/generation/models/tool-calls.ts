/** A call of a tool as it comes in pieces. */
interface ToolCall {
  name: string;
  arguments: string;
}

/** Arguments that are kept of one call, in characters, and calls of one answer. */
const ARGUMENTS = 4_000;
const CALLS = 8;
const QUERY = /"(?:query|pattern|text|regex|keyword|search)"\s*:\s*"((?:[^"\\]|\\.)*)"/i;

/**
 * Collects calls of tools. None are offered, but models trained on them call them all the same: then they are
 * understood as what the protocol has for it, so that no call ends in silence.
 */
export class ToolCalls {
  readonly #calls = new Map<number, ToolCall>();

  /** Takes a piece of the call with this number. */
  add(index: number, name: string, part: string): void {
    const call = this.#calls.get(index) ?? { name: "", arguments: "" };
    if (!this.#calls.has(index) && this.#calls.size === CALLS) return;
    call.name += name.slice(0, 100);
    call.arguments = (call.arguments + part).slice(0, ARGUMENTS);
    this.#calls.set(index, call);
  }

  /** All calls as fences that ask to read or to search; empty without any. */
  asText(): string {
    return [...this.#calls.values()].map((call) => `\n${asFence(call)}\n`).join("");
  }
}

/** A call whose arguments are no JSON asks for what can be made out in them, or for nothing. */
function asFence({ name, arguments: given }: ToolCall): string {
  const text = given.replaceAll("```", "");
  if (/search|grep|find/i.test(name)) return `\`\`\`search\n${QUERY.exec(text)?.[1] ?? ""}\n\`\`\``;
  const isReading = /read|open|view|show|cat|get/i.test(name) && !/write|edit|create/i.test(name);
  return `\`\`\`read\n${isReading ? text : ""}\n\`\`\``;
}

/** A call of a tool as it comes in pieces. */
interface ToolCall {
  name: string;
  arguments: string;
}

/** Characters that are kept of a tool's name, of one call's arguments and of those that bring a file, and calls of one answer. */
const NAME = 100;
const ARGUMENTS = 4_000;
const FILE_ARGUMENTS = 400_000;
const CALLS = 8;
const CHANGES = /write|create|edit|replace|patch|update|delete|remove|rename|move/i;
const PATH_KEYS = ["path", "file_path", "filePath", "filename", "file", "target_file"];
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
    // It comes in pieces as well, and is looked at with each: one that only grows would be read through ever longer.
    if (call.name.length < NAME) call.name = (call.name + name).slice(0, NAME);
    const most = CHANGES.test(call.name) ? FILE_ARGUMENTS : ARGUMENTS;
    if (call.arguments.length < most) call.arguments = (call.arguments + part).slice(0, most);
    this.#calls.set(index, call);
  }

  /** All calls as fences that ask to read or to search, or hold what is to change; empty without any. */
  asText(): string {
    return [...this.#calls.values()].map((call) => `\n${asFence(call)}\n`).join("");
  }
}

/** A call whose arguments are no JSON asks for what can be made out in them, or for nothing. */
function asFence({ name, arguments: given }: ToolCall): string {
  const change = CHANGES.test(name) ? changeOf(name, given) : null;
  if (change !== null) return `\`\`\`json\n${change}\n\`\`\``;
  const text = given.replaceAll("```", "");
  if (/search|grep|find/i.test(name)) return `\`\`\`search\n${QUERY.exec(text)?.[1] ?? ""}\n\`\`\``;
  const isReading = /read|open|view|show|cat|get/i.test(name) && !/write|edit|create/i.test(name);
  return `\`\`\`read\n${isReading ? text : ""}\n\`\`\``;
}

/** What a call would do to a file, as the JSON in which other models write that; null where it names none. */
function changeOf(action: string, given: string): string | null {
  try {
    const fields: unknown = JSON.parse(given);
    const isObject = typeof fields === "object" && fields !== null && !Array.isArray(fields);
    return isObject && PATH_KEYS.some((key) => key in fields)
      ? JSON.stringify({ action, ...fields })
      : null;
  } catch {
    return null;
  }
}

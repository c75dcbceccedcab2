import { isObject, type Json } from "./envelope-object";
import type { AskKind } from "./parser-events";

/** Something that a model asks for, as the fence of this kind would hold it. */
export interface CallAsk {
  ask: AskKind;
  text: string;
}

/** Tools that look at files, as agents name them. None are offered. */
const LOOKS =
  /^(?:[\w.]{0,30}[.:])?(?:read|view|open|show|cat|get|load|search|grep|find|codebase_search|glob|ripgrep)(?:_?(?:the_?)?(?:many_?)?(?:files?|file_?contents?|contents?|code(?:base)?|text|project|repo|search|in_files?|by_name))?$/i;
const SEARCHES = /search|grep|find|glob/i;
const READS = /read|open|view|show|cat|get|load/i;
const CHANGES = /write|edit|create/i;
const QUERY = /"(?:query|pattern|text|regex|keyword|search|q)"\s*:\s*"((?:[^"\\]|\\.)*)"/i;
const NAMES = ["name", "tool", "tool_name", "recipient_name", "action", "function"];
const GIVEN = ["arguments", "parameters", "args", "input", "params", "action_input"];
/** A field of a call in elements: `<path>a.css</path>`, `<parameter name="path">`, `<parameter=path>`. */
const FIELD =
  /<(?:(\w{1,20})|(?:antml:)?parameter(?:\s+name=["'](\w{1,20})["']|=(\w{1,20})))>([^<]{0,2000})<\//g;
/** The tool of an element: its own name of two words, or the one that it gives. What stands within is its fields. */
const TOOL =
  /^\s*(?:<(?:antml:)?(?:tool_calls?|tool_use|function_calls)>\s*)?<(?:(?:antml:)?invoke\s+name=["']([\w.:-]{1,60})["']|function=([\w.:-]{1,60})|([a-z]{1,20}_\w{1,40}))\s*\/?>/;
/** Longer texts are no call that only asks, in characters. */
const LENGTH = 4_000;

/** What a call of a tool asks for, by its name and what it was given: for nothing where that cannot be made out. */
export function askOfCall(name: string, given: string): CallAsk {
  const text = given.replaceAll("```", "");
  if (SEARCHES.test(name)) return { ask: "search", text: `${QUERY.exec(text)?.[1] ?? ""}\n` };
  const isReading = READS.test(name) && !CHANGES.test(name);
  return { ask: "read", text: `${isReading ? text : ""}\n` };
}

/**
 * What calls of tools that stand in an answer as text ask to see, as JSON or as elements.
 *
 * @returns null for text that is no call, or one of a tool that does something else
 */
export function askInText(text: string): CallAsk | null {
  if (text.length > LENGTH) return null;
  const inner = /^\s*<(\w+)[^<>]*>\s*([[{][\s\S]*[\]}])\s*(?:<\/\1>\s*)?$/.exec(text)?.[2] ?? text;
  return /^\s*[[{]/.test(inner) ? askInJson(inner) : askInElements(text);
}

function askInJson(text: string): CallAsk | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const call = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (!isObject(call)) return null;
  const own = isObject(call.function) ? call.function : call;
  const name = NAMES.map((key) => own[key]).find((one) => typeof one === "string");
  const given = GIVEN.map((key) => own[key]).find((one) => one !== undefined);
  if (typeof name !== "string" || given === undefined || !LOOKS.test(name)) return null;
  return askOfCall(name, typeof given === "string" ? given : JSON.stringify(given));
}

function askInElements(text: string): CallAsk | null {
  const [, invoked, called, own] = TOOL.exec(text) ?? [];
  const name = invoked ?? called ?? own;
  if (!name || !LOOKS.test(name)) return null;
  const given: Json = {};
  for (const [, tag, named, key, value = ""] of text.matchAll(FIELD)) {
    given[tag ?? named ?? key ?? ""] = value.trim();
  }
  return askOfCall(name, JSON.stringify(given));
}

/** How lines begin that hold calls of tools in a model's own tokens: Kimi's, DeepSeek's, Mistral's, Harmony's. */
const OPENERS = [
  "<|tool_calls_section_begin|>",
  "<|tool_call_begin|>",
  "<｜tool▁calls▁begin｜>",
  "<｜tool▁call▁begin｜>",
  "<|tool▁calls▁begin|>",
  "<|tool▁call▁begin|>",
  "[TOOL_CALLS]",
  "<|start|>assistant<|channel|>",
  "<|channel|>",
  "commentary to=functions.",
  "to=functions.",
];
/** What stands before the arguments of a call, up to their brace; the tool's name is in it. */
const HEAD =
  /(?:<\|tool_call_begin\|>\s{0,4}(?:functions\.)?([\w.-]{1,60})(?::\d{1,4})?\s{0,4}<\|tool_call_argument_begin\|>|<[｜|]tool▁call▁begin[｜|]>(?:function<[｜|]tool▁sep[｜|]>)?([\w.-]{1,60})<[｜|]tool▁sep[｜|]>|\[TOOL_CALLS\]([\w.-]{1,60})(?:\[CALL_ID\]\w{1,40})?\[ARGS\]|(?:^|commentary )to=functions\.([\w-]{1,60})(?:<\|channel\|>commentary)?\s{0,4}(?:<\|constrain\|>)?(?:json)?(?:<\|message\|>)?)\s{0,8}(?=\{)/gm;

/** Whether a line that begins like this may hold such calls. Once false, it stays so. */
export function mayBecomeTokens(start: string): boolean {
  return OPENERS.some((opener) => opener.startsWith(start) || start.startsWith(opener));
}

/** Whether a line holds the beginning of a call. */
export function opensTokens(line: string): boolean {
  return OPENERS.some((opener) => line.startsWith(opener)) && line.search(HEAD) >= 0;
}

/** The calls as JSON, as other models write them: a list of names and arguments. */
export function tokensAsJson(text: string): string {
  const heads = [...text.matchAll(HEAD)];
  const calls = heads.map((head, at) => {
    const name = head.slice(1).find((each) => each !== undefined) ?? "";
    const given = text.slice(head.index + head[0].length, heads[at + 1]?.index);
    // Behind the last brace only tokens stand.
    const end = given.lastIndexOf("}") + 1;
    return `{"name":${JSON.stringify(name)},"arguments":${end > 0 ? given.slice(0, end) : given}}`;
  });
  return `[${calls.join(",")}]`;
}

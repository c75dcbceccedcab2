import { expect, test } from "vitest";
import { ResponseParser } from "./parser";

const ARGS = JSON.stringify({ path: "a.css", content: 'a::after {\n  content: "}";\n}\n' });
const EDIT = JSON.stringify({ path: "b.js", old_str: "one", new_str: "two" });
const WRITTEN = { action: "write", path: "a.css", content: 'a::after {\n  content: "}";\n}\n' };
const EDITED = { action: "edit", path: "b.js", edits: [{ search: "one", replace: "two" }] };

function read(answer: string) {
  const parser = new ResponseParser();
  const events = [...answer].flatMap((character) => parser.write(character));
  return [...events, ...parser.end()];
}
const ends = (answer: string) => read(answer).filter(({ type }) => type === "file_end");

test.each([
  [
    "Kimi's tokens",
    `<|tool_calls_section_begin|><|tool_call_begin|>functions.write_file:0<|tool_call_argument_begin|>${ARGS}<|tool_call_end|><|tool_call_begin|>functions.edit_file:1<|tool_call_argument_begin|>${EDIT}<|tool_call_end|><|tool_calls_section_end|>`,
  ],
  [
    "DeepSeek's tokens",
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>write_file<｜tool▁sep｜>${ARGS}<｜tool▁call▁end｜><｜tool▁call▁begin｜>edit_file<｜tool▁sep｜>${EDIT}<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
  ],
  [
    "Mistral's tokens",
    `[TOOL_CALLS]write_file[ARGS]${ARGS}[TOOL_CALLS]edit_file[CALL_ID]x1[ARGS]${EDIT}`,
  ],
  [
    "Harmony's tokens",
    `<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>commentary to=functions.write_file <|constrain|>json<|message|>${ARGS}<|call|>\n<|start|>assistant<|channel|>commentary to=functions.edit_file<|message|>${EDIT}<|call|>`,
  ],
  ["Harmony's words alone", `to=functions.write_file ${ARGS}\nto=functions.edit_file json${EDIT}`],
])("calls in %s are read", (_what, answer) => {
  expect(ends(`Green.\n\n${answer}\n`)).toMatchObject([WRITTEN, EDITED]);
});

test("a patch and arguments on several lines are read in them as well", () => {
  const patch = JSON.stringify({
    input: "*** Begin Patch\n*** Update File: b.js\n@@\n-one\n+two\n*** End Patch\n",
  });
  expect(
    ends(`<|channel|>commentary to=functions.apply_patch<|message|>${patch}<|call|>`),
  ).toMatchObject([{ action: "edit", path: "b.js" }]);
  const indented = JSON.stringify(JSON.parse(ARGS), null, 2);
  expect(ends(`[TOOL_CALLS]write_file[ARGS]${indented}\nThat is all.\n`)).toMatchObject([WRITTEN]);
});

test("a call that looks at a file is an ask, and one that is cut off is asked for", () => {
  const read1 = read(`to=functions.read_file {"path": "a.css"}\n`);
  expect(read1).toMatchObject([{ type: "ask", ask: "read" }]);
  const cut = `[TOOL_CALLS]write_file[ARGS]${ARGS.slice(0, -20)}`;
  expect(ends(cut)).toMatchObject([{ action: "edit", path: "a.css", error: expect.anything() }]);
});

test("words that only speak of tokens are words", () => {
  const words = "[TOOL_CALLS] is a token of Mistral.\nto=functions. is one of Harmony.\n";
  expect(read(words).every(({ type }) => type === "prose")).toBe(true);
});

import { expect, test } from "vitest";
import { readCutEnvelope } from "./form-json";

const CLOCK = 'export const clock = "\\u00e9\\\\";\n';
const HANDS = ".hands { color: red }\n";
const files = {
  files: [
    { path: "clock.ts", content: CLOCK },
    { path: "hands.css", content: HANDS },
  ],
};
const FORMS = {
  "a list": JSON.stringify(files, null, 2),
  "a list on one line": JSON.stringify(files),
  "a map": JSON.stringify({ "clock.ts": CLOCK, "hands.css": HANDS }),
  "a list of lines": JSON.stringify({
    files: [
      { path: "clock.ts", content: ["export const clock =", "1;"] },
      { path: "hands.css", content: [".hands {", "}"] },
    ],
  }),
};

test.each(
  Object.entries(FORMS),
)("%s that is cut anywhere holds no file that is cut and whole", (_what, whole) => {
  const meant = [CLOCK, HANDS, "export const clock =\n1;\n", ".hands {\n}\n"];
  let kept = 0;
  for (let at = 1; at < whole.length; at += 1) {
    const cut = readCutEnvelope(whole.slice(0, at));
    for (const change of cut ?? []) {
      expect(change.path).not.toMatch(/[^\x20-\x7e]/);
      if (change.action === "write") {
        expect(meant).toContain(change.content);
        kept += 1;
      }
    }
    if (cut) expect(cut.some((change) => change.action === "edit" && change.error)).toBe(true);
  }
  expect(kept).toBeGreaterThan(0);
});

test("edits that are cut are asked for: more of them may have been to come", () => {
  const text = '{"edits": [{"path": "a.css", "edits": [{"old_str": "a", "new_str": "b"}, {"old';
  expect(readCutEnvelope(text)).toEqual([
    { action: "edit", path: "a.css", edits: [], error: expect.any(String) },
  ]);
});

test.each([
  ["a word without an end", `{"files":[{"path":"a.ts","content":"${"A".repeat(300_000)}"}`],
  ["spaces without an end", `{"files":[{"path":"a.ts",${" ".repeat(300_000)}"content":"x"}`],
  ["spaces behind a key", `{"files":[{"path":"a.ts","content"${" ".repeat(300_000)}x`],
  ["lines without an end", `{"files":[{"path":"a.ts","content":"${"\n".repeat(300_000)}x`],
  ["backslashes", `{"files":[{"path":"a.ts","content":"${"\\".repeat(300_001)}`],
  ["brackets", "[".repeat(300_000)],
])("an envelope that is cut behind %s is read in one pass", (_what, text) => {
  expect(() => readCutEnvelope(text)).not.toThrow();
});

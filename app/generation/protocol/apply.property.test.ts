import fc from "fast-check";
import { expect, test } from "vitest";
import { applyEdits } from "./apply";

const line = fc.oneof(
  fc.constantFrom("", "  ", "}", "  a();", "\ta();", "const x = 1;", "“quoted”", "💥"),
  fc
    .string({ unit: "grapheme", maxLength: 12 })
    .map((text) => text.replaceAll(/[\r\n\u2028\u2029]/g, "")),
);
const lines = fc.array(line, { maxLength: 12 });
const end = fc.constantFrom("\n", "\r\n");

test("any edits of any text are applied or told, and never throw", () => {
  const text = fc.tuple(lines, end).map(([all, mark]) => all.join(mark));
  const edits = fc.array(fc.record({ search: text, replace: text }), { maxLength: 4 });
  fc.assert(
    fc.property(text, edits, (content, all) => {
      const result = applyEdits(content, all);
      if (result.ok) expect(typeof result.content).toBe("string");
      else expect(result.failed).toBeLessThan(all.length);
    }),
    { numRuns: 800 },
  );
});

test("lines that stand once are replaced, and nothing else is touched", () => {
  const unique = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,8}$/), { minLength: 3, maxLength: 10 });
  fc.assert(
    fc.property(
      unique,
      fc.nat(),
      fc.nat(4),
      fc.stringMatching(/^[A-Z ]{1,9}$/),
      end,
      (all, seed, more, put, mark) => {
        fc.pre(put.trim() !== "");
        const at = seed % all.length;
        const count = Math.min(1 + more, all.length - at);
        const search = `${all.slice(at, at + count).join(mark)}${mark}`;
        const content = `${all.join(mark)}${mark}`;
        const wanted = [...all.slice(0, at), put, ...all.slice(at + count)].join(mark) + mark;
        const result = applyEdits(content, [{ search, replace: `${put}\n` }]);
        expect(result).toEqual({ ok: true, content: wanted });
      },
    ),
    { numRuns: 400 },
  );
});

test("an edit that changes nothing leaves every byte", () => {
  fc.assert(
    fc.property(lines, end, fc.boolean(), (all, mark, isClosed) => {
      fc.pre(all.some((text) => text.trim() !== ""));
      const content = all.join(mark) + (isClosed ? mark : "");
      const result = applyEdits(content, [{ search: content, replace: content }]);
      if (result.ok) expect(result.content).toBe(content);
    }),
    { numRuns: 400 },
  );
});
